import { portfolioOf } from '../lending/portfolio.ts'
import type { Resolvers } from './types.generated.ts'

export const portfolio: Resolvers = {
  Profile: {
    portfolio: ({ id }, _, { platform }) => portfolioOf(platform.database, id),
  },
}

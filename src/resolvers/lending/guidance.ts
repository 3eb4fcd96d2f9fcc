import { guidance as guidanceOn } from '../../lending/guidance/guidance.ts'
import { orRefusal } from '../refusals/outcome.ts'
import type { Resolvers } from '../types.generated.ts'

export const guidance = {
  Query: {
    loanGuidance: (_, terms, context) =>
      orRefusal(context, () => guidanceOn(context.platform, terms)),
  },
} satisfies Resolvers

import { reviewMember } from '../lending/member/review.ts'
import { defaultLoan } from '../lending/repaying/default.ts'
import { primed } from '../reads/loaders.ts'
import { outcome } from './outcome.ts'
import type { Resolvers } from './types.generated.ts'

export const operator: Resolvers = {
  Mutation: {
    reviewMember: (_, { input }, context) =>
      outcome(context, async () => {
        const { viewer, platform, loaders } = context
        return { member: primed(loaders.profile, await reviewMember(platform, viewer, input)) }
      }),
    defaultLoan: (_, { input }, context) =>
      outcome(context, async () => {
        const { viewer, platform } = context
        return { loan: await defaultLoan(platform, viewer, input) }
      }),
  },
}

import { reverseLine } from '../lending/ledger/reversal.ts'
import { requireOperator, reviewMember } from '../lending/member/operator.ts'
import { defaultLoan } from '../lending/repaying/default.ts'
import { primed } from '../reads/loaders.ts'
import { outcome } from './outcome.ts'
import type { Resolvers } from './types.generated.ts'

export const operator: Resolvers = {
  Mutation: {
    reviewMember: (_, { input }, context) =>
      outcome(context, async () => {
        const { viewer, platform, loaders } = context
        requireOperator(viewer)
        return { member: primed(loaders.profile, await reviewMember(platform, input)) }
      }),
    reverseTransaction: (_, { input }, context) =>
      outcome(context, async () => {
        requireOperator(context.viewer)
        return reverseLine(context.platform, context.viewer.id, input)
      }),
    defaultLoan: (_, { input: { id } }, context) =>
      outcome(context, async () => {
        const { viewer, platform } = context
        requireOperator(viewer)
        return { loan: await defaultLoan(platform, viewer.id, id) }
      }),
  },
}

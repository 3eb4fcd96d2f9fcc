import type { Context } from '../context.ts'
import { reverseLine } from '../lending/ledger/reversal.ts'
import { decideOnLoan, type LoanDecision } from '../lending/loan/decide.ts'
import { decideOnMember, type MemberDecision } from '../lending/member/decide.ts'
import { requireOperator, reviewMember } from '../lending/member/operator.ts'
import type { Decision } from '../lending/reason.ts'
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
    freezeMember: (_, { input }, context) => onMember(context, 'freezeMember', input),
    releaseMember: (_, { input }, context) => onMember(context, 'releaseMember', input),
    closeMember: (_, { input }, context) => onMember(context, 'closeMember', input),
    freezeLoan: (_, { input }, context) => onLoan(context, 'freezeLoan', input),
    releaseLoan: (_, { input }, context) => onLoan(context, 'releaseLoan', input),
    reverseTransaction: (_, { input }, context) =>
      outcome(context, () => reverseLine(context.platform, context.viewer, input)),
    defaultLoan: (_, { input: { id } }, context) =>
      outcome(context, async () => {
        const { viewer, platform } = context
        requireOperator(viewer)
        return { loan: await defaultLoan(platform, viewer.id, id) }
      }),
  },
}

function onMember(context: Context, name: MemberDecision, input: Decision) {
  return outcome(context, async () => {
    const done = await decideOnMember(context.platform, context.viewer, name, input)
    primed(context.loaders.profile, done.member)
    return done
  })
}

function onLoan(context: Context, name: 'freezeLoan' | 'releaseLoan', input: LoanDecision) {
  return outcome(context, async () => {
    const done = await decideOnLoan(context.platform, context.viewer, name, input)
    primed(context.loaders.loan, done.loan)
    return done
  })
}

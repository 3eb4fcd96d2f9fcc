import type { Context } from '../context.ts'
import type { Decision } from '../lending/audit-trail/decide.ts'
import { reverseLine } from '../lending/ledger/reversal.ts'
import { decideOnLoan, type LoanDecision } from '../lending/loan/decide.ts'
import { reviewLoan } from '../lending/loan/review.ts'
import { decideOnMember, type MemberDecision } from '../lending/member/decide.ts'
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
    freezeMember: (_, { input }, context) => onMember(context, 'freezeMember', input),
    releaseMember: (_, { input }, context) => onMember(context, 'releaseMember', input),
    closeMember: (_, { input }, context) => onMember(context, 'closeMember', input),
    freezeLoan: (_, { input }, context) => onLoan(context, 'freezeLoan', input),
    releaseLoan: (_, { input }, context) => onLoan(context, 'releaseLoan', input),
    approveLoan: (_, { input }, context) =>
      outcome(context, async () => {
        const { platform, viewer, loaders } = context
        return {
          loan: primed(loaders.loan, await reviewLoan(platform, viewer, 'approveLoan', input)),
        }
      }),
    returnLoan: (_, { input }, context) =>
      outcome(context, async () => {
        const { platform, viewer, loaders } = context
        return {
          loan: primed(loaders.loan, await reviewLoan(platform, viewer, 'returnLoan', input)),
        }
      }),
    reverseTransaction: (_, { input }, context) =>
      outcome(context, () => reverseLine(context.platform, context.viewer, input)),
    defaultLoan: (_, { input }, context) =>
      outcome(context, async () => {
        const { viewer, platform } = context
        return { loan: await defaultLoan(platform, viewer, input) }
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

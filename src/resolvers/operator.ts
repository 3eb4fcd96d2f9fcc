import type { Context } from '../context.ts'
import { decideRequest, pendingRequests } from '../lending/approval/request.ts'
import type { Decision } from '../lending/audit-trail/decide.ts'
import { reverseLine } from '../lending/ledger/reversal.ts'
import { decideOnLoan, type LoanDecision } from '../lending/loan/decide.ts'
import { reviewLoan } from '../lending/loan/review.ts'
import { decideOnMember, type MemberDecision } from '../lending/member/decide.ts'
import { requireSupport } from '../lending/member/looks.ts'
import { reviewMember } from '../lending/member/review.ts'
import { defaultLoan } from '../lending/repaying/default.ts'
import { recordRecovery } from '../lending/repaying/recover.ts'
import { writeOffLoan } from '../lending/repaying/write-off.ts'
import { loadOne, primed } from '../reads/loaders.ts'
import { orRefusal, outcome } from './outcome.ts'
import { memberOf } from './related.ts'
import type { Resolvers } from './types.generated.ts'

export const operator: Resolvers = {
  Query: {
    approvalRequests: (_, __, { platform, loaders, viewer }) => {
      orRefusal(() => requireSupport(viewer))
      return pendingRequests(platform, loaders.reader)
    },
  },
  ApprovalRequest: {
    target: ({ targetId }) => targetId,
    member: ({ memberId }, _, { loaders }) => loadOne(loaders.profile, memberId),
    askedById: ({ askedBy }) => askedBy,
    askedBy: ({ askedBy }, _, { loaders }) => loadOne(loaders.profile, askedBy),
    decidedById: ({ decidedBy }) => decidedBy,
    decidedBy: ({ decidedBy }, _, context) => memberOf(context, decidedBy),
  },
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
    approveRequest: (_, { input }, context) =>
      outcome(context, () =>
        decideRequest(context.platform, context.viewer, 'approveRequest', input),
      ),
    rejectRequest: (_, { input }, context) =>
      outcome(context, () =>
        decideRequest(context.platform, context.viewer, 'rejectRequest', input),
      ),
    reverseTransaction: (_, { input }, context) =>
      outcome(context, () => reverseLine(context.platform, context.viewer, input)),
    defaultLoan: (_, { input }, context) =>
      outcome(context, async () => {
        const { viewer, platform } = context
        return { loan: await defaultLoan(platform, viewer, input) }
      }),
    writeOffLoan: (_, { input }, context) =>
      outcome(context, async () => {
        const done = await writeOffLoan(context.platform, context.viewer, input)
        if (done.loan) primed(context.loaders.loan, done.loan)
        return done
      }),
    recordRecovery: (_, { input }, context) =>
      outcome(context, async () => {
        const { platform, viewer, loaders } = context
        const { debt, ...done } = await recordRecovery(platform, viewer, input)
        if (done.loan) primed(loaders.loan, done.loan)
        if (done.loan && debt !== undefined) loaders.loanDebt.prime(done.loan.id, debt)
        return done
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

import type { Context } from '../../context.ts'
import type { ApprovalRequest } from '../../entities/operator/approval-request.ts'
import type { BankLinePurpose } from '../../entities/payments/bank-line.ts'
import { requestsIn, targetKind } from '../../lending/approval/list.ts'
import {
  type Foreseen,
  previewBooking,
  previewPlanChangeUndoing,
  previewRedaction,
  previewRequest,
  previewReversal,
  previewUndoing,
} from '../../lending/approval/preview.ts'
import { decideRequest } from '../../lending/approval/request.ts'
import { reverseLine } from '../../lending/ledger/reversal.ts'
import { decideOnLoan, type LoanDecision } from '../../lending/loan/decide.ts'
import { reviewLoan } from '../../lending/loan/review.ts'
import {
  decideOnMember,
  type MemberDecision,
  type NotedDecision,
} from '../../lending/member/decide.ts'
import { reviewMember } from '../../lending/member/review.ts'
import { defaultLoan } from '../../lending/repaying/default/default.ts'
import { recordRecovery } from '../../lending/repaying/default/recover.ts'
import { writeOffLoan } from '../../lending/repaying/default/write-off.ts'
import { loadOne, primed } from '../../reads/loaders.ts'
import { paged } from '../connection.ts'
import { loanByRule } from '../lending/loan.ts'
import { byRule, outcome } from '../refusals/outcome.ts'
import { loanOf, memberOf, subjectOf } from '../related.ts'
import type { Resolvers } from '../types.generated.ts'
import { forOperators, openFile } from './looks.ts'

/** Which loader finds a part of a loan, by the kind of record. */
const partsOfLoans = {
  charge: 'charge',
  repayment: 'repayment',
  'plan change': 'planChange',
} as const

export const operator = {
  Query: {
    approvalRequests: (_, { status, memberId, target, ...page }, context) => {
      const { database } = forOperators(context)
      const filter = { status, memberId, target }
      const listing = requestsIn(database, filter)
      return paged<ApprovalRequest>(context, page, ['approval requests', filter], listing)
    },
  },
  ApprovalRequest: {
    target: ({ targetId }) => targetId,
    loan: async ({ act, targetId }, _, context) => {
      const kind = targetKind(act)
      if (kind === 'loan') return loanOf(context, targetId)
      if (!(kind in partsOfLoans)) return null
      const part = partsOfLoans[kind as keyof typeof partsOfLoans]
      const found = await context.loaders[part].load(targetId)
      return found && loanOf(context, found.loanId)
    },
    charge: looked(({ act, targetId }, _, { loaders }) =>
      targetKind(act) === 'charge' ? loaders.charge.load(targetId) : null,
    ),
    transaction: looked(({ act, targetId }, _, { loaders }) =>
      targetKind(act) === 'transaction' ? loaders.transaction.load(targetId) : null,
    ),
    bankLine: looked(({ act, targetId }, _, { loaders }) =>
      targetKind(act) === 'bank line' ? loaders.bankLine.load(targetId) : null,
    ),
    member: ({ memberId }, _, context) => memberOf(context, memberId),
    assignedTo: ({ act, terms }) =>
      act === 'assignBankLine' ? ((terms?.purpose ?? 'payment') as BankLinePurpose) : null,
    amount: looked(({ act, amount, redactedAt }) =>
      redactedAt !== null || targetKind(act) === 'member' ? null : amount,
    ),
    reason: looked(({ reason, redactedAt }) => (redactedAt === null ? reason : null)),
    reasonPublic: ({ reasonPublic }) => reasonPublic ?? false,
    askedById: ({ askedBy }) => askedBy,
    askedBy: ({ askedBy }, _, { loaders }) => loadOne(loaders.profile, askedBy),
    askedBySubject: async ({ askedBy }, _, { loaders }) =>
      (await loadOne(loaders.identity, askedBy)).subject,
    decidedById: ({ decidedBy }) => decidedBy,
    decidedBy: ({ decidedBy }, _, context) => memberOf(context, decidedBy),
    decidedBySubject: ({ decidedBy }, _, context) => subjectOf(context, decidedBy),
    decision: looked(({ decision }) => decision),
    redacted: ({ redactedAt }) => redactedAt !== null,
  },
  WalletChange: {
    member: ({ memberId }, _, { loaders }) => loadOne(loaders.profile, memberId),
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
    freezeLoan: onLoan('freezeLoan'),
    releaseLoan: onLoan('releaseLoan'),
    approveLoan: reviewed('approveLoan'),
    returnLoan: reviewed('returnLoan'),
    approveRequest: decided('approveRequest'),
    previewRequest: (_, { input: { id } }, context) =>
      foreseen(context, ({ platform, viewer }) => previewRequest(platform, viewer, id)),
    previewUndoing: (_, { input }, context) =>
      foreseen(context, ({ platform, viewer }) => previewUndoing(platform, viewer, input)),
    previewReversal: (_, { input: { id } }, context) =>
      foreseen(context, ({ platform, viewer }) => previewReversal(platform, viewer, id)),
    previewBooking: (_, { input }, context) =>
      foreseen(context, ({ platform, viewer }) => previewBooking(platform, viewer, input)),
    previewPlanChangeUndoing: (_, { input: { id } }, context) =>
      foreseen(context, ({ platform, viewer }) => previewPlanChangeUndoing(platform, viewer, id)),
    previewRedaction: (_, { input: { id } }, context) =>
      foreseen(context, ({ platform, viewer }) => previewRedaction(platform, viewer, id)),
    rejectRequest: decided('rejectRequest'),
    reverseTransaction: byRule(reverseLine),
    defaultLoan: byRule(defaultLoan),
    writeOffLoan: loanByRule(writeOffLoan),
    recordRecovery: loanByRule(recordRecovery),
  },
} satisfies Resolvers

/** What an act would do; the look at each member whose money it would change is noted. */
function foreseen(context: Context, foresee: (context: Context) => Promise<Foreseen>) {
  return outcome(context, async () => {
    const told = await foresee(context)
    const members = new Set([told.memberId, ...told.wallets.map(({ memberId }) => memberId)])
    await Promise.all([...members].map((one) => one !== null && openFile(context, one)))
    return { ...told, loan: await loanOf(context, told.loanId) }
  })
}

/** A field that shows what a request says of a member's money; the look at it is noted first. */
function looked<Result>(
  resolve: (request: ApprovalRequest, args: unknown, context: Context) => Result | Promise<Result>,
) {
  return async (request: ApprovalRequest, args: unknown, context: Context): Promise<Result> => {
    if (request.memberId !== null) await openFile(context, request.memberId)
    return resolve(request, args, context)
  }
}

function onMember(context: Context, name: MemberDecision, input: NotedDecision) {
  return outcome(context, async () => {
    const done = await decideOnMember(context.platform, context.viewer, name, input)
    primed(context.loaders.profile, done.member)
    return done
  })
}

function onLoan(name: 'freezeLoan' | 'releaseLoan') {
  return loanByRule((platform, viewer, input: LoanDecision) =>
    decideOnLoan(platform, viewer, name, input),
  )
}

function reviewed(name: 'approveLoan' | 'returnLoan') {
  return loanByRule((platform, viewer, input: Parameters<typeof reviewLoan>[3]) =>
    reviewLoan(platform, viewer, name, input),
  )
}

function decided(name: 'approveRequest' | 'rejectRequest') {
  return byRule((platform, viewer, input: Parameters<typeof decideRequest>[3]) =>
    decideRequest(platform, viewer, name, input),
  )
}

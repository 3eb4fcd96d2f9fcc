import { get, post, type Row } from '../../row.ts'
import {
  actsOn,
  changedPlan,
  listed,
  loan,
  mutation,
  previewed,
  request,
  transaction,
} from '../parts.ts'

/** Refusals of decisions; `LIMIT_EXCEEDED` is for an operator who has decided too often. */
const decided = ['INVALID_TRANSITION', 'OWN_ACCOUNT', 'LIMIT_EXCEEDED']

const onRequest = actsOn('/operator/requests/{id}', request, {
  success: 'The request.',
  refusals: ['INVALID_TRANSITION', 'OWN_ACCOUNT'],
})
const onMember = actsOn('/operator/members/{id}', 'member { ...MemberRecord }', {
  success: 'The member.',
  refusals: decided,
})
const onLoan = actsOn('/operator/loans/{id}', loan, {
  success: 'The loan.',
  refusals: decided,
  tagged: 'loan',
})

/** How a loan stands. */
const standing =
  'status payoffAmount amountDue daysPastDue instalmentsLeft monthlyPayment lastDueOn'

/** Decisions and requests of operators; they need the scope `lending:admin`. */
export const operatorRows: readonly Row[] = [
  onMember('freezeMember', 'freeze', 'Freeze a member'),
  onMember('releaseMember', 'release', 'Release a frozen or closed member'),
  onMember('closeMember', 'close', 'Close the account of a member', ['OBLIGATIONS_LEFT']),
  onLoan('approveLoan', 'approve', 'Publish a submitted loan', [
    'NOT_A_BORROWER',
    'MONEY_OWED',
    'BORROWER_LATE',
    'NOT_VERIFIED',
  ]),
  onLoan('returnLoan', 'return', 'Return a submitted loan to its borrower'),
  onLoan('freezeLoan', 'freeze', 'Freeze an open loan'),
  onLoan('releaseLoan', 'release', 'Release a frozen loan'),
  post('/operator/loans/{id}/cancel', {
    summary: 'Cancel a loan that is not paid out yet',
    success: 'The loan, or what another operator has to approve.',
    refusals: [...decided, 'REQUEST_PENDING'],
    document: mutation('cancelLoan', `${loan} ${request}`),
  }),
  post('/operator/loans/{id}/write-off', {
    summary: 'Write off what a defaulted loan still owes',
    success: 'The loan, or what another operator has to approve.',
    refusals: ['INVALID_TRANSITION', 'OWN_ACCOUNT', 'REQUEST_PENDING'],
    document: mutation('writeOffLoan', `${loan} ${request}`),
  }),
  post('/operator/loans/{id}/recoveries', {
    summary: 'Record money that came in outside the platform for a defaulted loan',
    success: 'The deposit with the loan after it, or what another operator has to approve.',
    refusals: ['INVALID_TRANSITION', 'OWN_ACCOUNT', 'REQUEST_PENDING', 'AMOUNT_OUT_OF_RANGE'],
    document: mutation('recordRecovery', `${transaction} ${loan} ${request}`),
    subject: 'loanId',
  }),
  post('/operator/charges/{id}/waive', {
    summary: 'Waive what is outstanding of a late fee or of penalty interest',
    success: 'The charge with its loan after it, or what another operator has to approve.',
    refusals: ['INVALID_TRANSITION', 'OWN_ACCOUNT', 'REQUEST_PENDING'],
    document: mutation('waiveCharge', `charge { ...ChargeRecord } ${loan} ${request}`),
  }),
  post('/operator/loans/{id}/plan-changes', {
    summary: 'Change the plan by which a loan is repaid, or preview that',
    success: 'The change, with the plan after it, or what another operator has to approve.',
    unmade: previewed,
    refusals: ['INVALID_TRANSITION', 'OWN_ACCOUNT', 'REQUEST_PENDING', 'PLAN_CHANGE_IMPOSSIBLE'],
    document: mutation('changePlan', `${changedPlan} ${request}`),
  }),
  post('/operator/plan-changes/{id}/undo', {
    summary: 'Undo the newest change of a plan, or one that was announced',
    success: 'The change, with the plan after it, or what another operator has to approve.',
    refusals: ['INVALID_TRANSITION', 'OWN_ACCOUNT', 'REQUEST_PENDING', 'PLAN_CHANGE_IMPOSSIBLE'],
    document: mutation('undoPlanChange', `${changedPlan} ${request}`),
  }),
  get('/operator/loans/{id}/repayments', {
    summary: 'List the repayments of a loan with what each was split into',
    success: 'A page of repayments, the newest first.',
    ...listed(
      'listLoanRepayments',
      'repayments: loanRepayments(loanId: $id)',
      'LoanRepaymentRecord',
    ),
    table: 'LoanRepayment',
  }),
  post('/operator/repayments/{id}/undo', {
    summary: 'Undo a repayment, or lend a part of it again',
    success:
      'The line by which the money came back, with the loan after it, or what another operator has to approve.',
    refusals: [
      'OWN_ACCOUNT',
      'INVALID_TRANSITION',
      'ALREADY_REVERSED',
      'HISTORY_UNKNOWN',
      'REQUEST_PENDING',
      'AMOUNT_OUT_OF_RANGE',
    ],
    document: mutation('undoRepayment', `${transaction} ${loan} ${request}`),
  }),
  post('/operator/transactions/{id}/reverse', {
    summary: 'Reverse a deposit, withdrawal, transfer or fee',
    success: 'The reversal, or what another operator has to approve.',
    refusals: [
      'OWN_ACCOUNT',
      'INVALID_TRANSITION',
      'ALREADY_REVERSED',
      'PART_OF_LOAN',
      'REQUEST_PENDING',
      'INSUFFICIENT_FUNDS',
      'AMOUNT_OUT_OF_RANGE',
    ],
    document: mutation('reverseTransaction', `${transaction} ${request}`),
  }),
  onForeseen('previewUndoing', '/operator/repayments/{id}/undo/preview', 'undoing a repayment', [
    'HISTORY_UNKNOWN',
    'AMOUNT_OUT_OF_RANGE',
  ]),
  onForeseen(
    'previewReversal',
    '/operator/transactions/{id}/reverse/preview',
    'reversing a transaction',
    ['PART_OF_LOAN', 'INSUFFICIENT_FUNDS'],
  ),
  onForeseen(
    'previewBooking',
    '/operator/loans/{id}/repayments/preview',
    'booking a repayment as of an earlier day',
    ['HISTORY_UNKNOWN', 'INSUFFICIENT_FUNDS', 'AMOUNT_OUT_OF_RANGE'],
    'loanId',
  ),
  onForeseen(
    'previewPlanChangeUndoing',
    '/operator/plan-changes/{id}/undo/preview',
    'undoing a change of a plan',
    ['PLAN_CHANGE_IMPOSSIBLE'],
  ),
  onForeseen(
    'previewRedaction',
    '/operator/members/{id}/redact-audit-trail/preview',
    'redacting what the audit trail says of a member',
  ),
  get('/operator/requests', {
    summary: 'List what operators have asked others to approve',
    success: 'A page of requests, oldest first: what waits, unless states are named.',
    ...listed('listRequests', 'requests: approvalRequests', 'ApprovalRequestRecord'),
  }),
  onForeseen('previewRequest', '/operator/requests/{id}/preview', 'approving a request', [
    'INSUFFICIENT_FUNDS',
    'AMOUNT_OUT_OF_RANGE',
    'VERSION_CONFLICT',
  ]),
  onRequest('approveRequest', 'approve', 'Approve what another operator has asked for', [
    'OWN_REQUEST',
    'ALREADY_REVERSED',
    'INSUFFICIENT_FUNDS',
    'AMOUNT_OUT_OF_RANGE',
    'VERSION_CONFLICT',
  ]),
  onRequest('rejectRequest', 'reject', 'Reject what was asked for'),
]

/** What an act would do. */
function onForeseen(
  name: string,
  path: string,
  what: string,
  refusals: readonly string[] = [],
  subject?: 'loanId',
): Row {
  return post(path, {
    summary: `Preview what ${what} would do`,
    success: 'How the wallets of members and the loan would change, or how much would be removed.',
    refusals: ['INVALID_TRANSITION', 'OWN_ACCOUNT', 'ALREADY_REVERSED', ...refusals],
    document: mutation(
      name,
      `wallets { memberId available held owed } loan { id title } before { ${standing} } after { ${standing} } redacted { entries kept requests charges notes } version`,
    ),
    nullable: ['loan', 'before', 'after', 'redacted'],
    ...(subject && { subject }),
  })
}

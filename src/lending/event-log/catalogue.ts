import type { TransactionType } from '../../entities/ledger/wallet-transaction.ts'
import type { InvestmentStatus } from '../../entities/loan/investment.ts'
import type { LoanStatus } from '../../entities/loan/loan.ts'
import type { PlanChangeState } from '../../entities/loan/plan-change.ts'
import type { VerificationStatus } from '../../entities/member/profile.ts'
import type { ApprovalStatus } from '../../entities/operator/approval-request.ts'
import type { PaymentState } from '../../entities/payments/payment.ts'
import type { RecordName } from './shapes.ts'

/** The names of all events: a state that a record can reach, a type of statement line, or an act. */
export type EventType =
  | `member.${VerificationStatus | 'joined' | 'frozen' | 'released' | 'closed'}`
  | `loan.${LoanStatus | 'frozen' | 'released' | 'withdrawn' | 'written_off'}`
  | `investment.${InvestmentStatus}`
  | `instalment.${'due' | 'late' | 'paid'}`
  | `charge.${'made' | 'paid' | 'waived'}`
  | `repayment.${'made' | 'changed' | 'undone' | 'lent_again'}`
  | `plan_change.${PlanChangeState}`
  | `payment.${PaymentState}`
  | `movement.${TransactionType}`
  | `bank_account.${'added' | 'removed'}`
  | `mandate.${'signed' | 'ended'}`
  | `bank_line.${'imported' | 'assigned'}`
  | `approval.${ApprovalStatus}`
  | 'notification.created'

/** The record that an event shows, and when it happens. */
interface Entry {
  readonly record: RecordName
  readonly when: string
}

const on = <Types extends string>(record: RecordName, when: Readonly<Record<Types, string>>) =>
  Object.fromEntries(
    Object.entries<string>(when).map(([type, text]) => [type, { record, when: text }]),
  ) as Readonly<Record<Types, Entry>>

/**
 * Every event. The triggers in `triggers.sql` write them. docs/events.md lists them for those who read the log, and a test compares the two.
 */
export const catalogue = {
  ...on('member', {
    'member.joined': 'somebody has called the platform with a token for the first time',
    'member.unverified': 'the member counts as unverified again',
    'member.pending': 'the member’s documents are being reviewed',
    'member.verified': 'an operator has verified the member',
    'member.rejected': 'an operator has rejected the member’s documents',
    'member.frozen': 'an operator has frozen the member',
    'member.released': 'the member is no longer frozen',
    'member.closed': 'the member’s account was closed',
    'member.erased':
      'the member was erased at their own request: delete what you keep that says who they are',
  }),
  ...on('loan', {
    'loan.draft': 'a loan was drafted, or went back from review to its borrower',
    'loan.submitted': 'the borrower has submitted it for review',
    'loan.open':
      'it is published, and takes investments; or it takes them again, since a lender cancelled an investment after it was funded',
    'loan.funded': 'its full amount was invested',
    'loan.active': 'it was paid out, or is active again since a repayment was undone',
    'loan.repaid': 'everything is paid back',
    'loan.defaulted': 'it is in default',
    'loan.cancelled': 'the borrower or an operator cancelled it before it was paid out',
    'loan.expired': 'it was not funded, or not paid out, in time',
    'loan.frozen':
      'it takes no investments for now: an operator has frozen it or its borrower, or the borrower is late with another loan',
    'loan.released': 'it takes investments again',
    'loan.withdrawn':
      'its borrower has withdrawn from it: all principal is due by `repay_by`, unless it was already repaid',
    'loan.written_off':
      'an operator has written off what was still owed on it; or `written_off_amount` has changed because a repayment from before the write-off was undone',
  }),
  ...on('investment', {
    'investment.pending': 'somebody has invested in a loan that is not funded yet',
    'investment.active': 'its loan was paid out, or is active again since a repayment was undone',
    'investment.repaid': 'its loan is paid back',
    'investment.defaulted': 'its loan is in default',
    'investment.cancelled':
      'its loan was not funded, or its lender cancelled it, and the money is available again',
  }),
  ...on('instalment', {
    'instalment.due': 'the borrower was reminded of an instalment that is due in three days',
    'instalment.late':
      'the borrower was reminded of an overdue instalment, 1, 7, 30 or 60 days late or 7 days before the loan goes into default, or of charges, if only those are left to pay (shown with the last instalment)',
    'instalment.paid': 'it is paid in full',
  }),
  ...on('charge', {
    'charge.made':
      'a late fee was charged, or penalty interest on an instalment for the first time',
    'charge.paid': 'something was paid on it',
    'charge.waived':
      'its outstanding part was waived, by an operator or because its instalment counts as paid in time after all',
  }),
  ...on('repayment', {
    'repayment.made':
      'a borrower has repaid a part of a loan, or an operator has booked such a repayment as of an earlier day (`value_date`)',
    'repayment.changed':
      'more or less of the payment repays the loan than before, because an earlier repayment or the plan has changed; the rest goes to the borrower',
    'repayment.undone': 'an operator has undone it: the borrower owes again what it had paid',
    'repayment.lent_again':
      'an operator has given a part of a repayment (`returns_id`) back to its borrower, who owes it again from `value_date` on',
  }),
  ...on('plan_change', {
    'plan_change.asked': 'an operator has asked for it, and another one has to approve it',
    'plan_change.pending': 'it was announced, and takes effect on `effective_on`',
    'plan_change.effective': 'the loan’s plan is changed',
    'plan_change.undone': 'an operator has undone it, or withdrawn its announcement',
    'plan_change.void': 'it will never take effect; `void_reason` says why',
  }),
  ...on('payment', {
    'payment.pending': 'it was begun, or waits for the provider',
    'payment.requested': 'it waits for an operator’s approval',
    'payment.approved': 'an operator has approved it',
    'payment.sent': 'it is on its way',
    'payment.unknown': 'the provider has not said what became of it',
    'payment.settled': 'the money has arrived',
    'payment.failed': 'the provider or the bank has refused it',
    'payment.canceled': 'it was canceled before it was sent',
    'payment.returned': 'money that had arrived was taken back',
    'payment.disputed':
      'the payer disputes the deposit, which stays booked and can be spent until the dispute is decided',
  }),
  ...on('bank_account', {
    'bank_account.added': 'a member has added a bank account',
    'bank_account.removed': 'its member has removed it',
  }),
  ...on('mandate', {
    'mandate.signed': 'a member has permitted the platform to debit a bank account',
    'mandate.ended':
      'the member has withdrawn the permission, or the bank said that it can no longer be used',
  }),
  ...on('bank_line', {
    'bank_line.imported':
      'money came into the platform’s own bank account, or left it; if the purpose is `suspense`, nobody knows yet what it is for',
    'bank_line.assigned': 'an operator has said what a line in suspense is for',
  }),
  ...on('transaction', {
    'movement.deposit': 'money came into a wallet',
    'movement.withdrawal': 'money left a wallet',
    'movement.transfer_in': 'another member sent money',
    'movement.transfer_out': 'money was sent to another member',
    'movement.investment_hold': 'money is held for an investment',
    'movement.investment_release': 'held money is available again',
    'movement.investment_settlement': 'held money was paid out to a borrower',
    'movement.loan_disbursement': 'a borrower received the loan',
    'movement.repayment_paid':
      'a borrower has made a repayment or, as a credit, got one back that was undone or lent again',
    'movement.repayment_received':
      'a lender received a share of a repayment or, as a debit, gave one back',
    'movement.fee': 'a fee was charged or given back',
    'movement.reversal': 'an operator has reversed a movement',
  }),
  ...on('request', {
    'approval.pending': 'an operator has asked for an act that another one has to approve',
    'approval.approved': 'another operator has approved it',
    'approval.rejected': 'another operator has rejected it',
  }),
  ...on('notification', {
    'notification.created': 'a notification was put into a member’s inbox; `type` says which kind',
  }),
} satisfies Readonly<Record<EventType, Entry>>

/** Whether the catalogue has an event of this name. */
export function isEventType(type: string): type is EventType {
  return Object.hasOwn(catalogue, type)
}

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { NotificationKind } from '../../src/lending/inbox/texts.ts'

/** Who is told of what, and the test that asks them. Without an answer here, a new type does not compile. */
const told = {
  deposit: ['the owner of the wallet', 'inbox/notifications.long'],
  withdrawal: ['the owner of the wallet', 'inbox/notifications.long'],
  transfer_received: ['the recipient', 'inbox/notifications.long'],
  investment_received: ['the borrower', 'inbox/notifications.long'],
  investment_active: ['the lender', 'inbox/notifications.long'],
  investment_released: ['the lender', 'inbox/notifications.long'],
  investment_late: ['each lender', 'market/clock.long'],
  investment_defaulted: ['each lender', 'market/clock.long'],
  investment_repaid: ['each lender', 'repaying/telling.long'],
  investment_written_off: ['each lender', 'repaying/write-off.long'],
  loan_matches: ['each lender who looks for it', 'investing/matches'],
  auto_invested: ['the lender', 'investing/auto-invest.long'],
  repayment_due: ['the borrower', 'market/clock.long'],
  repayment_late: ['the borrower', 'market/clock.long'],
  repayment_taken: ['the borrower', 'late/autopay.long'],
  repayment_received: ['each lender', 'repaying/repaying'],
  loan_funded: ['the borrower', 'inbox/notifications.long'],
  loan_disbursed: ['the borrower', 'inbox/notifications.long'],
  loan_cancelled: ['the borrower', 'inbox/notifications.long'],
  loan_approved: ['the borrower', 'loan/review.long'],
  loan_returned: ['the borrower', 'loan/review.long'],
  loan_frozen: ['the borrower', 'loan/decide.long'],
  loan_released: ['the borrower', 'loan/decide.long'],
  loan_paused: ['the borrower', 'late/borrower'],
  loan_resumed: ['the borrower', 'late/borrower'],
  investment_paused: ['each lender', 'late/borrower'],
  investment_resumed: ['each lender', 'late/borrower'],
  loan_reopened: ['the borrower', 'protection/reflection.long'],
  loan_expired: ['the borrower', 'market/clock.long'],
  loan_defaulted: ['the borrower', 'market/clock.long'],
  loan_repaid: ['the borrower', 'repaying/telling.long'],
  late_fee_charged: ['the borrower', 'late/charges'],
  charge_waived: ['the borrower', 'late/waive.long'],
  loan_withdrawn: ['the borrower', 'leaving/withdrawal.long'],
  investment_withdrawn: ['each lender', 'leaving/withdrawal.long'],
  fee_refunded: ['the borrower', 'leaving/withdrawal.long'],
  plan_changed: ['the borrower', 'late/plan-changes.long'],
  investment_plan_changed: ['each lender', 'late/plan-changes.long'],
  repayment_undone: ['the borrower', 'undoing/undo'],
  repayment_taken_back: ['each lender', 'undoing/undo'],
  repayment_booked: ['the borrower', 'undoing/book.long'],
  loan_written_off: ['the borrower', 'repaying/write-off.long'],
  recovery_recorded: ['the borrower', 'repaying/recover.long'],
  member_frozen: ['the member', 'member/review-member.long'],
  member_released: ['the member', 'member/review-member.long'],
  deposit_failed: ['the member', 'payments/payments'],
  document: ['the member', 'documents/told'],
  data_export_ready: ['the member', 'privacy/data-export'],
  looks_shown: ['the member', 'privacy/looks.long'],
  help_answered: ['the member', 'help/help'],
  bank_account_added: ['the member', 'payments/bank-accounts'],
  withdrawal_failed: ['the member', 'payments/payments'],
  transfer_failed: ['the member', 'cases/hold'],
  member_closed: ['the member', 'member/decide'],
  reversal: ['the owner of the wallet', 'ledger/reverse-line.long'],
} satisfies Readonly<
  Record<Exclude<NotificationKind, 'custom'>, readonly [who: string, test: string]>
>

it('every type of notification is looked for in the inbox of whom it is for', () => {
  const unasked = Object.entries(told).flatMap(([type, [who, test]]) => {
    const text = readFileSync(new URL(`../${test}.test.ts`, import.meta.url), 'utf8')
    return text.includes(`'${type}'`) ? [] : [`test/${test}.test.ts: ${who}, of ${type}`]
  })
  expect(unasked, 'ask in these files whether they are told, and nobody else').toEqual([])
})

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { texts } from '../../src/lending/inbox/texts.ts'

/** Who is told of what, and the test that asks them. Without an answer here, a new type does not compile. */
const told = {
  deposit: ['the owner of the wallet', 'inbox/notifications'],
  withdrawal: ['the owner of the wallet', 'inbox/notifications'],
  transfer_received: ['the recipient', 'inbox/notifications'],
  investment_received: ['the borrower', 'inbox/notifications'],
  investment_active: ['the lender', 'inbox/notifications'],
  investment_released: ['the lender', 'inbox/notifications'],
  investment_defaulted: ['each lender', 'market/clock'],
  investment_repaid: ['each lender', 'repaying/telling'],
  investment_written_off: ['each lender', 'repaying/write-off'],
  auto_invested: ['the lender', 'investing/auto-invest'],
  repayment_due: ['the borrower', 'market/clock'],
  repayment_late: ['the borrower', 'market/clock'],
  repayment_taken: ['the borrower', 'late/autopay'],
  repayment_received: ['each lender', 'repaying/repaying'],
  loan_funded: ['the borrower', 'inbox/notifications'],
  loan_disbursed: ['the borrower', 'inbox/notifications'],
  loan_cancelled: ['the borrower', 'inbox/notifications'],
  loan_approved: ['the borrower', 'loan/review'],
  loan_returned: ['the borrower', 'loan/review'],
  loan_frozen: ['the borrower', 'loan/decide'],
  loan_released: ['the borrower', 'loan/decide'],
  loan_paused: ['the borrower', 'late/borrower'],
  loan_resumed: ['the borrower', 'late/borrower'],
  investment_paused: ['each lender', 'late/borrower'],
  investment_resumed: ['each lender', 'late/borrower'],
  loan_expired: ['the borrower', 'market/clock'],
  loan_defaulted: ['the borrower', 'market/clock'],
  loan_repaid: ['the borrower', 'repaying/telling'],
  late_fee_charged: ['the borrower', 'late/charges'],
  charge_waived: ['the borrower', 'late/waive'],
  loan_withdrawn: ['the borrower', 'leaving/withdrawal'],
  investment_withdrawn: ['each lender', 'leaving/withdrawal'],
  fee_refunded: ['the borrower', 'leaving/withdrawal'],
  plan_changed: ['the borrower', 'late/plan-changes'],
  investment_plan_changed: ['each lender', 'late/plan-changes'],
  repayment_undone: ['the borrower', 'undoing/undo'],
  repayment_taken_back: ['each lender', 'undoing/undo'],
  repayment_booked: ['the borrower', 'undoing/book'],
  loan_written_off: ['the borrower', 'repaying/write-off'],
  recovery_recorded: ['the borrower', 'repaying/recover'],
  member_frozen: ['the member', 'member/review-member'],
  member_released: ['the member', 'member/review-member'],
  deposit_failed: ['the member', 'payments/payments'],
  bank_account_added: ['the member', 'payments/bank-accounts'],
  withdrawal_failed: ['the member', 'payments/payments'],
  member_closed: ['the member', 'member/decide'],
  reversal: ['the owner of the wallet', 'ledger/reverse-line'],
} satisfies Readonly<Record<keyof typeof texts, readonly [who: string, test: string]>>

it('every type of notification is looked for in the inbox of whom it is for', () => {
  const unasked = Object.entries(told).flatMap(([type, [who, test]]) => {
    const text = readFileSync(new URL(`../${test}.test.ts`, import.meta.url), 'utf8')
    return text.includes(`'${type}'`) ? [] : [`test/${test}.test.ts: ${who}, of ${type}`]
  })
  expect(unasked, 'ask in these files whether they are told, and nobody else').toEqual([])
})

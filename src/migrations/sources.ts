import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** A file with the current definition of functions, triggers or a view. */
export interface Source {
  /** Its path below src/. */
  readonly name: string
  readonly text: string
  readonly hash: string
  /** The view that it defines, if any. */
  readonly view: string | undefined
}

/** Functions that defaults, checks and indexes of tables use; created before the tables. */
export const tableFunctions = [
  'lending/now.sql',
  'lending/ledger/check-constraints.sql',
  'lending/wallet/check-constraints.sql',
  'lending/map/globe.sql',
  'lending/payments/check-constraints.sql',
].map(sourceOf)

/** All other functions, views and triggers; each after what it uses. */
export const sources = [
  'lending/dropped.sql',
  'lending/ids.sql',
  'lending/amount.sql',
  'lending/version.sql',
  'lending/changes.sql',
  'lending/loan/transitions.sql',
  'lending/loan/visibility.sql',
  'lending/loan/terms.sql',
  'lending/loan/lists/purposes.sql',
  'lending/loan/lists/search-text.sql',
  'lending/ledger/rounding.sql',
  'lending/ledger/append-only.sql',
  'lending/operators.sql',
  'lending/audit-trail/record.sql',
  'lending/audit-trail/chain.sql',
  'lending/audit-trail/check.sql',
  'lending/audit-trail/redact.sql',
  'lending/ledger/balanced.sql',
  'lending/ledger/sealed.sql',
  'lending/ledger/accounts.sql',
  'lending/payments/payment.sql',
  'lending/payments/owed.sql',
  'lending/verification/level.sql',
  'lending/agreements/agreements.sql',
  'lending/verification/gate.sql',
  'lending/protection/lender-test.sql',
  'lending/protection/sophisticated.sql',
  'lending/protection/protection.sql',
  'lending/ledger/post.sql',
  'lending/ledger/idempotency.sql',
  'lending/ledger/reversal.sql',
  'lending/approval/ask.sql',
  'lending/approval/alone.sql',
  'lending/ledger/reverse-line.sql',
  'lending/wallet/wallet-state.sql',
  'lending/wallet/statement.sql',
  'lending/wallet/cash-flow.sql',
  'lending/wallet/crossing-limit.sql',
  'lending/wallet/make-movements.sql',
  'lending/wallet/provider-reference.sql',
  'lending/bank-accounts/bank-account-state.sql',
  'lending/bank-accounts/bank-account.sql',
  'lending/payments/begin-payment.sql',
  'lending/payments/record-payment.sql',
  'lending/cases/record.sql',
  'lending/cases/hold.sql',
  'lending/cases/screen.sql',
  'lending/cases/names.sql',
  'lending/cases/open.sql',
  'lending/cases/decide.sql',
  'lending/payments/transfers.sql',
  'lending/payments/events.sql',
  'lending/verification/check.sql',
  'lending/payments/decide.sql',
  'lending/is-up.sql',
  'lending/member/connections.sql',
  'lending/member/finances.sql',
  'lending/erasure/words.sql',
  'lending/member/join.sql',
  'lending/member/block.sql',
  'lending/member/operator.sql',
  'lending/member/update-profile.sql',
  'lending/map/distance.sql',
  'lending/inbox/notify.sql',
  'lending/inbox/numbering.sql',
  'lending/inbox/create-notification.sql',
  'lending/inbox/forget.sql',
  'lending/inbox/read.sql',
  'lending/inbox/notify-of-movements.sql',
  'lending/repaying/schedule/schedule.sql',
  'lending/repaying/schedule/instalment-state.sql',
  'lending/repaying/schedule/accrual.sql',
  'lending/plan-changes/paused.sql',
  'lending/late/penalty.sql',
  'lending/late/fees.sql',
  'lending/late/charge-state.sql',
  'lending/repaying/loan-debt.sql',
  'lending/loan/borrower-record.sql',
  'lending/inbox/notify-of-loans.sql',
  'lending/payments/frozen.sql',
  'lending/repaying/due/due-dates.sql',
  'lending/repaying/due/due-reminder.sql',
  'lending/late/borrower.sql',
  'lending/repaying/disburse.sql',
  'lending/late/charges.sql',
  'lending/repaying/due/month.sql',
  'lending/repaying/due/overdue.sql',
  'lending/repaying/settle.sql',
  'lending/late/arrears.sql',
  'lending/late/overdue-interest.sql',
  'lending/repaying/split.sql',
  'lending/leaving/fee-refund.sql',
  'lending/leaving/withdrawal.sql',
  'lending/repaying/effect.sql',
  'lending/repaying/repay.sql',
  'lending/repaying/preview.sql',
  'lending/repaying/payoff.sql',
  'lending/undoing/relend.sql',
  'lending/undoing/rebuild.sql',
  'lending/undoing/correct.sql',
  'lending/ledger/repair.sql',
  'lending/undoing/undo.sql',
  'lending/undoing/book.sql',
  'lending/repaying/due/autopay.sql',
  'lending/repaying/default/default-day.sql',
  'lending/repaying/default/default.sql',
  'lending/repaying/default/write-off.sql',
  'lending/repaying/default/recover.sql',
  'lending/late/waive.sql',
  'lending/plan-changes/timeline.sql',
  'lending/plan-changes/apply.sql',
  'lending/plan-changes/change.sql',
  'lending/plan-changes/undo.sql',
  'lending/bank-files/orders.sql',
  'lending/bank-files/lines.sql',
  'lending/bank-files/assign.sql',
  'lending/bank-files/collect.sql',
  'lending/books/totals.sql',
  'lending/bank-files/open-items.sql',
  'lending/bank-files/reconciliation.sql',
  'lending/books/accrual.sql',
  'lending/books/balance.sql',
  'lending/books/periods.sql',
  'lending/repaying/due/remind.sql',
  'lending/repaying/due/remind-by-hand.sql',
  'lending/repaying/due/day.sql',
  'lending/late/kept.sql',
  'lending/investing/match.sql',
  'lending/investing/exposure.sql',
  'lending/investing/bounds.sql',
  'lending/member/update-preferences.sql',
  'lending/investing/opportunity.sql',
  'lending/investing/opportunity-by-funding.sql',
  'lending/investing/funding.sql',
  'lending/investing/holds.sql',
  'lending/investing/invest.sql',
  'lending/investing/cancel.sql',
  'lending/investing/pay-out.sql',
  'lending/investing/orders/turns.sql',
  'lending/investing/orders/standing-orders.sql',
  'lending/investing/orders/order-preview.sql',
  'lending/saved-searches/saved-search.sql',
  'lending/investing/matches.sql',
  'lending/late/caught-up.sql',
  'lending/investing/claims.sql',
  'lending/investing/own-payments.sql',
  'lending/plan-changes/borrower.sql',
  'lending/plan-changes/lenders.sql',
  'lending/own-references/taken.sql',
  'lending/loan/create.sql',
  'lending/loan/change.sql',
  'lending/loan/import.sql',
  'lending/loan/republish.sql',
  'lending/loan/publish.sql',
  'lending/loan/review.sql',
  'lending/loan/end-funding.sql',
  'lending/loan/decide.sql',
  'lending/member/decide.sql',
  'lending/member/review.sql',
  'lending/approval/decide.sql',
  'lending/approval/preview.sql',
  'lending/audit-trail/compare.sql',
  'lending/ledger/audit.sql',
  'lending/event-log/log.sql',
  'lending/event-log/number.sql',
  'lending/mail/letter.sql',
  'lending/mail/address.sql',
  'lending/data-export/export.sql',
  'lending/documents/documents.sql',
  'lending/documents/payoff-letter.sql',
  'lending/documents/receipt.sql',
  'lending/erasure/erase.sql',
  'lending/erasure/kept.sql',
  'lending/erasure/looks.sql',
  'lending/webhooks/webhooks.sql',
  'lending/webhooks/deliveries.sql',
  'lending/reports/standing.sql',
  'lending/worklist/work-item.sql',
  'lending/worklist/update.sql',
  'lending/notes/add.sql',
  'lending/help/help.sql',
].map(sourceOf)

/** What only databases have whose payments wait for business days. */
export const followingSource = sourceOf('lending/repaying/due/following.sql')

/** What only databases have in which events are logged. */
export const eventsSource = sourceOf('lending/event-log/triggers.sql')

/** What only databases have in which notifications become letters. */
export const mailSource = sourceOf('lending/mail/triggers.sql')

/** What only databases of sandboxes have: the functions of a clock that clients can move, with their tables. */
export const sandboxSource = sourceOf('sandbox/clock.sql')

/**
 * The names of all functions that the files create. PostgreSQL lets every role run new functions, so migrations revoke that right
 * for these, and leave functions of others in the schema alone.
 */
export const functions = [
  ...new Set(
    [...tableFunctions, ...sources].flatMap(({ text }) =>
      [...text.matchAll(/create or replace function (\w+)/g)].flatMap(([, name = '']) => name),
    ),
  ),
]

function sourceOf(name: string): Source {
  const text = readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')
  const hash = createHash('sha256').update(text).digest('hex')
  return { name, text, hash, view: /^create or replace view (\w+)/m.exec(text)?.[1] }
}

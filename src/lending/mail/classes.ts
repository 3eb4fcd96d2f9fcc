import type { NotificationKind } from '../inbox/texts.ts'

/**
 * `comfort`: members can switch such letters off, and get them once a day if they like. `required`: the law or the contract asks for them,
 * so they are always sent. `urgent`: required, and sent at night as well, since whoever waits until the morning may lose money.
 */
type LetterClass = 'comfort' | 'required' | 'urgent'

/**
 * The class of each kind of letter. Required are letters about default and arrears, about terms that change, about money that is taken, taken back or
 * refused, and about an account that is frozen or closed. `is_wanted` (`src/lending/inbox/notify.sql`) has the same list, since such notifications
 * can't be switched off either.
 */
const classes = {
  custom: 'comfort',
  deposit: 'comfort',
  withdrawal: 'comfort',
  deposit_failed: 'required',
  withdrawal_failed: 'required',
  bank_account_added: 'urgent',
  transfer_received: 'comfort',
  investment_received: 'comfort',
  investment_active: 'comfort',
  investment_released: 'comfort',
  investment_paused: 'comfort',
  investment_resumed: 'comfort',
  investment_defaulted: 'required',
  investment_repaid: 'comfort',
  investment_withdrawn: 'required',
  investment_written_off: 'required',
  investment_plan_changed: 'required',
  auto_invested: 'comfort',
  repayment_received: 'comfort',
  repayment_due: 'required',
  repayment_late: 'required',
  repayment_taken: 'required',
  repayment_undone: 'required',
  repayment_taken_back: 'required',
  repayment_booked: 'required',
  late_fee_charged: 'required',
  charge_waived: 'comfort',
  plan_changed: 'required',
  loan_withdrawn: 'required',
  fee_refunded: 'comfort',
  loan_funded: 'comfort',
  loan_disbursed: 'required',
  loan_cancelled: 'required',
  loan_approved: 'comfort',
  loan_returned: 'comfort',
  loan_frozen: 'required',
  loan_released: 'comfort',
  loan_paused: 'comfort',
  loan_resumed: 'comfort',
  loan_expired: 'comfort',
  loan_defaulted: 'required',
  loan_repaid: 'comfort',
  loan_written_off: 'required',
  recovery_recorded: 'comfort',
  member_frozen: 'required',
  member_released: 'comfort',
  member_closed: 'required',
  reversal: 'required',
} as const satisfies Record<NotificationKind, LetterClass>

/** Letters about no notification: several at once, a new address to confirm, and a word to the address before it. */
const others = {
  digest: 'comfort',
  confirmation: 'urgent',
  address_changed: 'urgent',
} as const satisfies Record<string, LetterClass>

/** All kinds of letters, with their class. */
export const letterClasses: Readonly<Record<string, LetterClass>> = { ...classes, ...others }

/** The kinds of letters that come once a day for whoever prefers that. */
export const gathered = Object.entries(classes).flatMap(([kind, is]) =>
  is === 'comfort' ? [kind] : [],
)

/** The class of a kind of letter. A newer release may have kinds that this one does not know: nobody has switched them off. */
export function classOf(kind: string): LetterClass {
  return letterClasses[kind] ?? 'required'
}

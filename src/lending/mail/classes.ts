import type { NotificationKind } from '../inbox/texts.ts'

/**
 * `optional`: members can switch such letters off, or get them once a day. `required`: the law or the contract asks for them,
 * so they are always sent. `demand`: required, and asks a borrower for money that is overdue, so it says where those find help who can't pay.
 * `urgent`: required, and sent at night as well, since a delay until the morning may cost the member money.
 */
type LetterClass = 'optional' | 'required' | 'demand' | 'urgent'

/**
 * The class of each kind of letter. Required are letters about default and arrears, about terms that change, about money that is taken, taken back or
 * refused, and about an account that is frozen or closed. `is_wanted` (`src/lending/inbox/notify.sql`) has the same list, since such notifications
 * can't be switched off either.
 */
const classes = {
  custom: 'optional',
  deposit: 'optional',
  withdrawal: 'optional',
  deposit_failed: 'required',
  withdrawal_failed: 'required',
  transfer_failed: 'required',
  bank_account_added: 'urgent',
  data_export_ready: 'required',
  document: 'optional',
  looks_shown: 'required',
  help_answered: 'optional',
  transfer_received: 'optional',
  investment_received: 'optional',
  investment_active: 'optional',
  investment_released: 'optional',
  investment_paused: 'optional',
  investment_resumed: 'optional',
  investment_late: 'optional',
  investment_defaulted: 'required',
  investment_repaid: 'optional',
  investment_withdrawn: 'required',
  investment_written_off: 'required',
  investment_plan_changed: 'required',
  auto_invested: 'optional',
  loan_matches: 'optional',
  repayment_received: 'optional',
  repayment_due: 'required',
  repayment_late: 'demand',
  repayment_taken: 'required',
  part_payment: 'demand',
  repayment_undone: 'required',
  repayment_taken_back: 'required',
  repayment_booked: 'required',
  late_fee_charged: 'demand',
  charge_waived: 'optional',
  plan_changed: 'required',
  loan_withdrawn: 'required',
  fee_refunded: 'optional',
  loan_funded: 'optional',
  loan_disbursed: 'required',
  loan_cancelled: 'required',
  loan_approved: 'optional',
  loan_returned: 'optional',
  loan_frozen: 'required',
  loan_released: 'optional',
  loan_paused: 'optional',
  loan_resumed: 'optional',
  loan_reopened: 'optional',
  loan_expired: 'optional',
  loan_defaulted: 'demand',
  loan_repaid: 'optional',
  loan_written_off: 'required',
  recovery_recorded: 'optional',
  member_frozen: 'required',
  member_released: 'optional',
  member_closed: 'required',
  reversal: 'required',
} as const satisfies Record<NotificationKind, LetterClass>

/** Letters that are not about one notification: a digest of several, a request to confirm a new address, and a message to the previous one. */
const others = {
  digest: 'optional',
  confirmation: 'urgent',
  address_changed: 'urgent',
} as const satisfies Record<string, LetterClass>

/** All kinds of letters, with their class. */
export const letterClasses: Readonly<Record<string, LetterClass>> = { ...classes, ...others }

/** The kinds of letters that come once a day for members who prefer that. */
export const gathered = Object.entries(classes).flatMap(([kind, is]) =>
  is === 'optional' ? [kind] : [],
)

/** The class of a kind of letter. A newer release may have kinds that this one does not know: nobody has switched them off. */
export function classOf(kind: string): LetterClass {
  return letterClasses[kind] ?? 'required'
}

import { objectFromJson } from '../../reads/rows.ts'

/** What a repayment makes of the plan of its loan; amounts in minor units. */
export interface RepaymentEffect {
  /** Interest that need never be paid; below 0 if it is more. */
  readonly interestSaved: bigint
  /** How many instalments it pays to their end. */
  readonly instalmentsPaid: number
  /** When the next payment is due, which is now if only charges are left, and how much; null if nothing is left to pay. */
  readonly nextDueOn: string | null
  readonly nextDueAmount: bigint | null
  /** The payment of the months that follow the one that runs, and what it was before; null if no instalment is left. */
  readonly monthlyPayment: bigint | null
  readonly monthlyBefore: bigint | null
  /** When the last payment is due, and when it was before. */
  readonly lastDueOn: string
  readonly lastDueBefore: string
}

/** The effect that the database told or stored (effect.sql); null if none was stored. */
export function effectOf(told: unknown): RepaymentEffect | null {
  if (told === undefined || told === null) return null
  const amounts = ['interestSaved', 'nextDueAmount', 'monthlyPayment', 'monthlyBefore'] as const
  return objectFromJson<RepaymentEffect>(told, ...amounts)
}

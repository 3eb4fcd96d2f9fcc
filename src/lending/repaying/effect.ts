import type { Database } from '../../database/connection.ts'
import { InstalmentState } from '../../entities/loan/instalment.ts'
import { rowFromJson } from '../../reads/rows.ts'

/** What a repayment makes of the plan of its loan; amounts in minor units. */
export interface RepaymentEffect {
  /** Interest that need never be paid; below 0 if it is more. */
  readonly interestSaved: bigint
  /** How many instalments it pays to their end. */
  readonly instalmentsPaid: number
  /** What is due next; null if nothing is left to pay. */
  readonly nextDue: InstalmentState | null
  /** The payment of the months that follow the one that runs, and what it was before; null if nothing is left to pay. */
  readonly monthlyPayment: bigint | null
  readonly monthlyBefore: bigint | null
  /** When the last payment is due, and when it was before. */
  readonly lastDueOn: string
  readonly lastDueBefore: string
}

/** The effect that the database told or stored (effect.sql); null if none was stored. */
export function effectOf(database: Database, told: unknown): RepaymentEffect | null {
  if (told === undefined || told === null) return null
  const of = told as Readonly<Record<string, unknown>>
  const minor = (name: string) => BigInt(Number(of[name]))
  const next = of.next_due as Readonly<Record<string, unknown>> | null
  return {
    interestSaved: minor('interest_saved'),
    instalmentsPaid: Number(of.instalments_paid),
    nextDue: next === null ? null : rowFromJson(database, InstalmentState, next),
    monthlyPayment: of.monthly_payment === null ? null : minor('monthly_payment'),
    monthlyBefore: of.monthly_before === null ? null : minor('monthly_before'),
    lastDueOn: String(of.last_due_on),
    lastDueBefore: String(of.last_due_before),
  }
}

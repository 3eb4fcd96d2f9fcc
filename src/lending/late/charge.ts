import type { ChargeState } from '../../entities/loan/charge-state.ts'
import type { Loan } from '../../entities/loan/loan.ts'

/** Why a charge was made, in a sentence. */
export function whyCharged({ kind, number, dueOn }: ChargeState): string {
  return kind === 'late_fee'
    ? `Instalment ${number} was still unpaid on ${dueOn}.`
    : `Principal of instalment ${number} was not paid on ${dueOn}, when it was due.`
}

/** Whether a loan's terms provide for charges at all: without them, none need to be looked for. */
export function knowsCharges({ lateTerms }: Pick<Loan, 'lateTerms'>): boolean {
  const terms: Readonly<Record<string, unknown>> = lateTerms ?? {}
  return terms.interest === 'penalty' || 'late_fee_after_days' in terms
}

/** The position of a charge in its loan's list of them. */
export function chargePosition({ dueOn, id }: ChargeState): readonly string[] {
  return [dueOn, id]
}

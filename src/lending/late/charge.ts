import type { ChargeKind, ChargeState } from '../../entities/loan/charge.ts'
import type { KeptLateTerms, Loan } from '../../entities/loan/loan.ts'
import { day } from '../../languages/formats.ts'
import { text } from '../../languages/index.ts'

/** Why a charge was made, in a sentence. */
export function whyCharged({ kind, number, dueOn }: ChargeState, language: string): string {
  return text(language, `charge.${kind}`, { number: String(number), due: day(language, dueOn) })
}

/** Whether a loan's terms provide for each kind of charge. */
const provided: Readonly<Record<ChargeKind, (terms: KeptLateTerms) => boolean>> = {
  late_fee: (terms) => 'late_fee_after_days' in terms,
  penalty_interest: ({ interest }) => interest === 'penalty',
}

/** Whether a loan's terms provide for charges at all: without them, none need to be looked for. */
export function knowsCharges({ lateTerms }: Pick<Loan, 'lateTerms'>): boolean {
  return lateTerms !== null && Object.values(provided).some((isProvided) => isProvided(lateTerms))
}

import { fixedUnits, money, percent } from './money.ts'

interface LateTerms {
  readonly interest: 'CONTRACT' | 'NONE'
  readonly toleranceAmount: string
  readonly tolerancePercent: string
}

/** What happens when a payment is late, in words. */
export function whenLate(terms: LateTerms, currency: string): string {
  const { interest, toleranceAmount, tolerancePercent } = terms
  const costs =
    interest === 'CONTRACT'
      ? 'Whatever is overdue of the principal goes on bearing the loan’s interest until it is paid.'
      : 'A late payment costs nothing more.'
  if (fixedUnits(toleranceAmount) === 0n && fixedUnits(tolerancePercent) === 0n) return costs
  return `${costs} The loan counts as late once more than ${money(toleranceAmount, currency)} and ${percent(tolerancePercent)} of what is left to pay is overdue, or a payment was not made at all.`
}

import { fixedUnits, money, percent } from './money.ts'

interface LateTerms {
  readonly interest: 'CONTRACT' | 'NONE'
  readonly toleranceAmount: string
  readonly tolerancePercent: string
  readonly withdrawWhileLate: 'ALLOW' | 'KEEP_DUE'
}

/** What happens when a payment is late, in words. */
export function whenLate(terms: LateTerms, currency: string): string {
  const { interest, toleranceAmount, tolerancePercent, withdrawWhileLate } = terms
  const bears =
    interest === 'CONTRACT'
      ? 'Overdue principal keeps accruing interest at the loan’s rate until it is paid.'
      : 'Paying late costs nothing extra.'
  const costs =
    withdrawWhileLate === 'KEEP_DUE'
      ? `${bears} While the loan is late, what is overdue can’t be withdrawn, sent or invested, only repaid.`
      : bears
  if (fixedUnits(toleranceAmount) === 0n && fixedUnits(tolerancePercent) === 0n) return costs
  return `${costs} The loan counts as late once a payment was missed entirely, or what is overdue exceeds both ${money(toleranceAmount, currency)} and ${percent(tolerancePercent)} of what is left to pay.`
}

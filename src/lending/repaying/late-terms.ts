import type { ArrearsInterest, KeptLateTerms } from '../../entities/loan/loan.ts'

/** When a loan is late, and what overdue principal bears; the amount in minor units, the share in hundredths of a percent. */
export interface LateTerms {
  /** A loan is late only with more than this unpaid, or with an instalment of which nothing was paid. */
  readonly toleranceAmount: bigint
  /** The same, as a share of all that the plan still has to bring in. */
  readonly tolerancePercent: number
  readonly interest: ArrearsInterest
}

/** The terms of loans that were paid out before there were any: late from the first cent, and nothing for it. */
const before: LateTerms = { toleranceAmount: 0n, tolerancePercent: 0, interest: 'none' }

/** The terms as the database keeps them. */
export function keptTerms(terms: LateTerms): KeptLateTerms {
  return {
    tolerance_amount: Number(terms.toleranceAmount),
    tolerance_percent: terms.tolerancePercent,
    interest: terms.interest,
  }
}

/** The terms that were kept with a loan. */
export function lateTermsOf(kept: KeptLateTerms | null): LateTerms {
  if (kept === null) return before
  return {
    toleranceAmount: BigInt(kept.tolerance_amount),
    tolerancePercent: kept.tolerance_percent,
    interest: kept.interest,
  }
}

import { decimal, least } from '../../parts/amounts.ts'
import { minorUnits } from '../../parts/money.ts'
import type { Candidate } from './operations.ts'

/** A loan, and what a standing order would put into it. */
export interface Buy {
  readonly loan: Candidate['loan']
  readonly amount: string
}

/** What a standing order would buy of some loans, one after the other, until the money is spent. */
export function buysOf(
  candidates: readonly Candidate[],
  perLoan: string,
  available: string,
): readonly Buy[] {
  let left = minorUnits(available)
  return candidates.flatMap(({ loan, minInvestment }) => {
    const amount = least(minorUnits(perLoan), minorUnits(loan.amountRemaining), left)
    if (amount === 0n || amount < minorUnits(minInvestment)) return []
    left -= amount
    return [{ loan, amount: decimal(amount, loan.currency) }]
  })
}

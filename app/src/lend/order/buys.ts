import { decimal, least } from '../../parts/amounts.ts'
import { fixedUnits } from '../../parts/money.ts'
import type { Candidate, Had } from './operations.ts'

/** A loan, and what a standing order would put into it. */
export interface Buy {
  readonly loan: Candidate['loan']
  readonly amount: string
}

/** The most that it puts into one loan, and into all loans of one borrower. */
interface Most {
  readonly perLoan: string
  readonly perBorrower: string
}

/** The loans that an order leaves alone: it has invested there once, or its lender has left them. */
export function hadOf(investments: readonly Had[]): ReadonlySet<string> {
  const had = investments.filter(({ automatic, status }) => automatic || status === 'CANCELLED')
  return new Set(had.map(({ loan }) => loan.id))
}

/** What a standing order would buy of some loans, one after the other, until the money is spent. */
export function buysOf(
  candidates: readonly Candidate[],
  { perLoan, perBorrower }: Most,
  available: string,
): readonly Buy[] {
  let left = fixedUnits(available)
  const lent = new Map<string, bigint>()
  return candidates.flatMap(({ loan, minInvestment }) => {
    // What was lent before, by hand too, counts in both limits.
    const before = lent.get(loan.borrowerId) ?? fixedUnits(loan.lentToBorrower)
    const inLoan = fixedUnits(perLoan) - fixedUnits(loan.myInvestment)
    const room = fixedUnits(perBorrower) - before
    const amount = least(inLoan, fixedUnits(loan.amountRemaining), room, left)
    if (amount <= 0n || amount < fixedUnits(minInvestment)) return []
    left -= amount
    lent.set(loan.borrowerId, before + amount)
    return [{ loan, amount: decimal(amount, loan.currency) }]
  })
}

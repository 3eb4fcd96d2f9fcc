import { decimal, least } from '../../parts/amounts.ts'
import { fixedUnits } from '../../parts/money.ts'
import type { Candidate, Had } from './operations.ts'

/** A loan, and what a standing order would put into it. */
interface Buy {
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

/** Why an order puts nothing into a loan: what may be lent to the borrower, or in that loan, is lent already, or too little money is left. */
type Passed = 'borrower' | 'loan' | 'money'

/** What an order would do with some loans. */
export interface Bought {
  readonly buys: readonly Buy[]
  /** How many loans it would put nothing into, by why. */
  readonly passed: Readonly<Record<Passed, number>>
  /** Whether less is left than any loan takes that it has come to. */
  readonly isSpent: boolean
}

/** What a standing order would buy of some loans, one after the other, until the money is spent. */
export function buysOf(
  candidates: readonly Candidate[],
  { perLoan, perBorrower }: Most,
  available: string,
): Bought {
  let left = fixedUnits(available)
  const lent = new Map<string, bigint>()
  const passed = { borrower: 0, loan: 0, money: 0 }
  const buys = candidates.flatMap(({ loan, minInvestment }) => {
    // What was lent before, by hand too, counts in both limits.
    const before = lent.get(loan.borrowerId) ?? fixedUnits(loan.lentToBorrower)
    const inLoan = fixedUnits(perLoan) - fixedUnits(loan.myInvestment)
    const room = fixedUnits(perBorrower) - before
    const amount = least(inLoan, fixedUnits(loan.amountRemaining), room, left)
    const needed = fixedUnits(minInvestment)
    if (amount <= 0n || amount < needed) {
      passed[left < needed ? 'money' : room < needed ? 'borrower' : 'loan'] += 1
      return []
    }
    left -= amount
    lent.set(loan.borrowerId, before + amount)
    return [{ loan, amount: decimal(amount, loan.currency) }]
  })
  const smallest = candidates.map(({ minInvestment }) => fixedUnits(minInvestment))
  return { buys, passed, isSpent: smallest.every((one) => left < one) }
}

import type { Investment } from '../../entities/loan/investment.ts'
import { divideHalfEven } from '../repaying/amortisation.ts'

/** What a borrower still owes of an investment, in minor units; 0 until the loan is paid out. */
export function outstandingOf({ status, amount, principalRepaid }: Investment): bigint {
  return status === 'active' || status === 'defaulted' ? amount - principalRepaid : 0n
}

/** What an investment has earned or lost so far, in hundredths of a percent of its amount; null until it is paid out. */
export function realisedReturn(investment: Investment): number | null {
  const { status, amount, interestEarned } = investment
  if (status === 'pending' || status === 'cancelled') return null
  const lost = status === 'defaulted' ? outstandingOf(investment) : 0n
  return Number(divideHalfEven((interestEarned - lost) * 10_000n, amount))
}

import type { Loan } from '../../entities/loan/loan.ts'
import { divideHalfEven } from '../repaying/schedule/amortisation.ts'

/** An investment's share of the requested amount, in hundredths of a percent, rounded half to even, so that shares of a whole do not all fall short. */
export function shareOfLoan(
  { amountRequested: whole }: Pick<Loan, 'amountRequested'>,
  amount: bigint,
): number {
  return Number(divideHalfEven(amount * 10_000n, whole))
}

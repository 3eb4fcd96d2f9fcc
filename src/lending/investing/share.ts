import type { Loan } from '../../entities/loan/loan.ts'

/** An investment's share of the requested amount, in hundredths of a percent, rounded half to even, so that shares of a whole do not all fall short. */
export function shareOfLoan(
  { amountRequested: whole }: Pick<Loan, 'amountRequested'>,
  amount: bigint,
): number {
  const [share, rest] = [(amount * 10_000n) / whole, (amount * 10_000n) % whole]
  const up = 2n * rest > whole || (2n * rest === whole && share % 2n === 1n)
  return Number(up ? share + 1n : share)
}

import { lesser } from '../money.ts'
import type { Limits } from '../platform.ts'

type Bounds = Pick<Limits, 'investmentMin' | 'loanInvestmentsMax'>

/** The least that a loan takes of a lender, as the database's `least_investment`: who takes the last place must fill it. */
export function leastInvestment(
  remaining: bigint,
  investments: bigint,
  { investmentMin, loanInvestmentsMax }: Bounds,
): bigint {
  return investments >= loanInvestmentsMax - 1 ? remaining : lesser(investmentMin, remaining)
}

/** The most, as the database's `most_investment`: 0 where what the lender has is too little. */
export function mostInvestment(remaining: bigint, available: bigint, least: bigint): bigint {
  return available < least ? 0n : lesser(remaining, available)
}

import { decimal, portion } from '../parts/amounts.ts'
import { fixedUnits } from '../parts/money.ts'
import type { LoanToLendTo, Quote } from './operations.ts'

/** What an amount brings its lender, each figure as the API writes it. */
export interface Earnings {
  /** What the borrower pays for it. */
  readonly interest: string
  /** What the platform takes from that. */
  readonly fee: string
  /** What is left. */
  readonly earned: string
  /** What comes back on each day, principal and interest, after the fee. */
  readonly payments: readonly { readonly dueOn: string; readonly amount: string }[]
}

/** 100 percent in the units of `fixedUnits`, which has four decimals. */
const WHOLE = 1_000_000n

/** The share of an amount in what a borrower pays, after a fee that is a percentage of the interest. */
export function earningsOf(
  { instalments, totalInterest }: Quote,
  serviceFee: string,
  { amount, loan }: { readonly amount: string; readonly loan: LoanToLendTo },
): Earnings {
  const { amountRequested, currency } = loan
  const share = (figure: string) => portion(figure, amount, amountRequested)
  const feeOn = (interest: bigint) => (interest * fixedUnits(serviceFee)) / WHOLE
  const interest = fixedUnits(decimal(share(totalInterest), currency))
  const fee = fixedUnits(decimal(feeOn(interest), currency))
  return {
    interest: decimal(interest, currency),
    fee: decimal(fee, currency),
    earned: decimal(interest - fee, currency),
    payments: instalments.map(({ dueOn, payment, interest: part }) => ({
      dueOn,
      amount: decimal(share(payment) - feeOn(share(part)), currency),
    })),
  }
}

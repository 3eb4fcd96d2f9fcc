import { decimalString, decimalsOf, halfEven } from '../parts/forms/minor.ts'
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
  readonly payments: readonly Payment[]
  /** What comes back a month on average: single payments differ by a cent. */
  readonly monthly: string
}

/** What comes back on a day, in all and by its parts, each after the fee. */
interface Payment {
  readonly dueOn: string
  readonly amount: string
  readonly principal: string
  readonly interest: string
}

/** The parts of the loan that the figures depend on. */
type Lent = Pick<LoanToLendTo, 'amountFunded' | 'amountRequested' | 'currency'>

/** 100 percent in the units of `fixedUnits`, which has four decimals. */
const WHOLE = 1_000_000n

/**
 * The share of the next investment in what a borrower pays, after a fee that is a percentage of the interest. Shares are those of all that has been
 * paid so far, less what was there before, so they add up to the cent. Who invests after it decides who gets a cent that is left over, so each can differ by one
 * from what then comes (`own_payments`).
 */
export function earningsOf(
  { instalments }: Quote,
  serviceFee: string,
  { amount, loan }: { readonly amount: string; readonly loan: Lent },
): Earnings {
  const decimals = decimalsOf(loan.currency)
  const minor = (figure: string) => fixedUnits(figure, decimals)
  const written = (units: bigint) => decimalString(units, decimals)
  const [whole, before, weight] = [
    minor(loan.amountRequested),
    minor(loan.amountFunded),
    minor(amount),
  ]
  const share = (total: bigint) => (total * (before + weight)) / whole - (total * before) / whole
  const payments: Payment[] = []
  let [principal, interest, fee] = [0n, 0n, 0n]
  const net = () => share(interest - fee)
  const soFar = () => share(principal) + net()
  for (const one of instalments) {
    const [had, earned] = [share(principal), net()]
    principal += minor(one.payment) - minor(one.interest)
    interest += minor(one.interest)
    fee = halfEven(interest * fixedUnits(serviceFee), WHOLE)
    const parts = [share(principal) - had, net() - earned] as const
    payments.push({
      dueOn: one.dueOn,
      amount: written(parts[0] + parts[1]),
      principal: written(parts[0]),
      interest: written(parts[1]),
    })
  }
  return {
    interest: written(net() + share(fee)),
    fee: written(share(fee)),
    earned: written(net()),
    payments,
    monthly: written(payments.length > 0 ? halfEven(soFar(), BigInt(payments.length)) : 0n),
  }
}

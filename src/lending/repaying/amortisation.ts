import { lesser } from '../../money.ts'

const MONTHS_PER_YEAR = 12n
/** Rates are hundredths of a percent, with up to two more digits here. */
const WHOLE = 1_000_000n
/** Digits kept of a power of the monthly rate; more than enough for 600 months. */
const PRECISION = 10n ** 40n

/** One payment of a schedule, in minor units. */
export interface Instalment {
  /** From 1. */
  readonly number: number
  readonly principal: bigint
  readonly interest: bigint
  readonly payment: bigint
  /** What is owed afterwards. */
  readonly balance: bigint
}

/** How a loan is repaid: the same payment each month, except for the last. */
export interface Schedule {
  readonly monthlyPayment: bigint
  readonly totalInterest: bigint
  readonly totalPayment: bigint
  readonly instalments: Instalment[]
}

/**
 * The annuity schedule of a loan: EMI = P·r/(1−(1+r)^−n), r = rate/100/12, all cents half-even;
 * the last instalment takes the residue. Principal in minor units, rate in hundredths of a percent a year.
 */
export function schedule(principal: bigint, rate: number, months: number): Schedule {
  const monthlyPayment = payment(principal, rate, months)
  const instalments: Instalment[] = []
  let balance = principal
  for (let number = 1; number <= months && balance > 0n; number += 1) {
    const interest = monthlyInterest(balance, rate)
    const share = number === months ? balance : lesser(monthlyPayment - interest, balance)
    balance -= share
    instalments.push({ number, principal: share, interest, payment: share + interest, balance })
  }
  const totalInterest = instalments.reduce((sum, { interest }) => sum + interest, 0n)
  return { monthlyPayment, totalInterest, totalPayment: principal + totalInterest, instalments }
}

/** Interest of one month on a balance, half-even. */
function monthlyInterest(balance: bigint, rate: number): bigint {
  return divideHalfEven(balance * millionths(rate), WHOLE * MONTHS_PER_YEAR)
}

/** A quotient of whole numbers, rounded to the nearest, ties to the even one; the divisor is above 0. */
export function divideHalfEven(dividend: bigint, divisor: bigint): bigint {
  const floor = dividend / divisor - (dividend % divisor < 0n ? 1n : 0n)
  const twice = (dividend - floor * divisor) * 2n
  if (twice > divisor || (twice === divisor && floor % 2n !== 0n)) return floor + 1n
  return floor
}

/** The payment of each month. With x = (1+r)^n the formula is P·r·x/(x−1), exact to far more digits than a cent has. */
function payment(principal: bigint, rate: number, months: number): bigint {
  if (rate === 0) return divideHalfEven(principal, BigInt(months))
  const denominator = WHOLE * MONTHS_PER_YEAR
  const factor = PRECISION + (millionths(rate) * PRECISION) / denominator
  let power = PRECISION
  for (let month = 0; month < months; month += 1) power = (power * factor) / PRECISION
  return divideHalfEven(principal * millionths(rate) * power, denominator * (power - PRECISION))
}

function millionths(rate: number): bigint {
  return BigInt(Math.round(rate * 100))
}

import { lesser } from '../../../money.ts'

const MONTHS_PER_YEAR = 12n
/** The unit of rates here: a millionth, which leaves two decimals to hundredths of a percent. */
export const WHOLE = 1_000_000n
/** The precision of powers of the monthly rate: 40 decimals, more than enough for 600 months. */
const PRECISION = 10n ** 40n

/** One payment of a schedule, in minor units. */
export interface Instalment {
  /** From 1. */
  readonly number: number
  readonly principal: bigint
  readonly interest: bigint
  readonly payment: bigint
  /** The principal that is owed afterwards. */
  readonly balance: bigint
}

/** The schedule by which a loan is repaid: the same payment each month, except for the last; amounts in minor units. */
export interface Schedule {
  readonly monthlyPayment: bigint
  readonly totalInterest: bigint
  readonly totalPayment: bigint
  readonly instalments: Instalment[]
}

/** The terms of a plan: principal in minor units, rate in hundredths of a percent a year. */
interface Plan {
  readonly principal: bigint
  readonly rate: number
  readonly months: number
  /** Whether the last payment is between a half and one and a half of the others; in older plans, it is whatever remains. */
  readonly even: boolean
}

/**
 * The annuity schedule of a loan: the monthly payment is P·r/(1−(1+r)^−n), with r as the monthly rate, amounts rounded half-even, and
 * the last instalment takes what remains. If that is less than half a payment, it is paid a month sooner; if it is more than one and a
 * half, the payments are raised by as little as prevents that (both only if `even`). Principal in minor units, rate in hundredths of a percent a year.
 */
export function schedule(principal: bigint, rate: number, months: number, even = true): Schedule {
  const plan = { principal, rate, months, even }
  let monthlyPayment = payment(principal, rate, months)
  let instalments = instalmentsOf(plan, monthlyPayment)
  while (even && (instalments.at(-1)?.payment ?? 0n) * 2n > monthlyPayment * 3n) {
    monthlyPayment += 1n
    instalments = instalmentsOf(plan, monthlyPayment)
  }
  const totalInterest = instalments.reduce((sum, { interest }) => sum + interest, 0n)
  return { monthlyPayment, totalInterest, totalPayment: principal + totalInterest, instalments }
}

function instalmentsOf({ principal, rate, months, even }: Plan, each: bigint): Instalment[] {
  const instalments: Instalment[] = []
  let balance = principal
  for (let number = 1; number <= months && balance > 0n; number += 1) {
    const interest = monthlyInterest(balance, rate)
    const share = number === months ? balance : lesser(each - interest, balance)
    const rest = balance - share
    const isSmall = even && (rest + monthlyInterest(rest, rate)) * 2n < each
    const paid = isSmall ? balance : share
    balance -= paid
    instalments.push({ number, principal: paid, interest, payment: paid + interest, balance })
  }
  return instalments
}

/** The interest of one month on a balance, rounded half-even. */
function monthlyInterest(balance: bigint, rate: number): bigint {
  return divideHalfEven(balance * millionths(rate), WHOLE * MONTHS_PER_YEAR)
}

/** Divides whole numbers and rounds to the nearest, ties to even (half-even); the divisor must be above 0. */
export function divideHalfEven(dividend: bigint, divisor: bigint): bigint {
  const floor = dividend / divisor - (dividend % divisor < 0n ? 1n : 0n)
  const twice = (dividend - floor * divisor) * 2n
  if (twice > divisor || (twice === divisor && floor % 2n !== 0n)) return floor + 1n
  return floor
}

/** The monthly payment. With x = (1+r)^n the formula is P·r·x/(x−1), which is computed exactly enough for whole cents. */
function payment(principal: bigint, rate: number, months: number): bigint {
  if (rate === 0) return divideHalfEven(principal, BigInt(months))
  const denominator = WHOLE * MONTHS_PER_YEAR
  const factor = PRECISION + (millionths(rate) * PRECISION) / denominator
  let power = PRECISION
  for (let month = 0; month < months; month += 1) power = (power * factor) / PRECISION
  return divideHalfEven(principal * millionths(rate) * power, denominator * (power - PRECISION))
}

/** A rate in hundredths of a percent, which may have two decimals, in millionths. */
export function millionths(rate: number): bigint {
  return BigInt(Math.round(rate * 100))
}

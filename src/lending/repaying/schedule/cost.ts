import { LRUCache } from 'lru-cache'
import type { Limits } from '../../limits.ts'
import { divideHalfEven, type Schedule, schedule } from './amortisation.ts'
import { annualRate, type Repayment } from './apr.ts'

const MONTHS_PER_YEAR = 12
const WHOLE = 10_000n
const KEPT = 10_000

/** Why there is no annual percentage rate: nothing is paid out, or no rate makes the payments worth what is paid out. */
export type AprReason = 'nothing_paid_out' | 'no_rate'

/** The terms that determine the cost of a loan; the amount in minor units. */
export interface LoanTerms {
  readonly amount: bigint
  /** Hundredths of a percent a year. */
  readonly rate: number
  readonly months: number
  /** Whether the last payment is about as high as the others, as it is in plans that are made now; true by default. */
  readonly even?: boolean
}

/** What a loan costs its borrower and yields its lenders; amounts in minor units, rates in hundredths of a percent a year. */
export interface Cost extends Omit<Schedule, 'instalments'> {
  /** The last payment, which takes what rounding leaves. */
  readonly lastPayment: bigint
  readonly originationFee: bigint
  /** What the borrower receives: the amount less the origination fee. */
  readonly netProceeds: bigint
  /** All interest plus the origination fee. */
  readonly totalCost: bigint
  readonly apr: number | null
  readonly aprReason: AprReason | null
  /** The lenders' annual yield after fees, if every instalment is paid when due. */
  readonly netYield: number | null
}

/** The fee that is deducted when a loan is paid out, in minor units. */
function originationFee(amount: bigint, limits: Limits): bigint {
  return divideHalfEven(amount * BigInt(limits.originationFee), WHOLE)
}

/** Calculates the cost of a loan, with the origination fee that was taken (`taken`) or, before that, the platform's. */
export type CostOf = (terms: LoanTerms, taken?: bigint | null) => Cost

/** Calculates what loans cost on a platform. Results are cached by terms, since one takes as long as the rest of a response. */
export function costsAt(limits: Limits): CostOf {
  const kept = new LRUCache<string, Cost>({ max: KEPT })
  return (terms, taken) => {
    const key = [terms.amount, terms.rate, terms.months, terms.even ?? true, taken ?? ''].join(' ')
    const known = kept.get(key) ?? costOf(terms, limits, taken)
    kept.set(key, known)
    return known
  }
}

/** Calculates the cost of a loan without the cache, with the origination fee that was taken or, before that, the platform's. */
export function costOf(
  { amount, rate, months, even }: LoanTerms,
  limits: Limits,
  taken?: bigint | null,
): Cost {
  const fee = taken ?? originationFee(amount, limits)
  const planned = schedule(amount, rate, months, even)
  const { instalments, ...totals } = planned
  const monthly = (paidOut: bigint, repayments: readonly Repayment[]) =>
    annualRate(limits.aprMethod, paidOut, repayments, MONTHS_PER_YEAR) ?? null
  const payments = instalments.map(({ number, payment }) => ({
    amount: payment,
    periods: number,
  }))
  const apr = monthly(amount - fee, payments)
  const none = amount > fee ? 'no_rate' : 'nothing_paid_out'
  return {
    ...totals,
    lastPayment: instalments.at(-1)?.payment ?? totals.monthlyPayment,
    originationFee: fee,
    netProceeds: amount - fee,
    totalCost: planned.totalInterest + fee,
    apr,
    aprReason: apr === null ? none : null,
    netYield: monthly(amount, afterFees(planned, limits)),
  }
}

/** The payments less the service fee, which is computed on all interest so far, as take_repayment does. */
function afterFees({ instalments }: Schedule, { serviceFee }: Limits): Repayment[] {
  let interest = 0n
  const feeSoFar = () => divideHalfEven(interest * BigInt(serviceFee), WHOLE)
  return instalments.map((one) => {
    const before = feeSoFar()
    interest += one.interest
    return { amount: one.payment - (feeSoFar() - before), periods: one.number }
  })
}

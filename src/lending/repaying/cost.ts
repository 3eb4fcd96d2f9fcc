import { LRUCache } from 'lru-cache'
import type { Limits } from '../limits.ts'
import { divideHalfEven, type Schedule, schedule } from './amortisation.ts'
import { annualRate, type Repayment } from './apr.ts'

const MONTHS_PER_YEAR = 12
const WHOLE = 10_000n
const KEPT = 10_000

/** Why there is no annual percentage rate: nothing is paid out, or no rate makes both sides worth the same. */
export type AprReason = 'nothing_paid_out' | 'no_rate'

/** The terms of a loan. */
export interface LoanTerms {
  readonly amount: bigint
  /** Hundredths of a percent a year. */
  readonly rate: number
  readonly months: number
}

/** What a loan costs its borrower and brings its lenders; amounts in minor units, rates in hundredths of a percent a year. */
export interface Cost extends Omit<Schedule, 'instalments'> {
  readonly originationFee: bigint
  /** What the borrower gets. */
  readonly netProceeds: bigint
  /** Interest and fee. */
  readonly totalCost: bigint
  readonly apr: number | null
  readonly aprReason: AprReason | null
  /** What lenders may expect after fees, if all is paid on its day. */
  readonly netYield: number | null
}

/** The fee on a loan when it is paid out. */
function originationFee(amount: bigint, limits: Limits): bigint {
  return divideHalfEven(amount * BigInt(limits.originationFee), WHOLE)
}

/** The cost of a loan, at the fee that was taken, if any. */
export type CostOf = (terms: LoanTerms, taken?: bigint | null) => Cost

/** Computes what loans cost on a platform. Rates are cached by terms: one takes as long as the rest of a response. */
export function costsAt(limits: Limits): CostOf {
  const kept = new LRUCache<string, Cost>({ max: KEPT })
  return (terms, taken) => {
    const key = [terms.amount, terms.rate, terms.months, taken ?? ''].join(' ')
    const known = kept.get(key) ?? costOf(terms, limits, taken)
    kept.set(key, known)
    return known
  }
}

/** The cost of a loan, at the platform's fees or at the fee that was taken. */
export function costOf(
  { amount, rate, months }: LoanTerms,
  limits: Limits,
  taken?: bigint | null,
): Cost {
  const fee = taken ?? originationFee(amount, limits)
  const planned = schedule(amount, rate, months)
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
    originationFee: fee,
    netProceeds: amount - fee,
    totalCost: planned.totalInterest + fee,
    apr,
    aprReason: apr === null ? none : null,
    netYield: monthly(amount, afterFees(planned, limits)),
  }
}

/** Payments less the fee on interest, computed on the total so far. */
function afterFees({ instalments }: Schedule, { serviceFee }: Limits): Repayment[] {
  let interest = 0n
  const feeSoFar = () => divideHalfEven(interest * BigInt(serviceFee), WHOLE)
  return instalments.map((one) => {
    const before = feeSoFar()
    interest += one.interest
    return { amount: one.payment - (feeSoFar() - before), periods: one.number }
  })
}

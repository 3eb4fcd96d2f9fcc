/** The law that says what an annual percentage rate is: Regulation Z, Appendix J, or Directive 2008/48/EC, Annex I. */
export const aprMethods = ['us', 'eu'] as const
export type AprMethod = (typeof aprMethods)[number]

/** Money that is paid back: so many whole unit-periods after it was paid out, and a part of one more. */
export interface Repayment {
  readonly amount: bigint
  readonly periods: number
  readonly part?: number
}

/** The greatest rate of a period that is looked for: a thousand million percent. */
const RATE_MAX = 1e7
const LEAST = -0.999_999
/** Halves a range of rates to less than a double can tell apart. */
const STEPS = 100

/**
 * The annual percentage rate in hundredths of a percent, at which what is paid back is worth what was paid out; undefined
 * where there is none, or none below a thousand million percent. A year has so many unit-periods.
 */
export function annualRate(
  method: AprMethod,
  paidOut: bigint,
  repayments: readonly Repayment[],
  perYear: number,
): number | undefined {
  if (paidOut <= 0n) return undefined
  const worth = method === 'us' ? actuarial : (rate: number) => effective(rate, perYear)
  const excess = (rate: number) => worthOf(repayments, worth(rate)) - Number(paidOut)
  const rate = rootOf(excess)
  if (rate === undefined) return undefined
  return rate * (method === 'us' ? perYear : 1) * 10_000
}

type Discount = (repayment: Repayment) => number

/** Simple interest within a part of a period, compound for whole ones. */
const actuarial =
  (rate: number): Discount =>
  ({ periods, part = 0 }) =>
    Math.exp(-periods * Math.log1p(rate)) / (1 + part * rate)

/** Compound interest of years, of which an equal month is the twelfth part. */
const effective =
  (rate: number, perYear: number): Discount =>
  ({ periods, part = 0 }) =>
    Math.exp((-(periods + part) / perYear) * Math.log1p(rate))

function worthOf(repayments: readonly Repayment[], discount: Discount): number {
  return repayments.reduce((sum, one) => sum + Number(one.amount) * discount(one), 0)
}

/** Where a function that falls is 0. */
function rootOf(excess: (rate: number) => number): number | undefined {
  let [low, high] = [LEAST, 1]
  while (excess(high) > 0) {
    high *= 2
    if (high > RATE_MAX) return undefined
  }
  if (!(excess(low) > 0)) return undefined
  for (let step = 0; step < STEPS && high - low > 1e-14 * (1 + high); step += 1) {
    const middle = (low + high) / 2
    if (excess(middle) > 0) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** The law that defines the annual percentage rate: Regulation Z, Appendix J, or Directive 2008/48/EC, Annex I. */
export type AprMethod = 'us' | 'eu'

/** A payment after a number of whole unit-periods and a fraction of one. */
export interface Repayment {
  readonly amount: bigint
  readonly periods: number
  readonly part?: number
}

/** The highest rate per period to search for: a thousand million percent. */
const RATE_MAX = 1e7
const LEAST = -0.999_999
/** Bisections until a double can't distinguish the ends of the range. */
const STEPS = 100

/**
 * The annual percentage rate, in hundredths of a percent, at which payments are worth what was paid out; undefined if there is
 * none below a thousand million percent.
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

/** The zero of a decreasing function. */
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

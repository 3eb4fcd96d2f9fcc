/** The law that defines the annual percentage rate: Regulation Z, Appendix J, or Directive (EU) 2023/2225, Annex III. */
export type AprMethod = 'us' | 'eu'

/** A payment in minor units, due after a number of whole unit-periods and a fraction of one. */
export interface Repayment {
  readonly amount: bigint
  readonly periods: number
  readonly part?: number
}

/** The bounds of the search, as logarithms of growth: per period for `us`, per year for `eu`. The greatest rate is 2^23. */
const LEAST = Math.log1p(-0.999_999)
const MOST = Math.log1p(2 ** 23)
/** An upper bound that is never reached: each step doubles the number of correct digits. */
const STEPS = 100

/**
 * The annual percentage rate, in hundredths of a percent, at which the present value of the payments equals what was paid out.
 * Undefined if there is none, or if it is above about 800 million percent (`eu`, and per period for `us`).
 */
export function annualRate(
  method: AprMethod,
  paidOut: bigint,
  repayments: readonly Repayment[],
  perYear: number,
): number | undefined {
  if (paidOut <= 0n) return undefined
  const flows = repayments.map((one) => ({ ...one, amount: Number(one.amount) }))
  const worth = method === 'us' ? actuarial : effective(perYear)
  const growth = rootOf((at) => excess(flows, worth, at, Number(paidOut)))
  if (growth === undefined) return undefined
  return Math.expm1(growth) * (method === 'us' ? perYear : 1) * 10_000
}

interface Flow {
  readonly amount: number
  readonly periods: number
  readonly part?: number
}

/** The present value of a payment as a share of the payment, and the negative of its logarithmic derivative by log growth. */
type Worth = (flow: Flow, growth: number) => readonly [share: number, fall: number]

/** The US method: compound interest for whole periods, simple interest within a part of a period. */
const actuarial: Worth = ({ periods, part = 0 }, growth) => {
  const share = Math.exp(-periods * growth)
  if (part === 0) return [share, periods]
  const within = 1 + part * Math.expm1(growth)
  return [share / within, periods + (part * Math.exp(growth)) / within]
}

/** The EU method: compound interest by years, which are divided into equal periods. */
export const effective =
  (perYear: number): Worth =>
  ({ periods, part = 0 }, growth) => {
    const years = (periods + part) / perYear
    return [Math.exp(-years * growth), years]
  }

/** The value and slope of a falling curve at some point. */
interface Point {
  readonly value: number
  readonly slope: number
}

/** The logarithm of the ratio between the present value of all payments and what was paid out; 0 at the rate that is searched for. */
function excess(flows: readonly Flow[], worthOf: Worth, growth: number, paidOut: number): Point {
  let [worth, falling] = [0, 0]
  for (const flow of flows) {
    const [share, fall] = worthOf(flow, growth)
    worth += flow.amount * share
    falling += flow.amount * share * fall
  }
  return { value: Math.log(worth / paidOut), slope: -falling / worth }
}

/**
 * The zero of a falling curve, by Newton's method. Logarithms make the curve of a loan almost straight, so four or five steps are
 * enough. Instead of a step out of the range that contains the zero, the range is halved. Undefined if there is none in the range.
 */
export function rootOf(curve: (growth: number) => Point): number | undefined {
  let [low, high] = [LEAST, MOST]
  if (!(curve(low).value > 0) || curve(high).value > 0) return undefined
  let at = 0
  for (let step = 0; step < STEPS; step += 1) {
    const { value, slope } = curve(at)
    if (value > 0) low = at
    else high = at
    const newton = at - value / slope
    const next = newton >= low && newton <= high ? newton : (low + high) / 2
    if (Math.abs(next - at) <= 1e-14 * (1 + Math.abs(at))) return next
    at = next
  }
  return at
}

/** The law that defines the annual percentage rate: Regulation Z, Appendix J, or Directive 2008/48/EC, Annex I. */
export type AprMethod = 'us' | 'eu'

/** A payment after a number of whole unit-periods and a fraction of one. */
export interface Repayment {
  readonly amount: bigint
  readonly periods: number
  readonly part?: number
}

/** The rates per period to search for, as logarithms of what 1 becomes: up to a thousand million percent a year of months. */
const LEAST = Math.log1p(-0.999_999)
const MOST = Math.log1p(2 ** 23)
/** A few are enough: each step doubles the digits that are right. */
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

/** What a payment is worth, as a share of it, and by which share of that it falls as the logarithm of growth rises. */
type Worth = (flow: Flow, growth: number) => readonly [share: number, fall: number]

/** Simple interest within a part of a period, compound for whole ones. */
const actuarial: Worth = ({ periods, part = 0 }, growth) => {
  const share = Math.exp(-periods * growth)
  if (part === 0) return [share, periods]
  const within = 1 + part * Math.expm1(growth)
  return [share / within, periods + (part * Math.exp(growth)) / within]
}

/** Compound interest of years, of which an equal month is the twelfth part. */
const effective =
  (perYear: number): Worth =>
  ({ periods, part = 0 }, growth) => {
    const years = (periods + part) / perYear
    return [Math.exp(-years * growth), years]
  }

/** A point of a falling curve. */
interface Point {
  readonly value: number
  readonly slope: number
}

/** The logarithm of how many times as much as was paid out the payments are worth. */
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
 * The zero of a falling curve, by Newton's steps: the logarithms make the curve of a loan almost straight, so that it takes four or five. A step
 * that would leave the range in which the zero is halves it instead.
 */
function rootOf(curve: (growth: number) => Point): number | undefined {
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

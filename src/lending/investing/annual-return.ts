import { effective, rootOf } from '../repaying/apr.ts'

/** Money on a day: negative if it was invested. */
export interface DatedFlow {
  /** "2026-11-26". */
  readonly day: string
  /** Minor units. */
  readonly amount: bigint
}

const DAY_MS = 86_400_000
const DAYS_PER_YEAR = 365
const worth = effective(DAYS_PER_YEAR)

/**
 * The annual rate, in hundredths of a percent, at which all flows together are worth nothing: spreadsheets' XIRR, with years of 365
 * days. Rounded half-even to whole hundredths. Null if there is none, for example if all flows are on one day.
 */
export function annualReturn(flows: readonly DatedFlow[]): number | null {
  const [from = ''] = flows.map(({ day }) => day).toSorted()
  const dated = flows.map(({ day, amount }) => ({
    amount: Number(amount),
    periods: (Date.parse(day) - Date.parse(from)) / DAY_MS,
  }))
  const sides = [dated.filter(({ amount }) => amount > 0), dated.filter(({ amount }) => amount < 0)]
  const [back = [], out = []] = sides
  if (back.length === 0 || out.length === 0) return null
  const growth = rootOf((at) => {
    const [received, invested] = [presentValue(back, at), presentValue(out, at)]
    return {
      value: Math.log(received.value / invested.value),
      slope: received.slope / received.value - invested.slope / invested.value,
    }
  })
  return growth === undefined ? null : halfEven(Math.expm1(growth) * 10_000)
}

function presentValue(flows: readonly { amount: number; periods: number }[], growth: number) {
  let [value, slope] = [0, 0]
  for (const flow of flows) {
    const [share, fall] = worth(flow, growth)
    value += Math.abs(flow.amount) * share
    slope -= Math.abs(flow.amount) * share * fall
  }
  return { value, slope }
}

function halfEven(value: number): number {
  const floor = Math.floor(value)
  const isUp = value - floor > 0.5 || (value - floor === 0.5 && floor % 2 !== 0)
  return floor + (isUp ? 1 : 0)
}

import { fixedUnits } from '../parts/money.ts'
import { monthOf, now } from '../parts/time.ts'
import type { Totals } from './operations.ts'

/** What a month's money consists of, in the order of the columns: on a phone, the first ones are seen. */
const flowParts = [
  'total',
  'principal',
  'interest',
  'invested',
  'charges',
  'fees',
  'losses',
] as const

type FlowPart = (typeof flowParts)[number]

/** The money of a month: what moved, or what is expected. Amounts are in units of `fixedUnits`. */
export interface Flow {
  /** Such as `2026-03`. */
  readonly month: string
  readonly expected: boolean
  readonly of: Readonly<Record<FlowPart, bigint>>
}

const nothing = {
  invested: 0n,
  principal: 0n,
  interest: 0n,
  charges: 0n,
  fees: 0n,
  total: 0n,
  losses: 0n,
} as const

/** What moved by month, then what is expected, from this month on: what is late is expected now. */
export function flowsOf({ byMonth, expected }: Totals, from = now()): readonly Flow[] {
  const moved = byMonth.map(({ month, ...amounts }) => flow(month, false, amounts))
  const first = monthOf(from)
  const months = Map.groupBy(expected, ({ month }) => {
    const isOver = month < first
    return isOver ? first : month
  })
  const due = [...months].map(([month, all]) => {
    const flows = all.map((one) => flow(month, true, one))
    return { month, expected: true, of: sumOf(flows) }
  })
  return [...moved, ...due]
}

/** Whether every cent that running loans still owe the reader is late. */
export function isAllLate({ late, outstanding }: Pick<Totals, 'late' | 'outstanding'>): boolean {
  return fixedUnits(late) > 0n && fixedUnits(late) === fixedUnits(outstanding)
}

/** What a month's column shows: what has come in, drawn pale, and on it what is expected; principal, then the rest. */
export function columnOf(flows: readonly Flow[]): {
  readonly moved: readonly [bigint, bigint]
  readonly expected: readonly [bigint, bigint]
} {
  const of = (isExpected: boolean) => {
    const sum = sumOf(flows.filter(({ expected }) => expected === isExpected))
    return [sum.principal, sum.interest + sum.charges + sum.fees] as const
  }
  return { moved: of(false), expected: of(true) }
}

/** So many of the flows: half of them the last that moved, the others the next that are expected, or more of one if there are fewer of the other. */
export function aroundNow(flows: readonly Flow[], count: number): readonly Flow[] {
  const moved = flows.filter(({ expected }) => !expected).length
  const from = Math.max(0, Math.min(moved - count / 2, flows.length - count))
  return flows.slice(from, from + count)
}

/** What should have come in by the end of last month, principal and interest after fees, and has not. */
export function overdueOf({ expected }: Pick<Totals, 'expected'>, from = now()): bigint {
  const over = expected.filter(({ month }) => month < monthOf(from))
  return sumOf(over.map((one) => flow(one.month, true, one))).total
}

/** The parts that any of these months has, besides those that every lender looks for. */
export function partsIn(flows: readonly Flow[]): readonly FlowPart[] {
  const always: readonly FlowPart[] = ['total', 'invested', 'principal', 'interest']
  return flowParts.filter(
    (part) => always.includes(part) || flows.some(({ of }) => of[part] !== 0n),
  )
}

/** The sums of some months' money, part by part. */
export function sumOf(flows: readonly Flow[]): Flow['of'] {
  const sum = (part: FlowPart) => flows.reduce((total, { of }) => total + of[part], 0n)
  return Object.fromEntries(flowParts.map((part) => [part, sum(part)])) as Flow['of']
}

type Amounts = Readonly<Partial<Record<FlowPart, string>>>

function flow(month: string, expected: boolean, amounts: Amounts): Flow {
  const units = (part: FlowPart) => fixedUnits(amounts[part] ?? '0')
  const of = {
    ...nothing,
    invested: -units('invested'),
    principal: units('principal'),
    interest: units('interest'),
    charges: units('charges'),
    fees: -units('fees'),
    losses: -units('losses'),
  }
  const total = of.invested + of.principal + of.interest + of.charges + of.fees
  return { month, expected, of: { ...of, total } }
}

import type { ResultOf } from '@graphql-typed-document-node/core'
import type { Line } from '../../parts/charts/geometry.ts'
import { day, month } from '../../parts/time.ts'
import { columnName } from './column-name.ts'
import { wordOf } from './formats.ts'
import { t } from './messages/index.ts'
import type {
  cashQuery,
  feesQuery,
  fundingQuery,
  parQuery,
  returnsQuery,
  vintagesQuery,
  yieldQuery,
} from './operations.ts'

/** The lines of a chart, and what the places along them are. */
export interface Curves {
  readonly lines: readonly Line[]
  readonly places: readonly string[]
}

/** The columns of a chart from left to right, each with its parts, and what these are. */
export interface Stacks {
  readonly legend: readonly { readonly label: string; readonly colour: string }[]
  readonly stacks: readonly { readonly label: string; readonly parts: readonly number[] }[]
}

type Rows<Query> =
  ResultOf<Query> extends { readonly rows: readonly (infer Row)[] } ? readonly Row[] : never

const number = (figure: string | number | null | undefined) =>
  figure === null || figure === undefined ? null : Number(figure)

/** Strokes that differ in colour and in dashes. */
const strokes = [
  { colour: 'var(--accent)' },
  { colour: 'var(--risk-medium)', dashes: '8 4' },
  { colour: 'var(--risk-high)', dashes: '2 4' },
  { colour: 'var(--person)', dashes: '10 3 2 3' },
] as const

const stroke = (at: number) => strokes[at % strokes.length] ?? strokes[0]

/** The newer a line, the greener it is; every second one is dashed, to tell neighbours apart. */
function shade(at: number, count: number) {
  const share = Math.round((100 * at) / (count - 1))
  const colour = `color-mix(in oklab, var(--accent) ${share}%, var(--person))`
  return { colour, ...(at % 2 === 1 && { dashes: '8 4' }) }
}

/** Columns of a report as lines, one for each. */
function linesOf<Row extends Readonly<Record<string, string | number | null>>>(
  rows: readonly Row[],
  names: readonly (keyof Row & string)[],
): readonly Line[] {
  return names.map((name, at) => ({
    label: columnName(name),
    values: rows.map((row) => number(row[name])),
    ...stroke(at),
  }))
}

const monthsOf = (rows: readonly { readonly month: string }[]) =>
  rows.map((row) => month(row.month))

/** The share of the loan book that is at risk, by degree. */
export function parCurves(rows: Rows<typeof parQuery>): Curves {
  return {
    lines: linesOf(rows, ['par30', 'par60', 'par90']),
    places: rows.map(({ on }) => day(on)),
  }
}

/** The cash at the end of each month. */
export function cashCurves(rows: Rows<typeof cashQuery>): Curves {
  return { lines: linesOf(rows, ['closing']), places: monthsOf(rows) }
}

/** How long half of the loans took, and nine of ten. */
export function fundingCurves(rows: Rows<typeof fundingQuery>): Curves {
  return { lines: linesOf(rows, ['medianMinutes', 'ninetiethMinutes']), places: monthsOf(rows) }
}

/** The default rate by age, a curve for each month of payout. */
export function vintageCurves(rows: Rows<typeof vintagesQuery>): Curves {
  const cohorts = [...Map.groupBy(rows, (row) => row.month)]
  const ages = Math.max(0, ...rows.map(({ age }) => age + 1))
  return {
    lines: cohorts.map(([name, own], at) => ({
      label: month(name),
      ...(cohorts.length > strokes.length ? shade(at, cohorts.length) : stroke(at)),
      values: own.map(({ defaultRate }) => number(defaultRate)),
    })),
    places: Array.from({ length: ages }, (_, count) => t('age', { count })),
  }
}

/** The net yield by month, a curve for each risk level. */
export function yieldCurves(rows: Rows<typeof yieldQuery>): Curves {
  const months = [...new Set(rows.map((row) => row.month))]
  const levels = [...new Set(rows.map(({ riskLevel }) => riskLevel))]
  const yields = new Map(rows.map((row) => [`${row.month} ${row.riskLevel}`, row.netYield]))
  return {
    lines: levels.map((level, at) => ({
      label: wordOf(level ?? 'NONE'),
      values: months.map((name) => number(yields.get(`${name} ${level}`))),
      ...stroke(at),
    })),
    places: months.map(month),
  }
}

/** The fee income of each month by kind; what was given back hangs below nothing. */
export function feeStacks(rows: Rows<typeof feesQuery>): Stacks {
  const kinds = ['origination', 'service', 'charges', 'other', 'originationRefunded'] as const
  const colours = ['accent', 'risk-medium', 'person', 'line-strong', 'danger']
  return {
    legend: kinds.map((kind, at) => ({
      label: columnName(kind),
      colour: `var(--${colours[at]})`,
    })),
    stacks: rows.map((row) => ({
      label: month(row.month),
      parts: kinds.map((kind) => (kind === 'originationRefunded' ? -1 : 1) * Number(row[kind])),
    })),
  }
}

/** The returns that parts of all lenders do not exceed. */
export function returnStacks(rows: Rows<typeof returnsQuery>): Stacks {
  return {
    legend: [{ label: columnName('return'), colour: 'var(--accent)' }],
    stacks: rows.map((row) => ({
      label: t('ofLenders', { count: row.percentile }),
      parts: [Number(row.return)],
    })),
  }
}

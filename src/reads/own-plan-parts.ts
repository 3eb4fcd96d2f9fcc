import { ownBy } from './loader.ts'

/** What a change of a plan does to a lender's own part of the loan: amounts in minor units, after the platform's fee. */
export interface OwnPart {
  readonly interestBefore: bigint
  readonly interestAfter: bigint
  readonly lastDueBefore: string | null
  readonly lastDueAfter: string | null
  /** By month; empty if the change was made before that was kept. */
  readonly expected: ExpectedChange[]
}

/** What was to come in for a lender in a month before a change of a plan, and is to come in after it. */
interface ExpectedChange {
  readonly month: string
  readonly before: bigint
  readonly after: bigint
}

/** Amounts before and after, by month. */
type Months = Readonly<Record<string, readonly [before: number, after: number]>>
type Row = Omit<OwnPart, 'expected'> & { readonly months: Months | null }

// What is kept of other lenders is not read.
const own = `
  select plan_change.id as key, (interest ->> 0)::bigint as "interestBefore", (interest ->> 1)::bigint as "interestAfter",
    day ->> 0 as "lastDueBefore", day ->> 1 as "lastDueAfter", months
  from plan_change
  cross join lateral (select before -> 'expected' -> 'lenders' -> $2::text as interest, before -> 'expected' -> 'last_due_on' as day, before -> 'expected' -> 'months' -> $2::text as months) as expected
  where plan_change.id = any($1) and interest is not null`

/** Loads what changes of plans do to a lender's own part, by the change's id; null if they had no part then. */
export const ownParts = ownBy<Row, OwnPart | null>(own, ([row]) =>
  row === undefined ? null : { ...row, expected: byMonth(row.months ?? {}) },
)

function byMonth(months: Months): ExpectedChange[] {
  const sorted = Object.entries(months).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return sorted.map(([month, [before, after]]) => ({
    month,
    before: BigInt(before),
    after: BigInt(after),
  }))
}

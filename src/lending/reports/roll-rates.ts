import type { Reader } from '../../database/reader.ts'
import { readMonths, shareOf } from './read.ts'

/** How late a loan is, or how it has ended since, in the order in which they are listed. */
const buckets = [
  'current',
  'days_1_to_30',
  'days_31_to_60',
  'days_61_to_90',
  'over_90_days',
  'defaulted',
  'repaid',
  'written_off',
] as const
export type LateBucket = (typeof buckets)[number]

/** What became, by the end of a month, of the loans that stood alike at the end of the month before. */
export interface RollRate {
  /** "2026-11": the month at whose end they are looked at again. */
  readonly month: string
  readonly from: LateBucket
  readonly to: LateBucket
  readonly loans: number
  /** Their outstanding principal at the end of the month before, in minor units. */
  readonly principal: bigint
  /** Their part of all principal that stood like that, in hundredths of a percent. */
  readonly share: number | null
}

const bucketOf = (
  end: string,
) => `case when ${end}.defaulted then 'defaulted' when ${end}.days_late = 0 then 'current'
  when ${end}.days_late <= 30 then 'days_1_to_30' when ${end}.days_late <= 60 then 'days_31_to_60'
  when ${end}.days_late <= 90 then 'days_61_to_90' else 'over_90_days' end`

// A loan that is not kept for the later month owes no principal any more, or it was written off. Nothing is read of a month whose end was not kept.
const rolls = `with begun as (
    select *, ${bucketOf('loan_month_end')} as bucket from loan_month_end where month = ($1::date - interval '1 month')::date
  ), ended as (
    select *, ${bucketOf('loan_month_end')} as bucket from loan_month_end where month = $1::date
  )
  select begun.bucket as from, coalesce(ended.bucket, case when written_off_at is null then 'repaid' else 'written_off' end) as to,
    count(*)::int as loans, sum(begun.principal)::bigint as principal
  from begun join loan on loan.id = begun.loan_id left join ended using (loan_id)
  where exists (select from ended) group by 1, 2`

/** The roll rates of some months, oldest first: between the ends of two months that were both kept. */
export async function rollRates(database: Reader, months: readonly string[]): Promise<RollRate[]> {
  const parts = await readMonths<Omit<RollRate, 'month' | 'share'>>(database, months, rolls)
  return parts.flatMap(([month, rows]) => {
    const all = (from: LateBucket) =>
      rows.reduce((sum, row) => (row.from === from ? sum + row.principal : sum), 0n)
    const sorted = rows.toSorted(
      (one, other) =>
        buckets.indexOf(one.from) - buckets.indexOf(other.from) ||
        buckets.indexOf(one.to) - buckets.indexOf(other.to),
    )
    return sorted.map((row) => ({ month, ...row, share: shareOf(row.principal, all(row.from)) }))
  })
}

import type { Reader } from '../../database/reader.ts'
import { loanStatuses } from '../../entities/loan/loan.ts'
import { inMonth, readMonths, shareOf } from './read.ts'

/** How fast the loans that were published in a month were funded. */
export interface FundingMonth {
  readonly month: string
  readonly published: number
  readonly funded: number
  /** Hundredths of a percent of those that were published. */
  readonly fundedShare: number | null
  /** In minutes, from publication until the whole amount was there, of those that were funded. */
  readonly medianMinutes: number | null
  readonly ninetiethMinutes: number | null
}

/** All states, since the index of publications is by state. */
const states = loanStatuses.map((status) => `'${status}'`).join(', ')

const times = `select count(*)::int as published, count(took)::int as funded,
    percentile_disc(0.5) within group (order by took)::int as "medianMinutes", percentile_disc(0.9) within group (order by took)::int as "ninetiethMinutes"
  from loan left join lateral (
    select floor(extract(epoch from min(event.created_at) - published_at) / 60) as took
    from loan_event as event where event.loan_id = loan.id and loan.amount_funded = loan.amount_requested
      and from_status = 'open' and to_status in ('funded', 'active') and event.created_at >= published_at) as full_at on true
  where loan.status = any (array[${states}]) and ${inMonth('published_at')}`

/** The funding times of the loans that were published in some months, oldest first. */
export async function fundingTimes(
  database: Reader,
  months: readonly string[],
): Promise<FundingMonth[]> {
  const parts = await readMonths<Omit<FundingMonth, 'month' | 'fundedShare'>>(
    database,
    months,
    times,
  )
  return parts.flatMap(([month, rows]) =>
    rows.map((row) => ({
      month,
      ...row,
      fundedShare: shareOf(BigInt(row.funded), BigInt(row.published)),
    })),
  )
}

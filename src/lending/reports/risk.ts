import type { Reader } from '../../database/reader.ts'
import { firstDayOf, readPart, shareOf } from './read.ts'

/** The loan book by how late its loans were on a day; amounts of principal in minor units, shares in hundredths of a percent. */
export interface PortfolioAtRisk {
  /** "2026-11-27": today, or the last day of a month. */
  readonly on: string
  readonly loans: number
  readonly outstanding: bigint
  readonly current: bigint
  readonly late30: bigint
  readonly late60: bigint
  readonly late90: bigint
  readonly lateOver90: bigint
  readonly defaulted: bigint
  readonly renegotiated: bigint
  readonly par30: number | null
  readonly par60: number | null
  readonly par90: number | null
  readonly par30WithRenegotiated: number | null
}

type Sums = Omit<PortfolioAtRisk, `par${string}`>

const bucket = (name: string, condition: string) =>
  `coalesce(sum(principal) filter (where ${condition}), 0)::bigint as "${name}"`

/** The sums over rows with `defaulted`, `days_late`, `principal` and `renegotiated`. */
const sums = `count(*)::int as loans, coalesce(sum(principal), 0)::bigint as outstanding,
  ${bucket('current', 'not defaulted and days_late = 0')},
  ${bucket('late30', 'not defaulted and days_late between 1 and 30')},
  ${bucket('late60', 'not defaulted and days_late between 31 and 60')},
  ${bucket('late90', 'not defaulted and days_late between 61 and 90')},
  ${bucket('lateOver90', 'not defaulted and days_late > 90')},
  ${bucket('defaulted', 'defaulted')},
  ${bucket('renegotiated', 'renegotiated and not defaulted and days_late <= 30')}`

/** Since when the plan of a loan has been one that an operator changed; a change that was undone is as if it had never been made. */
const changes = `left join (select loan_id, min(effective_on) as since from plan_change
  where by_operator and status = 'effective' group by loan_id) as change using (loan_id)`

// `offset 0` makes PostgreSQL count each loan's days once, and not for each sum.
const today = `select business_date()::text as on, ${sums}
  from (select standing.*, since <= business_date() as renegotiated from loan_standings(business_date()) as standing ${changes} offset 0) as standing`

const ends = `select ends_on::text as on, ${sums}
  from (select kept.*, ends_on, since <= ends_on as renegotiated from loan_month_end as kept
    cross join lateral (select (month + interval '1 month' - interval '1 day')::date as ends_on) as month_end ${changes} where month >= $1) as standing
  group by ends_on order by ends_on`

/**
 * The portfolio at risk today, and before that at the end of each month since the given one (`2026-01`) of which it was kept; oldest
 * first. PAR is the outstanding principal of loans that are late by more than the given number of days or in default, divided by all outstanding
 * principal (CGAP 1999; MIX). Loans that are written off are in neither. Renegotiated loans are those of which an operator has changed the plan: MIX counts them as at risk, too.
 */
export async function portfolioAtRisk(database: Reader, since: string): Promise<PortfolioAtRisk[]> {
  const kept = await readPart<Sums>(database, ends, [firstDayOf(since)])
  const now = await readPart<Sums>(database, today)
  return [...kept, ...now].map((row) => {
    const late = row.lateOver90 + row.defaulted
    const late30 = row.late60 + row.late90 + late
    const share = (amount: bigint) => shareOf(amount, row.outstanding)
    return {
      ...row,
      par30: share(late30),
      par60: share(row.late90 + late),
      par90: share(late),
      par30WithRenegotiated: share(late30 + row.renegotiated),
    }
  })
}

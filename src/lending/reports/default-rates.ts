import { csvLine } from '../../csv.ts'
import type { Reader } from '../../database/reader.ts'
import { riskLevels } from '../../entities/loan/loan.ts'
import { formatPercent } from '../../money.ts'
import { divideHalfEven } from '../repaying/schedule/amortisation.ts'
import { readPart, shareOf } from './read.ts'

/** The default rate of a year. */
export interface DefaultRate {
  /** "2026", or "average": the simple average of the years that are over. */
  readonly year: string
  /** "all", or a risk level. */
  readonly riskLevel: string
  /** The loans that were being repaid when the year began; null for the average. */
  readonly loans: number | null
  /** Those of them that defaulted within the year; null for the average. */
  readonly defaulted: number | null
  /** Hundredths of a percent; null if there were no such loans. */
  readonly rate: number | null
  /** Loans that no earlier year has counted; for the average, all loans that it is based on. */
  readonly fresh: number
}

interface Counted {
  readonly year: number
  readonly riskLevel: string | null
  readonly loans: number
  readonly defaulted: number
  readonly fresh: number
  readonly over: boolean
}

// A loan that was corrected after its end has several ends: the last one counts.
const counts = `with lent as (
    select risk_level, (disbursement_date at time zone business_timezone())::date as paid_out, loan.status,
      (select max((created_at at time zone business_timezone())::date) from loan_event
        where loan_event.loan_id = loan.id and to_status = loan.status and loan.status in ('repaid', 'defaulted')) as ended
    from loan where disbursement_date is not null
  ), year as (
    select first, (first + interval '1 year')::date as next from (select min(date_trunc('year', paid_out)) as begun from lent) as book
    cross join lateral generate_series(begun + interval '1 year', business_date(), interval '1 year') as begins cross join lateral (select begins::date as first) as day
  )
  select extract(year from first)::int as year, risk_level as "riskLevel", next <= business_date() as over, count(*)::int as loans,
    count(*) filter (where status = 'defaulted' and ended < next)::int as defaulted, count(*) filter (where paid_out >= first - interval '1 year')::int as fresh
  from year join lent on paid_out < first and (ended is null or ended >= first)
  group by first, next, risk_level order by first`

/**
 * The default rates by year and risk level, oldest year first, and their averages: of the loans that were being repaid when a year began,
 * the share that defaulted within it (Delegated Regulation (EU) 2022/2115, Articles 2 and 3). The year that runs is no part of the averages.
 */
export async function defaultRates(database: Reader): Promise<DefaultRate[]> {
  const rows = await readPart<Counted>(database, counts)
  const years = [...new Set(rows.map(({ year }) => year))]
  const groups = ['all', ...riskLevels]
  const inGroup = (group: string) => (row: Counted) => group === 'all' || row.riskLevel === group
  const rateOf = (group: string, year: number) => {
    const own = rows.filter((row) => row.year === year && inGroup(group)(row))
    const sum = (part: 'loans' | 'defaulted' | 'fresh') =>
      own.reduce((all, row) => all + row[part], 0)
    const [loans, defaulted, fresh] = [sum('loans'), sum('defaulted'), sum('fresh')]
    return { loans, defaulted, fresh, rate: shareOf(BigInt(defaulted), BigInt(loans)) }
  }
  const single = years.flatMap((year) =>
    groups.map((riskLevel) => ({ year: String(year), riskLevel, ...rateOf(riskLevel, year) })),
  )
  const over = years.filter((year) => rows.some((row) => row.year === year && row.over))
  const averages = groups.map((riskLevel) => {
    const known = over.map((year) => rateOf(riskLevel, year))
    const rates = known.flatMap((year) => year.rate ?? [])
    const fresh = known.reduce((all, year) => all + year.fresh, 0)
    const sum = rates.reduce((all, rate) => all + rate, 0)
    const rate = rates.length > 0 ? Number(divideHalfEven(BigInt(sum), BigInt(rates.length))) : null
    return { year: 'average', riskLevel, loans: null, defaulted: null, fresh, rate }
  })
  return [...single, ...averages]
}

/** The default rates as CSV. */
export async function defaultRatesCsv(database: Reader): Promise<string> {
  const rows = await defaultRates(database)
  const lines = rows.map(({ year, riskLevel, loans, defaulted, rate }) =>
    csvLine([year, riskLevel, loans, defaulted, rate === null ? null : formatPercent(rate)]),
  )
  return [csvLine(['year', 'risk_level', 'loans', 'defaulted', 'default_rate']), ...lines].join('')
}

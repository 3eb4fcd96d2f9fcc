import type { Reader } from '../../database/reader.ts'
import type { RiskLevel } from '../../entities/loan/loan.ts'
import { readPart } from '../reports/read.ts'
import type { Band } from './bands.ts'

/** Loans that were funded and are alike; amounts in minor units, rates in hundredths of a percent. */
export interface SimilarLoans extends Band {
  readonly loans: number
  /** The rates between which the middle half of them lies. */
  readonly rateFrom: number
  readonly rateTo: number
  readonly medianMinutes: number
}

/** Fewer would tell of their borrowers. */
export const LEAST = 5

/** At most this many of the newest loans of each state are looked through, however many there are. */
const NEWEST = 2_000

const text = `with newest as (
    select loan.* from unnest(array['funded', 'active', 'repaid', 'defaulted']) as state cross join lateral (
      select id, amount_requested, interest_rate, repayment_period_months, risk_level, published_at from loan
      where status = state and published_at > gateway_now() - interval '1 year' order by published_at desc limit ${NEWEST}) as loan
  ), alike as (
    select interest_rate, (select floor(extract(epoch from min(event.created_at) - newest.published_at) / 60) from loan_event as event
      where event.loan_id = newest.id and from_status = 'open' and to_status in ('funded', 'active')) as took
    from newest where amount_requested >= $1 and amount_requested < $2 and repayment_period_months between $3 and $4
      and interest_rate is not null and ($5::text is null or risk_level = $5)
  )
  select count(*)::int as loans, percentile_disc(0.25) within group (order by interest_rate)::float8 as "rateFrom",
    percentile_disc(0.75) within group (order by interest_rate)::float8 as "rateTo",
    percentile_disc(0.5) within group (order by took)::int as "medianMinutes"
  from alike where took is not null`

/** The newest loans of a band that were funded; null if they are too few. */
export async function similarTo(
  database: Reader,
  band: Band,
  riskLevel: RiskLevel | null,
): Promise<SimilarLoans | null> {
  const { amountFrom, amountBelow, monthsFrom, monthsTo } = band
  const values = [amountFrom, amountBelow, monthsFrom, monthsTo, riskLevel]
  const [row] = await readPart<Omit<SimilarLoans, keyof Band>>(database, text, values)
  return row === undefined || row.loans < LEAST ? null : { ...row, ...band }
}

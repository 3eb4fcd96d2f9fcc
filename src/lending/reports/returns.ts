import type { Reader } from '../../database/reader.ts'
import { readPart } from './read.ts'

/** The return that a part of all lenders does not exceed. */
export interface LenderReturn {
  /** How many of a hundred lenders have at most this return. */
  readonly percentile: number
  readonly lenders: number
  /** Hundredths of a percent of what was lent. */
  readonly return: number
}

// What came back is never negative, so it is divided, not what was gained. Not interpolated: each is the return of a lender, so no rounding but that of the return itself.
const spread = `with lender as (
    select divide_half_even((sum(amount + interest_earned + charges_earned) - coalesce(sum(amount - principal_repaid) filter (where status = 'defaulted'), 0)) * 10000, sum(amount)) - 10000 as part
    from investment where status in ('active', 'repaid', 'defaulted') group by lender_id
  )
  select percentile, (select count(*) from lender)::int as lenders,
    (select percentile_disc(percentile / 100.0) within group (order by part) from lender)::int as return
  from unnest(array[5, 25, 50, 75, 95]) as percentile where exists (select from lender) order by percentile`

/**
 * How the returns of lenders so far are spread: the interest after fees and the charges that they got, less what defaults lost them and
 * was not recovered, divided by what they lent. Not annualised. Empty if nobody has lent anything.
 */
export function lenderReturns(database: Reader): Promise<LenderReturn[]> {
  return readPart<LenderReturn>(database, spread)
}

import type { Reader } from '../../../database/reader.ts'
import type { LoanStatus, RiskLevel } from '../../../entities/loan/loan.ts'
import { countBy } from '../../../reads/counts.ts'
import { FOUND_MAX } from '../../../reads/list.ts'
import type { Listing } from '../../../reads/page.ts'
import { PURPOSES_MAX } from './traits.ts'

/** How many loans of a list have each value, most frequent first; not exact if the list has more loans than are counted. */
export interface LoanFacets {
  readonly isExact: boolean
  readonly status: { readonly status: LoanStatus; readonly count: number }[]
  readonly riskLevel: { readonly riskLevel: RiskLevel; readonly count: number }[]
  readonly purpose: { readonly purpose: string; readonly count: number }[]
}

/** Counts the loans of a list by state, risk level and purpose, in one statement; only the 20 most frequent purposes are returned. */
export async function loanFacets(database: Reader, listing: Listing): Promise<LoanFacets> {
  const counts = await countBy(database, listing, {
    status: 'status',
    risk_level: 'risk_level',
    purpose: 'plain_purpose(purpose)',
  })
  const of = (wanted: string) =>
    counts
      .filter(({ column }) => column === wanted)
      .flatMap(({ value, count }) => (value === null ? [] : [{ value, count: Number(count) }]))
  const states = of('status')
  return {
    isExact: states.reduce((sum, { count }) => sum + count, 0) <= FOUND_MAX,
    status: states.map(({ value, count }) => ({ status: value as LoanStatus, count })),
    riskLevel: of('risk_level').map(({ value, count }) => ({
      riskLevel: value as RiskLevel,
      count,
    })),
    purpose: of('purpose')
      .slice(0, PURPOSES_MAX)
      .map(({ value, count }) => ({ purpose: value, count })),
  }
}

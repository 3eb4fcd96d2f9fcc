import type { Database } from '../../database/connection.ts'
import type { RiskLevel } from '../../entities/loan.ts'
import { Opportunity } from '../../entities/opportunity.ts'
import type { Listing } from '../../reads/page.ts'
import { columnsOf } from '../../reads/rows.ts'

export type OpportunitySort = 'match' | 'rate' | 'term' | 'distance' | 'expiring' | 'newest'

/** Which opportunities to list; all conditions must hold. */
export interface OpportunityFilter {
  /** Hundredths of a percent. */
  readonly minRate?: number | null
  readonly maxMonths?: number | null
  readonly riskLevel?: readonly RiskLevel[] | null
  readonly purpose?: string | null
  readonly maxDistanceKm?: number | null
}

/** How many loans are scored: scores are individual, so no index has them. */
const MATCHED = 2_000

/** The loans that a lender can invest in now; sorted by match, only the newest are considered. */
export function opportunityList(
  database: Database,
  lenderId: string,
  filter: OpportunityFilter,
  sort: OpportunitySort,
): Listing {
  const { column, descending } = opportunityOrders[sort]
  const filtered = Object.values(filter).some((one) => one !== undefined && one !== null)
  return {
    columns: columnsOf(database, Opportunity),
    from: 'opportunity',
    conditions: [
      ['lender_id = ?', lenderId],
      ['interest_rate >= ?::numeric', filter.minRate],
      ['repayment_period_months <= ?::int', filter.maxMonths],
      ['risk_level = any(?)', filter.riskLevel],
      ['purpose = ?', filter.purpose],
      ['distance_km <= ?::int', filter.maxDistanceKm],
    ],
    key: [column, 'loan_id'],
    descending,
    // Indexes have the other orders, but neither filters nor distances.
    searches: filtered || sort === 'distance' ? 'pages' : 'counts',
    ...(sort === 'match' && { newest: { column: 'published_at', limit: MATCHED } }),
  }
}

interface Order {
  readonly column: string
  readonly descending: boolean
  readonly value: (row: Opportunity) => string
}

/** Farther than anything on earth, for unknown distances. */
const FAR_KM = 99_999

/** The orders of opportunities; the loan's id makes keys unique. */
export const opportunityOrders: Readonly<Record<OpportunitySort, Order>> = {
  match: { column: 'match_score', descending: true, value: ({ matchScore }) => String(matchScore) },
  rate: {
    column: 'interest_rate',
    descending: true,
    value: ({ interestRate }) => String(interestRate),
  },
  term: {
    column: 'repayment_period_months',
    descending: false,
    value: ({ repaymentPeriodMonths }) => String(repaymentPeriodMonths),
  },
  distance: {
    column: `coalesce(distance_km, ${FAR_KM})`,
    descending: false,
    value: ({ distanceKm }) => String(distanceKm ?? FAR_KM),
  },
  expiring: {
    column: 'expires_at',
    descending: false,
    value: ({ expiresAt }) => expiresAt.toISOString(),
  },
  newest: {
    column: 'published_at',
    descending: true,
    value: ({ publishedAt }) => publishedAt.toISOString(),
  },
}

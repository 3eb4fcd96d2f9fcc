import type { Database } from '../../database/connection.ts'
import { Opportunity } from '../../entities/loan/opportunity.ts'
import type { Condition, Listing, Window } from '../../reads/page.ts'
import { columnsOf } from '../../reads/rows.ts'
import { checkTraits, type LoanTraits, loansLike, whenPublished } from '../loan/lists/traits.ts'
import { type BBox, checkBox } from '../map/area.ts'
import { belts, kmOf } from '../map/belts.ts'
import { within } from '../map/conditions.ts'
import { refuseIf } from '../refusal.ts'

export type OpportunitySort =
  | 'match'
  | 'rate'
  | 'term'
  | 'distance'
  | 'expiring'
  | 'funded_percent'
  | 'newest'

/** Which opportunities to list; all conditions must hold. */
export interface OpportunityFilter extends LoanTraits {
  readonly bbox?: BBox | null
  readonly maxDistanceKm?: number | null
  /** Only loans of verified borrowers. */
  readonly onlyVerifiedBorrowers?: boolean | null
  /** Only loans of borrowers none of whose loans has defaulted, which are all that a standing order takes. */
  readonly neverDefaulted?: boolean
}

/** Throws a Refusal that names everything that is wrong with a filter. */
export function checkOpportunityFilter(filter: OpportunityFilter): void {
  refuseIf(...checkTraits(filter), ...(filter.bbox ? checkBox(filter.bbox) : []))
}

/** Not by the view's column, which has no index: of many loans, few can be of verified borrowers. */
const verified =
  'loan_id in (select known.loan_id from loan_funding as known where known.borrower_verified)'

/** A box around the lender for the index of points; it reaches a kilometre further than the maximum, since distances are rounded. */
const about = `public_latitude is not null and point(public_longitude, public_latitude) <@
  (select box_about(public_latitude, public_longitude, ?::int + 1) from profile where id = ?)`

/** Within a larger distance there may be most loans, so that an index would not help. */
const NEAR_KM = 500

function isNear(km: number | null | undefined): boolean {
  return typeof km === 'number' && km <= NEAR_KM
}

/** How many of the newest loans are scored for a list by match. */
const MATCHED = 2_000

/** Lists the loans that a lender can invest in now; in the order of match, only the newest 2000 are considered. */
export function opportunityList(
  database: Database,
  lenderId: string,
  filter: OpportunityFilter,
  sort: OpportunitySort,
  reverse: boolean,
): Listing {
  const {
    column,
    descending,
    isRank,
    from = 'opportunity',
    tie = 'loan_id',
  } = opportunityOrders[sort]
  return {
    columns: `${columnsOf(database, Opportunity)}${isRank ? `, ${column} as rank` : ''}`,
    from,
    filters: opportunitiesLike(lenderId, filter),
    key: [column, tie],
    descending: descending !== reverse,
    id: 'loan_id',
    values: [lenderId],
    ...(sort === 'distance' ? byDistance(lenderId, filter, reverse) : along(sort, filter)),
    // Scores depend on the lender, so no index has them.
    ...(sort === 'match' && { first: { among: 'published_at', limit: MATCHED } }),
  }
}

/** The conditions for these filters. */
export function opportunitiesLike(
  lenderId: string,
  filter: OpportunityFilter,
): readonly Condition[] {
  return [
    ...loansLike(filter),
    ...(filter.bbox ? [within(filter.bbox)] : []),
    ['distance_km <= ?::int', filter.maxDistanceKm],
    ...(filter.onlyVerifiedBorrowers ? [[verified] as const] : []),
    ...(filter.neverDefaulted ? [['not borrower_defaulted'] as const] : []),
    [about, isNear(filter.maxDistanceKm) ? filter.maxDistanceKm : undefined, lenderId],
  ]
}

const mine: Condition = ['lender_id = $1']
/** SQL for the distance from a location. If the lender has none, all distances are unknown and any order will do: by the point 0, 0. */
const farFrom = (latitude: string, longitude: string) =>
  `globe_distance(globe(public_latitude, public_longitude),
    (select coalesce(globe(${latitude}, ${longitude}), globe(0, 0)) from profile where id = $1))`
const nearness = farFrom('public_latitude', 'public_longitude')
const farness = farFrom('-public_latitude', 'public_longitude + 180')

/** Narrows the order "expiring" by the time of publishing; the order "newest" of opportunities is that time itself. */
const along = (sort: OpportunitySort, filter: OpportunityFilter) => ({
  parts: [[mine, ...(sort === 'expiring' ? whenPublished('open', filter, sort) : [])]],
  whole: [[mine]],
})

/** To list the farthest loans first, it reads those nearest to the opposite point of the earth. Loans without a location are a part. */
const byDistance = (
  lenderId: string,
  { maxDistanceKm }: OpportunityFilter,
  reverse: boolean,
): Pick<Listing, 'parts' | 'whole' | 'along' | 'belts'> => ({
  parts: [
    [mine, ['public_latitude is not null']],
    [mine, ['public_latitude is null']],
  ],
  whole: [[mine]],
  along: { ascending: nearness, descending: farness },
  // From the farthest on, the index returns all loans beyond the maximum first, so belts just inside the maximum are searched.
  ...(typeof maxDistanceKm === 'number' && {
    belts: (window) => {
      const inwards = reverse !== window.backwards
      return inwards ? belts(lenderId, outermost(maxDistanceKm, window), nearness) : undefined
    },
  }),
})

/** The distance in km from which a page lists loans inwards: at most a kilometre above the maximum, since distances are rounded. */
function outermost(maxDistanceKm: number, { backwards, before, after }: Window): number {
  const edge = Number((backwards ? before : after)?.[0] ?? Number.POSITIVE_INFINITY)
  return Math.min(maxDistanceKm + 1, kmOf(edge))
}

/** An opportunity with its sort value (`rank`) if it is listed by one that none of its columns has exactly. */
export type Ranked = Opportunity & { readonly rank?: number }

interface Order {
  readonly column: string
  /** Whether the row has the value of the column as its `rank`. */
  readonly isRank?: boolean
  /** The view in which the order has an index, and its column with the loan's id. */
  readonly from?: string
  readonly tie?: string
  readonly descending: boolean
  readonly value: (row: Ranked) => string
}

/** The orders of opportunities; the loan's id makes keys unique. */
export const opportunityOrders: Readonly<Record<OpportunitySort, Order>> = {
  match: { column: 'match_score', descending: true, value: ({ matchScore }) => String(matchScore) },
  rate: {
    column: 'coalesce(interest_rate, -1)',
    descending: true,
    value: ({ interestRate }) => String(interestRate),
  },
  term: {
    column: 'repayment_period_months',
    descending: false,
    value: ({ repaymentPeriodMonths }) => String(repaymentPeriodMonths),
  },
  distance: {
    column: `coalesce(${nearness}, 'infinity')`,
    isRank: true,
    descending: false,
    value: ({ rank }) => String(rank),
  },
  expiring: {
    column: "coalesce(expires_at, 'infinity')",
    descending: false,
    value: ({ expiresAt }) => expiresAt.toISOString(),
  },
  funded_percent: {
    column: 'funded',
    isRank: true,
    from: 'opportunity_by_funding',
    tie: 'funding_of',
    descending: true,
    value: ({ rank }) => String(rank),
  },
  newest: {
    column: 'published_at',
    descending: true,
    value: ({ publishedAt }) => publishedAt.toISOString(),
  },
}

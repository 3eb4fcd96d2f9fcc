import { oneRow } from '../../../database/change.ts'
import type { Database } from '../../../database/connection.ts'
import { Preferences } from '../../../entities/member/preferences.ts'
import { countAll } from '../../../reads/counts.ts'
import { FOUND_MAX } from '../../../reads/list.ts'
import { rowToJson } from '../../../reads/rows.ts'
import { lenderLimits } from '../../exposure.ts'
import type { OrderWishes } from '../../member/order-wishes.ts'
import type { Platform } from '../../platform.ts'
import { type OpportunityFilter, opportunityList } from '../opportunity.ts'

/** For how many days back a standing order is tried. */
const DAYS = 30

/** What a standing order finds now, and what it would have done lately; the amount in minor units. */
export interface OrderPreview {
  readonly openLoans: number
  readonly openMatches: number
  readonly publishedLoans: number
  readonly publishedMatches: number
  readonly investments: number
  readonly invested: bigint
  /** What the order may use of the wallet now. */
  readonly available: bigint
  /** Whether all loans were counted; otherwise only 10 000 of them were. */
  readonly isExact: boolean
}

interface Past {
  readonly published: bigint
  readonly matched: bigint
  readonly investments: bigint
  readonly invested: bigint
  readonly usable: bigint
}

/** Tries a lender's standing order, with these wishes in place of the saved ones; they have to be valid. */
export async function previewOrder(
  platform: Platform,
  saved: Preferences,
  wishes: OrderWishes,
): Promise<OrderPreview> {
  const { database, limits } = platform
  const wanted = { ...saved, ...wishes }
  const counted = (filter: OpportunityFilter) =>
    countAll(database, opportunityList(database, saved.userId, filter, 'newest', false))
  const [open, matching, past] = await Promise.all([
    counted({}),
    counted(filterOf(wanted)),
    tried(database, [
      saved.userId,
      rowToJson(database, Preferences, wishes),
      limits.investmentMin,
      lenderLimits(limits.exposure),
      DAYS,
      FOUND_MAX + 1,
    ]),
  ])
  return {
    openLoans: open.count,
    openMatches: matching.count,
    publishedLoans: Math.min(Number(past.published), FOUND_MAX),
    publishedMatches: Math.min(Number(past.matched), FOUND_MAX),
    investments: Number(past.investments),
    invested: past.invested,
    available: past.usable,
    isExact: open.isExact && past.published <= FOUND_MAX,
  }
}

function tried(database: Database, values: readonly unknown[]): Promise<Past> {
  const text = 'select * from preview_order($1, $2, $3, $4, $5, $6)'
  return oneRow(database.query<Past>(text, values, 'search'))
}

/** What an order looks for, as a filter: a loan matches all of it exactly if its score is 100. */
function filterOf(wanted: OrderWishes): OpportunityFilter {
  const some = <T>(list: readonly T[] | null | undefined) => (list?.length ? list : null)
  return {
    minRate: wanted.minInterestRate ?? null,
    maxMonths: wanted.maxTermMonths ?? null,
    minAmount: wanted.minAmount ?? null,
    maxAmount: wanted.maxAmount ?? null,
    maxDistanceKm: wanted.maxDistanceKm ?? null,
    riskLevel: some(wanted.riskLevels),
    purposes: some(wanted.purposes),
    onlyVerifiedBorrowers: wanted.onlyVerifiedBorrowers ?? false,
    neverDefaulted: true,
  }
}

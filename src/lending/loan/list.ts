import { idOrNone } from '../../database/ids.ts'
import type { Loan, LoanStatus, RiskLevel } from '../../entities/loan.ts'
import type { Condition, Listing } from '../../reads/page.ts'

export type LoanSort = 'newest' | 'expiring' | 'rate' | 'amount'

/** Which loans to list; all conditions must hold. */
export interface LoanFilter {
  readonly status?: readonly LoanStatus[] | null
  readonly borrowerId?: string | null
  readonly purpose?: string | null
  readonly riskLevel?: readonly RiskLevel[] | null
  /** Hundredths of a percent. */
  readonly minRate?: number | null
  readonly maxMonths?: number | null
  /** Words, as a web search takes them. */
  readonly q?: string | null
}

const words = `to_tsvector('simple', title || ' ' || coalesce(description, '') || ' ' || coalesce(purpose, ''))`

/** What a loan can be that was never published; a CHECK of the table allows no more. */
export const unpublished: readonly LoanStatus[] = ['draft', 'cancelled']

/** The conditions of a list of loans: drafts are listed only where asked for, and what was never published only to its borrower. */
export function loanConditions(viewerId: string, filter: LoanFilter): readonly Condition[] {
  const { status, borrowerId, purpose, riskLevel, minRate, maxMonths, q } = filter
  // Then the list is the same for all, and read once for those who ask at once.
  const published = status?.every((one) => !unpublished.includes(one))
  return [
    status ? ['status = any(?)', status] : ['status <> ?', 'draft'],
    ['is_visible(published_at, borrower_id, ?)', published ? undefined : viewerId],
    ['frozen = ?', false],
    ['borrower_id = ?', typeof borrowerId === 'string' ? idOrNone(borrowerId) : undefined],
    ['purpose = ?', purpose],
    ['risk_level = any(?)', riskLevel],
    ['interest_rate >= ?::numeric', minRate],
    ['repayment_period_months <= ?::int', maxMonths],
    [`${words} @@ websearch_to_tsquery('simple', ?)`, q, 'by an index'],
  ]
}

/**
 * What has to look at more loans than it shows. An index finds a borrower's, all in any order, and the newest that are
 * open; whatever else is wanted may be rare.
 */
export function loanSearches(filter: LoanFilter, sort: LoanSort): Listing['searches'] {
  const { status, borrowerId, ...others } = filter
  if (typeof borrowerId === 'string') return undefined
  const found =
    status === undefined || status === null || (status.includes('open') && sort === 'newest')
  return found && Object.values(others).every((one) => one === undefined || one === null)
    ? 'counts'
    : 'pages'
}

interface Order {
  readonly key: readonly string[]
  readonly descending: boolean
  readonly position: (loan: Loan) => readonly string[]
}

/** The orders of loans, each with a key that no two loans share. */
export const loanOrders: Readonly<Record<LoanSort, Order>> = {
  newest: {
    key: ['created_at', 'id'],
    descending: true,
    position: ({ createdAt, id }) => [createdAt.toISOString(), id],
  },
  expiring: {
    key: ["coalesce(expires_at, 'infinity')", 'id'],
    descending: false,
    position: ({ expiresAt, id }) => [expiresAt?.toISOString() ?? 'infinity', id],
  },
  rate: {
    key: ['coalesce(interest_rate, -1)', 'id'],
    descending: true,
    position: ({ interestRate, id }) => [String(interestRate ?? -1), id],
  },
  amount: {
    key: ['amount_requested', 'id'],
    descending: true,
    position: ({ amountRequested, id }) => [amountRequested.toString(), id],
  },
}

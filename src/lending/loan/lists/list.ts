import { idOrNone } from '../../../database/ids.ts'
import { type Loan, type LoanStatus, loanStatuses } from '../../../entities/loan/loan.ts'
import type { Condition, Listing } from '../../../reads/page.ts'
import { type BBox, checkBox } from '../../map/area.ts'
import { within } from '../../map/conditions.ts'
import { checkId, refuseIf } from '../../refusal.ts'
import {
  type Arrears,
  checkTraits,
  type DueDates,
  due,
  inOrder,
  type LoanTraits,
  lateBy,
  loansLike,
  whenPublished,
} from './traits.ts'

/** The only states that a CHECK of the table allows a loan that was never published. */
export const unpublished: readonly LoanStatus[] = ['draft', 'submitted', 'cancelled']

/** The states before a loan is published, which lists leave out unless a filter names them. */
const unlisted: readonly LoanStatus[] = ['draft', 'submitted']

const submitted: readonly Condition[] = [["status = 'submitted'"]]
/** The id of no member. */
const NOBODY = '00000000-0000-0000-0000-000000000000'
const NOTHING: Listing['parts'] = [[['false']]]

/**
 * The condition for each state, with the state as literal text. With a parameter, PostgreSQL would plan every request anew: a plan
 * that fits any state can't use the partial index of one.
 */
const inState = Object.fromEntries(
  loanStatuses.map((one): [string, Condition] => [one, [`status = '${one}'`]]),
) as Readonly<Record<LoanStatus, Condition>>

/** The loans of a list, divided into parts so that an index returns each part in the order of the list. */
type Parts = Pick<Listing, 'parts' | 'whole'>

/** The published loans that a list of others' loans shows: frozen ones to operators alone, who work on them. */
const listedTo = (isOperator: boolean): Condition => [
  isOperator ? 'published_at is not null' : 'published_at is not null and not frozen',
]

/** The loans of one borrower, a part for each state; loans that are frozen or were never published only if the viewer is the borrower. */
function loansOfBorrower(
  viewerId: string,
  borrower: string,
  statuses: readonly LoanStatus[],
  isOperator: boolean,
): Parts {
  const seen: Condition[] = borrower === viewerId ? [] : [listedTo(isOperator)]
  const states = statuses.map((one): Condition[] => [
    ['borrower_id = ?', borrower],
    inState[one],
    ...seen,
  ])
  if (states.length === 0) return { parts: NOTHING }
  return {
    parts: states,
    whole: [[['borrower_id = ?', borrower], ['status = any(?)', statuses], ...seen]],
  }
}

/**
 * The loans of all borrowers, a part for each state, since every order has an index by state; `narrowing` says where to start in it.
 * The viewer's own unpublished loans are one part more, and so are the submitted ones if the viewer is an operator: both are few.
 */
function loansOfAll(
  viewerId: string,
  statuses: readonly LoanStatus[],
  narrowing: (status: LoanStatus) => readonly Condition[],
  isOperator: boolean,
): Parts {
  const reviewed = isOperator && statuses.includes('submitted')
  const hidden = statuses.filter(
    (one) => unpublished.includes(one) && !(reviewed && one === 'submitted'),
  )
  const open = statuses.filter((one) => !unlisted.includes(one))
  const own: Condition[][] = [
    [
      ['borrower_id = ?', viewerId],
      ['published_at is null and not frozen'],
      ['status = any(?)', hidden],
    ],
  ]
  const listed = listedTo(isOperator)
  const states = open.map((one): Condition[] => [listed, inState[one], ...narrowing(one)])
  const unseen = [...(hidden.length > 0 ? own : []), ...(reviewed ? [submitted] : [])]
  if (states.length + unseen.length === 0) return { parts: NOTHING }
  const together: Condition[][] = open.length > 0 ? [[listed, ['status = any(?)', open]]] : []
  return { parts: [...states, ...unseen], whole: [...together, ...unseen] }
}

export type LoanSort = 'newest' | 'expiring' | 'rate' | 'amount' | 'late'

/** Which loans to list; all conditions must hold. */
export interface LoanFilter extends LoanTraits, DueDates {
  readonly externalId?: string | null
  readonly status?: readonly LoanStatus[] | null
  readonly borrowerId?: string | null
  readonly bbox?: BBox | null
  readonly arrears?: readonly Arrears[] | null
  /** Whether the loan is open and takes no investments for now. */
  readonly paused?: boolean | null
}

/** Throws a Refusal that names everything that is wrong with a filter. */
export function checkLoanFilter(filter: LoanFilter): void {
  const { bbox } = filter
  refuseIf(
    checkId('borrowerId', filter.borrowerId),
    ...checkTraits(filter),
    inOrder(filter, 'dueFrom', 'dueTo'),
    ...(bbox ? checkBox(bbox) : []),
  )
}

/**
 * The loans that a member sees in a list: drafts and submitted ones only if the filter asks, never-published ones only as borrower;
 * with a condition on what is due, only those of whose repayment the member may know.
 */
export function loansFor(
  viewerId: string,
  filter: LoanFilter,
  sort: LoanSort,
  /** Whether the member is an operator, who also sees submitted and frozen loans, and what is due on any loan. */
  isOperator = false,
): Parts & Pick<Listing, 'filters' | 'belts'> {
  const { externalId, bbox } = filter
  const borrowerId = typeof externalId === 'string' ? ownAlone(viewerId, filter) : filter.borrowerId
  const statuses = statusesOf(filter)
  const filters: readonly Condition[] = [
    ['external_id = ?', externalId],
    ...loansLike(filter),
    ...(bbox ? [within(bbox)] : []),
    ...due(filter),
    ...lateBy(filter.arrears),
    // As `Loan.paused` says. An index has the few that are.
    ...(filter.paused === true ? [["status = 'open' and frozen"] as const] : []),
    ...(filter.paused === false ? [["not (status = 'open' and frozen)"] as const] : []),
    ...(sort === 'late' ? [['late_due_on is not null'] as const] : []),
    ...(isOperator ? [] : whoseDebtIsSeen(viewerId, filter, sort)),
  ]
  const parts =
    typeof borrowerId === 'string'
      ? loansOfBorrower(viewerId, idOrNone(borrowerId).toLowerCase(), statuses, isOperator)
      : loansOfAll(viewerId, statuses, (one) => whenPublished(one, filter, sort), isOperator)
  // A borrower's loans have an index in the order "newest" only. In other orders, looking at the first few would sort them all.
  const sorting = typeof borrowerId === 'string' && sort !== 'newest'
  return { ...parts, filters, ...(sorting && { belts: () => [] }) }
}

/** A search by a member's own name of a loan finds that member's loans alone: whoever may search by a field learns what it holds. */
function ownAlone(viewerId: string, { borrowerId }: LoanFilter): string {
  return borrowerId && borrowerId.toLowerCase() !== viewerId ? NOBODY : viewerId
}

/** The states of the loans in the list; filters by due date leave out all states in which no instalment can be due. */
function statusesOf({
  externalId,
  status,
  dueFrom,
  dueTo,
  overdue,
  arrears,
  paused,
}: LoanFilter): readonly LoanStatus[] {
  const all = new Set(status ?? loanStatuses.filter((one) => externalId || !unlisted.includes(one)))
  return [...all].filter(
    (one) =>
      (!(dueFrom || dueTo || overdue || arrears) || repaying.includes(one)) &&
      (!paused || one === 'open'),
  )
}

const repaying: readonly LoanStatus[] = ['active', 'defaulted']

const seen = `(borrower_id = ? or id = any(array(
  select loan_id from investment where lender_id = ? and investment.status <> 'cancelled')))`

/**
 * Conditions on what is due, and the order by it, leave out loans of whose repayment the viewer may not know (`seesDebt`), where these fields are null:
 * whoever may search by a field learns what it holds. They are not refused, so that lenders can search in what they hold.
 */
function whoseDebtIsSeen(
  viewerId: string,
  filter: LoanFilter,
  sort: LoanSort,
): readonly Condition[] {
  const { dueFrom, dueTo, overdue, arrears } = filter
  if (dueFrom || dueTo || overdue || arrears || sort === 'late') return [[seen, viewerId, viewerId]]
  // That a loan is not late is no secret before it is paid out.
  return overdue === false ? [[`(disbursement_date is null or ${seen})`, viewerId, viewerId]] : []
}

interface Order {
  /** A column of the key that records lack, as part of a select list. */
  readonly column?: string
  readonly key: readonly string[]
  readonly descending: boolean
  readonly position: (loan: Loan) => readonly string[]
}

/** The orders in which loans can be listed; each sort key ends with the id, which makes it unique. */
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
  late: {
    column: 'late_due_on::text as "lateDueOn"',
    key: ['late_due_on', 'id'],
    descending: false,
    position: ({ lateDueOn, id }) => [String(lateDueOn), id],
  },
}

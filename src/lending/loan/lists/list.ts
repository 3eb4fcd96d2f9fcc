import { idOrNone } from '../../../database/ids.ts'
import { type Loan, type LoanStatus, loanStatuses } from '../../../entities/loan/loan.ts'
import type { Condition, Listing } from '../../../reads/page.ts'
import { type BBox, checkBox } from '../../map/area.ts'
import { within } from '../../map/conditions.ts'
import { checkId, refuseIf } from '../../refusal.ts'
import {
  type Arrears,
  checkTraits,
  inOrder,
  type LoanTraits,
  lateBy,
  loansLike,
  today,
  whenPublished,
} from './traits.ts'

/** The states of a loan that was never published; a CHECK of the table allows it no others. */
export const unpublished: readonly LoanStatus[] = ['draft', 'submitted', 'cancelled']

/** The states before a loan is published, which lists leave out unless they are asked for. */
const unlisted: readonly LoanStatus[] = ['draft', 'submitted']

const submitted: readonly Condition[] = [["status = 'submitted'"]]
const NOTHING: Listing['parts'] = [[['false']]]

/**
 * The loans of each state, as text: for a parameter PostgreSQL would plan every request anew, since a plan for any state
 * can't use the indexes of this one.
 */
const inState = Object.fromEntries(
  loanStatuses.map((one): [string, Condition] => [one, [`status = '${one}'`]]),
) as Readonly<Record<LoanStatus, Condition>>

/** Where the loans of a list are, in parts that have an index for each order. */
type Parts = Pick<Listing, 'parts' | 'whole'>

/** A borrower has an index for each state; what was never published is seen by its borrower alone. */
function theirs(viewerId: string, borrower: string, statuses: readonly LoanStatus[]): Parts {
  const seen: Condition[] =
    borrower === viewerId ? [] : [['published_at is not null and not frozen']]
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
 * Each state has an index for each order, in which `narrowing` can say where to begin; the viewer's own unpublished loans are
 * few, and so are those that operators are to review.
 */
function anybodys(
  viewerId: string,
  statuses: readonly LoanStatus[],
  narrowing: (status: LoanStatus) => readonly Condition[],
  reviews = false,
): Parts {
  const reviewed = reviews && statuses.includes('submitted')
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
  const listed: Condition = ['published_at is not null and not frozen']
  const states = open.map((one): Condition[] => [listed, inState[one], ...narrowing(one)])
  const unseen = [...(hidden.length > 0 ? own : []), ...(reviewed ? [submitted] : [])]
  if (states.length + unseen.length === 0) return { parts: NOTHING }
  const together: Condition[][] = open.length > 0 ? [[listed, ['status = any(?)', open]]] : []
  return { parts: [...states, ...unseen], whole: [...together, ...unseen] }
}

export type LoanSort = 'newest' | 'expiring' | 'rate' | 'amount'

/** Which loans to list; all conditions must hold. */
export interface LoanFilter extends LoanTraits {
  readonly status?: readonly LoanStatus[] | null
  readonly borrowerId?: string | null
  readonly bbox?: BBox | null
  /** Days, such as 2026-11-22, both included. */
  readonly dueFrom?: string | null
  readonly dueTo?: string | null
  readonly overdue?: boolean | null
  readonly arrears?: readonly Arrears[] | null
}

/** Throws a Refusal that says what is wrong with a filter. */
export function checkLoanFilter(filter: LoanFilter): void {
  const { bbox } = filter
  refuseIf(
    checkId('borrowerId', filter.borrowerId),
    ...checkTraits(filter),
    inOrder(filter, 'dueFrom', 'dueTo'),
    ...(bbox ? checkBox(bbox) : []),
  )
}

/** Which loans a member sees in a list: drafts only where asked for, and what was never published only as its borrower. */
export function loansFor(
  viewerId: string,
  filter: LoanFilter,
  sort: LoanSort,
  /** Whether the member is an operator, who sees what is to be reviewed. */
  reviews = false,
): Parts & Pick<Listing, 'filters' | 'belts'> {
  const { borrowerId, bbox } = filter
  const statuses = statusesOf(filter)
  const filters = [
    ...loansLike(filter),
    ...(bbox ? [within(bbox)] : []),
    ...due(filter),
    ...lateBy(filter.arrears),
  ]
  const parts =
    typeof borrowerId === 'string'
      ? theirs(viewerId, idOrNone(borrowerId).toLowerCase(), statuses)
      : anybodys(viewerId, statuses, (one) => whenPublished(one, filter, sort), reviews)
  // The loans of a borrower have an index in one order: in others all of them would be sorted to look at a few.
  const sorting = typeof borrowerId === 'string' && sort !== 'newest'
  return { ...parts, filters, ...(sorting && { belts: () => [] }) }
}

/** The states of loans that can be in the list: of no others can an instalment be due. */
function statusesOf({
  status,
  dueFrom,
  dueTo,
  overdue,
  arrears,
}: LoanFilter): readonly LoanStatus[] {
  const all = new Set(status ?? loanStatuses.filter((one) => !unlisted.includes(one)))
  return [...all].filter(
    (one) => !(dueFrom || dueTo || overdue || arrears) || repaying.includes(one),
  )
}

const repaying: readonly LoanStatus[] = ['active', 'defaulted']

/** The days on which a loan's unpaid instalments are due: the first and the last are kept with it. */
function due({ dueFrom, dueTo, overdue }: LoanFilter): readonly Condition[] {
  return [
    ['next_due_on <= ?::date', dueTo],
    ['last_due_on >= ?::date', dueFrom],
    ...(dueFrom && dueTo ? [between(dueFrom, dueTo)] : []),
    ...(overdue ? [[`next_due_on < ${today}`] as const] : []),
    ...(overdue === false ? [[`(next_due_on is null or next_due_on >= ${today})`] as const] : []),
  ]
}

const SHORT_MS = 28 * 86_400_000
const unpaid = `exists (select from instalment where instalment.loan_id = loan.id
  and principal_paid + interest_paid < principal + interest and due_on >= ?::date and due_on <= ?::date)`

/**
 * An instalment in a period. Few are due in a short one, and an index of instalments finds those. In others most loans have
 * their first or their last, and only the rest are looked up.
 */
function between(from: string, to: string): Condition {
  if (Date.parse(to) - Date.parse(from) < SHORT_MS) return [unpaid, from, to]
  const edges = 'next_due_on >= ?::date or last_due_on <= ?::date'
  return [`(${edges} or ${unpaid})`, from, to, from, to]
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

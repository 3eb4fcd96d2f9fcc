import { idOrNone } from '../../database/ids.ts'
import { type Loan, type LoanStatus, loanStatuses } from '../../entities/loan.ts'
import { type Condition, given, type Listing } from '../../reads/page.ts'
import { type BBox, checkBox } from '../map/area.ts'
import { within } from '../map/conditions.ts'
import { refuseIf } from '../refusal.ts'
import { checkTraits, inOrder, type LoanTraits, loansLike } from './traits.ts'

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
}

/** Throws a Refusal that says what is wrong with a filter. */
export function checkLoanFilter(filter: LoanFilter): void {
  const { bbox } = filter
  refuseIf(
    ...checkTraits(filter),
    inOrder(filter, 'dueFrom', 'dueTo'),
    ...(bbox ? checkBox(bbox) : []),
  )
}

/** What a loan can be that was never published; a CHECK of the table allows no more. */
export const unpublished: readonly LoanStatus[] = ['draft', 'cancelled']

/** Which loans a member sees in a list: drafts only where asked for, and what was never published only as its borrower. */
export function loansFor(
  viewerId: string,
  filter: LoanFilter,
): Pick<Listing, 'parts' | 'whole' | 'filters'> {
  const { borrowerId, bbox } = filter
  const statuses = statusesOf(filter)
  const filters = [...loansLike(filter), ...(bbox ? [within(bbox)] : []), ...due(filter)]
  const parts =
    typeof borrowerId === 'string'
      ? theirs(viewerId, idOrNone(borrowerId).toLowerCase(), statuses)
      : anybodys(viewerId, statuses)
  return { ...parts, filters }
}

const NOTHING: Listing['parts'] = [[['false']]]

type Parts = Pick<Listing, 'parts' | 'whole'>

/** A borrower has an index for each state; what was never published is seen by its borrower alone. */
function theirs(viewerId: string, borrower: string, statuses: readonly LoanStatus[]): Parts {
  const seen: Condition = [
    borrower === viewerId ? 'not frozen' : 'published_at is not null and not frozen',
  ]
  const states = statuses.map((one): Condition[] => [
    ['borrower_id = ?', borrower],
    ['status = ?', one],
    seen,
  ])
  if (states.length === 0) return { parts: NOTHING }
  return {
    parts: states,
    whole: [[['borrower_id = ?', borrower], ['status = any(?)', statuses], seen]],
  }
}

/** The states of loans that can be in the list: of no others can an instalment be due. */
function statusesOf({ status, dueFrom, dueTo, overdue }: LoanFilter): readonly LoanStatus[] {
  const all = new Set(status ?? loanStatuses.filter((one) => one !== 'draft'))
  return [...all].filter((one) => !(dueFrom || dueTo || overdue) || repaying.includes(one))
}

/** Each state has an index for each order; the viewer's own unpublished loans are few. */
function anybodys(viewerId: string, statuses: readonly LoanStatus[]): Parts {
  const hidden = statuses.filter((one) => unpublished.includes(one))
  const open = statuses.filter((one) => one !== 'draft')
  const own: Condition[][] = [
    [
      ['borrower_id = ?', viewerId],
      ['published_at is null and not frozen'],
      ['status = any(?)', hidden],
    ],
  ]
  const listed: Condition = ['published_at is not null and not frozen']
  const states = open.map((one): Condition[] => [listed, ['status = ?', one]])
  const unseen = hidden.length > 0 ? own : []
  if (states.length + unseen.length === 0) return { parts: NOTHING }
  const together: Condition[][] = open.length > 0 ? [[listed, ['status = any(?)', open]]] : []
  return { parts: [...states, ...unseen], whole: [...together, ...unseen] }
}

const unpaid =
  'instalment.loan_id = loan.id and principal_paid + interest_paid < principal + interest'
const repaying: readonly LoanStatus[] = ['active', 'defaulted']
const today = "(gateway_now() at time zone 'UTC')::date"

function due({ dueFrom, dueTo, overdue }: LoanFilter): readonly Condition[] {
  const days: Condition[] = [
    ['due_on >= ?::date', dueFrom],
    ['due_on <= ?::date', dueTo],
  ]
  const asked = given(days)
  const texts = [unpaid, ...asked.map(([text]) => text)].join(' and ')
  const late = `exists (select from instalment where ${unpaid} and due_on < ${today})`
  return [
    ...(asked.length > 0
      ? [
          [
            `exists (select from instalment where ${texts})`,
            ...asked.map(([, day]) => day),
          ] as const,
        ]
      : []),
    ...(overdue ? [[late] as const] : []),
    ...(overdue === false
      ? [[`not (status in ('active', 'defaulted') and ${late})`] as const]
      : []),
  ]
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

import { type LoanStatus, loanStatuses } from '../../entities/loan.ts'
import type { Condition, Listing } from '../../reads/page.ts'

/** What a loan can be that was never published; a CHECK of the table allows no more. */
export const unpublished: readonly LoanStatus[] = ['draft', 'submitted', 'cancelled']

/** What a loan is before it is published: lists leave it out unless asked for. */
export const unlisted: readonly LoanStatus[] = ['draft', 'submitted']

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
export type Parts = Pick<Listing, 'parts' | 'whole'>

/** A borrower has an index for each state; what was never published is seen by its borrower alone. */
export function theirs(viewerId: string, borrower: string, statuses: readonly LoanStatus[]): Parts {
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
export function anybodys(
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

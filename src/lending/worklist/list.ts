import type { Database } from '../../database/connection.ts'
import { WorkItem, type WorkKind, workKinds } from '../../entities/operator/work.ts'
import type { Condition, Listing } from '../../reads/page.ts'
import { columnsOf } from '../../reads/rows.ts'
import { requireCases, seesCases } from '../cases/access.ts'
import { maySee, type Operator, requireSupport } from '../member/access.ts'
import { checkId, refuseIf } from '../refusal.ts'
import { checkNarrowing, narrowed, SIZED, type WorkNarrowing, workSize } from './narrow.ts'

export type WorkSort = 'oldest' | 'newest' | 'largest'

/** Which items to list; all conditions must hold. */
export interface WorkFilter extends WorkShared {
  readonly kind?: readonly WorkKind[] | null | undefined
}

/** The conditions that items of all kinds have in common. */
export interface WorkShared extends WorkNarrowing {
  readonly ownerId?: string | null | undefined
  readonly owned?: boolean | null | undefined
  readonly loanId?: string | null | undefined
  readonly memberId?: string | null | undefined
  /** Whether an operator wants to see it again on a later day. */
  readonly postponed?: boolean | null | undefined
}

/**
 * Lists what waits for operators, in the order of its age or of its amounts; those without one come last. Whoever may not see cases gets none, nor their number, nor
 * are they refused for not naming the kinds. Throws a Refusal if the caller may see nothing, or not what is asked for.
 */
export function workFor(
  database: Database,
  operator: Operator,
  filter: WorkFilter,
  sort: WorkSort,
): Listing {
  const kinds = kindsFor(operator, filter.kind)
  const names = kinds.map((one) => `'${one}'`).join(', ')
  // Written out, so that PostgreSQL reads only the tables of these kinds.
  const among: Condition = [kinds.length > 0 ? `kind in (${names})` : 'false']
  const listing = { columns: columnsOf(database, WorkItem), from: 'work_item' }
  const conditions = [among, ...conditionsOn(operator, filter)]
  if (sort !== 'largest') {
    const [parts, filters] = [[[...conditions]], chosen(filter)]
    return { ...listing, parts, filters, key: ['since', 'id'], descending: sort === 'newest' }
  }
  const limit = kinds.includes('late') ? SIZED.late : SIZED.others
  return {
    ...listing,
    columns: `${listing.columns}, ${workSize} as size`,
    parts: [[...conditions, ...chosen(filter)]],
    key: [workSize, 'id'],
    descending: true,
    first: { among: 'gateway_now() - since', limit },
  }
}

/** Where an item stands in the list. */
export function placeInWork(
  sort: WorkSort,
): (item: WorkItem & { readonly size?: bigint }) => readonly string[] {
  return ({ id, since, size: sum }) => [sort === 'largest' ? String(sum) : since.toISOString(), id]
}

/** The conditions on items that hold whatever their kind; throws a Refusal if an id is none. */
export function conditionsOn(
  operator: Operator,
  { ownerId, loanId, memberId, postponed, ...rest }: WorkShared,
): readonly Condition[] {
  refuseIf(checkId('ownerId', ownerId), checkId('loanId', loanId), checkId('memberId', memberId))
  checkNarrowing(rest)
  return [
    // Nobody learns of a case about themselves.
    ["(kind <> 'case' or member_id <> ?)", operator.id],
    ['loan_id = ?', loanId],
    ['concerned_id = ?', memberId],
    ['(look_again_on is not null and look_again_on > business_date()) = ?', postponed],
  ]
}

/** The conditions that can hold for few items or most: who has taken them, and what they say of themselves. */
export function chosen({ ownerId, owned, ...rest }: WorkShared): readonly Condition[] {
  return [['owner_id = ?', ownerId], ['(owner_id is not null) = ?', owned], ...narrowed(rest)]
}

/** The kinds that an operator may see, among those that are asked for; throws a Refusal if that is nothing, or less than what is asked for. */
export function kindsFor(operator: Operator, asked: WorkFilter['kind']): readonly WorkKind[] {
  const kinds = asked ?? workKinds
  const isAsked = (one: WorkKind) => asked?.includes(one) === true
  if (!seesCases(operator) || asked?.some((one) => one !== 'case')) requireSupport(operator)
  if (isAsked('case')) requireCases(operator)
  return workKinds.filter(
    (one) => kinds.includes(one) && (one === 'case' ? seesCases(operator) : maySee(operator)),
  )
}

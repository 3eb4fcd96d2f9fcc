import type { Database } from '../../database/connection.ts'
import { WorkItem, type WorkKind, workKinds } from '../../entities/operator/work.ts'
import type { Listing } from '../../reads/page.ts'
import { columnsOf } from '../../reads/rows.ts'
import { requireCases, seesCases } from '../cases/access.ts'
import { maySee, type Operator, requireSupport } from '../member/access.ts'
import { checkId, refuseIf } from '../refusal.ts'

export type WorkSort = 'oldest' | 'newest'

/** Which items to list; all conditions must hold. */
interface WorkFilter {
  readonly kind?: readonly WorkKind[] | null | undefined
  readonly ownerId?: string | null | undefined
  readonly owned?: boolean | null | undefined
  readonly loanId?: string | null | undefined
  readonly memberId?: string | null | undefined
  /** Whether an operator wants to see it again on a later day. */
  readonly postponed?: boolean | null | undefined
}

/**
 * Lists what waits for operators, the oldest first unless the newest are. Whoever may not see cases gets none, nor their number, nor
 * are they refused for not naming the kinds. Throws a Refusal if the caller may see nothing, or not what is asked for.
 */
export function workFor(
  database: Database,
  operator: Operator,
  { kind, ownerId, owned, loanId, memberId, postponed }: WorkFilter,
  sort: WorkSort,
): Listing {
  const kinds = kindsFor(operator, kind)
  refuseIf(checkId('ownerId', ownerId), checkId('loanId', loanId), checkId('memberId', memberId))
  const names = kinds.map((one) => `'${one}'`).join(', ')
  return {
    columns: columnsOf(database, WorkItem),
    from: 'work_item',
    parts: [
      [
        // Written out, so that PostgreSQL reads only the tables of these kinds.
        [kinds.length > 0 ? `kind in (${names})` : 'false'],
        // Nobody learns of a case about themselves.
        ["(kind <> 'case' or member_id <> ?)", operator.id],
        ['loan_id = ?', loanId],
        ['concerned_id = ?', memberId],
        ['(look_again_on is not null and look_again_on > business_date()) = ?', postponed],
      ],
    ],
    filters: [
      ['owner_id = ?', ownerId],
      ['(owner_id is not null) = ?', owned],
    ],
    key: ['since', 'id'],
    descending: sort === 'newest',
  }
}

function kindsFor(operator: Operator, asked: WorkFilter['kind']): readonly WorkKind[] {
  const kinds = asked ?? workKinds
  const isAsked = (one: WorkKind) => asked?.includes(one) === true
  if (!seesCases(operator) || asked?.some((one) => one !== 'case')) requireSupport(operator)
  if (isAsked('case')) requireCases(operator)
  return workKinds.filter(
    (one) => kinds.includes(one) && (one === 'case' ? seesCases(operator) : maySee(operator)),
  )
}

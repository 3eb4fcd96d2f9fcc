import type { Database } from '../../database/connection.ts'
import { idOrNone } from '../../database/ids.ts'
import { type ActorKind, AuditEntry } from '../../entities/operator/audit-entry.ts'
import { type Condition, given, type Listing } from '../../reads/page.ts'
import { recordsOf } from '../../reads/rows.ts'
import { inOrder } from '../loan/lists/traits.ts'
import { checkId, refuseIf } from '../refusal.ts'

/** Which entries to list; all conditions must hold. */
export interface AuditTrailFilter {
  readonly actorId?: string | null
  readonly actorKind?: ActorKind | null
  readonly act?: string | null
  readonly targetId?: string | null
  readonly loanId?: string | null
  readonly memberId?: string | null
  readonly refused?: boolean | null
  /** True: only looks at members' files; false: everything else. */
  readonly looks?: boolean | null
  readonly since?: Date | null
  readonly until?: Date | null
}

/** The entries of the audit trail, newest first; throws a Refusal if an id is no UUID, or `since` is after `until`. */
export function auditEntries(database: Database, filter: AuditTrailFilter): Listing {
  refuseIf(
    ...(['actorId', 'targetId', 'loanId', 'memberId'] as const).map((name) =>
      checkId(name, filter[name]),
    ),
    inOrder(filter, 'since', 'until'),
  )
  const { act, actorKind, refused, looks, since, until } = filter
  const [narrowest, ...others] = given(indexed(filter))
  const ofPeople = narrowest === undefined && actorKind === 'operator'
  return {
    ...recordsOf(database, AuditEntry),
    parts: ofPeople ? partsOfPeople(looks) : [[narrowest ?? ['true']]],
    filters: [
      ...others,
      ['act = ?', act],
      ['at >= ?', since],
      ['at < ?', until],
      ...either(refused, 'refused_with is not null', 'refused_with is null'),
      ...(ofPeople
        ? []
        : [
            ['actor_kind = ?', actorKind] as const,
            ...either(looks, LOOKS, "act <> 'lookAtMember'"),
          ]),
    ],
    key: ['number'],
    descending: true,
  }
}

const LOOKS = "act = 'lookAtMember'"
const PEOPLE = "actor_kind = 'operator'"

/** What people did, which jobs and rules outnumber: their acts have an index of their own, and their looks that of acts by name. */
function partsOfPeople(looks: AuditTrailFilter['looks']): Listing['parts'] {
  const acts: readonly Condition[] = [[`${PEOPLE} and act <> 'lookAtMember'`]]
  const seen: readonly Condition[] = [[LOOKS], [PEOPLE]]
  return [...(looks === true ? [] : [acts]), ...(looks === false ? [] : [seen])]
}

function either(wanted: boolean | null | undefined, yes: string, no: string): readonly Condition[] {
  return typeof wanted === 'boolean' ? [[wanted ? yes : no]] : []
}

/** The conditions that have an index in the order of the list, the narrowest first. */
function indexed({ targetId, loanId, memberId, actorId }: AuditTrailFilter): readonly Condition[] {
  return [
    ['target_id = ?', targetId && idOrNone(targetId)],
    [ofLoan, loanId && idOrNone(loanId)],
    ['member_id = ?', memberId && idOrNone(memberId)],
    ['actor_id = ?', actorId && idOrNone(actorId)],
  ]
}

/** Acts on a loan are also those on its charges, plan changes and repayments, and on requests about any of these. */
const ofLoan = `target_id = any(array(with own (id) as (
    select ?::uuid
  ), part as (
    select id from own union all select charge.id from charge join own on loan_id = own.id
    union all select plan_change.id from plan_change join own on loan_id = own.id
    union all select repayment.id from repayment join own on loan_id = own.id
  ) select id from part union all select approval_request.id from approval_request join part on target_id = part.id))`

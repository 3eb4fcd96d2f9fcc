import { firstRow } from '../../database/change.ts'
import type { Database } from '../../database/connection.ts'
import { idOrNone } from '../../database/ids.ts'
import { CaseEntry } from '../../entities/case/case-entry.ts'
import { type CaseState, MemberCase } from '../../entities/case/member-case.ts'
import { Payment } from '../../entities/payments/payment.ts'
import type { Condition, Listing } from '../../reads/page.ts'
import { columnsOf, recordsOf } from '../../reads/rows.ts'
import { checkId, refuseIf } from '../refusal.ts'

/** Which cases to list; all conditions must hold. */
export interface CaseFilter {
  readonly state?: readonly CaseState[] | null | undefined
  readonly memberId?: string | null | undefined
  readonly assigneeId?: string | null | undefined
  readonly overdue?: boolean | null | undefined
  readonly proposed?: boolean | null | undefined
}

/** Lists cases, newest first, except those about the operator who asks; throws a Refusal if an id is no UUID. */
export function casesIn(database: Database, operatorId: string, filter: CaseFilter): Listing {
  refuseIf(...(['memberId', 'assigneeId'] as const).map((name) => checkId(name, filter[name])))
  const { state, memberId, assigneeId, overdue, proposed } = filter
  const about: Condition = memberId ? ['member_id = ?', idOrNone(memberId)] : ['true']
  return {
    ...recordsOf(database, MemberCase),
    parts: [[about]],
    filters: [
      ['member_id <> ?', operatorId],
      ['state = any (?)', state],
      ['assignee_id = ?', assigneeId],
      ['(due_at < gateway_now() and state <> $$closed$$) = ?', overdue],
      ['(proposal is not null) = ?', proposed],
    ],
    key: ['created_at', 'id'],
    descending: true,
  }
}

/** A case; null if there is none with this id, or if it is about the operator who asks. */
export function caseOf(
  database: Database,
  operatorId: string,
  id: string,
): Promise<MemberCase | null> {
  const text = `select ${columnsOf(database, MemberCase)} from member_case where id = $1 and member_id <> $2`
  return firstRow(database.query<MemberCase>(text, [idOrNone(id), operatorId]))
}

/** The entries of a case, newest first: only looks, all others, or both. */
export function entriesOfCase(
  database: Database,
  caseId: string,
  looks: boolean | null | undefined,
): Listing {
  return {
    ...recordsOf(database, CaseEntry),
    parts: [[['case_id = ?', caseId]]],
    filters: [["(act = 'look') = ?", looks]],
    key: ['number'],
    descending: true,
  }
}

const WAITING_MAX = 100

/** The payments of a member that wait for a case, oldest first; at most 100. Only the operators' database role may ask. */
export function heldPayments(
  database: Database,
  { memberId, holdsMoney }: MemberCase,
): Promise<Payment[]> | [] {
  if (!holdsMoney) return []
  const text = `select ${columnsOf(database, Payment)} from held_payments($1, $2) as payment`
  return database.operating().change<Payment>(text, [memberId, WAITING_MAX])
}

/** The withdrawals of a case's member that wait for an operator's approval, which comes before the case; oldest first, at most 100. */
export function requestedPayments(
  database: Database,
  { memberId }: Pick<MemberCase, 'memberId'>,
): Promise<Payment[]> {
  const text = `select ${columnsOf(database, Payment)} from payment
    where user_id = $1 and state = 'requested' order by created_at, id limit $2`
  return database.query<Payment>(text, [memberId, WAITING_MAX])
}

import type { AuditTrailFilter } from '../../graphql/graphql.ts'
import { dayBegins } from '../day-begins.ts'
import { isId } from '../ids.ts'

const kinds = ['OPERATOR', 'JOB', 'RULE'] as const

/** The entries that an address asks for: what people did, since jobs do far more; everybody’s acts, and looks, only if it says so. */
export function filterOf(query: URLSearchParams, own: string | undefined): AuditTrailFilter {
  const given = (name: string) => query.get(name) ?? ''
  const [who, outcome, looks] = [given('who'), given('outcome'), given('looks')]
  const [member, target, loan] = [given('member'), given('target'), given('loan')]
  return {
    actorKind: who === '' ? 'OPERATOR' : (kinds.find((one) => one === who) ?? null),
    actorId: who === 'me' ? (own ?? null) : isId(who) ? who : null,
    act: given('act') || null,
    refused: outcome === '' ? null : outcome === 'refused',
    looks: looks === '' ? false : looks === 'only' || null,
    memberId: isId(member) ? member : null,
    targetId: isId(target) ? target : null,
    loanId: isId(loan) ? loan : null,
    since: dayBegins(given('since')),
    until: dayBegins(given('until'), 1),
  }
}

/** The path of the same entries as a file. */
export function fileOf(filter: AuditTrailFilter): string {
  const { actorId, actorKind, act, refused, looks, memberId, targetId, loanId } = filter
  const given = {
    actor_id: actorId,
    actor_kind: actorKind?.toLowerCase(),
    act,
    refused,
    looks,
    member_id: memberId,
    target_id: targetId,
    loan_id: loanId,
    since: filter.since,
    until: filter.until,
  }
  const query = new URLSearchParams({ f: 'csv' })
  for (const [name, value] of Object.entries(given))
    if (value !== null && value !== undefined) query.set(name, String(value))
  return `/operator/audit-trail?${query}`
}

import type { AuditTrailFilter } from '../../graphql/graphql.ts'
import { isId } from '../ids.ts'

const kinds = ['OPERATOR', 'JOB', 'RULE'] as const
const DAY_MS = 86_400_000

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
    since: dayOf(given('since')),
    until: dayOf(given('until'), DAY_MS),
  }
}

/** When a day begins in local time, plus `later` milliseconds; null if the text is not a day. */
function dayOf(text: string, later = 0): string | null {
  const time = Date.parse(`${text}T00:00`)
  return Number.isNaN(time) ? null : new Date(time + later).toISOString()
}

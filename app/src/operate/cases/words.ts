import { money } from '../../parts/money.ts'
import { moment, now } from '../../parts/time.ts'
import { memberNamed, nameOf } from '../who.ts'
import { t } from './messages/index.ts'
import type { Entered, ListedCase } from './operations.ts'

const DAY_MS = 86_400_000
/** How many midnights of the reader's time zone there are between two times. */
const daysBetween = (from: number, to: number) =>
  Math.round((new Date(to).setHours(0, 0, 0, 0) - new Date(from).setHours(0, 0, 0, 0)) / DAY_MS)

/** How long ago a case was opened. */
export function ageOf({ createdAt }: Pick<ListedCase, 'createdAt'>): string {
  return t('opened', { days: Math.max(0, daysBetween(Date.parse(createdAt), now().getTime())) })
}

/** Whether a case has not been decided in time. */
export function isOverdue({ dueAt, state }: Pick<ListedCase, 'dueAt' | 'state'>): boolean {
  return state !== 'CLOSED' && Date.parse(dueAt) < now().getTime()
}

/** How long a case may still take, or for how long it is overdue; when it was closed, if it was. */
export function deadlineOf(one: Pick<ListedCase, 'dueAt' | 'state' | 'closedAt'>): string {
  const { dueAt, state, closedAt } = one
  if (state === 'CLOSED' && closedAt) return t('closedAt', { time: moment(closedAt) })
  const [due, at] = [Date.parse(dueAt), now().getTime()]
  return isOverdue(one)
    ? t('overdueFor', { days: daysBetween(due, at) })
    : t('daysLeft', { days: daysBetween(at, due) })
}

/** The name of a member, who may have none. */
export function memberName(member: {
  readonly fullName?: string | null
  readonly city?: string | null
}): string {
  return memberNamed(member, t('aMember'))
}

/** What an operator is called: the reader themselves is “you”. */
export function operatorName(
  id: string,
  operator: { readonly fullName?: string | null } | null | undefined,
  own: string | undefined,
): string {
  return id === own ? t('you') : nameOf({ id, name: operator?.fullName })
}

/** What opened a case, in a few words; for an operator, why they did. */
export function causeOf({ rule, reason }: Pick<ListedCase, 'rule' | 'reason'>): string {
  if (rule !== 'OPERATOR') return t(`rule.${rule}`)
  return reason ? t('quoted', { text: reason }) : t('rule.OPERATOR')
}

/** What a rule or a list has found, in plain words. */
export function findingOf(
  { rule, finding }: Pick<Entered, 'rule' | 'finding'>,
  currency: string,
): string | undefined {
  if (!finding) return undefined
  const shown = (amount: string | null | undefined) => money(amount ?? '0', currency)
  const { amountIn, amountOut, senders, counterparty, counterpartyId, until, listed } = finding
  const at = until ? moment(until) : ''
  if (listed) return t('found.LISTS', { listed: listed.join('; ') })
  if (rule === 'MANY_SENDERS')
    return t('found.MANY_SENDERS', { senders: senders ?? 0, in: shown(amountIn), at })
  const values = { in: shown(amountIn), out: shown(amountOut), at }
  if (counterpartyId)
    return t('found.ROUND_TRIPS', { ...values, who: memberName(counterparty ?? {}) })
  return t('found.IN_AND_OUT', values)
}

import { moment } from '../../parts/time.ts'
import type { SentDelivery, ShownWebhook } from './operations.ts'

/** The states of deliveries, in words. */
export const stateNames: Readonly<Record<SentDelivery['state'], string>> = {
  PENDING: 'Pending',
  DELIVERED: 'Delivered',
  FAILED: 'Failed',
}

/** How a webhook is doing: a word, and the tone of its tag. */
export function standingOf({
  disabledReason,
  failingSince,
}: ShownWebhook): readonly [string, string] {
  if (disabledReason) return ['Disabled', 'bad']
  return failingSince ? ['Failing', 'wait'] : ['Enabled', 'good']
}

/** Why a webhook gets nothing, or since when attempts have failed. */
export function troubleOf({
  disabledReason,
  disabledAt,
  failingSince,
  lastSuccessAt,
}: ShownWebhook): string {
  const since = disabledAt ? ` on ${moment(disabledAt)}` : ''
  const last = lastSuccessAt
    ? `Last success: ${moment(lastSuccessAt)}.`
    : 'Nothing has got through yet.'
  if (disabledReason === 'OPERATOR') return `An operator disabled it${since}. ${last}`
  if (disabledReason === 'GONE')
    return `It was disabled${since}: the receiver answered that it is gone (410). ${last}`
  if (disabledReason === 'FAILING')
    return `It was disabled${since}: nothing had got through for four days. ${last}`
  return failingSince ? `Attempts have failed since ${moment(failingSince)}. ${last}` : last
}

/** What the last attempt came to. */
export function cameOf({
  attempts,
  attemptedAt,
  status,
  problem,
  durationMs,
}: SentDelivery): string {
  if (!attemptedAt) return 'Not attempted yet'
  const times = attempts === 1 ? '1 attempt' : `${attempts} attempts`
  const came = status ? `answered ${status}` : (problem ?? 'no answer')
  return `${times}, the last on ${moment(attemptedAt)}: ${came} after ${durationMs ?? 0} ms`
}

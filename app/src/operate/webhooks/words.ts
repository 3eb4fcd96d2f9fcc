import { moment } from '../../parts/time.ts'
import { t } from './messages/index.ts'
import type { SentDelivery, ShownWebhook } from './operations.ts'

/** How a webhook is doing: a word, and the tone of its tag. */
export function standingOf({
  disabledReason,
  failingSince,
}: ShownWebhook): readonly [string, string] {
  if (disabledReason) return [t('disabled'), 'bad']
  return failingSince ? [t('failing'), 'wait'] : [t('enabled'), 'good']
}

/** Why a webhook gets nothing, or since when attempts have failed. */
export function troubleOf({
  disabledReason,
  disabledAt,
  failingSince,
  lastSuccessAt,
}: ShownWebhook): string {
  const why = whyOf({ disabledReason, disabledAt, failingSince })
  const last = lastSuccessAt
    ? t('lastSuccess', { time: moment(lastSuccessAt) })
    : t('neverSucceeded')
  return why === undefined ? last : `${why} ${last}`
}

function whyOf({
  disabledReason,
  disabledAt,
  failingSince,
}: Pick<ShownWebhook, 'disabledReason' | 'disabledAt' | 'failingSince'>): string | undefined {
  if (disabledReason)
    return disabledAt
      ? t(`disabled.${disabledReason}.since`, { time: moment(disabledAt) })
      : t(`disabled.${disabledReason}`)
  return failingSince ? t('failingSince', { time: moment(failingSince) }) : undefined
}

/** What the last attempt came to. */
export function cameOf({
  attempts,
  attemptedAt,
  status,
  problem,
  durationMs,
}: SentDelivery): string {
  if (!attemptedAt) return t('notAttemptedYet')
  return t('attempts', {
    count: attempts,
    time: moment(attemptedAt),
    came: status ? t('answered', { status }) : (problem ?? t('noAnswer')),
    took: durationMs ?? 0,
  })
}

import { t } from './messages/index.ts'

/** Why a payment failed or was taken back, with the code that the bank or provider gives; undefined if neither is known. */
export function reasonOf({
  reason,
  reasonCode,
}: {
  readonly reason?: string | null
  readonly reasonCode?: string | null
}): string | undefined {
  if (!reasonCode) return reason ?? undefined
  if (!reason) return t('reasonCode', { code: reasonCode })
  return reason.endsWith('.')
    ? `${reason.slice(0, -1)} (${reasonCode}).`
    : `${reason} (${reasonCode})`
}

import { t } from './messages/index.ts'

/** Leads to the page on which the reader pays, if there is one. */
export function PayLink({
  url,
  amount,
}: {
  readonly url?: string | null
  readonly amount: string
}) {
  return url ? <a href={url}>{t('payNow', { amount })}</a> : null
}

import { t } from './messages/index.ts'
import type { OpenItem } from './operations.ts'

/** What an open item means. */
export function meaningOf({ kind, provider, amount }: OpenItem): string {
  switch (kind) {
    case 'SUSPENSE':
      return t('means.suspense')
    case 'PAYMENT':
      return t('means.payment')
    case 'PROVIDER':
      return amount.startsWith('-')
        ? t('means.received', { provider })
        : t('means.paidMore', { provider })
  }
}

/** For how long something has been open. */
export function ageOf({ ageDays }: OpenItem): string {
  return ageDays <= 0 ? t('newToday') : t('openFor', { days: ageDays })
}

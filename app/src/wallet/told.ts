import { money } from '../parts/money.ts'
import { t } from './messages/index.ts'
import type { Paid } from './operations.ts'

/** Whether a payment has settled, has yet to, or failed. */
export function outcomeOf({ status }: Pick<Paid, 'status'>): 'done' | 'underway' | 'failed' {
  return status === 'PENDING' ? 'underway' : status === 'FAILED' ? 'failed' : 'done'
}

/** Says what has become of a deposit or a withdrawal just made. */
export function told(paid: Omit<Paid, 'id'>): string {
  const shown = money(paid.amount, paid.currency)
  const comesIn = paid.type === 'DEPOSIT'
  switch (outcomeOf(paid)) {
    case 'failed': {
      const failed = comesIn ? t('deposit.failed', { shown }) : t('withdrawal.failed', { shown })
      return [failed, paid.payment?.reason].filter(Boolean).join(' ')
    }
    case 'underway':
      return comesIn ? awaited(shown, paid) : leaving(shown, paid.payment?.state)
    case 'done':
      return comesIn ? t('deposit.done', { shown }) : t('withdrawal.done', { shown })
  }
}

/** Whether the reader transfers the money of a deposit from their bank themselves. */
export function isTransfer(
  payment: Pick<NonNullable<Paid['payment']>, 'provider' | 'bankAccountId'>,
): boolean {
  return payment.provider === 'bank-file' && !payment.bankAccountId
}

function awaited(shown: string, { paymentUrl, payment }: Pick<Paid, 'paymentUrl' | 'payment'>) {
  if (paymentUrl) return t('deposit.toPay', { shown })
  return payment && isTransfer(payment)
    ? t('deposit.toTransfer', { shown })
    : t('deposit.underway', { shown })
}

function leaving(shown: string, state: string | undefined): string {
  switch (state) {
    case 'REQUESTED':
      return t('withdrawal.waiting', { shown })
    case 'APPROVED':
    case 'UNKNOWN':
      return t('withdrawal.prepared', { shown })
    default:
      return t('withdrawal.underway', { shown })
  }
}

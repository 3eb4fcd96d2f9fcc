import { t } from './messages/index.ts'
import type { OwnPayment } from './operations.ts'
import { isTransfer } from './told.ts'

/** What a payment is called. */
export function paymentName({ direction, loanId, counterpartyId, counterparty }: OwnPayment) {
  if (loanId) return t('debitForAnInstalment')
  if (counterpartyId) return t('transferTo', { name: counterparty?.fullName ?? t('aMember') })
  return direction === 'IN' ? t('deposit') : t('withdrawal')
}

/** What became of a payment so far. */
export function paymentStanding(payment: OwnPayment): string {
  const { state, direction, counterpartyId, paymentUrl } = payment
  if (state === 'PENDING' && paymentUrl) return t('payment.unpaid')
  if (state === 'PENDING' && isTransfer(payment)) return t('payment.announced')
  return t(`payment.${counterpartyId ? 'TO_MEMBER' : direction}.${state}`)
}

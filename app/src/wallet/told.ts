import { money } from '../parts/money.ts'
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
      const what = comesIn ? `Adding ${shown}` : `Withdrawing ${shown}`
      return `${what} failed, and no money moved. ${paid.payment?.reason ?? ''}`.trim()
    }
    case 'underway':
      return comesIn ? awaited(shown, paid) : leaving(shown, paid.payment?.state)
    case 'done':
      return comesIn ? `${shown} added to your wallet.` : `${shown} withdrawn from your wallet.`
  }
}

/** Whether the reader transfers the money of a deposit from their bank themselves. */
export function isTransfer(
  payment: Pick<NonNullable<Paid['payment']>, 'provider' | 'bankAccountId'>,
): boolean {
  return payment.provider === 'bank-file' && !payment.bankAccountId
}

function awaited(shown: string, { paymentUrl, payment }: Pick<Paid, 'paymentUrl' | 'payment'>) {
  if (paymentUrl)
    return `Pay ${shown} to finish. It will be in your wallet once the payment has arrived.`
  return payment && isTransfer(payment)
    ? `Now transfer ${shown} from your bank, with the reference that your wallet shows under “By bank transfer”. It will be in your wallet once it has arrived.`
    : `${shown} is on its way to your wallet. You can use it once it has arrived.`
}

function leaving(shown: string, state: string | undefined): string {
  switch (state) {
    case 'REQUESTED':
      return `Your withdrawal of ${shown} is waiting for approval. Until it is sent, the money is held in your wallet.`
    case 'APPROVED':
    case 'UNKNOWN':
      return `Your withdrawal of ${shown} is being prepared. Until it arrives at your bank, the money is held in your wallet.`
    default:
      return `${shown} is on its way to your bank. Until it arrives there, it is held in your wallet.`
  }
}

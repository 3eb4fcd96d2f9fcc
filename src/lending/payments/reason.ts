import type { MessageKey } from '../../languages/catalogue.ts'
import { isMessageKey, text } from '../../languages/index.ts'

/** Why a payment failed or came back, where no bank or provider says it in its own words: the key of a message, which is kept with the payment. */
export type PaymentReason = Extract<MessageKey, `payment.${string}`>

/** Why a payment failed or came back, by the code that the bank gives; the key without the code if there is none with it. */
export function returnedFor(code: string | null): PaymentReason {
  const key = `payment.returned.${code ?? ''}`
  return isPaymentReason(key) ? key : 'payment.returned'
}

/**
 * Why a bank did not carry out a payment, by its code. Null unless that says more than that the payment was not made, which is all that is said of money
 * that a case gives back.
 */
export function rejectedFor(code: string | null): PaymentReason | null {
  const key = `payment.rejected.${code ?? ''}`
  return isPaymentReason(key) ? key : null
}

/** Says the reason of a payment in a language; what a bank, a provider or an operator said stays as it is. */
export function paymentReason<Reason extends string | null>(
  language: string,
  reason: Reason,
): string | Extract<Reason, null> {
  if (reason === null) return reason as Extract<Reason, null>
  return isPaymentReason(reason) ? text(language, reason) : reason
}

function isPaymentReason(reason: string): reason is PaymentReason {
  return reason.startsWith('payment.') && isMessageKey(reason)
}

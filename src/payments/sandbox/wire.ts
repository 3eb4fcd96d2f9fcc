/** A payment as the sandbox keeps it. */
export interface Kept {
  readonly id: string
  readonly intent: string
  readonly key: string | null
  readonly paymentId: string
  readonly amount: number
  /** As Stripe writes it, such as `usd`. */
  readonly currency: string
  readonly state: 'open' | 'paid' | 'failed' | 'expired' | 'refunded' | 'disputed' | 'lost'
}

/** A payment as a session of Stripe's checkout, with what it expands to. */
export function sessionOf({ id, intent, paymentId, amount, currency, state }: Kept, url: string) {
  const isPaid = ['paid', 'refunded', 'disputed', 'lost'].includes(state)
  const isOver = isPaid || state === 'failed'
  const charge = { id: `ch_${intent}`, object: 'charge', refunded: state === 'refunded' }
  return {
    id,
    object: 'checkout.session',
    amount_total: amount,
    currency,
    client_reference_id: paymentId,
    metadata: { payment_id: paymentId },
    status: isOver ? 'complete' : state,
    payment_status: isPaid ? 'paid' : 'unpaid',
    url: state === 'open' ? `${url}/pay/${id}` : null,
    payment_intent: isOver
      ? {
          id: intent,
          object: 'payment_intent',
          status: isPaid ? 'succeeded' : 'requires_payment_method',
          last_payment_error:
            state === 'failed' ? { message: 'The bank refused the payment.' } : null,
          latest_charge: isPaid
            ? { ...charge, disputed: state === 'disputed' || state === 'lost' }
            : null,
        }
      : null,
  }
}

/** The disputes about a payment, as Stripe lists them. */
export function disputesOf(payments: readonly Kept[], intent: string | null) {
  const status = { disputed: 'needs_response', lost: 'lost' } as Readonly<Record<string, string>>
  return payments
    .filter((one) => one.intent === intent && one.state in status)
    .map(({ state }) => ({ object: 'dispute', status: status[state], reason: 'fraudulent' }))
}

/** A page of a list of Stripe's. */
export const list = (data: readonly object[]) => ({ object: 'list', data, has_more: false })

/** What Stripe calls the event of each state. */
export const kinds: Readonly<Record<Kept['state'], string>> = {
  open: 'checkout.session.created',
  paid: 'checkout.session.completed',
  failed: 'checkout.session.async_payment_failed',
  expired: 'checkout.session.expired',
  refunded: 'charge.refunded',
  disputed: 'charge.dispute.created',
  lost: 'charge.dispute.closed',
}

import { p } from '@mikro-orm/core'
import { entity } from '../entity.ts'

/** A provider's message that something has become of a payment. */
export class PaymentEvent extends entity({
  name: 'PaymentEvent',
  properties: {
    provider: p.text().primary(),
    /** The provider's id of the event. */
    eventId: p.text().primary(),
    /** The provider's id of the payment that it is about. */
    reference: p.text(),
    /** The gateway's id of the payment, if the provider has it. */
    paymentId: p.uuid().strictNullable(),
    /** What the provider calls it; it is kept for people, and decides nothing. */
    kind: p.text(),
    receivedAt: p.datetime(3).defaultRaw('gateway_now()'),
    /** When the provider was asked about the payment, after which the event has no more to say. */
    processedAt: p.datetime(3).strictNullable(),
    /** When the provider is asked, again if it could not be. */
    askAt: p.datetime(3).defaultRaw('gateway_now()'),
    asks: p.integer().default(0),
  },
  indexes: { payment_event_waiting_index: '(ask_at) where processed_at is null' },
}) {}

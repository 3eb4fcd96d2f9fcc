import { Stripe } from 'stripe'
import { stripeUnits } from '../../config/stripe-units.ts'
import type { Config } from '../../config.ts'
import type { Payment } from '../../entities/payments/payment.ts'
import {
  type Answer,
  type EventRequest,
  NotSigned,
  type PaymentProvider,
  type ProviderEvent,
} from '../../lending/payments/provider.ts'
import { currencyOf } from '../../money.ts'

const TIMEOUT_MS = 8_000
const TOLERANCE_S = 300
const expand = ['payment_intent.latest_charge']

type Session = Stripe.Checkout.Session
type StripeObject = Readonly<Record<string, unknown>>

/**
 * Deposits through Stripe Checkout: a session with the payment's id as its idempotency key, whose page the member pays on. Withdrawals
 * need another provider.
 */
export function openStripe(config: Config): PaymentProvider {
  const { STRIPE_SECRET_KEY: key = '', STRIPE_WEBHOOK_SECRET: signing = '' } = config
  const { protocol, hostname: host, port } = new URL(config.STRIPE_API_URL)
  const stripe = new Stripe(key, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host,
    ...(port !== '' && { port: Number(port) }),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
  })
  const answer = (payment: Payment) => async (session: Session) => ({
    ...(await stateOf(stripe, payment, session)),
    reference: session.id,
    ...(session.url !== null && { paymentUrl: session.url }),
  })
  return {
    name: 'stripe',
    directions: ['in'],
    house: 'in_transit',
    start: async (payment) => {
      const created = stripe.checkout.sessions.create(
        { ...sessionFor(payment, config.STRIPE_RETURN_URL), expand },
        { idempotencyKey: payment.id },
      )
      return created.then(answer(payment), refusedOrLost)
    },
    ask: async (payment) =>
      payment.reference === null
        ? null
        : answer(payment)(await stripe.checkout.sessions.retrieve(payment.reference, { expand })),
    readEvent: async (request) => {
      const { id, type, data } = verified(stripe, request, signing)
      return {
        id,
        kind: type,
        ...(await subjectOf(stripe, data.object as unknown as StripeObject)),
      }
    },
  }
}

/** What a payment comes to in Stripe's units, and its currency as Stripe writes it. */
function inUnits({ amount, currency: code }: Payment) {
  const units = stripeUnits(currencyOf(code))
  if (units === undefined) throw new Error(`Stripe can't charge every amount of ${code}`)
  return { amount: Number(amount * units), currency: code.toLowerCase() }
}

function sessionFor(
  payment: Payment,
  returnUrl: string | undefined,
): Stripe.Checkout.SessionCreateParams {
  const { id } = payment
  const metadata = { payment_id: id }
  const { amount, currency } = inUnits(payment)
  const price = { currency, unit_amount: amount, product_data: { name: 'Deposit' } }
  return {
    mode: 'payment',
    client_reference_id: id,
    metadata,
    payment_intent_data: { metadata },
    line_items: [{ quantity: 1, price_data: price }],
    ...(returnUrl !== undefined && { success_url: returnUrl, cancel_url: returnUrl }),
  }
}

/** A request that Stripe refuses for what it asks will never succeed. After any other error nobody knows what became of it. */
function refusedOrLost(error: unknown): Answer {
  if (error instanceof Stripe.errors.StripeInvalidRequestError)
    return { state: 'failed', reason: { said: error.message } }
  throw error
}

async function stateOf(
  stripe: Stripe,
  payment: Payment,
  { status, payment_status: paid, payment_intent: intent, amount_total, currency }: Session,
): Promise<Pick<Answer, 'state' | 'reason' | 'reasonCode'>> {
  if (status === 'expired') return { state: 'canceled', reason: 'payment.page_expired' }
  if (paid === 'paid') {
    const expected = inUnits(payment)
    const isOurs = amount_total === expected.amount && currency === expected.currency
    return isOurs
      ? afterwards(stripe, intent)
      : { state: 'unknown', reason: 'payment.other_amount' }
  }
  if (status !== 'complete' || typeof intent === 'string' || intent === null)
    return { state: 'pending' }
  if (intent.status === 'canceled') return { state: 'canceled' }
  if (intent.status !== 'requires_payment_method') return { state: 'pending' }
  const said = intent.last_payment_error?.message
  return { state: 'failed', ...(said !== undefined && { reason: { said } }) }
}

/** What has become of a payment since it was paid. */
async function afterwards(
  stripe: Stripe,
  intent: Session['payment_intent'],
): Promise<Pick<Answer, 'state' | 'reason' | 'reasonCode'>> {
  if (typeof intent === 'string' || intent === null) return { state: 'settled' }
  const { latest_charge: charge } = intent
  if (typeof charge === 'string' || charge === null) return { state: 'settled' }
  if (charge.refunded) return { state: 'returned', reason: 'payment.refunded' }
  if (!charge.disputed) return { state: 'settled' }
  const { data } = await stripe.disputes.list({ payment_intent: intent.id, limit: 1 })
  const [dispute] = data
  if (dispute?.status === 'lost')
    return { state: 'returned', reason: 'payment.disputed', reasonCode: dispute.reason }
  const isOver = dispute?.status === 'won' || dispute?.status === 'warning_closed'
  return { state: isOver ? 'settled' : 'disputed' }
}

function verified(stripe: Stripe, { headers, body }: EventRequest, signing: string): Stripe.Event {
  try {
    const signature = String(headers['stripe-signature'] ?? '')
    return stripe.webhooks.constructEvent(body, signature, signing, TOLERANCE_S)
  } catch {
    throw new NotSigned()
  }
}

/** Which payment an object of Stripe's belongs to. */
async function subjectOf(
  stripe: Stripe,
  { object, id, client_reference_id: given, metadata, payment_intent: intent }: StripeObject,
): Promise<Pick<ProviderEvent, 'reference' | 'paymentId'>> {
  const { payment_id: kept = null } = (metadata ?? {}) as { readonly payment_id?: string }
  const paymentId = typeof given === 'string' ? given : kept
  if (object === 'checkout.session' || paymentId !== null || typeof intent !== 'string')
    return { reference: String(id), paymentId }
  // A dispute or a refund knows only what was paid.
  const { data } = await stripe.checkout.sessions.list({ payment_intent: intent, limit: 1 })
  const [session] = data
  return { reference: session?.id ?? intent, paymentId: session?.client_reference_id ?? null }
}

import { createHmac, randomUUID } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { disputesOf, type Kept, kinds, list, sessionOf } from './wire.ts'

/** How the service is run. */
interface ServiceOptions {
  readonly port: number
  /** Where events are sent. */
  readonly eventsUrl: string
  readonly secretKey: string
  readonly signingSecret: string
  /** How long a day is for payments that take days. */
  readonly dayMs: number
  /** A file that keeps what it knows, so that it can be restarted; without one it forgets. */
  readonly file?: string | undefined
  /** Whether payers pay by themselves; otherwise only on the payment's page. */
  readonly paysAlone: boolean
  /** What happens to each event on its way: how often it is sent, and how late (ms). */
  readonly route?: (event: object) => readonly number[]
}

/** The running service. */
export interface PaymentService {
  readonly url: string
  close(): Promise<void>
}

const RETRY_MS = [100, 500, 2_000, 5_000]
const JSON_TYPE = { 'content-type': 'application/json' }

/** What becomes of payments of magic amounts, in minor units: the state after a number of days. */
const magic: Readonly<Record<number, readonly (readonly [Kept['state'], number])[]>> = {
  101: [['failed', 0]],
  102: [['paid', 3]],
  103: [
    ['paid', 0],
    ['refunded', 3],
  ],
}
const [TWICE, NEVER] = [104, 105]

/**
 * A payment provider to try things out with: it speaks the part of Stripe's API that this gateway uses, with its signed events, and moves
 * no money.
 */
export async function startPaymentService(options: ServiceOptions): Promise<PaymentService> {
  const payments = new Map<string, Kept>(read(options.file))
  const over = new AbortController()
  const keep = (payment: Kept) => {
    payments.set(payment.id, payment)
    if (options.file !== undefined) appendFileSync(options.file, `${JSON.stringify(payment)}\n`)
  }
  const become = (payment: Kept, state: Kept['state']) => {
    const now = { ...payments.get(payment.id), ...payment, state }
    keep(now)
    void tell(options, now, over.signal)
  }
  const live = async (payment: Kept) => {
    for (const [state, days] of magic[payment.amount] ?? [['paid', 0] as const]) {
      if (days > 0) await sleep(days * options.dayMs, undefined, { signal: over.signal })
      become(payment, state)
    }
  }
  const create = (form: URLSearchParams, key: string | null): Kept => {
    const known = [...payments.values()].find((one) => key !== null && one.key === key)
    if (known !== undefined) return known
    const payment: Kept = {
      id: `cs_test_${randomUUID().replaceAll('-', '')}`,
      intent: `pi_${randomUUID().replaceAll('-', '')}`,
      key,
      paymentId: form.get('client_reference_id') ?? '',
      amount: Number(form.get('line_items[0][price_data][unit_amount]')),
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      state: 'open',
    }
    keep(payment)
    if (options.paysAlone) setImmediate(() => void live(payment).catch(() => undefined))
    return payment
  }
  const server = createServer((request, response) => {
    void answer(request).then(
      ([status, body]) => send(response, status, body),
      () => send(response, 500, { error: { message: 'the sandbox failed' } }),
    )
  })
  const answer = async (request: IncomingMessage): Promise<[number, object | string]> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://sandbox')
    const [, first, id = '', act] = pathname.split('/')
    if (first === 'pay') return payPage(payments.get(id), act as Kept['state'], become)
    if (request.headers.authorization !== `Bearer ${options.secretKey}`)
      return [401, { error: { type: 'invalid_request_error', message: 'Invalid API key' } }]
    if (pathname === '/v1/disputes')
      return [200, list(disputesOf([...payments.values()], searchParams.get('payment_intent')))]
    if (!pathname.startsWith('/v1/checkout/sessions'))
      return [404, { error: { message: 'unknown' } }]
    if (request.method === 'POST') {
      const form = new URLSearchParams(await textOf(request))
      const key = request.headers['idempotency-key']
      return [200, sessionOf(create(form, key === undefined ? null : String(key)), url())]
    }
    const asked = pathname.split('/')[4]
    const found = [...payments.values()].filter((one) =>
      asked ? one.id === asked : one.intent === searchParams.get('payment_intent'),
    )
    const sessions = found.map((one) => sessionOf(one, url()))
    if (asked === undefined) return [200, list(sessions)]
    const [session] = sessions
    const missing = {
      error: { type: 'invalid_request_error', message: `No such session ${asked}` },
    }
    return session ? [200, session] : [404, missing]
  }
  await new Promise<void>((resolve) => server.listen(options.port, '127.0.0.1', resolve))
  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  // What was on its way when the service was stopped goes on.
  for (const payment of payments.values())
    if (payment.state === 'open' && options.paysAlone) void live(payment).catch(() => undefined)
    else if (payment.state !== 'open') void tell(options, payment, over.signal)
  return {
    url: url(),
    close: async () => {
      over.abort()
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

function read(file: string | undefined): [string, Kept][] {
  if (file === undefined || !existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return lines.flatMap((line) => {
    // The last line may be torn, if the service was killed.
    try {
      const payment: Kept = JSON.parse(line)
      return [[payment.id, payment] as [string, Kept]]
    } catch {
      return []
    }
  })
}

/** The page of a payment, with what its payer can do. */
function payPage(
  payment: Kept | undefined,
  act: Kept['state'] | undefined,
  become: (payment: Kept, state: Kept['state']) => void,
): [number, string] {
  if (payment === undefined) return [404, 'There is no such payment.']
  const acts = { paid: 'Pay', failed: 'Fail', expired: 'Cancel', refunded: 'Take back' }
  const isKnown = act !== undefined && Object.hasOwn(acts, act)
  if (isKnown) become(payment, act)
  const links = Object.entries(acts).map(
    ([state, name]) => `<p><a href="/pay/${payment.id}/${state}">${name}</a></p>`,
  )
  const state = isKnown ? act : payment.state
  return [
    200,
    `<!doctype html><title>Pay</title><h1>${payment.amount}: ${state}</h1>${links.join('')}`,
  ]
}

/** Sends an event until it is received. */
async function tell(options: ServiceOptions, payment: Kept, over: AbortSignal): Promise<void> {
  if (payment.amount === NEVER) return
  const { id: session, intent, paymentId, state } = payment
  const ofCharge = kinds[state].startsWith('charge')
  const event = {
    id: `evt_${session}_${state}`,
    object: 'event',
    type: kinds[state],
    data: {
      object: ofCharge
        ? { id: `ch_${intent}`, object: 'charge', payment_intent: intent }
        : { id: session, object: 'checkout.session', client_reference_id: paymentId },
    },
  }
  const usual = payment.amount === TWICE ? [0, 0] : [0]
  const sent = (options.route?.(event) ?? usual).map(async (delay) => {
    if (delay > 0) await sleep(delay, undefined, { signal: over })
    await persist(options, JSON.stringify(event), over)
  })
  await Promise.allSettled(sent)
}

async function persist(
  { eventsUrl, signingSecret }: ServiceOptions,
  body: string,
  over: AbortSignal,
): Promise<void> {
  for (let attempt = 0; !over.aborted; attempt += 1) {
    const headers = { ...JSON_TYPE, 'stripe-signature': signed(body, signingSecret) }
    const answer = await fetch(eventsUrl, { method: 'POST', headers, body, signal: over }).catch(
      () => undefined,
    )
    if (answer?.ok) return
    await sleep(RETRY_MS[Math.min(attempt, RETRY_MS.length - 1)], undefined, { signal: over })
  }
}

/** Signs an event as Stripe does: a time in seconds, and the HMAC of time and body. */
export function signed(
  body: string,
  secret: string,
  seconds = Math.floor(Date.now() / 1_000),
): string {
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${mac}`
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

function send(response: ServerResponse, status: number, body: object | string): void {
  const isPage = typeof body === 'string'
  response.writeHead(status, isPage ? { 'content-type': 'text/html' } : JSON_TYPE)
  response.end(isPage ? body : JSON.stringify(body))
}

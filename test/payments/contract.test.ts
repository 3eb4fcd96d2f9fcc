import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../src/config.ts'
import type { Payment } from '../../src/entities/payments/payment.ts'
import {
  type EventRequest,
  NotSigned,
  type PaymentProvider,
} from '../../src/lending/payments/provider.ts'
import { bankFile } from '../../src/payments/bank-file/index.ts'
import { instant } from '../../src/payments/instant/index.ts'
import { sandbox } from '../../src/payments/sandbox/index.ts'
import { signed } from '../../src/payments/sandbox/service.ts'
import { openStripe } from '../../src/payments/stripe/index.ts'
import { openLedger } from '../support/market/books/ledger.ts'
import { bankSettings } from '../support/payments/bank.ts'
import { keys, paymentService, stripeSettings } from '../support/payments/service.ts'

/** A provider under test, and what the suite needs from its sandbox. A new provider is one more entry of `adapters`. */
interface Adapter {
  readonly provider: PaymentProvider
  /** An amount, in minor units, that fails, and one that is paid and then taken back. */
  readonly fails?: bigint
  readonly comesBack?: bigint
  /** Has a payment settle at a provider that settles none by itself. */
  readonly settle?: (payment: Payment) => Promise<void>
  /** An event about a payment as the provider sends it, with its headers. */
  readonly event?: (payment: Payment, secondsAgo?: number) => EventRequest
}

const service = await paymentService('http://127.0.0.1:9/events')
const ledger = await openLedger()
afterAll(async () => {
  await service.close()
  await ledger.close()
})

let days = 0
const now = async () => new Date(Date.now() + days * 86_400_000)

const adapters: Readonly<Record<string, Adapter>> = {
  instant: { provider: instant },
  sandbox: { provider: sandbox(now), fails: 101n, comesBack: 103n },
  'bank-file': {
    provider: bankFile(readConfig(bankSettings), ledger.platform.database),
    // A line of a statement says so.
    settle: async ({ id, amount }) => {
      const member = await ledger.member('ada')
      await ledger.database.sql(
        `insert into payment (id, user_id, direction, amount, currency, provider, house, state, line_id)
          values ($1, $2, 'in', $3, 'USD', 'bank-file', 'in_transit', 'pending', new_id())`,
        [id, member, String(amount)],
      )
      const line = { key: id, amount: Number(amount), booked_on: '2026-11-25', is_return: false }
      await ledger.database.sql(
        `select import_bank_line(begin_bank_file(new_id(), 'camt.054', $1, 'x', null, null),
          $2::jsonb || jsonb_build_object('creditor_reference', deposit_reference_of($3)))`,
        [id, JSON.stringify(line), member],
      )
    },
  },
  stripe: {
    provider: openStripe(readConfig(stripeSettings(service.url))),
    fails: 101n,
    comesBack: 103n,
    event: ({ id, reference }, secondsAgo = 0) => {
      const object = { id: reference, object: 'checkout.session', metadata: { payment_id: id } }
      const event = { id: 'evt_1', object: 'event', type: 'x', data: { object } }
      const body = JSON.stringify(event)
      const at = Math.floor(Date.now() / 1_000) - secondsAgo
      const signature = signed(body, keys.signingSecret, at)
      return { headers: { 'stripe-signature': signature }, body: Buffer.from(body) }
    },
  },
}

/** A payment as the gateway has it before the provider is called. */
const payment = (more: Partial<Payment> = {}): Payment => ({
  id: randomUUID(),
  userId: randomUUID(),
  direction: 'in',
  amount: 5_000n,
  currency: 'USD',
  provider: 'x',
  house: 'settlement',
  state: 'pending',
  reference: null,
  paymentUrl: null,
  reason: null,
  reasonCode: null,
  startedAt: null,
  counterpartyId: null,
  bankAccountId: null,
  mandateId: null,
  loanId: null,
  dueOn: null,
  repaidAt: null,
  description: null,
  lineId: randomUUID(),
  ledgerTransactionId: null,
  holdId: null,
  releaseId: null,
  returnId: null,
  askAt: null,
  advanced: 0n,
  asks: 0,
  createdAt: new Date(),
  updatedAt: new Date(),
  settledAt: null,
  endedAt: null,
  decidedAt: null,
  version: 1,
  externalId: null,
  metadata: null,
  ...more,
})

describe.each(Object.entries(adapters))('the provider %s', (_, adapter) => {
  const { provider, fails, comesBack, settle, event } = adapter
  const begun = async (amount?: bigint): Promise<Payment> => {
    const one = payment(amount === undefined ? {} : { amount })
    const { reference = null } = await provider.start(one)
    return { ...one, reference }
  }
  const state = async (one: Payment) => (await provider.ask(one))?.state

  it('starts a payment once, however often it is asked to, and at the same time', async () => {
    const one = payment()
    const answers = await Promise.all([1, 2, 3].map(() => provider.start(one)))
    answers.push(await provider.start(one))
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1)
  })

  it('gives every payment a reference of its own', async () => {
    const [one, other] = [await begun(), await begun()]
    if (one.reference !== null) expect(one.reference).not.toBe(other.reference)
  })

  it('says of a payment that it has settled, again and again', async () => {
    const one = await begun()
    await settle?.(one)
    await expect.poll(() => state(one)).toBe('settled')
    expect(await state({ ...one, state: 'settled', settledAt: new Date() })).toBe('settled')
  })

  it.runIf(fails)('says of a payment that it failed, and why', async () => {
    const one = await begun(fails)
    await expect.poll(() => state(one)).toBe('failed')
    expect((await provider.ask(one))?.reason).toBeTruthy()
  })

  it.runIf(comesBack)('says of a payment that it was taken back', async () => {
    const one = await begun(comesBack)
    days = 0
    const later = { ...one, state: 'settled' as const, settledAt: new Date() }
    days = 4
    await expect.poll(() => state(later)).toBe('returned')
    days = 0
  })

  it.runIf(event)('reads its events, by which the gateway finds the payment', async () => {
    const one = await begun()
    const read = await provider.readEvent?.(event?.(one) as EventRequest)
    expect(read).toMatchObject({ reference: one.reference, paymentId: one.id })
    expect(read?.id).toBeTruthy()
  })

  it.runIf(event)('believes no event that it did not sign, or that is 5 minutes old', async () => {
    const real = event?.(await begun()) as EventRequest
    const flipped = Buffer.from(real.body)
    flipped.writeUInt8((flipped.at(-2) ?? 0) ^ 1, flipped.length - 2)
    const old = event?.(await begun(), 301) as EventRequest
    for (const request of [
      { ...real, headers: {} },
      { ...real, body: flipped },
      { ...real, body: Buffer.alloc(0) },
      old,
    ])
      await expect(provider.readEvent?.(request)).rejects.toThrow(NotSigned)
  })
})

describe('Stripe', () => {
  const { provider } = adapters.stripe as Adapter
  /** What the sandbox has of a payment that was begun. */
  const sessionOf = async (one: Payment) => {
    const { reference } = await provider.start(one)
    const headers = { authorization: `Bearer ${keys.secretKey}` }
    const answer = await fetch(`${service.url}/v1/checkout/sessions/${reference}`, { headers })
    const { amount_total, currency } = await answer.json()
    return { begun: { ...one, reference: reference ?? null }, asked: [amount_total, currency] }
  }

  it.each([
    ['USD', 1_050n, 1_050],
    ['HUF', 1_050n, 1_050],
    ['JPY', 500n, 500],
    // They have no decimals, and Stripe counts them in hundredths.
    ['ISK', 500n, 50_000],
    ['UGX', 500n, 50_000],
  ])(
    'is asked for %s in its own units, and believed if it has that',
    async (code, amount, units) => {
      const { begun, asked } = await sessionOf(payment({ currency: code, amount }))
      expect(asked).toEqual([units, code.toLowerCase()])
      await expect.poll(async () => (await provider.ask(begun))?.state).toBe('settled')
    },
  )

  it('settles nothing if another amount or currency was paid', async () => {
    const { begun } = await sessionOf(payment())
    await expect.poll(async () => (await provider.ask(begun))?.state).toBe('settled')
    const others = [{ amount: 5_001n }, { currency: 'EUR' }, { currency: 'ISK', amount: 50n }]
    for (const other of others)
      expect(await provider.ask({ ...begun, ...other })).toMatchObject({
        state: 'unknown',
        reason: 'payment.other_amount',
      })
  })
})

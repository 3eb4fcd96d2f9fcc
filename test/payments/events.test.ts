import { afterAll, describe, expect, it } from 'vitest'
import { signed } from '../../src/payments/sandbox/service.ts'
import { long } from '../support/long.ts'
import { type Person, personOf } from '../support/market/operating.ts'
import { expectSound } from '../support/market/races.ts'
import { keys, paymentService, stripeSettings } from '../support/payments/service.ts'
import { freePort } from '../support/servers/free-port.ts'
import { type Body, startWorld, type World } from '../support/world.ts'

const port = await freePort()
const api = `http://127.0.0.1:${port}`
const world: World = await startWorld({ SANDBOX: 'on', SEED_DEMO: 'off', ...stripeSettings(api) })
const eventsUrl = `${world.url}/payments/stripe/events`
const begin = () => paymentService(eventsUrl, { port })
let service = await begin()
const olga = await personOf(world, 'olga', { scope: 'lending:admin' })
afterAll(async () => {
  await service.close()
  await world.close()
})

const get = async (person: Person, path: string): Promise<Body> =>
  (await person.call('GET', path)).body
const deposit = async (person: Person, amount: number): Promise<Body> =>
  (await person.call('POST', '/wallet/deposit', { amount })).body.transaction
const paymentOf = async (person: Person, { payment_id: id }: Body): Promise<Body> =>
  (await get(person, `/payments/${id}`)).payment
const becomes = (person: Person, line: Body, state: string) =>
  expect.poll(async () => (await paymentOf(person, line)).state, { timeout: 20_000 }).toBe(state)
const advance = async () => {
  await olga.call('POST', '/sandbox/clock', { advance: 'P1D' })
  await expect.poll(async () => (await get(olga, '/sandbox/clock')).clock.ready_at).toBeNull()
}
const send = async (event: object, headers: object = {}) => {
  const body = JSON.stringify(event)
  const signature = { 'stripe-signature': signed(body, keys.signingSecret) }
  const all = { 'content-type': 'application/json', ...signature, ...headers }
  return fetch(eventsUrl, { method: 'POST', body, headers: all })
}
const eventOf = (id: string, session: string, more: object = {}) => ({
  id,
  object: 'event',
  type: 'checkout.session.completed',
  data: { object: { id: session, object: 'checkout.session', ...more } },
})
const stored = async (id: string) =>
  (await world.database.sql(`select * from payment_event where event_id = '${id}'`)) as Body[]

describe('a deposit at a provider', () => {
  it('is pending, with a page to pay on, until the provider says that it has the money', async () => {
    const ada = await personOf(world, 'ada')
    const { status, body } = await ada.call('POST', '/wallet/deposit', { amount: 100 })
    expect([status, body.transaction.status]).toEqual([201, 'pending'])
    expect(body.transaction.payment_url).toContain(`${api}/pay/`)
    await becomes(ada, body.transaction, 'settled')
    expect(await ada.wallet()).toMatchObject({ balance: 100, pending_balance: 0 })
    const { transaction } = await get(ada, `/wallet/transactions/${body.transaction.id}`)
    expect(transaction).toMatchObject({ status: 'completed', payment_url: null })
    await expectSound(world)
  })

  it('fails with what the provider says', async () => {
    const ben = await personOf(world, 'ben')
    const line = await deposit(ben, 1.01)
    await becomes(ben, line, 'failed')
    expect((await paymentOf(ben, line)).reason).toBe('The bank refused the payment.')
  })

  it('is taken back, and owed if it was spent', async () => {
    const cat = await personOf(world, 'cat')
    const line = await deposit(cat, 1.03)
    await becomes(cat, line, 'returned')
    expect(await cat.wallet()).toMatchObject({ balance: 0, owed: 0 })
    const { transaction } = await get(cat, `/wallet/transactions/${line.id}`)
    expect(transaction.status).toBe('returned')
    await expectSound(world)
  })

  it('counts once if it is told twice, and is asked for if it is never told', async () => {
    const dan = await personOf(world, 'dan')
    const [twice, never] = [await deposit(dan, 1.04), await deposit(dan, 1.05)]
    await becomes(dan, twice, 'settled')
    expect((await paymentOf(dan, never)).state).toBe('pending')
    await advance()
    await becomes(dan, never, 'settled')
    expect((await dan.wallet()).balance).toBe(2.09)
    await expectSound(world)
  })

  it('is unknown if the answer is lost, and becomes known by asking, once', async () => {
    const eve = await personOf(world, 'eve')
    await service.close()
    const line = await deposit(eve, 50)
    expect([line.status, (await paymentOf(eve, line)).state]).toEqual(['pending', 'unknown'])
    expect(await eve.wallet()).toMatchObject({ balance: 0, pending_balance: 50 })
    service = await begin()
    await advance()
    await becomes(eve, line, 'settled')
    expect((await eve.wallet()).balance).toBe(50)
    await expectSound(world)
  })

  it('books nothing if another amount was paid, and says so', async () => {
    const hal = await personOf(world, 'hal')
    const line = await deposit(hal, 1.05)
    const { id } = await paymentOf(hal, line)
    // As if somebody had changed what is asked for, between the gateway and the provider.
    await world.database.sql(`set session_replication_role = replica;
      update payment set amount = 104 where id = '${id}'; set session_replication_role = origin`)
    await advance()
    await becomes(hal, line, 'unknown')
    expect((await paymentOf(hal, line)).reason).toMatch(/took a different amount or currency/)
    expect(await hal.wallet()).toMatchObject({ balance: 0 })
    await expectSound(world)
  })

  long('stays as it is while the provider does not answer when it is asked', async () => {
    const gil = await personOf(world, 'gil')
    const line = await deposit(gil, 1.05)
    await service.close()
    await advance()
    const { state, id } = await paymentOf(gil, line)
    const [asked] = await world.database.sql<Body>(`select asks from payment where id = '${id}'`)
    // At the start, and 5 times in the day after it, whatever else was due meanwhile.
    expect([state, asked.asks]).toEqual(['pending', 6])
    service = await begin()
  })

  it('has no withdrawals if the provider has none', async () => {
    const fay = await personOf(world, 'fay')
    const { status, body } = await fay.call('POST', '/wallet/withdraw', { amount: 1 })
    expect([status, body.error.code]).toEqual([503, 'PAYMENTS_UNAVAILABLE'])
  })
})

describe('an event', () => {
  it('is kept once, however often it comes', async () => {
    const event = eventOf('evt_again', 'cs_unknown')
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(event)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await stored('evt_again')).toHaveLength(1)
  })

  it('settles nothing by itself: the provider is asked', async () => {
    const gus = await personOf(world, 'gus')
    await service.close()
    service = await paymentService(eventsUrl, { port, paysAlone: false })
    const line = await deposit(gus, 70)
    const { reference } = await paymentOf(gus, line)
    const lie = { payment_status: 'paid', amount_total: 7_000_000 }
    expect((await send(eventOf('evt_lie', reference, lie))).status).toBe(200)
    await expect.poll(async () => (await stored('evt_lie'))[0]?.processed_at).not.toBeNull()
    expect(await paymentOf(gus, line)).toMatchObject({ state: 'pending', amount: 70 })
    await fetch(`${line.payment_url}/paid`)
    await becomes(gus, line, 'settled')
    expect((await gus.wallet()).balance).toBe(70)
  })

  it('of a payment that is not known waits for it', async () => {
    await send(eventOf('evt_early', 'cs_not_yet', { client_reference_id: 'order 12' }))
    await expect.poll(async () => (await stored('evt_early'))[0]?.asks).toBe(1)
    expect((await stored('evt_early'))[0]?.processed_at).toBeNull()
  })

  it('is refused without the provider’s signature, over other bytes, and after 5 minutes', async () => {
    const event = eventOf('evt_false', 'cs_x')
    const body = JSON.stringify(event)
    const past = Math.floor(Date.now() / 1_000) - 301
    for (const signature of [
      '',
      't=1,v1=00',
      signed(body, 'whsec_of_somebody_else'),
      signed(`${body} `, keys.signingSecret),
      signed(body, keys.signingSecret, past),
    ]) {
      const answer = await send(event, { 'stripe-signature': signature })
      expect([signature, answer.status]).toEqual([signature, 401])
    }
    expect(await stored('evt_false')).toEqual([])
  })

  it('is refused from providers that are not named, or send none', async () => {
    for (const name of ['sandbox', 'instant', 'nobody', '%00']) {
      const path = `${world.url}/payments/${name}/events`
      const { status } = await fetch(path, { method: 'POST', body: '{}' })
      expect([name, status]).toEqual([name, 404])
    }
  })

  it('is stored before it is answered, and not answered if it can’t be stored', async () => {
    await world.database.sql('alter table payment_event rename to payment_event_gone')
    const { status } = await send(eventOf('evt_lost', 'cs_x'))
    await world.database.sql('alter table payment_event_gone rename to payment_event')
    expect(status).toBeGreaterThanOrEqual(500)
    expect((await send(eventOf('evt_lost', 'cs_x'))).status).toBe(200)
    expect(await stored('evt_lost')).toHaveLength(1)
  })
})

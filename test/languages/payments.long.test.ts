import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rejectedFor, returnedFor } from '../../src/lending/payments/reason.ts'
import { liveClient, subscribe } from '../support/clients/live.ts'
import { type MailWorld, startMailWorld } from '../support/mail.ts'
import { type Person, personOf } from '../support/market/operating.ts'
import type { Body, World } from '../support/world.ts'

// Why a payment failed or came back is kept as the key of a message, and said in the language of whoever reads it.

let mail: MailWorld
let world: World
let olga: Person
beforeAll(async () => {
  mail = await startMailWorld({ SANDBOX: 'on', SEED_DEMO: 'off' })
  world = mail.world
  olga = await personOf(world, 'olga', { scope: 'lending:admin' })
})
afterAll(() => mail.close())

const german = { 'accept-language': 'de' }
const get = async (person: Person, path: string, headers: object = {}): Promise<Body> =>
  (await person.call('GET', path, undefined, headers)).body
const graphql = async (person: Person, query: string): Promise<Body> =>
  (await person.call('POST', '/graphql', { query }, german)).body.data
const stored = async (id: string) =>
  (await world.database.sql<Body>('select * from payment where id = $1', [id]))[0]

describe('why a deposit failed', () => {
  let ada: Person
  let line: Body
  beforeAll(async () => {
    ada = await mail.person('ada')
    const { body } = await ada.call('POST', '/wallet/deposit', { amount: 1.01 })
    line = body.transaction
  })

  it('is said in the reader’s language, at both APIs', async () => {
    const path = `/payments/${line.payment_id}`
    expect((await stored(line.payment_id)).reason).toBe('payment.refused')
    expect((await get(ada, path)).payment.reason).toBe('The bank refused the payment.')
    expect((await get(ada, path, german)).payment.reason).toBe(
      'Die Bank hat die Zahlung abgelehnt.',
    )
    const { payment } = await graphql(ada, `{ payment(id: "${line.payment_id}") { reason } }`)
    expect(payment.reason).toBe('Die Bank hat die Zahlung abgelehnt.')
  })

  it('is said in the notification: its message, its data and its details', async () => {
    const [told] = (await get(ada, '/notifications', german)).notifications
    expect(told.message).toBe(
      'Ihre Einzahlung von 1,01\u00a0$ wurde nicht ausgeführt: Die Bank hat die Zahlung abgelehnt.',
    )
    expect(told.data.reason).toBe('Die Bank hat die Zahlung abgelehnt.')
    expect((await get(ada, '/notifications')).notifications[0].data.reason).toBe(
      'The bank refused the payment.',
    )
    const { me } = await graphql(
      ada,
      '{ me { notifications(first: 1) { nodes { details { ... on DepositFailedDetails { failureReason } } } } } }',
    )
    expect(me.notifications.nodes[0].details.failureReason).toBe(
      'Die Bank hat die Zahlung abgelehnt.',
    )
  })

  it('is said in the letter', async () => {
    const ben = await mail.person('ben')
    await ben.call('PUT', '/preferences', { language: 'de' })
    await ben.call('POST', '/wallet/deposit', { amount: 1.01 })
    await mail.counted()
    // A sandbox's own job may have sent it first.
    const letters = () => mail.server.arrived.map(({ html }) => html).join()
    await expect.poll(letters).toContain('Die Bank hat die Zahlung abgelehnt.')
  })

  it('stays in the words of the provider, the bank or an operator where they gave it', async () => {
    const said = 'Kontakt zur Bank gestört (payment.refused).'
    await world.database.sql('update payment set reason = $2 where id = $1', [
      line.payment_id,
      said,
    ])
    expect((await get(ada, `/payments/${line.payment_id}`)).payment.reason).toBe(said)
    // One of before this release, which was kept as a sentence.
    const before = 'The bank refused the payment.'
    await world.database.sql('update payment set reason = $2 where id = $1', [
      line.payment_id,
      before,
    ])
    expect((await get(ada, `/payments/${line.payment_id}`, german)).payment.reason).toBe(before)
  })

  it('is said live in the language of the socket', async () => {
    const cy = await personOf(world, 'cy')
    await cy.call('PUT', '/preferences', { language: 'de' })
    const client = liveClient(world.url, cy.token)
    const { events, stop } = subscribe(client, 'subscription { paymentChanged { reason } }')
    const reasons = () => events.map(({ data }) => data.paymentChanged.reason).filter(Boolean)
    // Nothing tells a client that a subscription has begun.
    await expect
      .poll(async () => {
        await cy.call('POST', '/wallet/deposit', { amount: 1.01 })
        return reasons()[0]
      })
      .toBe('Die Bank hat die Zahlung abgelehnt.')
    stop()
    await client.dispose()
  })
})

it('is said of a payment that came back: in the payment, on the statement, in the cash flow, in the notification and to operators', async () => {
  const dan = await personOf(world, 'dan', { amount: 10 })
  const { body } = await dan.call('POST', '/wallet/withdraw', {
    amount: 1.03,
    description: 'payment.refunded',
  })
  await olga.call('POST', '/sandbox/clock', { advance: 'P3D' })
  await expect
    .poll(async () => (await get(dan, `/payments/${body.transaction.payment_id}`)).payment.state)
    .toBe('returned')
  const said = 'Die Bank hat die Zahlung zurückgebucht.'
  const { payment } = await get(dan, `/payments/${body.transaction.payment_id}`, german)
  expect(payment.reason).toBe(said)
  const { transactions } = await get(dan, '/wallet/transactions?limit=2', german)
  // What somebody wrote is not translated, whatever it is.
  expect(transactions.map(({ description }: Body) => description)).toEqual([
    said,
    'payment.refunded',
  ])
  const { cash_flow: flow } = await get(dan, '/cash-flow?limit=2', german)
  expect(flow.map(({ description }: Body) => description)).toEqual([said, 'payment.refunded'])
  const { me } = await graphql(dan, '{ me { transactions(first: 1) { nodes { description } } } }')
  expect(me.transactions.nodes[0].description).toBe(said)
  const [told] = (await get(dan, '/notifications', german)).notifications
  expect(told.message).toContain(`rückgängig gemacht: ${said}`)
  expect(told.data.description).toBe(said)
  const { audit_trail: trail } = await get(olga, '/operator/audit-trail?act=returnPayment', german)
  expect(trail[0].reason).toBe(said)
})

it('goes by the bank’s code, and says no more than is known', () => {
  expect([returnedFor('AM04'), returnedFor('XX99'), returnedFor(null)]).toEqual([
    'payment.returned.AM04',
    'payment.returned',
    'payment.returned',
  ])
  expect([rejectedFor('AC04'), rejectedFor('XX99'), rejectedFor(null)]).toEqual([
    'payment.rejected.AC04',
    null,
    null,
  ])
})

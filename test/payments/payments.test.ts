import { afterAll, describe, expect, it } from 'vitest'
import { auditLedger, compareTrail } from '../../src/lending/ledger/audit.ts'
import { liveClient, subscribe } from '../support/clients/live.ts'
import { long } from '../support/long.ts'
import { type Person, personOf } from '../support/market/operating.ts'
import { stripeSettings } from '../support/payments/service.ts'
import { type Body, spokenTo, startWorld, type World } from '../support/world.ts'

const world: World = await startWorld({
  SANDBOX: 'on',
  SEED_DEMO: 'off',
  WITHDRAW_APPROVAL_ABOVE: '500',
})
const olga = await personOf(world, 'olga', { scope: 'lending:admin' })
afterAll(() => world.close())

const pay = async (person: Person, kind: string, amount: number, headers: object = {}) =>
  person.call('POST', `/wallet/${kind}`, { amount }, headers)
const get = async (person: Person, path: string): Promise<Body> => {
  const { status, body } = await person.call('GET', path)
  expect([path, status, status === 200 ? null : body]).toEqual([path, 200, null])
  return body
}
const wallet = async (person: Person): Promise<Body> => (await get(person, '/wallet')).wallet
const paymentOf = async (person: Person, { payment_id: id }: Body): Promise<Body> =>
  (await get(person, `/payments/${id}`)).payment
const lineOf = async (person: Person, { id }: Body): Promise<Body> =>
  (await get(person, `/wallet/transactions/${id}`)).transaction
const statement = async (person: Person): Promise<Body[]> =>
  (await get(person, '/wallet/transactions')).transactions
const advance = async (days: number) => {
  await olga.call('POST', '/sandbox/clock', { advance: `P${days}D` })
  await expect
    .poll(async () => (await get(olga, '/sandbox/clock')).clock.ready_at, { timeout: 60_000 })
    .toBeNull()
}
const expectSound = async () => {
  expect(await auditLedger(world.database.url)).toEqual([])
  expect(await compareTrail(world.database.url)).toEqual([])
}
const news = async (person: Person): Promise<string[]> =>
  (await get(person, '/notifications')).notifications.map(({ type }: Body) => type)

describe('a deposit', () => {
  it('that settles in the request is on the statement, with its payment', async () => {
    const ada = await personOf(world, 'ada')
    const { status, body } = await ada.call('POST', '/wallet/deposit', {
      amount: 100,
      description: 'savings',
    })
    const { transaction } = body
    expect([status, transaction.status, body.wallet.balance]).toEqual([201, 'completed', 100])
    expect(await paymentOf(ada, transaction)).toMatchObject({
      direction: 'in',
      amount: 100,
      state: 'settled',
      provider: 'sandbox',
      description: 'savings',
      transaction_id: transaction.id,
    })
    expect((await get(ada, '/payments')).payments.map(({ id }: Body) => id)).toEqual([
      transaction.payment_id,
    ])
    await expectSound()
  })

  it('that fails brings nothing: 201 with the status, told, and on no statement', async () => {
    const ben = await personOf(world, 'ben')
    const { status, body } = await pay(ben, 'deposit', 1.01)
    expect([status, body.transaction]).toMatchObject([
      201,
      { status: 'failed', balance_change: 0, balance_after: 0 },
    ])
    expect(body.wallet).toMatchObject({ balance: 0, pending_balance: 0 })
    expect(await paymentOf(ben, body.transaction)).toMatchObject({
      state: 'failed',
      reason: 'The bank refused the payment.',
    })
    expect(await statement(ben)).toEqual([])
    expect(await news(ben)).toEqual(['deposit_failed'])
  })

  it('counts once it settles, under the same id, dated then', async () => {
    const cat = await personOf(world, 'cat')
    const key = { 'idempotency-key': 'wait-for-it' }
    const { body } = await pay(cat, 'deposit', 1.02, key)
    const { transaction } = body
    expect([transaction.status, transaction.balance_change]).toEqual(['pending', 0])
    expect(body.wallet).toMatchObject({ balance: 0, available_balance: 0, pending_balance: 1.02 })
    expect(await lineOf(cat, transaction)).toEqual(transaction)
    expect(await statement(cat)).toEqual([])
    expect((await pay(cat, 'withdraw', 1)).status).toBe(422)
    expect((await pay(cat, 'deposit', 1.02, key)).body.transaction.id).toBe(transaction.id)
    await advance(2)
    expect((await lineOf(cat, transaction)).status).toBe('pending')
    await advance(1)
    const settled = await lineOf(cat, transaction)
    expect(settled).toMatchObject({
      status: 'completed',
      balance_change: 1.02,
      balance_after: 1.02,
    })
    const gone = Date.parse(settled.created_at) - Date.parse(transaction.created_at)
    expect(Math.round(gone / 86_400_000)).toBe(3)
    expect(await statement(cat)).toEqual([settled])
    expect(await wallet(cat)).toMatchObject({ balance: 1.02, pending_balance: 0 })
    expect((await paymentOf(cat, transaction)).state).toBe('settled')
    expect(await news(cat)).toEqual(['deposit'])
    await expectSound()
  })

  it('that is told twice counts once, and one that is never told is asked for', async () => {
    const dan = await personOf(world, 'dan')
    await pay(dan, 'deposit', 1.04)
    const { body } = await pay(dan, 'deposit', 1.05)
    expect(body.transaction.status).toBe('pending')
    await advance(2)
    expect(await wallet(dan)).toMatchObject({ balance: 2.09, pending_balance: 0 })
    expect(await statement(dan)).toHaveLength(2)
    await expectSound()
  })

  long(
    'that was settled at once is repeated as it was, whoever the provider is by then',
    async () => {
      const ora = await personOf(world, 'ora')
      const key = { 'idempotency-key': 'before-the-move' }
      const { body } = await pay(ora, 'deposit', 12, key)
      const other = await world.beside(stripeSettings('http://127.0.0.1:9'))
      const again = await spokenTo(other.url, world.database).rest('POST', '/wallet/deposit', {
        token: ora.token,
        body: { amount: 12 },
        headers: key,
      })
      await other.close()
      expect([again.status, again.body.transaction]).toEqual([201, body.transaction])
    },
  )

  it('is seen by its member and by operators, whose look is noted', async () => {
    const [eve, fay] = [await personOf(world, 'eve'), await personOf(world, 'fay')]
    const { body } = await pay(eve, 'deposit', 1.02)
    const { id, payment_id: payment } = body.transaction
    for (const path of [`/payments/${payment}`, `/wallet/transactions/${id}`])
      expect((await fay.call('GET', path)).status).toBe(404)
    expect((await fay.call('GET', '/operator/payments')).status).toBe(403)
    const found = await get(olga, `/operator/payments?member_id=${eve.id}&state=pending`)
    expect(found.payments).toMatchObject([{ id: payment, amount: 1.02, member_id: eve.id }])
    const looks = await world.database.sql(
      `select from audit_entry where act = 'lookAtMember' and member_id = '${eve.id}'`,
    )
    expect(looks).toHaveLength(1)
  })
})

describe('a withdrawal', () => {
  it('holds its money until it settles', async () => {
    const gus = await personOf(world, 'gus', { amount: 10 })
    const { body } = await pay(gus, 'withdraw', 1.02)
    expect(body.transaction).toMatchObject({
      status: 'pending',
      balance_change: 0,
      balance_after: 10,
    })
    expect(body.wallet).toMatchObject({ balance: 10, available_balance: 8.98, held_balance: 1.02 })
    expect((await pay(gus, 'withdraw', 9)).body.error.code).toBe('INSUFFICIENT_FUNDS')
    expect((await paymentOf(gus, body.transaction)).state).toBe('sent')
    await expectSound()
    await advance(3)
    expect(await wallet(gus)).toMatchObject({ balance: 8.98, held_balance: 0 })
    expect(await lineOf(gus, body.transaction)).toMatchObject({
      status: 'completed',
      balance_change: -1.02,
    })
    await expectSound()
  })

  it('gives the money back if it fails, or is taken back', async () => {
    const hal = await personOf(world, 'hal', { amount: 10 })
    const failed = await pay(hal, 'withdraw', 1.01)
    expect(failed.body.transaction.status).toBe('failed')
    expect(await wallet(hal)).toMatchObject({ balance: 10, available_balance: 10, held_balance: 0 })
    expect(await news(hal)).toContain('withdrawal_failed')
    const { body } = await pay(hal, 'withdraw', 1.03)
    expect(body.transaction.status).toBe('completed')
    await advance(3)
    expect((await lineOf(hal, body.transaction)).status).toBe('returned')
    expect(await wallet(hal)).toMatchObject({ balance: 10, available_balance: 10 })
    await expectSound()
  })
})

long('comes back even to an account that was closed meanwhile', async () => {
  const mia = await personOf(world, 'mia', { amount: 1.03 })
  await advance(3)
  const nia = await personOf(world, 'nia', { amount: 5 })
  await pay(nia, 'withdraw', 3.97)
  const { body } = await pay(nia, 'withdraw', 1.03)
  const close = `/operator/members/${nia.id}/close`
  expect((await olga.call('POST', close, { reason: 'moved away' })).status).toBe(200)
  await advance(3)
  const [row] = await world.database.sql<Body>(
    `select state, balance from payment join wallet using (user_id) join account on wallet_id = wallet.id
      where payment.id = '${body.transaction.payment_id}' and kind = 'available'`,
  )
  expect([row.state, Number(row.balance)]).toEqual(['returned', 103])
  // Her own deposit was taken back whole, so she owes nothing.
  expect((await mia.wallet()).owed).toBe(0)
  await expectSound()
})

describe('a withdrawal above a limit', () => {
  it('waits for an operator, who has it sent', async () => {
    const jan = await personOf(world, 'jan', { amount: 900 })
    const { body } = await pay(jan, 'withdraw', 501)
    expect(body.transaction.status).toBe('pending')
    expect(body.wallet).toMatchObject({ available_balance: 399, held_balance: 501 })
    const { id, state } = await paymentOf(jan, body.transaction)
    expect(state).toBe('requested')
    await advance(1)
    expect((await paymentOf(jan, body.transaction)).state).toBe('requested')
    const path = `/operator/payments/${id}/approve`
    for (const person of [jan, await personOf(world, 'sue', { scope: 'lending:support' })])
      expect((await person.call('POST', path, { reason: 'x' })).body.error.code).toBe('FORBIDDEN')
    const headers = { 'idempotency-key': 'approved-once' }
    for (const _ of [1, 2]) {
      const approved = await olga.call('POST', path, { reason: 'seen the contract' }, headers)
      expect([approved.status, approved.body.payment.state]).toEqual([200, 'approved'])
    }
    const again = await olga.call('POST', path, { reason: 'once more' })
    expect([again.status, again.body.error.code]).toEqual([409, 'INVALID_TRANSITION'])
    await advance(1)
    expect((await paymentOf(jan, body.transaction)).state).toBe('settled')
    expect(await wallet(jan)).toMatchObject({ balance: 399, held_balance: 0 })
    expect((await pay(jan, 'withdraw', 5)).body.transaction.status).toBe('completed')
    await expectSound()
  })

  long(
    'is canceled by an operator, with a reason that the member is told, or by its member',
    async () => {
      const kay = await personOf(world, 'kay', { amount: 2000 })
      const ask = async () => paymentOf(kay, (await pay(kay, 'withdraw', 600)).body.transaction)
      const [first, second] = [await ask(), await ask()]
      const refusal = { reason: 'not your account' }
      await olga.call('POST', `/operator/payments/${first.id}/cancel`, refusal)
      expect((await get(kay, `/payments/${first.id}`)).payment).toMatchObject({
        state: 'canceled',
        ...refusal,
      })
      expect((await kay.news())[0]).toMatchObject({ type: 'withdrawal_failed' })
      const lea = await personOf(world, 'lea')
      expect((await lea.call('POST', `/payments/${second.id}/cancel`, {})).status).toBe(404)
      expect((await kay.call('POST', `/payments/${second.id}/cancel`, {})).status).toBe(200)
      expect(await wallet(kay)).toMatchObject({ available_balance: 2000, held_balance: 0 })
      await expectSound()
    },
  )

  long('is not decided on by the operator whose own it is', async () => {
    await pay(olga, 'deposit', 600)
    const { id } = await paymentOf(olga, (await pay(olga, 'withdraw', 600)).body.transaction)
    const { body } = await olga.call('POST', `/operator/payments/${id}/approve`, { reason: 'mine' })
    expect(body.error.code).toBe('OWN_ACCOUNT')
    expect((await olga.call('POST', `/payments/${id}/cancel`, {})).status).toBe(200)
  })
})

long('tells subscribers of each state of a payment', async () => {
  const ida = await personOf(world, 'ida')
  const client = liveClient(world.url, ida.token)
  const { events, until, stop } = subscribe(
    client,
    'subscription { paymentChanged { amount state } }',
  )
  // Nothing tells a client that a subscription has begun.
  await expect
    .poll(async () => {
      await pay(ida, 'deposit', 1.02)
      return events.length
    })
    .toBeGreaterThan(0)
  const first = events.length
  await advance(3)
  await until(first + 1)
  const states = events.map(({ data }) => data.paymentChanged.state)
  expect([states[0], states.at(-1)]).toEqual(['PENDING', 'SETTLED'])
  stop()
  await client.dispose()
})

import { afterAll, describe, expect, it } from 'vitest'
import { screenedWorld } from '../support/cases/screened.ts'
import type { Body } from '../support/http-client.ts'
import { type Person, personOf } from '../support/market/operating.ts'
import { expectSound } from '../support/market/races.ts'

const world = await screenedWorld({})
const { pass, opened, decided } = world
afterAll(() => world.close())
// Once, and before the world is closed: the last hook runs first.
afterAll(() => expectSound(world))

const withdraw = async ({ call }: Person, amount: number): Promise<Body> =>
  (await call('POST', '/wallet/withdraw', { amount })).body.transaction
const send = async ({ call }: Person, to: Person, amount: number): Promise<Body> =>
  (await call('POST', '/wallet/transfer', { recipient_id: to.id, amount })).body.transaction
const stateOf = async ({ call }: Person, { payment_id: id }: Body): Promise<string> =>
  (await call('GET', `/payments/${id}`)).body.payment.state
const types = async (person: Person): Promise<string[]> =>
  (await person.news()).map(({ type }) => type)

describe('where a case can hold money', () => {
  it('everybody’s withdrawals and transfers are processed by a job', async () => {
    const ada = await personOf(world, 'ada', { amount: 100 })
    const ben = await personOf(world, 'ben')
    const [out, sent] = [await withdraw(ada, 10), await send(ada, ben, 20)]
    expect([out, sent]).toMatchObject([
      { type: 'withdrawal', status: 'pending', balance_change: 0 },
      { type: 'transfer_out', status: 'pending', counterparty_id: ben.id },
    ])
    expect(await ada.wallet()).toMatchObject({ available_balance: 70, held_balance: 30 })
    await pass()
    expect([await stateOf(ada, out), await stateOf(ada, sent)]).toEqual(['settled', 'settled'])
    expect(await ada.wallet()).toMatchObject({ available_balance: 70, held_balance: 0 })
    expect(await ben.wallet()).toMatchObject({ available_balance: 20 })
    expect(await types(ben)).toContain('transfer_received')
  })

  it('a transfer is repeated under its key, and refused to nobody, oneself, or without money', async () => {
    const eve = await personOf(world, 'eve', { amount: 50 })
    const fay = await personOf(world, 'fay')
    const input = { recipient_id: fay.id, amount: 30 }
    const headers = { 'Idempotency-Key': 'transfer-1' }
    const [first, again] = [
      await eve.call('POST', '/wallet/transfer', input, headers),
      await eve.call('POST', '/wallet/transfer', input, headers),
    ]
    expect([first.status, again.status]).toEqual([201, 201])
    expect(again.body.transaction.id).toBe(first.body.transaction.id)
    const refusals = [
      { recipient_id: fay.id, amount: 21 },
      { recipient_id: eve.id, amount: 1 },
      { recipient_id: '00000000-0000-4000-8000-000000000000', amount: 1 },
    ].map(
      async (body) => (await eve.call('POST', '/wallet/transfer', body)).body.error.details[0].code,
    )
    expect(await Promise.all(refusals)).toEqual([
      'INSUFFICIENT_FUNDS',
      'SELF_TRANSFER',
      'NOT_FOUND',
    ])
    await pass()
    expect(await fay.wallet()).toMatchObject({ available_balance: 30 })
  })

  it('a transfer fails if the other member can’t get money any more, and the member is told', async () => {
    const gil = await personOf(world, 'gil', { amount: 50 })
    const hal = await personOf(world, 'hal')
    const sent = await send(gil, hal, 20)
    await world.olga.call('POST', `/operator/members/${hal.id}/freeze`, { reason: 'lost phone' })
    await pass()
    expect(await stateOf(gil, sent)).toBe('failed')
    expect(await gil.wallet()).toMatchObject({ available_balance: 50, held_balance: 0 })
    expect(await types(gil)).toContain('transfer_failed')
  })
})

describe('a hold', () => {
  it('keeps what leaves the wallet as it is, until two operators lift it; then it goes on, once', async () => {
    const ida = await personOf(world, 'ida', { amount: 100 })
    const jon = await personOf(world, 'jon')
    const before = await withdraw(ida, 5)
    const { id } = await opened(ida, { hold_money: true })
    const [out, sent] = [await withdraw(ida, 10), await send(ida, jon, 20)]
    await pass('P2D')
    const payments = [before, out, sent]
    const states = () => Promise.all(payments.map((one) => stateOf(ida, one)))
    expect(await states()).toEqual(['approved', 'approved', 'approved'])
    expect(await jon.wallet()).toMatchObject({ available_balance: 0 })
    await decided(id, 'lift_hold')
    // However often it is tried, a transfer is made once.
    const settle = "select settle_transfer($1, '{}') as done"
    for (const done of [true, false, false])
      expect(await world.database.sql(settle, [sent.payment_id])).toEqual([{ done }])
    await pass()
    await pass()
    expect(await states()).toEqual(['settled', 'settled', 'settled'])
    expect(await ida.wallet()).toMatchObject({ available_balance: 65, held_balance: 0 })
    expect(await jon.wallet()).toMatchObject({ available_balance: 20 })
    const { body } = await world.cora.call('GET', `/operator/cases/${id}`)
    expect(body.case).toMatchObject({ state: 'open', holds_money: false, proposal: null })
  })

  it('ends with a return of the money if the case ends so, in words that anybody could get', async () => {
    const kim = await personOf(world, 'kim', { amount: 100 })
    const leo = await personOf(world, 'leo')
    const { id } = await opened(kim, { hold_money: true })
    const [out, sent] = [await withdraw(kim, 10), await send(kim, leo, 20)]
    await pass()
    await decided(id, 'terminated')
    expect([await stateOf(kim, out), await stateOf(kim, sent)]).toEqual(['failed', 'failed'])
    expect(await kim.wallet()).toMatchObject({ available_balance: 100, held_balance: 0 })
    const news = (await kim.news()).filter(({ type }) => type.endsWith('_failed'))
    expect(news.map(({ message }) => message).toSorted()).toEqual([
      'Your transfer of 20.00 USD did not take place. The money is available again.',
      'Your withdrawal of 10.00 USD did not take place. The money is available again.',
    ])
    // What is left of the relation is the member's money, which can leave now.
    const last = await withdraw(kim, 100)
    await pass()
    expect(await stateOf(kim, last)).toBe('settled')
  })

  it('neither stops nor returns what was handed to its provider before, also if its answer is late', async () => {
    const ned = await personOf(world, 'ned', { amount: 100 })
    const out = await withdraw(ned, 10)
    await world.database.sql('update payment set started_at = now() where id = $1', [
      out.payment_id,
    ])
    const { id } = await opened(ned, { hold_money: true })
    await decided(id, 'terminated')
    expect(await stateOf(ned, out)).toBe('approved')
    await pass()
    expect(await stateOf(ned, out)).toBe('settled')
    expect(await ned.wallet()).toMatchObject({ available_balance: 90, held_balance: 0 })
  })

  it('that a case has not put returns nothing, and what was returned is not sent any more', async () => {
    const pia = await personOf(world, 'pia', { amount: 100 })
    const quiet = await opened(pia)
    const kept = await withdraw(pia, 10)
    await decided(quiet.id, 'terminated')
    expect(await stateOf(pia, kept)).toBe('approved')
    await pass()
    const { id } = await opened(pia, { hold_money: true })
    const back = await withdraw(pia, 20)
    await decided(id, 'terminated')
    expect(await stateOf(pia, kept)).toBe('settled')
    const returned = 'select state, ask_at from payment where id = $1'
    expect(await world.database.sql(returned, [back.payment_id])).toEqual([
      { state: 'failed', ask_at: null },
    ])
  })

  it('is needed until it ends: without the file, a gateway does not start', async () => {
    const ria = await personOf(world, 'ria')
    const { id } = await opened(ria, { hold_money: true })
    await expect(world.beside({ SCREENING_FILE: '' })).rejects.toThrow(
      'SCREENING_FILE: required as long as a case holds money',
    )
    await decided(id, 'cleared')
  })

  it('or not, what a frozen member has sent waits until they are released', async () => {
    const [sue, tom] = [await personOf(world, 'sue', { amount: 100 }), await personOf(world, 'tom')]
    const payments = [await withdraw(sue, 10), await send(sue, tom, 20)]
    const states = () => Promise.all(payments.map((one) => stateIn(one)))
    const stateIn = async ({ payment_id: id }: Body) =>
      (
        await world.database.sql<{ state: string }>('select state from payment where id = $1', [id])
      )[0]?.state
    const path = `/operator/members/${sue.id}`
    await world.olga.call('POST', `${path}/freeze`, { reason: 'lost phone' })
    await pass()
    expect(await states()).toEqual(['approved', 'approved'])
    await world.olga.call('POST', `${path}/release`, { reason: 'found it' })
    await pass()
    expect(await states()).toEqual(['settled', 'settled'])
  })

  it('that ends lets go what waited in its order', async () => {
    const wim = await personOf(world, 'wim', { amount: 100 })
    const { id } = await opened(wim, { hold_money: true })
    for (const amount of [3, 1, 2]) await withdraw(wim, amount)
    // The job would come upon the newest first.
    const asked = `update payment set ask_at = ask_at - amount * interval '1 second' where user_id = $1 and direction = 'out'`
    await world.database.sql(asked, [wim.id])
    await decided(id, 'lift_hold')
    await pass()
    const { transactions } = (await wim.call('GET', '/wallet/transactions?type=withdrawal')).body
    expect(transactions.map(({ amount }: Body) => amount)).toEqual([2, 1, 3])
  })

  it('lasts as long as one of several cases holds', async () => {
    const mia = await personOf(world, 'mia', { amount: 100 })
    const [first, second] = [
      await opened(mia, { hold_money: true }),
      await opened(mia, { hold_money: true }),
    ]
    const out = await withdraw(mia, 10)
    await decided(first.id, 'cleared')
    await pass()
    expect(await stateOf(mia, out)).toBe('approved')
    await decided(second.id, 'reported')
    await pass()
    expect(await stateOf(mia, out)).toBe('settled')
  })
})

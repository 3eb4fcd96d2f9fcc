import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { payoutFigures } from '../../src/lending/investing/figures.ts'
import { payOutLoans } from '../../src/lending/investing/pay-out.ts'
import { expireLoans } from '../../src/lending/loan/expire.ts'
import { platformOn } from '../support/market/books/ledger.ts'
import { type Person, personOf, refused } from '../support/market/operating.ts'
import { expectSound } from '../support/market/races.ts'
import { daysAfter, travel } from '../support/market/travel.ts'
import { lending, testedLender } from '../support/protection/lenders.ts'
import { startWorld, type World } from '../support/world.ts'

const DAY_S = 86_400
const START = new Date('2027-01-31T12:00:00Z')

let world: World
let ada: Person
let lena: Person
let leo: Person
let at: (days: number) => Promise<void>
let tools: ReturnType<typeof lending>
beforeAll(async () => {
  // One connection, so that a moment that is set for it is set for all.
  world = await startWorld({
    DATABASE_POOL: '1',
    LENDER_PROTECTION: 'eu',
    BORROW_WHILE_LATE: 'on',
    FEE_ORIGINATION_PERCENT: '2',
  })
  at = (days) => travel(world.gateway.database, daysAfter(START, days))
  await at(0)
  ada = await personOf(world, 'ada')
  lena = await testedLender(world, 'lena')
  leo = await testedLender(world, 'leo')
  tools = lending(world, ada)
})
beforeEach(() => at(0))
afterEach(() => expectSound(world))
afterAll(() => world.close())

const payOut = () => payOutLoans({ ...platformOn(world.gateway.database) })
const states = async (loan: string) =>
  (
    await world.database.sql<{ state: string }>(
      'select to_status as state from loan_event where loan_id = $1 order by created_at, id',
      [loan],
    )
  ).map(({ state }) => state)

describe('a loan that is fully funded', () => {
  it('waits until the last lender can no longer leave it, and is then paid out', async () => {
    const loan = await tools.open()
    const one = await tools.invest(lena, loan, 40)
    expect(one.reflection_ends_at).toBe(daysAfter(START, 4).toISOString())
    await at(1)
    await tools.invest(leo, loan, 60)
    const end = daysAfter(START, 5).toISOString()
    expect(await tools.loanOf(loan)).toMatchObject({
      status: 'funded',
      amount_funded: 100,
      reflection_ends_at: end,
      disbursement_date: null,
    })
    expect((await ada.wallet()).available_balance).toBe(0)
    await at(4.999)
    expect(await payOut()).toBe(0)
    expect(refused(await ada.call('PUT', `/loans/${loan}`, { status: 'active' }))).toMatchObject([
      409,
      'REFLECTION_RUNNING',
      { reflection_ends_at: end },
    ])
    await expect(
      world.database.sql('select disburse(loan, 0, null, null) from loan where id = $1', [loan]),
    ).rejects.toThrow('can still leave')
    await at(5)
    expect([await payOut(), await payOut()]).toEqual([1, 0])
    expect(await tools.loanOf(loan)).toMatchObject({
      status: 'active',
      reflection_ends_at: null,
      origination_fee: 0,
    })
    expect((await ada.wallet()).available_balance).toBe(100)
    expect(await states(loan)).toEqual(['draft', 'open', 'funded', 'active'])
    expect((await ada.news()).map(({ type }) => type)).toContain('loan_disbursed')
    await ada.call('POST', `/loans/${loan}/repayments`, { amount: 100 })
  })

  it('is open again as soon as one leaves it, whose money comes back to the cent', async () => {
    const loan = await tools.open()
    const before = await lena.wallet()
    const one = await tools.invest(lena, loan, 40)
    await tools.invest(leo, loan, 60)
    await at(3.99)
    const { status, body } = await tools.leave(lena, one)
    expect(status).toBe(200)
    expect(body.investment).toMatchObject({ id: one.id, status: 'cancelled' })
    expect(body.loan).toMatchObject({
      status: 'open',
      amount_funded: 60,
      reflection_ends_at: null,
    })
    expect(await lena.wallet()).toMatchObject({
      available_balance: before.available_balance,
      held_balance: before.held_balance,
    })
    expect((await ada.news())[0]).toMatchObject({
      type: 'loan_reopened',
      message:
        'A lender cancelled their investment in "Seeds" within the reflection period: the loan takes investments again, and still needs 40.00 USD.',
    })
    expect((await lena.news())[0]).toMatchObject({ type: 'investment_released' })
    const [left] = (await ada.call('GET', `/loans/${loan}/history`)).body.history ?? [{}]
    expect(JSON.stringify(left)).not.toContain(lena.id)
    const opportunities = await lena.call('GET', '/opportunities?limit=100')
    expect(JSON.stringify(opportunities.body)).toContain(loan)
    await tools.invest(lena, loan, 40)
    await at(7.99)
    await payOut()
    expect(await states(loan)).toEqual(['draft', 'open', 'funded', 'open', 'funded', 'active'])
  })

  it('can be left for four days, and not a moment longer', async () => {
    const loan = await tools.open(200)
    const one = await tools.invest(lena, loan, 40)
    const other = await tools.invest(lena, loan, 40)
    await at(3.9999)
    expect((await tools.leave(lena, one)).status).toBe(200)
    await at(4)
    expect(refused(await tools.leave(lena, other))).toMatchObject([
      403,
      'FORBIDDEN',
      {
        message:
          'Your reflection period ended at 2027-02-04 12:00 UTC: the investment is binding now.',
      },
    ])
  })

  it('is open for four more days when it is left after its deadline, but only once', async () => {
    const loan = await tools.open()
    const { expires_at: deadline } = await tools.loanOf(loan)
    expect(deadline).toBe(daysAfter(START, 14).toISOString())
    await at(13)
    const one = await tools.invest(lena, loan, 100)
    await at(15)
    await expireLoans(platformOn(world.gateway.database))
    expect((await tools.loanOf(loan)).status).toBe('funded')
    await tools.leave(lena, one)
    expect((await tools.loanOf(loan)).expires_at).toBe(daysAfter(START, 19).toISOString())
    const two = await tools.invest(lena, loan, 100)
    await at(18.9)
    await tools.leave(lena, two)
    expect((await tools.loanOf(loan)).expires_at).toBe(daysAfter(START, 19).toISOString())
    await at(19)
    await expireLoans(platformOn(world.gateway.database))
    expect((await tools.loanOf(loan)).status).toBe('expired')
  })

  it('is not paid out to a frozen borrower, whose loan stays frozen when it is left; an operator can cancel it', async () => {
    const eve = await personOf(world, 'eve')
    const olga = await personOf(world, 'olga', { scope: 'lending:admin' })
    const of = lending(world, eve)
    const [loan, other] = [await of.open(), await of.open()]
    await of.invest(lena, loan, 100)
    const one = await of.invest(lena, other, 100)
    await olga.call('POST', `/operator/members/${eve.id}/freeze`, { reason: 'A doubt' })
    await at(3)
    await of.leave(lena, one)
    expect(
      await world.database.sql('select status, frozen from loan where id = $1', [other]),
    ).toEqual([{ status: 'open', frozen: true }])
    await at(4)
    expect(await payOut()).toBe(0)
    const before = await lena.wallet()
    const asked = await olga.call('POST', `/operator/loans/${loan}/cancel`, {
      reason: 'The borrower is in doubt',
    })
    expect([asked.status, asked.body.loan?.status]).toEqual([200, 'cancelled'])
    expect((await lena.wallet()).available_balance).toBe(before.available_balance + 100)
    expect(await world.database.sql('select * from trail_differences()')).toEqual([])
  })
})

describe('a funded loan whose borrower can’t have the money', () => {
  it('expires two weeks after its deadline and its reflection, and gives the money back', async () => {
    const fay = await personOf(world, 'fay')
    const olga = await personOf(world, 'olga', { scope: 'lending:admin' })
    const of = lending(world, fay)
    const loan = await of.open()
    const before = await lena.wallet()
    await of.invest(lena, loan, 100)
    await olga.call('POST', `/operator/members/${fay.id}/freeze`, { reason: 'A doubt' })
    await at(27.999)
    expect(await payOut()).toBe(0)
    expect((await world.database.sql('select status from loan where id = $1', [loan]))[0]).toEqual({
      status: 'funded',
    })
    const figures = () => payoutFigures(world.gateway.database)
    const { oldestSeconds, ...waiting } = await figures()
    expect([waiting, Math.round(oldestSeconds / DAY_S)]).toEqual([{ due: 1, expired: 0 }, 24])
    await at(28)
    expect(await payOut()).toBe(0)
    expect(await states(loan)).toEqual(['draft', 'open', 'funded', 'expired'])
    expect(await figures()).toEqual({ due: 0, oldestSeconds: 0, expired: 1 })
    const { body: metrics } = await world.rest('GET', '/metrics')
    for (const name of [
      'loans_payout_due',
      'loans_payout_oldest_due_seconds',
      'loans_payout_expired',
    ])
      expect(metrics).toContain(`\n${name} `)
    expect(await lena.wallet()).toMatchObject({
      available_balance: before.available_balance,
      held_balance: before.held_balance,
    })
    expect((await lena.news())[0]).toMatchObject({ type: 'investment_released' })
    expect((await fay.news()).find(({ type }) => type === 'loan_expired')?.message).toBe(
      '"Seeds" expired before it could be paid out; whatever was invested in it has gone back to its lenders.',
    )
    expect(await world.database.sql('select * from trail_differences()')).toEqual([])
  })

  it('is not said to be in reflection once that has ended', async () => {
    const gil = await personOf(world, 'gil')
    const of = lending(world, gil)
    const loan = await of.open()
    await of.invest(lena, loan, 100)
    const asked = async () => refused(await gil.call('PUT', `/loans/${loan}`, { status: 'active' }))
    await at(3.999)
    expect((await asked())[1]).toBe('REFLECTION_RUNNING')
    await at(4)
    expect((await asked())[1]).toBe('INVALID_TRANSITION')
  })
})

describe('an investment', () => {
  it('is left by its lender alone, and shows to nobody else until when it could be', async () => {
    const loan = await tools.open()
    const one = await tools.invest(lena, loan, 40)
    for (const other of [ada, leo])
      expect(refused(await tools.leave(other, one)).slice(0, 2)).toEqual([404, 'NOT_FOUND'])
    const seen = async (person: Person) =>
      (await person.call('GET', `/loans/${loan}/investments`)).body.investments[0]
    expect(await seen(lena)).toMatchObject({ warning_acknowledged: false })
    for (const other of [ada, leo])
      expect(await seen(other)).toMatchObject({
        reflection_ends_at: null,
        warning_acknowledged: null,
      })
  })

  it('keeps the right to be left when the platform stops protecting lenders', async () => {
    const one = await tools.invest(lena, await tools.open(), 40)
    const former = await world.beside({ LENDER_PROTECTION: 'off' })
    const answer = await fetch(`${former.url}/investments/${one.id}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${lena.token}` },
    })
    expect(answer.status).toBe(200)
    await former.close()
  })

  it('by a standing order can be left, and its place is taken by another order', async () => {
    const orders = [await testedLender(world, 'otto'), await testedLender(world, 'olaf')]
    const order = { auto_invest_enabled: true, auto_invest_max_per_loan: 100 }
    for (const { call } of orders)
      expect((await call('PUT', '/preferences', order)).body.error).toBeUndefined()
    const loan = await tools.open()
    const investments = () =>
      world.database.sql<{ id: string; lender: string; ends: Date; status: string }>(
        'select id, lender_id as lender, reflection_ends_at as ends, status from investment where loan_id = $1 order by created_at, id',
        [loan],
      )
    await expect.poll(async () => (await tools.loanOf(loan)).status).toBe('funded')
    const [one] = await investments()
    expect(one?.ends.getTime()).toBeGreaterThan(START.getTime())
    const person = orders.find(({ id }) => id === one?.lender) as Person
    const third = await testedLender(world, 'odin')
    await third.call('PUT', '/preferences', order)
    expect((await tools.leave(person, { id: one?.id })).status).toBe(200)
    const lenders = async () =>
      (await investments()).filter(({ status }) => status === 'pending').map(({ lender }) => lender)
    await expect.poll(lenders).toContain(third.id)
    expect(await lenders()).not.toContain(person.id)
    expect((await tools.loanOf(loan)).status).toBe('funded')
    for (const { call } of [...orders, third])
      await call('PUT', '/preferences', { auto_invest_enabled: false })
  })
})

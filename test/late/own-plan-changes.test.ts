import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Person, personOf, refused } from '../support/market/operating.ts'
import { expectSound } from '../support/market/races.ts'
import { type Charged, openCharged } from '../support/market/repaying/charged.ts'
import { ageLoan } from '../support/market/travel.ts'
import { type Body, startWorld, type World } from '../support/world.ts'

// What a borrower was shown is what they accept, and a due day that was moved by mistake is moved back.

let world: World
let market: Charged
beforeAll(async () => {
  world = await startWorld({ BORROW_WHILE_LATE: 'on', DUE_DAY_CHANGES: '2' })
  market = await openCharged(world)
})
afterEach(async () => {
  await expectSound(world)
  expect(await world.database.sql('select * from trail_differences()')).toEqual([])
})
afterAll(() => world.close())

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const moved = (days = 12) => ({
  kind: 'due_day',
  due_day: ((new Date().getUTCDate() + days) % 28) + 1,
  from: day(1),
})
const change = (id: string, body: object, person: Person = market.ada) =>
  person.call('POST', `/loans/${id}/plan-changes`, body)
const takeBack = (id: string, person: Person = market.ada) =>
  person.call('POST', `/plan-changes/${id}/undo`, {})
const scheduleOf = async (id: string): Promise<Body> =>
  (await market.ada.call('GET', `/loans/${id}/schedule`)).body.schedule
const move = async (id: string, days?: number): Promise<string> => {
  const done = await change(id, moved(days))
  expect(done.status).toBe(201)
  return done.body.plan_change.id
}

describe('what was previewed', () => {
  it('of a due day is not made once something was paid, until it is previewed again', async () => {
    const id = await market.late(0)
    const show = () => change(id, { ...moved(), preview: true })
    const seen = (await show()).body
    expect(seen.loan.version).toBe((await market.loan(id)).version)
    await market.pay(id, 30)
    const { version } = await market.loan(id)
    const outdated = await change(id, { ...moved(), version: seen.loan.version })
    expect(refused(outdated)).toMatchObject([
      409,
      'VERSION_CONFLICT',
      { field: 'version', version },
    ])
    const again = (await show()).body
    expect(again.totals).not.toEqual(seen.totals)
    const done = await change(id, { ...moved(), version: again.loan.version })
    expect([done.status, done.body.totals]).toEqual([201, again.totals])
  })

  it('by an operator is not made, either', async () => {
    const id = await market.late(0)
    const body = { kind: 'term', months: 2, reason: 'hardship' }
    const ask = (more: object) =>
      market.olga.call('POST', `/operator/loans/${id}/plan-changes`, { ...body, ...more })
    const { version } = (await ask({ preview: true })).body.loan
    await market.pay(id, 30)
    expect(refused(await ask({ version })).slice(0, 2)).toEqual([409, 'VERSION_CONFLICT'])
  })

  it('of an early payment is not done once the loan has changed', async () => {
    const id = await market.late(0)
    const { version } = await market.loan(id)
    const pay = (more: object) =>
      market.ada.call('POST', `/loans/${id}/repayments`, { amount: 30, ...more })
    expect((await pay({ version })).status).toBe(201)
    expect(refused(await pay({ version })).slice(0, 2)).toEqual([409, 'VERSION_CONFLICT'])
    expect((await pay({})).status).toBe(201)
  })

  it('of a pause is shown on the day on which the due day was moved, as the platform makes it later', async () => {
    const id = await market.late(0)
    await move(id)
    const pause = { kind: 'interest_pause', from: day(40), to: day(70), preview: true }
    expect((await change(id, pause)).body.plan_change?.status).toBe('preview')
    expect(refused(await change(id, { ...moved(5), preview: true }))[2]).toMatchObject({
      why: 'once_a_day',
    })
  })
})

describe('a due day that its borrower has moved', () => {
  it('is taken back on that day, and both it and the lenders are told; then it can be moved again', async () => {
    const id = await market.late(0)
    const before = await scheduleOf(id)
    const made = await move(id)
    expect(await scheduleOf(id)).not.toEqual(before)
    const undone = await takeBack(made)
    expect([undone.status, undone.body.plan_change]).toMatchObject([
      200,
      { status: 'undone', undo_reason: null },
    ])
    expect(await scheduleOf(id)).toEqual(before)
    const [news] = await market.ada.news()
    expect(news.message).toMatch(/no longer has another due day, as you asked\./)
    const [told] = await (await personOf(world, 'hugo')).news()
    expect(told.message).toMatch(/no longer has another due day, as the borrower asked\./)
    await move(id, 9)
  })

  it('stays once something was paid, and says what can be done instead', async () => {
    const id = await market.late(0)
    const made = await move(id)
    await market.pay(id, 5)
    const [status, code, reason] = refused(await takeBack(made))
    expect([status, code, reason.why]).toEqual([409, 'PLAN_CHANGE_IMPOSSIBLE', 'moved_since'])
    expect(reason.message).toContain('move the due day again')
  })

  it('stays from the next day on', async () => {
    const id = await market.late(0)
    const made = await move(id)
    await ageLoan(world.database, id, 1)
    expect(refused(await takeBack(made))[2]).toMatchObject({ why: 'day_over' })
  })

  it('is taken back by its borrower alone, and as often a year as it can be moved', async () => {
    const id = await market.late(0)
    for (let turn = 0; turn < 2; turn += 1)
      expect((await takeBack(await move(id))).status).toBe(200)
    const made = await move(id)
    expect(refused(await takeBack(made))).toMatchObject([422, 'LIMIT_EXCEEDED', { max: 2 }])
    expect(refused(await takeBack(made, await personOf(world, 'hugo'))).slice(0, 2)).toEqual([
      403,
      'FORBIDDEN',
    ])
    expect(refused(await takeBack(crypto.randomUUID())).slice(0, 2)).toEqual([404, 'NOT_FOUND'])
    // Who has lent nothing does not see it, so it is as if there were none.
    const stranger = await personOf(world, 'stranger')
    expect(refused(await takeBack(made, stranger))).toEqual(
      refused(await takeBack(crypto.randomUUID(), stranger)),
    )
  })

  it('is not what the platform has changed', async () => {
    const id = await market.late(0)
    const { body } = await market.olga.call('POST', `/operator/loans/${id}/plan-changes`, {
      kind: 'term',
      months: 2,
      reason: 'hardship',
    })
    expect(refused(await takeBack(body.plan_change.id))[2]).toMatchObject({ why: 'of_platform' })
  })
})

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Body } from '../support/http-client.ts'
import { type Person, personOf, refused } from '../support/market/operating.ts'
import { expectSound, raced, trailOf } from '../support/market/races.ts'
import { type Charged, openCharged } from '../support/market/repaying/charged.ts'
import { ageLoan } from '../support/market/travel.ts'
import { startWorld, type World } from '../support/world.ts'

// An operator reminds a borrower by hand: what they are told, once a day, only of what is due, and what is kept of it.

let world: World
let market: Charged
beforeAll(async () => {
  world = await startWorld({ BORROW_WHILE_LATE: 'on' })
  market = await openCharged(world)
})
afterEach(async () => {
  await expectSound(world)
  expect(await world.database.sql('select * from trail_differences()')).toEqual([])
})
afterAll(() => world.close())

const remind = (
  id: string,
  body: object = {},
  person: Person = market.olga,
  headers: object = {},
) => person.call('POST', `/operator/loans/${id}/reminders`, body, headers)
const reminders = async (id: string, person: Person = market.olga): Promise<Body[]> =>
  (await person.call('GET', `/operator/loans/${id}/reminders`)).body.reminders
/** The end of today, in UTC, which is when a business day ends here. */
const midnight = () =>
  `${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T00:00:00.000Z`
/** A loan whose first instalment is due in so many days. */
async function dueIn(days: number): Promise<string> {
  const id = await market.late(0)
  const [row] = await world.database.sql<{ left: number }>(
    'select next_due_on - business_date() as left from loan where id = $1',
    [id],
  )
  await ageLoan(world.database, id, (row?.left ?? 0) - days)
  return id
}
/** Sends what the platform sends today. */
async function remindAll(): Promise<void> {
  const query = '{ platform { defaultAfterDays } }'
  const { data } = (await world.graphql(market.olga.token, query)).body
  await world.database.sql(
    'select remind(loan_id, number, null, $1) from reminders_due(business_date(), $1)',
    [data.platform.defaultAfterDays],
  )
}

describe('a reminder by hand', () => {
  it('tells the borrower what the platform’s own does, with the operator’s sentence, and is kept', async () => {
    const [id, twin] = [await market.late(40), await market.late(40)]
    const made = await remind(id, { message: 'We could not reach you by phone.' })
    expect([made.status, made.body.reminder]).toMatchObject([
      200,
      { loan_id: id, kind: 'late', number: 1, operator_id: market.olga.id },
    ])
    const [told] = await market.ada.news()
    expect(told).toMatchObject({
      kind: 'repayment_late',
      data: { loan_id: id, operator_message: 'We could not reach you by phone.' },
    })
    expect(told?.message).toContain(' Our team adds: "We could not reach you by phone."')
    // The platform sends its own as it would have.
    await remindAll()
    const news = (await market.ada.news()).filter(({ kind }) => kind === 'repayment_late')
    const factsOf = (one: Body | undefined) => {
      const { loan_id: _, loan_title: __, operator_message: ___, ...facts } = one?.data ?? {}
      return facts
    }
    const [own, others] = [id, twin].map((loan) => news.find(({ data }) => data.loan_id === loan))
    expect(factsOf(told)).toEqual({
      ...factsOf(others),
      days_past_due: factsOf(told).days_past_due,
    })
    expect(own?.data.operator_message).toBeUndefined()
    expect(made.body.reminder.amount).toBe(Number(told?.data.amount))
    expect(await reminders(id)).toMatchObject([
      { kind: 'late', operator_id: null, amount: made.body.reminder.amount },
      made.body.reminder,
    ])
    expect(await trailOf(world, id)).toContainEqual(['remindBorrower', null])
    const [entry] = (await market.olga.call('GET', '/operator/audit-trail?act=remindBorrower')).body
      .audit_trail
    expect(entry).toMatchObject({
      actor_id: market.olga.id,
      target_id: id,
      member_id: market.ada.id,
      reason: 'We could not reach you by phone.',
    })
  })

  it('is sent once a day, also by two operators at once, and by one key', async () => {
    await raced(async (start) => {
      const id = await market.late(40)
      const [one, other] = await start(
        () => remind(id),
        () => remind(id, {}, market.otto),
      )
      expect([one.status, other.status].toSorted()).toEqual([200, 422])
      const late = one.status === 422 ? one : other
      expect(refused(late)).toMatchObject([
        422,
        'LIMIT_EXCEEDED',
        { field: 'id', max: 1, again_at: midnight() },
      ])
      expect(await reminders(id)).toHaveLength(1)
      return one.status === 200 ? 'the first' : 'the second'
    })
    const id = await market.late(40)
    const key = { 'idempotency-key': `remind-${id}` }
    const first = await remind(id, { message: 'Please call.' }, market.olga, key)
    const again = await remind(id, { message: 'Please call.' }, market.olga, key)
    expect([again.headers.get('idempotent-replayed'), again.status, again.body]).toEqual([
      'true',
      200,
      first.body,
    ])
    expect(await reminders(id)).toHaveLength(1)
  })

  it('is refused on a day on which the platform has sent one', async () => {
    const id = await market.late(40)
    await remindAll()
    expect(await reminders(id)).toMatchObject([{ operator_id: null, kind: 'late' }])
    expect(refused(await remind(id)).slice(0, 2)).toEqual([422, 'LIMIT_EXCEEDED'])
  })

  it('of what is due within 3 days is no demand, and before that it is refused', async () => {
    const id = await dueIn(3)
    const made = await remind(id)
    expect([made.status, made.body.reminder]).toMatchObject([200, { kind: 'due', number: 1 }])
    const [told] = await market.ada.news()
    expect([told?.kind, told?.data.loan_id]).toEqual(['repayment_due', id])
    const early = await dueIn(5)
    const soon = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
    expect(refused(await remind(early))).toMatchObject([
      409,
      'INVALID_TRANSITION',
      { field: 'id', from: 'paid', again_on: soon },
    ])
    expect(await reminders(early)).toEqual([])
  })

  it('is kept with the day on which that was due, and asks for it by the day until which it can be paid', async () => {
    const { sql } = world.database
    // As over a weekend: what is due can be paid until the next day.
    const until = (days: number) =>
      sql(`create or replace function payable_until(due_on date) returns date immutable language sql return due_on + ${days};
        create or replace function latest_due(payable_by date) returns date immutable language sql return payable_by - ${days}`)
    await until(1)
    try {
      const id = await dueIn(-1)
      const made = await remind(id)
      const day = (days: number) =>
        new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
      expect(made.body.reminder).toMatchObject({ kind: 'due', number: 1, due_on: day(-1) })
      const [told] = await market.ada.news()
      expect([told?.kind, told?.data]).toMatchObject([
        'repayment_due',
        { loan_id: id, due_on: day(0) },
      ])
    } finally {
      await until(0)
    }
  })

  it('is refused where nothing can be asked for', async () => {
    const { call } = market.olga
    const from = async (id: string) => {
      const [status, code, reason] = refused(await remind(id))
      expect([status, code, reason?.field]).toEqual([409, 'INVALID_TRANSITION', 'id'])
      return reason.from
    }
    const repaid = await market.late(0)
    await market.pay(repaid, (await market.loan(repaid)).payoff_amount)
    expect(await from(repaid)).toBe('repaid')
    const paused = await market.late(40)
    const day = new Date().toISOString().slice(0, 10)
    const pause = { kind: 'interest_pause', from: day, to: day, reason: 'ill' }
    expect((await call('POST', `/operator/loans/${paused}/plan-changes`, pause)).status).toBe(201)
    expect(await from(paused)).toBe('paused')
    const id = await market.late(40)
    const member = `/operator/members/${market.ada.id}`
    await call('POST', `${member}/freeze`, { reason: 'a doubt' })
    expect(await from(id)).toBe('blocked')
    await call('POST', `${member}/release`, { reason: 'settled' })
    expect((await remind(id)).status).toBe(200)
    expect(await trailOf(world, repaid)).toContainEqual(['remindBorrower', 'INVALID_TRANSITION'])
  })
})

describe('the platform’s own', () => {
  it('come once more in the last week before the default, and name its day', async () => {
    const id = await dueIn(-82)
    const told = async () =>
      (await market.ada.news()).filter(
        ({ kind, data }) => kind === 'repayment_late' && data.loan_id === id,
      )
    await remindAll()
    expect(await told()).toMatchObject([{ data: { days_past_due: 60 } }])
    await ageLoan(world.database, id, 1)
    await remindAll()
    await remindAll()
    const lastDay = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
    expect((await told()).map(({ data }) => [data.days_past_due, data.default_on])).toEqual([
      [83, lastDay],
      [60, expect.any(String)],
    ])
  })
})

describe('who may', () => {
  it('only an operator who has no part in the loan, and what is sent can be read', async () => {
    const id = await market.late(40)
    const sam = await personOf(world, 'sam', { scope: 'lending:support' })
    const ida = await personOf(world, 'ida', { scope: 'lending:admin' })
    for (const person of [market.ada, sam])
      expect(refused(await remind(id, {}, person)).slice(0, 2)).toEqual([403, 'FORBIDDEN'])
    expect(refused(await remind(id, {}, ida)).slice(0, 2)).toEqual([403, 'OWN_ACCOUNT'])
    expect(refused(await remind(market.ada.id)).slice(0, 2)).toEqual([404, 'NOT_FOUND'])
    for (const message of ['', 'x'.repeat(201)])
      expect(refused(await remind(id, { message }))).toMatchObject([
        400,
        'VALIDATION_FAILED',
        { field: 'message' },
      ])
    const mutation =
      'mutation ($id: ID!) { remindBorrower(input: { id: $id }) { reminder { kind operator { id } loan { id } } userErrors { code } } }'
    const { data } = (await world.graphql(market.otto.token, mutation, { id })).body
    expect(data.remindBorrower).toEqual({
      reminder: { kind: 'LATE', operator: { id: market.otto.id }, loan: { id } },
      userErrors: [],
    })
    expect(await reminders(id, sam)).toMatchObject([{ operator_id: market.otto.id }])
    expect(refused(await market.ada.call('GET', `/operator/loans/${id}/reminders`))[1]).toBe(
      'FORBIDDEN',
    )
  })
})

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Body } from '../support/http-client.ts'
import { type Person, personOf, refused } from '../support/market/operating.ts'
import { expectSound } from '../support/market/races.ts'
import { daysAfter, travel } from '../support/market/travel.ts'
import {
  acknowledge,
  knowing,
  lending,
  take,
  testedLender,
  testOf,
} from '../support/protection/lenders.ts'
import { startWorld, type World } from '../support/world.ts'

const START = new Date('2027-01-31T12:00:00Z')

let world: World
let ada: Person
let olga: Person
let loan: string
let at: (days: number) => Promise<void>
let tools: ReturnType<typeof lending>
beforeAll(async () => {
  // One connection, so that a moment that is set for it is set for all.
  world = await startWorld({ DATABASE_POOL: '1', LENDER_PROTECTION: 'eu' })
  at = (days) => travel(world.gateway.database, daysAfter(START, days))
  await at(0)
  ada = await personOf(world, 'ada')
  olga = await personOf(world, 'olga', { scope: 'lending:admin' })
  tools = lending(world, ada)
})
beforeEach(async () => {
  await at(0)
  loan = await tools.open(50_000)
})
afterEach(() => expectSound(world))
afterAll(() => world.close())

const shown = async (person: Person): Promise<Body> =>
  (await person.call('GET', '/lender-test')).body.lender_test
const missing = async (person: Person) =>
  refused(await tools.tryTo(person, loan, 25))[2]?.missing ?? null
const mark = (person: Person, sophisticated: boolean, by = olga, reason = 'Works at a bank') =>
  by.call('POST', `/operator/members/${person.id}/sophisticated`, { sophisticated, reason })

describe('the entry test', () => {
  it('comes before the first investment, and counts once it is acknowledged; the same call then works', async () => {
    const person = await personOf(world, 'new', { amount: 100 })
    const key = { 'idempotency-key': 'invest-once' }
    const first = refused(await tools.tryTo(person, loan, 25, {}, key))
    expect(first).toMatchObject([
      403,
      'LENDER_TEST_REQUIRED',
      {
        missing: 'never_taken',
        lender_test: '/lender-test',
        message:
          'Before you invest, take the entry test for lenders: GET /lender-test shows its questions, and POST /lender-test takes it.',
      },
    ])
    expect(await shown(person)).toMatchObject({
      missing: 'never_taken',
      warning_above: null,
      newest: null,
    })
    const test = await take(person)
    expect(test).toMatchObject({
      result: 'sufficient',
      warning: null,
      net_worth: 10_000,
      bearable_loss: 1000,
      acknowledged_at: null,
      ends_at: '2029-01-31T12:00:00.000Z',
    })
    expect(await missing(person)).toBe('not_acknowledged')
    const [done, again] = [await acknowledge(person, test), await acknowledge(person, test)]
    expect([done.status, again.body.lender_test]).toEqual([201, done.body.lender_test])
    expect((await tools.tryTo(person, loan, 25, {}, key)).status).toBe(201)
    expect(await shown(person)).toMatchObject({ missing: null, warning_above: 1000 })
  })

  it('shows its questions in the language of the reader, and not which answers are right', async () => {
    const person = await personOf(world, 'reader')
    const german = await person.call('GET', '/lender-test', undefined, { 'accept-language': 'de' })
    const test: Body = german.body.lender_test
    expect(test.questions).toHaveLength(7)
    expect(test.questions[2].text).toContain('höchstens verlieren')
    expect((await shown(person)).questions[2].text).toContain('the most that you can lose')
    expect(JSON.stringify(test)).not.toMatch(/"right"|unsuitable/)
    const { hash, version } = await take(person, testOf(knowing, { hash: test.hash }))
    expect([hash, version]).toEqual([test.hash, test.version])
  })

  it.each([
    ['too few right answers', { loss: 'nothing', guarantee: 'platform' }, 'insufficient'],
    ['one wrong answer', { loss: 'nothing' }, 'sufficient'],
    ['money that is needed soon', { purpose: 'soon' }, 'insufficient'],
  ])('with %s', async (name, answers, result) => {
    const person = await personOf(world, `with ${name}`, { amount: 100 })
    const test = await take(person, testOf({ ...knowing, ...answers }))
    expect(test.result).toBe(result)
    expect(test.warning === null).toBe(result === 'sufficient')
    expect(await missing(person)).toBe('not_acknowledged')
    // Whoever was warned can invest nevertheless (Article 21(6)).
    await acknowledge(person, test)
    expect(await missing(person)).toBe(null)
  })

  it('is needed again after two years, however late it was acknowledged', async () => {
    const person = await personOf(world, 'old', { amount: 100 })
    const test = await take(person)
    await at(100)
    await acknowledge(person, test)
    await at(729)
    const other = await tools.open(50_000)
    expect((await tools.tryTo(person, other, 25)).status).toBe(201)
    await at(731)
    loan = await tools.open(50_000)
    expect(await missing(person)).toBe('expired')
    await acknowledge(person, test)
    expect(await missing(person)).toBe('expired')
    await acknowledge(person, await take(person))
    expect(await missing(person)).toBe(null)
  })

  it('that is the newest counts: an older one can no longer be acknowledged', async () => {
    const person = await personOf(world, 'twice', { amount: 100 })
    const rich = await take(person, testOf(knowing, { assets: 1_000_000 }))
    const newest = await take(person)
    expect(refused(await acknowledge(person, rich))).toMatchObject([
      409,
      'INVALID_TRANSITION',
      {
        message: `You have taken a newer test since, and only that counts: acknowledge ${newest.id}.`,
      },
    ])
    expect(await missing(person)).toBe('not_acknowledged')
  })

  it('can be taken 10 times a day', async () => {
    const person = await personOf(world, 'eager')
    for (let round = 0; round < 10; round += 1) await take(person)
    expect(refused(await person.call('POST', '/lender-test', testOf()))).toMatchObject([
      422,
      'LIMIT_EXCEEDED',
      { max: 10 },
    ])
    await at(1.01)
    await take(person)
  })

  const answersBut = (more: object[]) => ({ answers: [...testOf().answers, ...more] })
  it.each<[string, object, string]>([
    ['an answer is missing', { answers: testOf().answers.slice(1) }, 'answers'],
    ['one is given twice', answersBut([{ question: 'loss', answer: 'all' }]), 'answers'],
    ['a question is unknown', answersBut([{ question: 'x', answer: 'all' }]), 'answers'],
    ['an answer is unknown', testOf({ ...knowing, loss: 'x' }), 'answers'],
    ['a name is one of objects', testOf({ ...knowing, loss: 'constructor' }), 'answers'],
    ['the questions were others', { hash: 'a'.repeat(64) }, 'hash'],
    ['an amount is negative', { income: -1 }, 'income'],
    ['the result is sent along', { result: 'SUFFICIENT' }, 'result'],
    ['the net worth is sent along', { net_worth: 1_000_000 }, 'net_worth'],
  ])('is refused if %s', async (_, more, field) => {
    const person = await personOf(world, 'careless')
    const answer = refused(await person.call('POST', '/lender-test', { ...testOf(), ...more }))
    expect(answer.slice(0, 1)).toEqual([expect.any(Number)])
    expect([400, 422]).toContain(answer[0])
    expect(answer[2]).toMatchObject({ field })
  })

  it('loses its answers and the net worth when its member is erased', async () => {
    const person = await personOf(world, 'leaver')
    await acknowledge(person, await take(person))
    await world.database.sql("select erase_member($1, now(), '{}')", [person.id])
    expect(
      await world.database.sql(
        'select answers, net_worth::int as worth, result from lender_test where user_id = $1',
        [person.id],
      ),
    ).toEqual([{ answers: {}, worth: 0, result: 'sufficient' }])
  })

  it('of others can be neither seen nor acknowledged', async () => {
    const person = await personOf(world, 'private')
    const test = await take(person)
    const eve = await personOf(world, 'eve')
    expect(refused(await acknowledge(eve, test)).slice(0, 2)).toEqual([404, 'NOT_FOUND'])
    expect((await shown(eve)).newest).toBe(null)
    const seen = await eve.call('GET', `/users/${person.id}`)
    expect(JSON.stringify(seen.body)).not.toContain('net_worth')
  })
})

describe('a sophisticated lender', () => {
  it('is recognised by an operator, for two years, and needs nothing', async () => {
    const person = await personOf(world, 'banker', { amount: 50_000 })
    const marked = await mark(person, true)
    expect([marked.status, marked.body]).toEqual([
      200,
      { lender: { member_id: person.id, sophisticated_until: '2029-01-31T12:00:00.000Z' } },
    ])
    expect(await shown(person)).toMatchObject({
      missing: null,
      sophisticated_until: '2029-01-31T12:00:00.000Z',
      warning_above: null,
    })
    expect(await tools.invest(person, loan, 20_000)).toMatchObject({ reflection_ends_at: null })
    const file = await olga.call('GET', `/operator/members/${person.id}`)
    expect(file.body.member_file.lender_test).toMatchObject({ missing: null, newest: null })
    await at(731)
    loan = await tools.open(50_000)
    expect(await missing(person)).toBe('never_taken')
    expect(await world.database.sql('select * from trail_differences()')).toEqual([])
  })

  it('is so no longer once an operator ends it', async () => {
    const person = await personOf(world, 'former', { amount: 100 })
    expect(refused(await mark(person, false)).slice(0, 2)).toEqual([409, 'INVALID_TRANSITION'])
    await mark(person, true)
    expect((await mark(person, false, olga, 'Left the bank')).body.lender.sophisticated_until).toBe(
      null,
    )
    expect(await missing(person)).toBe('never_taken')
    expect(await world.database.sql('select * from trail_differences()')).toEqual([])
  })

  it('is marked neither by members nor by themselves', async () => {
    const person = await personOf(world, 'climber')
    expect(refused(await mark(person, true, person)).slice(0, 2)).toEqual([403, 'FORBIDDEN'])
    expect(refused(await mark(olga, true)).slice(0, 2)).toEqual([403, 'OWN_ACCOUNT'])
    const desk = await personOf(world, 'desk', { scope: 'lending:support' })
    expect(refused(await mark(person, true, desk)).slice(0, 2)).toEqual([403, 'FORBIDDEN'])
  })
})

describe('a large investment', () => {
  it('needs the word that its warning is understood, which is kept with it', async () => {
    const person = await testedLender(world, 'large')
    expect((await tools.tryTo(person, loan, 600)).status).toBe(201)
    const key = { 'idempotency-key': 'large-one' }
    expect(refused(await tools.tryTo(person, loan, 401, {}, key))).toMatchObject([
      409,
      'WARNING_REQUIRED',
      {
        field: 'warning_acknowledged',
        max: 1000,
        used: 600,
        left: 400,
        message:
          'To put more than 1000.00 USD into one loan (so far: 600.00 USD), you have to acknowledge a warning: GET /lender-test shows it; then send the same again with warning_acknowledged true. Up to 400.00 USD more needs no warning.',
      },
    ])
    for (const no of [false, null])
      expect(
        refused(await tools.tryTo(person, loan, 401, { warning_acknowledged: no })).slice(0, 2),
      ).toEqual([409, 'WARNING_REQUIRED'])
    const yes = await tools.tryTo(person, loan, 401, { warning_acknowledged: true }, key)
    expect(yes.body.investment).toMatchObject({ amount: 401, warning_acknowledged: true })
    expect((await tools.tryTo(person, await tools.open(50_000), 1000)).status).toBe(201)
  })

  it('is large above 5 % of the net worth, if that is more', async () => {
    const person = await testedLender(world, 'rich', { assets: 95_000 })
    expect((await shown(person)).warning_above).toBe(5000)
    expect((await tools.tryTo(person, loan, 5000)).status).toBe(201)
    expect(refused(await tools.tryTo(person, loan, 25)).slice(0, 2)).toEqual([
      409,
      'WARNING_REQUIRED',
    ])
  })

  it('takes no net worth from the request, and counts debts', async () => {
    const person = await personOf(world, 'indebted', { amount: 5000 })
    const test = await take(person, testOf(knowing, { assets: 0, commitments: 100_000 }))
    expect(test).toMatchObject({ net_worth: -92_000, bearable_loss: 0 })
    await acknowledge(person, test)
    expect((await shown(person)).warning_above).toBe(1000)
    const forged = await tools.tryTo(person, loan, 1001, { net_worth: 1_000_000 })
    expect(forged.status).toBe(400)
  })

  it('by a standing order has to be acknowledged when it is set, up to an amount', async () => {
    const person = await personOf(world, 'orderly', { amount: 5000 })
    const set = (most: number, more: object = {}) =>
      person.call('PUT', '/preferences', {
        auto_invest_enabled: true,
        auto_invest_max_per_loan: most,
        ...more,
      })
    expect(refused(await set(100)).slice(0, 2)).toEqual([403, 'LENDER_TEST_REQUIRED'])
    await acknowledge(person, await take(person))
    expect((await set(1000)).body.preferences.auto_invest_warned_up_to).toBe(null)
    expect(refused(await set(2000))).toMatchObject([
      409,
      'WARNING_REQUIRED',
      { field: 'auto_invest_warning_acknowledged' },
    ])
    const warned = await set(2000, { auto_invest_warning_acknowledged: true })
    expect(warned.body.preferences).toMatchObject({ auto_invest_warned_up_to: 2000 })
    expect((await set(1500)).status).toBe(200)
    expect(refused(await set(2001)).slice(0, 2)).toEqual([409, 'WARNING_REQUIRED'])
    await person.call('PUT', '/preferences', { auto_invest_enabled: false })
  })

  it('is never made by a standing order that was set before, or whose lender has less by now', async () => {
    const person = await personOf(world, 'before', { amount: 100_000 })
    // Orders for the loans of other tests may be carried out as late as here: they count for another borrower, and there is money for all.
    const { open } = lending(world, await personOf(world, 'bea'))
    await mark(person, true)
    await person.call('PUT', '/preferences', {
      auto_invest_enabled: true,
      auto_invest_max_per_loan: 3000,
    })
    await mark(person, false, olga, 'Not any more')
    const amounts = async (id: string) =>
      (
        await world.database.sql<{ amount: bigint }>(
          'select amount from investment where loan_id = $1',
          [id],
        )
      ).map(({ amount }) => Number(amount))
    const left = async (id: string) =>
      (
        await world.database.sql<{ left: bigint }>(
          `select amount as left from standing_orders($1, 2500, 100, '{"protection": {"least": 100000}}')`,
          [id],
        )
      ).map((one) => Number(one.left))
    const first = await open(4000)
    expect([await left(first), await amounts(first)]).toEqual([[], []])
    await acknowledge(person, await take(person))
    const second = await open(4000)
    await expect.poll(() => amounts(second)).toEqual([100_000])
    await person.call('PUT', '/preferences', { auto_invest_enabled: false })
  })
})

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Body } from '../support/http-client.ts'
import { type Person, personOf, refused } from '../support/market/operating.ts'
import { expectSound } from '../support/market/races.ts'
import { type Charged, openCharged } from '../support/market/repaying/charged.ts'
import { startWorld, type World } from '../support/world.ts'

// What lenders learn of a change of a plan: what it does to their own part, in figures, and nothing of the parts of others.

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const kinds: readonly (readonly [string, object])[] = [
  ['interest_pause', { from: day(3), to: day(40) }],
  ['principal_holiday', { instalments: 2, extend: true }],
  ['re_amortise', {}],
  ['re_age', { instalments: 9, from: day(20), interest: 'spread' }],
  ['due_day', { due_day: ((new Date().getUTCDate() + 12) % 28) + 1, from: day(1) }],
  ['term', { months: 5 }],
  ['term', { months: -1 }],
  ['rate', { rate: 1.5 }],
]
const settings = { BORROW_WHILE_LATE: 'on', FEE_SERVICE_PERCENT: '7.5' }

/** What a lender can expect by months after fees, as the portfolio says. */
async function months(world: World, { token }: Person): Promise<Map<string, number>> {
  const query = '{ me { portfolio { expected { month amount } } } }'
  const { data } = (await world.graphql(token, query)).body
  return new Map(
    data.me.portfolio.expected.map(({ month, amount }: Body) => [month, cents(amount)]),
  )
}

/** What a change did to a lender's months, as the API shows it, without months that are empty. */
function monthsIn(part: Body, side: 'before' | 'after'): Map<string, number> {
  const all = part.expected.map((one: Body) => [one.month, cents(one[side])] as const)
  return new Map(all.filter(([, amount]: readonly [string, number]) => amount !== 0))
}

/** The interest that a lender can expect after fees, as the portfolio says, in cents. */
async function expected(world: World, { token }: Person): Promise<number> {
  const query = '{ me { portfolio { expected { interest fees } } } }'
  const { data } = (await world.graphql(token, query)).body
  return data.me.portfolio.expected.reduce(
    (sum: number, { interest, fees }: Body) => sum + cents(interest) - cents(fees),
    0,
  )
}
const cents = (amount: string | number) => Math.round(Number(amount) * 100)

let lenders = 0
/** A loan of lenders who lend nothing else, 40 days old, of which a part was paid. */
async function lentBy(world: World, market: Charged, parts: readonly number[] = [61, 33, 27]) {
  lenders += parts.length
  const names = parts.map((_, at) => `lender-${lenders - at}`)
  const given = Object.fromEntries(names.map((name, at) => [name, parts[at] ?? 0]))
  const id = await market.late(40, { interest_rate: 17 }, given)
  await market.pay(id, 13.37)
  return { id, people: await Promise.all(names.map((name) => personOf(world, name))) }
}
const lastDue = async (market: Charged, id: string) =>
  (await market.ada.call('GET', `/loans/${id}/schedule`)).body.schedule.instalments.at(-1).due_on
const changesSeen = async (person: Person, id: string) =>
  (await person.call('GET', `/loans/${id}/plan-changes`)).body.plan_changes

describe('at once', () => {
  let world: World
  let market: Charged
  beforeAll(async () => {
    world = await startWorld(settings)
    market = await openCharged(world)
  })
  afterEach(() => expectSound(world))
  afterAll(() => world.close())

  it.each(kinds)(
    '%s %j: each reads what they could expect, and can now, as their portfolio says',
    async (kind, terms) => {
      const { id, people } = await lentBy(world, market)
      const before = await Promise.all(people.map((one) => expected(world, one)))
      const monthsBefore = await Promise.all(people.map((one) => months(world, one)))
      const last = await lastDue(market, id)
      const path = `/operator/loans/${id}/plan-changes`
      const made = await market.olga.call('POST', path, { kind, ...terms, reason: 'a flood' })
      expect([made.status, made.body.plan_change.own_part]).toEqual([201, null])
      const lastNow = await lastDue(market, id)
      for (const [at, lender] of people.entries()) {
        const now = await expected(world, lender)
        const seen = await changesSeen(lender, id)
        expect(seen).toMatchObject([
          { own_part: { last_due_before: last, last_due_after: lastNow } },
        ])
        const { interest_before: was, interest_after: is } = seen[0].own_part
        expect([cents(was), cents(is)]).toEqual([before[at], now])
        const part = seen[0].own_part
        expect(monthsIn(part, 'before')).toEqual(monthsBefore[at])
        expect(monthsIn(part, 'after')).toEqual(await months(world, lender))
        const names = part.expected.map(({ month }: Body) => month)
        expect(names).toEqual(names.toSorted())
        const [news] = await lender.news()
        expect(news).toMatchObject({
          kind: 'investment_plan_changed',
          data: {
            interest_before: was.toFixed(2),
            interest_after: is.toFixed(2),
            last_due_before: last,
            last_due_after: lastNow,
            currency: 'USD',
          },
        })
        expect(news?.message).toContain(
          was === is ? `still ${is.toFixed(2)} USD` : `${is.toFixed(2)} USD in interest instead`,
        )
        expect(news?.message).toContain(lastNow)
      }
      // Their shares differ, so nobody can have read another's.
      expect(new Set(before).size).toBe(people.length)
      for (const other of [market.ada, market.olga])
        expect((await changesSeen(other, id))[0].own_part).toBeNull()
      const [told] = await market.ada.news()
      expect([told?.kind, told?.data.interest_before]).toEqual(['plan_changed', undefined])
      const { status } = await market.olga.call(
        'POST',
        `/operator/plan-changes/${made.body.plan_change.id}/undo`,
        { reason: 'a mistake' },
      )
      expect(status).toBe(200)
      for (const [at, lender] of people.entries()) {
        const [news] = await lender.news()
        expect(cents(news?.data.interest_after)).toBe(await expected(world, lender))
        expect(Math.abs(cents(news?.data.interest_after) - (before[at] ?? 0))).toBeLessThan(2)
        expect(news?.data).toMatchObject({ stage: 'undone', last_due_after: last })
      }
    },
  )

  it('a stranger reads no change at all', async () => {
    const { id } = await lentBy(world, market)
    const path = `/operator/loans/${id}/plan-changes`
    await market.olga.call('POST', path, { kind: 'rate', rate: 1, reason: 'a flood' })
    const sam = await personOf(world, 'sam')
    expect(refused(await sam.call('GET', `/loans/${id}/plan-changes`)).slice(0, 2)).toEqual([
      403,
      'FORBIDDEN',
    ])
  })
})

describe('with notice', () => {
  it('they read it when the change is announced, and again when it takes effect', async () => {
    const world = await startWorld({ ...settings, PLAN_CONSENT: 'notice', PLAN_NOTICE_DAYS: '14' })
    const market = await openCharged(world)
    const { id, people } = await lentBy(world, market)
    const [lender] = people as [Person]
    const before = await expected(world, lender)
    const path = `/operator/loans/${id}/plan-changes`
    await market.olga.call('POST', path, { kind: 'rate', rate: 1, reason: 'a flood' })
    const [pending] = await changesSeen(lender, id)
    expect([pending.status, cents(pending.own_part.interest_before)]).toEqual(['pending', before])
    expect(cents(pending.own_part.interest_after)).toBeLessThan(before)
    expect((await lender.news())[0]).toMatchObject({
      data: { stage: 'announced', interest_after: pending.own_part.interest_after.toFixed(2) },
    })
    await world.database.sql(
      `set session_replication_role = replica;
       update plan_change set effective_on = business_date() where loan_id = '${id}';
       reset session_replication_role;
       select carry_out_plan_change(id, 750) from plan_change where loan_id = '${id}'`,
    )
    const [made] = await changesSeen(lender, id)
    const now = await expected(world, lender)
    expect([made.status, cents(made.own_part.interest_after)]).toEqual(['effective', now])
    expect((await lender.news())[0]).toMatchObject({ data: { stage: 'changed' } })
    await world.close()
  })
})

describe('undoing a change above the limit', () => {
  it('is approved by another operator if it books repayments anew, and only then', async () => {
    const world = await startWorld({ ...settings, APPROVAL_ABOVE: '10' })
    const market = await openCharged(world)
    const change = (id: string) =>
      market.olga.call('POST', `/operator/loans/${id}/plan-changes`, {
        kind: 'term',
        months: 2,
        reason: 'a flood',
      })
    const undo = (id: string) =>
      market.olga.call('POST', `/operator/plan-changes/${id}/undo`, { reason: 'a mistake' })
    const plan = async (id: string) =>
      (await market.ada.call('GET', `/loans/${id}/schedule`)).body.schedule
    const [id, twin, other] = await Promise.all([market.late(0), market.late(0), market.late(0)])
    const untouched = (await change(other)).body.plan_change.id
    expect((await undo(untouched)).body).toMatchObject({ request: null })
    const made = (await change(id)).body.plan_change.id
    for (const one of [id, twin]) await market.pay(one, 21)
    const stored = await plan(id)
    const { status, body } = await undo(made)
    expect([status, body]).toMatchObject([
      200,
      { plan_change: null, request: { act: 'undoPlanChange', target: made, amount: 21 } },
    ])
    expect(await plan(id)).toEqual(stored)
    expect(refused(await undo(made)).slice(0, 2)).toEqual([409, 'REQUEST_PENDING'])
    const query = '{ approvalRequests { nodes { act loan { id } } } }'
    const { data } = (await world.graphql(market.otto.token, query)).body
    expect(data.approvalRequests.nodes).toEqual([{ act: 'undoPlanChange', loan: { id } }])
    const approve = (person: Person) =>
      person.call('POST', `/operator/requests/${body.request.id}/approve`, { reason: 'checked' })
    expect(refused(await approve(market.olga)).slice(0, 2)).toEqual([403, 'OWN_REQUEST'])
    expect((await approve(market.otto)).body.request.status).toBe('approved')
    expect(await plan(id)).toEqual(await plan(twin))
    await expectSound(world)
    expect(await world.database.sql('select * from trail_differences()')).toEqual([])
    await world.close()
  })
})

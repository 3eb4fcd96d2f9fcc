import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Body } from '../support/http-client.ts'
import { long } from '../support/long.ts'
import { type Person, personOf, refused } from '../support/market/operating.ts'
import { expectSound, raced, trailOf } from '../support/market/races.ts'
import { type Charged, openCharged } from '../support/market/repaying/charged.ts'
import { startWorld, type World } from '../support/world.ts'

// Changes of plans at both APIs: who makes them, what is shown and told, notice, approval and undo.

const settings = { BORROW_WHILE_LATE: 'on', DUE_DAY_CHANGES: '1' }
let world: World
let market: Charged

beforeAll(async () => {
  world = await startWorld(settings)
  market = await openCharged(world)
})
afterEach(() => sound(world))
afterAll(() => world.close())

async function sound(of: World): Promise<void> {
  await expectSound(of)
  expect(await of.database.sql('select * from trail_differences()')).toEqual([])
}

/** A day so many days from today. */
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const changing =
  (person: Person) =>
  (id: string, body: object, headers: object = {}) =>
    person.call(
      'POST',
      `/operator/loans/${id}/plan-changes`,
      { reason: 'hardship', ...body },
      headers,
    )
const scheduleOf = async (id: string, of: Charged = market): Promise<Body> =>
  (await of.ada.call('GET', `/loans/${id}/schedule`)).body.schedule
/** The operator who made the newest change of a plan, as somebody sees it. */
async function madeBy({ token }: Person, id: string): Promise<Body> {
  const text = `{ loan(id: "${id}") { planChanges(last: 1) { nodes { operator { id } } } } }`
  return (await world.graphql(token, text)).body.data.loan.planChanges.nodes[0].operator
}

const kinds: readonly (readonly [string, object])[] = [
  ['interest_pause', { from: day(3), to: day(10) }],
  ['principal_holiday', { instalments: 2, extend: true }],
  ['principal_holiday', { instalments: 2, extend: false }],
  ['re_amortise', {}],
  ['re_age', { instalments: 4, from: day(20), interest: 'first' }],
  ['re_age', { instalments: 4, from: day(20), interest: 'spread' }],
  ['due_day', { due_day: ((new Date().getUTCDate() + 12) % 28) + 1, from: day(1) }],
  ['term', { months: 3 }],
  ['term', { months: -1 }],
  ['rate', { rate: 1.5 }],
]

describe('a change', () => {
  long.each(kinds)(
    '%s %j is stored as its preview says, at both APIs, and undone as it was',
    async (kind, terms) => {
      const id = await market.late(40)
      const change = changing(market.olga)
      const [before, loan] = [await scheduleOf(id), await market.loan(id)]
      const preview = await change(id, { kind, ...terms, preview: true })
      expect([preview.status, preview.body.plan_change?.status]).toEqual([200, 'preview'])
      expect([await scheduleOf(id), await market.loan(id)]).toEqual([before, loan])
      const { interest, due_day: dueDay, ...same } = terms as Body
      const input = {
        id,
        reason: 'hardship',
        kind: kind.toUpperCase(),
        ...same,
        ...(dueDay && { dueDay }),
        ...(interest && { interest: interest.toUpperCase() }),
      }
      const { data } = (
        await world.graphql(
          market.olga.token,
          'mutation ($input: ChangePlanInput!) { previewPlanChange(input: $input) { planChange { status kind } schedule { totalInterest } totals { loss material } userErrors { message } } }',
          { input },
        )
      ).body
      expect(data.previewPlanChange).toMatchObject({
        planChange: { status: 'PREVIEW', kind: kind.toUpperCase() },
        schedule: { totalInterest: preview.body.schedule.total_interest.toFixed(2) },
        userErrors: [],
      })
      const done = await change(id, { kind, ...terms })
      expect([done.status, done.body.plan_change]).toMatchObject([
        201,
        { status: 'effective', kind, reason: 'hardship', by_operator: true, ...terms },
      ])
      expect(await madeBy(market.olga, id)).toEqual({ id: market.olga.id })
      expect(await madeBy(market.ada, id)).toBeNull()
      expect(done.body.schedule).toEqual(preview.body.schedule)
      expect(done.body.totals).toEqual(preview.body.totals)
      expect(await scheduleOf(id)).toEqual(done.body.schedule)
      expect(await market.loan(id)).toEqual(done.body.loan)
      expect(done.body.loan.payoff_amount).toBe(loan.payoff_amount)
      if (kind.startsWith('re_'))
        expect(done.body.loan).toMatchObject({ days_past_due: 0, amount_due: 0 })
      const [news] = await market.ada.news()
      expect(news).toMatchObject({
        kind: 'plan_changed',
        data: { stage: 'changed', change_kind: kind, loan_id: id },
      })
      const [told] = await (await personOf(world, 'hugo')).news()
      expect(told).toMatchObject({ kind: 'investment_plan_changed', data: { loan_id: id } })
      const { from = day(0), to } = terms as { from?: string; to?: string }
      const since = to ? ` from ${from} to ${to}` : ` from ${from} on`
      expect(news.message).toContain(`${since}: `)
      // Lenders read who has said it.
      expect(told.message).toContain(`${since}. The platform to the borrower: “`)
      const undone = await market.olga.call(
        'POST',
        `/operator/plan-changes/${done.body.plan_change.id}/undo`,
        { reason: 'wrong' },
      )
      expect([
        undone.status,
        undone.body.plan_change.status,
        undone.body.plan_change.undo_reason,
      ]).toEqual([200, 'undone', 'wrong'])
      expect(await scheduleOf(id)).toEqual(before)
      expect(await market.loan(id)).toMatchObject({
        payoff_amount: loan.payoff_amount,
        amount_due: loan.amount_due,
        days_past_due: loan.days_past_due,
      })
      const again = await market.olga.call(
        'POST',
        `/operator/plan-changes/${done.body.plan_change.id}/undo`,
        { reason: 'wrong' },
      )
      expect(refused(again).slice(0, 2)).toEqual([409, 'INVALID_TRANSITION'])
      expect(await trailOf(world, id)).toContainEqual(['changePlan', null])
      expect(await trailOf(world, done.body.plan_change.id)).toContainEqual([
        'undoPlanChange',
        null,
      ])
    },
  )

  it('is in the trail of its loan, and so is its undoing and a request about it', async () => {
    const [id, other] = [await market.late(40), await market.late(40)]
    for (const loan of [id, other]) {
      const made = await changing(market.olga)(loan, { kind: 're_amortise' })
      const change = made.body.plan_change.id
      await market.olga.call('POST', `/operator/plan-changes/${change}/undo`, { reason: 'wrong' })
    }
    const trail = async (query: string) =>
      (await market.olga.call('GET', `/operator/audit-trail?actor_kind=operator&${query}`)).body
        .audit_trail
    const entries = await trail(`loan_id=${id}`)
    expect(entries.map(({ act }: Body) => act)).toEqual(['undoPlanChange', 'changePlan'])
    expect(entries[1].target_id).toBe(id)
    expect((await trail(`target_id=${id}`)).map(({ act }: Body) => act)).toEqual(['changePlan'])
    const refusal = await market.olga.call('GET', '/operator/audit-trail?loan_id=7')
    expect(refused(refusal).slice(0, 2)).toEqual([400, 'VALIDATION_FAILED'])
  })

  it('is made once by one key, and once a day', async () => {
    const id = await market.late(0)
    const change = changing(market.olga)
    const key = { 'idempotency-key': `term-${id}` }
    const first = await change(id, { kind: 'term', months: 2 }, key)
    const again = await change(id, { kind: 'term', months: 2 }, key)
    expect([again.headers.get('idempotent-replayed'), again.status, again.body]).toEqual([
      'true',
      201,
      first.body,
    ])
    expect(refused(await change(id, { kind: 'term', months: 2 }))).toMatchObject([
      409,
      'PLAN_CHANGE_IMPOSSIBLE',
      { why: 'once_a_day', field: 'id' },
    ])
  })

  it('marks a loss of more than 1 percent of the present value', async () => {
    const change = changing(market.olga)
    const id = await market.late(0, { interest_rate: 12, repayment_period_months: 12 })
    const lower = await change(id, { kind: 'rate', rate: 0, preview: true })
    expect(lower.body.totals).toMatchObject({ interest_after: 0, material: true })
    expect(lower.body.totals.loss).toBeCloseTo(
      lower.body.totals.value_before - lower.body.totals.value_after,
      2,
    )
    expect(
      (await change(id, { kind: 'term', months: 6, preview: true })).body.totals,
    ).toMatchObject({ material: false })
  })

  it('is undone as if what was paid since had been paid without it', async () => {
    const [id, twin] = [await market.late(0), await market.late(0)]
    const { plan_change: made } = (await changing(market.olga)(id, { kind: 'term', months: 2 }))
      .body
    for (const one of [id, twin]) await market.pay(one, 21)
    const undo = `/operator/plan-changes/${made.id}/undo`
    expect((await market.olga.call('POST', undo, { reason: 'wrong' })).status).toBe(200)
    const plan = await scheduleOf(id)
    expect(plan.instalments.length).toBeGreaterThan(1)
    expect(plan).toEqual(await scheduleOf(twin))
  })
})

describe('who may change a plan', () => {
  it('is an operator who takes no part in the loan', async () => {
    const id = await market.late(0)
    const term = { kind: 'term', months: 2 }
    const support = await personOf(world, 'sue', { scope: 'lending:support' })
    const lender = await personOf(world, 'hugo')
    for (const person of [market.ada, lender, support])
      for (const preview of [true, false])
        expect(refused(await changing(person)(id, { ...term, preview })).slice(0, 2)).toEqual([
          403,
          'FORBIDDEN',
        ])
    for (const subject of ['ada', 'hugo']) {
      const both = await personOf(world, subject, { scope: 'lending:admin' })
      expect(refused(await changing(both)(id, term))).toMatchObject([
        403,
        'OWN_ACCOUNT',
        { field: 'id' },
      ])
    }
  })

  it('and its borrower, who moves the due day once a year', async () => {
    const id = await market.late(0)
    const move = (person: Person, body: object) =>
      person.call('POST', `/loans/${id}/plan-changes`, body)
    const body = {
      kind: 'due_day',
      due_day: ((new Date().getUTCDate() + 12) % 28) + 1,
      from: day(1),
    }
    const preview = await move(market.ada, { ...body, preview: true })
    expect([preview.status, preview.body.plan_change.by_operator]).toEqual([200, false])
    const done = await move(market.ada, body)
    expect([done.status, done.body.schedule]).toEqual([201, preview.body.schedule])
    expect(refused(await move(market.ada, { ...body, due_day: 3 }))).toMatchObject([
      422,
      'LIMIT_EXCEEDED',
      { field: 'id', max: 1 },
    ])
    expect(refused(await move(await personOf(world, 'hugo'), body)).slice(0, 2)).toEqual([
      403,
      'FORBIDDEN',
    ])
    const { body: pause } = await move(market.ada, { ...body, kind: 'term' })
    expect(pause.error.code).toBe('VALIDATION_FAILED')
  })

  it.each([
    ['no loan', crypto.randomUUID(), { kind: 're_amortise' }, [404, 'NOT_FOUND', 'id']],
    ['no kind', undefined, {}, [400, 'VALIDATION_FAILED', 'kind']],
    ['another kind', undefined, { kind: 'x' }, [400, 'VALIDATION_FAILED', 'kind']],
    [
      'missing terms',
      undefined,
      { kind: 'interest_pause', from: day(1) },
      [400, 'VALIDATION_FAILED', 'to'],
    ],
    [
      'terms of another kind',
      undefined,
      { kind: 're_amortise', months: 3 },
      [400, 'VALIDATION_FAILED', 'months'],
    ],
    [
      'a pause backwards',
      undefined,
      { kind: 'interest_pause', from: day(3), to: day(2) },
      [400, 'VALIDATION_FAILED', 'to'],
    ],
    [
      'a day of the past',
      undefined,
      { kind: 'interest_pause', from: day(-1), to: day(2) },
      [409, 'PLAN_CHANGE_IMPOSSIBLE', 'from'],
    ],
    [
      'a pause after the end',
      undefined,
      { kind: 'interest_pause', from: day(1000), to: day(1002) },
      [409, 'PLAN_CHANGE_IMPOSSIBLE', 'from'],
    ],
    [
      'day 32',
      undefined,
      { kind: 'due_day', due_day: 32, from: day(1) },
      [400, 'VALIDATION_FAILED', 'due_day'],
    ],
    ['0 months', undefined, { kind: 'term', months: 0 }, [400, 'VALIDATION_FAILED', 'months']],
    [
      'too few months',
      undefined,
      { kind: 'term', months: -6 },
      [409, 'PLAN_CHANGE_IMPOSSIBLE', 'kind'],
    ],
    [
      'a higher rate',
      undefined,
      { kind: 'rate', rate: 30 },
      [409, 'PLAN_CHANGE_IMPOSSIBLE', 'rate'],
    ],
    ['nothing missed', undefined, { kind: 're_amortise' }, [409, 'PLAN_CHANGE_IMPOSSIBLE', 'kind']],
  ])('names what is wrong: %s', async (_, id, body, expected) => {
    const [status, code, detail] = refused(
      await changing(market.olga)(id ?? (await market.late(0)), body),
    )
    expect([status, code, detail.field]).toEqual(expected)
  })
})

describe('at once', () => {
  const cents = (amount: number) => Math.round(amount * 100)
  /** Each kind in turn. */
  const kindOf = (round: number) => kinds[round % kinds.length] ?? ['re_amortise', {}]

  long('a change and a payment: both are made, or the change is as of after it', async () => {
    await market.ada.call('POST', '/wallet/deposit', { amount: 100_000 })
    await raced(async (start, round) => {
      const id = await market.late(40)
      const { payoff_amount: payoff, amount_due: due } = await market.loan(id)
      const sum = [due, 5, payoff - 1, due + 10][round % 4] ?? due
      const [kind, terms] = kindOf(round)
      const [paid, changed] = await start(
        () => market.pay(id, sum),
        () => changing(market.olga)(id, { kind, ...terms }),
      )
      expect(cents(paid.applied)).toBe(cents(sum))
      expect(cents((await market.loan(id)).payoff_amount)).toBe(cents(payoff) - cents(sum))
      const interest = (await scheduleOf(id)).instalments.reduce(
        (total: number, one: Body) => total + cents(one.interest),
        0,
      )
      if (changed.status === 409) {
        expect(changed.body.error.code).toBe('PLAN_CHANGE_IMPOSSIBLE')
        return `paid, and then ${kind} impossible`
      }
      expect(changed.status).toBe(201)
      return interest === cents(changed.body.schedule.total_interest)
        ? `paid, then ${kind}`
        : `${kind}, then paid`
    })
  })

  long(
    'a change and an automatic payment: what is taken is what is due under the plan that it found',
    async () => {
      await raced(async (start, round) => {
        const id = await market.late(40)
        const { amount_due: due, payoff_amount: payoff } = await market.loan(id)
        await market.ada.call('PATCH', `/loans/${id}`, { autopay: true })
        const [kind, terms] = kindOf(round)
        const take = () =>
          world.database.sql<{ taken: number }>(
            `select take_autopayment($1, array(select new_id() from generate_series(1, 3)), 0)::int as taken`,
            [id],
          )
        const [[row], changed] = await start(take, () =>
          changing(market.olga)(id, { kind, ...terms }),
        )
        const taken = row?.taken ?? 0
        const loan = await market.loan(id)
        expect(loan.amount_due).toBe(0)
        expect([cents(due), 0]).toContain(taken)
        expect(cents(loan.payoff_amount)).toBe(cents(payoff) - taken)
        if (changed.status === 201) return `${kind}, ${taken} taken`
        expect([taken, ...refused(changed).slice(0, 2)]).toEqual([
          cents(due),
          409,
          'PLAN_CHANGE_IMPOSSIBLE',
        ])
        return `${kind} too late`
      })
    },
  )

  long(
    'a change and a default: the change, the default, or the default of what the change left late',
    async () => {
      await raced(async (start, round) => {
        const id = await market.late(130)
        const [kind, terms] = kindOf(round)
        const [defaulted, changed] = await start(
          () =>
            world.graphql(
              market.otto.token,
              'mutation ($input: DefaultLoanInput!) { defaultLoan(input: $input) { loan { status } userErrors { code } } }',
              { input: { id } },
            ),
          () => changing(market.olga)(id, { kind, ...terms }),
        )
        const errors = defaulted.body.data.defaultLoan.userErrors
        const { status, days_past_due: late } = await market.loan(id)
        if (errors.length > 0) {
          expect([errors, changed.status, status, late]).toEqual([
            [{ code: 'INVALID_TRANSITION' }],
            201,
            'active',
            0,
          ])
          return `${kind}, and not late any more`
        }
        expect(status).toBe('defaulted')
        if (changed.status === 201) return `${kind}, then the default`
        expect(changed.status).toBe(409)
        expect(['INVALID_TRANSITION', 'PLAN_CHANGE_IMPOSSIBLE']).toContain(changed.body.error.code)
        return `${kind} refused: ${changed.body.error.code}`
      })
    },
  )

  long('two changes: one of them', async () => {
    await raced(async (start) => {
      const id = await market.late(0)
      const both = await start(
        () => changing(market.olga)(id, { kind: 'term', months: 2 }),
        () => changing(market.otto)(id, { kind: 'rate', rate: 1 }),
      )
      expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
      return both[0].status === 201 ? 'the first' : 'the second'
    })
  })
})

describe('above the limit', () => {
  let limited: World
  let desk: Charged
  beforeAll(async () => {
    limited = await startWorld({ ...settings, APPROVAL_ABOVE: '100' })
    desk = await openCharged(limited)
  })
  afterEach(() => sound(limited))
  afterAll(() => limited.close())
  const decide = (person: Person, act: string, { id }: Body) =>
    person.call('POST', `/operator/requests/${id}/${act}`, { reason: 'checked' })

  it('another operator approves what is given away, and it is then made in the name of who asked', async () => {
    const id = await desk.late(0, { interest_rate: 12 }, { hugo: 20_000 })
    const before = await scheduleOf(id, desk)
    const asked = await changing(desk.olga)(id, { kind: 'rate', rate: 1 })
    expect(asked.body).toMatchObject({
      plan_change: null,
      schedule: null,
      request: { act: 'changePlan', target: id, reason: 'hardship' },
    })
    expect(await scheduleOf(id, desk)).toEqual(before)
    expect(refused(await decide(desk.olga, 'approve', asked.body.request)).slice(0, 2)).toEqual([
      403,
      'OWN_REQUEST',
    ])
    expect((await decide(desk.otto, 'approve', asked.body.request)).body.request.status).toBe(
      'approved',
    )
    expect((await scheduleOf(id, desk)).total_interest).toBeLessThan(before.total_interest)
    expect(await trailOf(limited, id)).toEqual(
      [
        ['changePlan', 'REQUEST_PENDING'],
        ['changePlan', null],
      ].slice(1),
    )
  })

  long('is not made if it is rejected, or not possible any more', async () => {
    const id = await desk.late(0, { interest_rate: 12 }, { hugo: 20_000 })
    const asked = await changing(desk.olga)(id, { kind: 'rate', rate: 1 })
    expect((await decide(desk.otto, 'reject', asked.body.request)).body.request.status).toBe(
      'rejected',
    )
    const again = await changing(desk.olga)(id, { kind: 'rate', rate: 1 })
    await desk.ada.call('POST', '/wallet/deposit', { amount: 30_000 })
    await desk.pay(id, (await desk.loan(id)).payoff_amount)
    expect(refused(await decide(desk.otto, 'approve', again.body.request))).toMatchObject([
      409,
      'INVALID_TRANSITION',
      { from: 'repaid' },
    ])
  })
})

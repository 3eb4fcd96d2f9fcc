import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Body } from '../support/http-client.ts'
import { long } from '../support/long.ts'
import { type Person, personOf, refused } from '../support/market/operating.ts'
import { expectSound, raced, trailOf } from '../support/market/races.ts'
import { type Charged, charging, openCharged } from '../support/market/repaying/charged.ts'
import { ageLoan } from '../support/market/travel.ts'
import { tally } from '../support/servers/fleet/pair.ts'
import { startWorld, type World } from '../support/world.ts'

// What an operator waives of late fees and penalty interest. Penalty interest is paid last, so that it can be all that is left.

let world: World
let market: Charged

beforeAll(async () => {
  world = await startWorld({ ...charging, ALLOCATION: 'de-consumer' })
  market = await openCharged(world)
})
afterEach(async () => {
  await expectSound(world)
  expect(await world.database.sql('select * from trail_differences()')).toEqual([])
})
afterAll(() => world.close())

const feeOf = async (id: string): Promise<Body> =>
  (await market.charges(id)).find(({ kind }) => kind === 'late_fee') as Body
const today = () => new Date().toISOString().slice(0, 10)
const NOTHING_LEFT = [409, 'INVALID_TRANSITION']
const cents = (amount: number): number => Math.round(amount * 100)

/** A loan without interest that is past its end, of which nothing is left to pay but penalty interest. */
async function onlyPenaltyLeft(lenders?: Record<string, number>): Promise<string> {
  const id = await market.late(120, { interest_rate: 0, repayment_period_months: 2 }, lenders)
  const charges = await market.charges(id)
  const penalty = charges
    .filter(({ kind }) => kind === 'penalty_interest')
    .reduce((sum, one) => sum + cents(one.outstanding), 0)
  const { payoff_amount: payoff } = await market.loan(id)
  const { effect } = await market.pay(id, (cents(payoff) - penalty) / 100)
  // It has not paid off the loan.
  expect(effect).toMatchObject({ next_due_on: today(), next_due_amount: penalty / 100 })
  expect(await market.loan(id)).toMatchObject({
    status: 'active',
    payoff_amount: penalty / 100,
    amount_due: penalty / 100,
    charges_due: penalty / 100,
  })
  return id
}

describe('a waiver', () => {
  it('takes all that is outstanding off what is owed, and keeps the record with the reason', async () => {
    const { ada, olga, waive } = market
    const id = await market.late(80)
    const [before, fee] = [await market.loan(id), await feeOf(id)]
    const { status, body } = await waive(fee.id)
    expect(status).toBe(200)
    const waived = { ...fee, waived: 15, outstanding: 0, waived_reason: 'goodwill' }
    expect(body).toMatchObject({
      request: null,
      charge: waived,
      loan: {
        status: 'active',
        charges_due: (cents(before.charges_due) - 1500) / 100,
        amount_due: (cents(before.amount_due) - 1500) / 100,
        payoff_amount: (cents(before.payoff_amount) - 1500) / 100,
      },
    })
    expect(body.loan.version).toBeGreaterThan(before.version)
    expect(await market.loan(id)).toEqual(body.loan)
    expect(await market.charges(id)).toContainEqual(waived)
    expect((await ada.news())[0]).toMatchObject({
      kind: 'charge_waived',
      title: 'Charge waived',
      message: 'You no longer owe 15.00 USD of the late fee for instalment 1 of "Seeds": goodwill',
      data: {
        amount: '15.00',
        loan_id: id,
        number: 1,
        charge_kind: 'late_fee',
        reason: 'goodwill',
      },
    })
    const { data } = (
      await world.graphql(
        ada.token,
        `{ me { notifications(first: 1) { nodes { details { ... on ChargeWaivedDetails { amount chargeKind number reason loan { id } } } } } } }`,
      )
    ).body
    expect(data.me.notifications.nodes[0].details).toEqual({
      amount: '15.00',
      chargeKind: 'LATE_FEE',
      number: 1,
      reason: 'goodwill',
      loan: { id },
    })
    expect(
      await world.database.sql(
        `select act, actor_id, target_kind, member_id, personal from audit_entry where target_id = '${fee.id}'`,
      ),
    ).toEqual([
      {
        act: 'waiveCharge',
        actor_id: olga.id,
        target_kind: 'charge',
        member_id: ada.id,
        personal: {
          reason: 'goodwill',
          before: { loan_id: id, amount: 1500, paid: 0, waived: 0 },
          after: { loan_id: id, amount: 1500, paid: 0, waived: 1500 },
        },
      },
    ])
  })

  long('is done once: by one key, by two calls, by many at once', async () => {
    const { waive, olga } = market
    const [one, other] = (await market.charges(await market.late(80))).filter(
      ({ kind }) => kind === 'late_fee',
    )
    const key = { 'idempotency-key': `waived-${one?.id}` }
    const first = await waive(one?.id, olga, { reason: 'goodwill' }, key)
    const again = await waive(one?.id, olga, { reason: 'goodwill' }, key)
    expect([again.headers.get('idempotent-replayed'), again.body]).toEqual(['true', first.body])
    const refusal = refused(await waive(one?.id))
    expect(refusal).toMatchObject([...NOTHING_LEFT, { from: 'waived', to: 'waived', field: 'id' }])
    expect(refusal[2].message).toMatch(/has been paid or waived/)
    const all = await Promise.all(Array.from({ length: 6 }, () => waive(other?.id)))
    expect(tally(all.map(({ status }) => status))).toEqual({ 200: 1, 409: 5 })
  })

  long('takes what a payment has left of it', async () => {
    const id = await market.late(80)
    // In the order of this loan's terms, fees come first: 10.00 of the first.
    await market.pay(id, 10)
    const fee = await feeOf(id)
    expect(fee).toMatchObject({ amount: 15, paid: 10, outstanding: 5 })
    expect((await market.waive(fee.id)).body.charge).toMatchObject({
      paid: 10,
      waived: 5,
      outstanding: 0,
    })
    await market.pay(id, 500)
    for (const one of await market.charges(id)) {
      if (one.paid < one.amount) continue
      expect(refused(await market.waive(one.id))).toMatchObject([...NOTHING_LEFT, { from: 'paid' }])
    }
  })

  it('leaves penalty interest to grow, which can be waived again', async () => {
    const id = await market.late(80, { interest_rate: 0 }, { hugo: 5000 })
    const [penalty] = await market.charges(id)
    const first = (await market.waive(penalty?.id)).body.charge
    expect(first).toMatchObject({ kind: 'penalty_interest', waived: penalty?.amount })
    await ageLoan(world.database, id, 10)
    const [grown] = await market.charges(id)
    expect(grown?.waived).toBe(penalty?.amount)
    expect(grown?.outstanding).toBeGreaterThan(0)
    const second = (await market.waive(penalty?.id, market.otto, { reason: 'again' })).body.charge
    expect(second).toMatchObject({ waived: grown?.amount, outstanding: 0, waived_reason: 'again' })
    await market.pay(id, 6000)
  })

  it('counts penalty interest up to today, though no job has written it', async () => {
    const id = await market.late(80, { interest_rate: 0 }, { hugo: 5000 })
    const [before] = await market.charges(id)
    await sleptThrough(id, 20)
    const [today] = await market.charges(id)
    expect(today?.outstanding).toBeGreaterThan(before?.outstanding)
    expect((await market.waive(today?.id)).body.charge).toMatchObject({
      waived: today?.outstanding,
      outstanding: 0,
    })
    await market.pay(id, 6000)
  })

  long(
    'can name what no job has written yet: penalty interest of the first day, and a fee of this hour',
    async () => {
      const id = await market.late(0, { interest_rate: 0 }, { hugo: 5000 })
      await sleptThrough(id, 48)
      const shown = await market.charges(id)
      expect(shown.map(({ kind, number }) => [kind, number])).toEqual(
        expect.arrayContaining([
          ['penalty_interest', 1],
          ['late_fee', 1],
        ]),
      )
      const { charges_due: due } = await market.loan(id)
      expect(shown.reduce((sum, one) => sum + cents(one.outstanding), 0)).toBe(cents(due))
      const query = `{ loan(id: "${id}") { charges { totalCount } } }`
      const { data } = (await world.graphql(market.ada.token, query)).body
      expect(data.loan.charges.totalCount).toBe(shown.length)
      for (const one of shown) {
        const { charge } = (await market.waive(one.id)).body
        expect(charge).toEqual({
          ...one,
          waived: one.outstanding,
          outstanding: 0,
          waived_reason: 'goodwill',
        })
      }
      expect((await market.loan(id)).charges_due).toBe(0)
      await market.pay(id, 6000)
    },
  )

  it('of the last that is owed ends the loan, and tells everybody', async () => {
    const { ada, waive } = market
    const id = await onlyPenaltyLeft({ nina: 75_0, otis: 25_0 })
    const [first, second] = (await market.charges(id)).filter(({ outstanding }) => outstanding > 0)
    expect((await waive(first?.id)).body.loan).toMatchObject({ status: 'active' })
    const { loan } = (await waive(second?.id)).body
    expect(loan).toMatchObject({
      status: 'repaid',
      amount_due: 0,
      payoff_amount: 0,
      charges_due: 0,
    })
    const { investments } = (await ada.call('GET', `/loans/${id}/investments`)).body
    expect(investments.map((one: Body) => one.status)).toEqual(['repaid', 'repaid'])
    const { history } = (await ada.call('GET', `/loans/${id}/history`)).body
    expect(history.at(-1)).toMatchObject({ from: 'active', to: 'repaid', by_operator: true })
    const about = (news: Body[]) =>
      news.filter(({ data }) => data.loan_id === id).map(({ kind }) => kind)
    expect(about(await ada.news()).slice(0, 2)).toEqual(['loan_repaid', 'charge_waived'])
    const nina = await personOf(world, 'nina')
    expect(about(await nina.news())[0]).toBe('investment_repaid')
    expect(refused(await waive(second?.id)).slice(0, 2)).toEqual(NOTHING_LEFT)
  })

  long(
    'of the last that a defaulted loan owes leaves its state, and tells that it is repaid',
    async () => {
      const id = await onlyPenaltyLeft()
      // Past the guards, since a loan that owes so little does not default by itself.
      await world.database.sql(`set session_replication_role = replica;
      update investment set status = 'defaulted', loss_position = 0 where loan_id = '${id}';
      update loan set status = 'defaulted' where id = '${id}';
      reset session_replication_role`)
      for (const { id: one, outstanding } of await market.charges(id))
        if (outstanding > 0) await market.waive(one)
      expect(await market.loan(id)).toMatchObject({ status: 'defaulted', payoff_amount: 0 })
      const told = (await market.ada.news()).filter(
        ({ kind, data }) => kind === 'loan_repaid' && data.loan_id === id,
      )
      expect(told).toHaveLength(1)
    },
  )
})

describe('who may waive', () => {
  it('is an operator who takes no part in the loan', async () => {
    const { ada, waive } = market
    const id = await market.late(80)
    const { id: fee } = await feeOf(id)
    const support = await personOf(world, 'sue', { scope: 'lending:support' })
    for (const person of [ada, support])
      expect(refused(await waive(fee, person)).slice(0, 2)).toEqual([403, 'FORBIDDEN'])
    for (const subject of ['ada', 'hugo']) {
      const both = await personOf(world, subject, { scope: 'lending:admin' })
      expect(refused(await waive(fee, both))).toMatchObject([403, 'OWN_ACCOUNT', { field: 'id' }])
    }
    const frozen = await personOf(world, 'fred', { scope: 'lending:admin' })
    await market.olga.call('POST', `/operator/members/${frozen.id}/freeze`, { reason: 'x' })
    expect(refused(await waive(fee, frozen)).slice(0, 2)).toEqual([403, 'BLOCKED'])
    expect((await feeOf(id)).outstanding).toBe(15)
    expect((await trailOf(world, fee)).map(([, code]) => code)).toEqual(
      // The gateway may refuse whoever is frozen before it knows what they are about.
      expect.arrayContaining(['FORBIDDEN', 'OWN_ACCOUNT', 'OWN_ACCOUNT']),
    )
  })

  it.each([
    ['an unknown id', crypto.randomUUID(), { reason: 'x' }, [404, 'NOT_FOUND', 'id']],
    ['no id', 'x', { reason: 'x' }, [404, 'NOT_FOUND', 'id']],
    ['no reason', undefined, {}, [400, 'VALIDATION_FAILED', 'reason']],
    ['an empty reason', undefined, { reason: '' }, [400, 'VALIDATION_FAILED', 'reason']],
    ['a long reason', undefined, { reason: 'x'.repeat(201) }, [400, 'VALIDATION_FAILED', 'reason']],
    ['no text', undefined, { reason: 7 }, [400, 'VALIDATION_FAILED', 'reason']],
    ['a null byte', undefined, { reason: 'a\u0000b' }, [400, 'VALIDATION_FAILED', 'reason']],
  ])('names what is wrong: %s', async (_, id, body, expected) => {
    const fee = id ?? (await feeOf(await market.late(80))).id
    const [status, code, detail] = refused(await market.waive(fee, market.olga, body))
    expect([status, code, detail.field]).toEqual(expected)
    const { reason }: { readonly reason?: unknown } = body
    if (typeof reason !== 'string') return
    const answer = await world.graphql(
      market.olga.token,
      'mutation ($input: WaiveChargeInput!) { waiveCharge(input: $input) { charge { id } loan { id } request { id } userErrors { code field } } }',
      { input: { id: fee, reason } },
    )
    expect(answer.body.data.waiveCharge).toEqual({
      charge: null,
      loan: null,
      request: null,
      userErrors: [{ code: expected[1], field: expected[2] }],
    })
  })
})

describe('a waiver and a payment at once', () => {
  long('take a charge once, whoever comes first', async () => {
    // What being late costs, in all rounds.
    await market.ada.call('POST', '/wallet/deposit', { amount: 10_000 })
    await raced(async (start) => {
      const id = await market.late(80)
      const fee = await feeOf(id)
      const { payoff_amount: payoff } = await market.loan(id)
      const [paid, waived] = await start(
        () => market.pay(id, payoff),
        () => market.waive(fee.id),
      )
      const after = await feeOf(id)
      expect(after).toMatchObject({ outstanding: 0 })
      expect(await market.loan(id)).toMatchObject({ status: 'repaid', payoff_amount: 0 })
      const isFirst = waived.status === 200
      expect([after.paid, after.waived]).toEqual(isFirst ? [0, 15] : [15, 0])
      expect(cents(paid.applied)).toBe(cents(payoff) - (isFirst ? 1500 : 0))
      if (!isFirst) expect(refused(waived)).toMatchObject([...NOTHING_LEFT, { from: 'paid' }])
      return isFirst ? 'waived first' : 'paid first'
    })
    await expectSound(world)
  })
})

/** Lets days pass for a loan without the jobs of a day. */
async function sleptThrough(id: string, days: number, of: World = world): Promise<void> {
  await of.database.sql(`set session_replication_role = replica;
    update instalment set starts_on = starts_on - ${days}, due_on = due_on - ${days} where loan_id = '${id}';
    update charge set due_on = due_on - ${days} where loan_id = '${id}';
    update loan set disbursement_date = disbursement_date - interval '${days} days', next_due_on = next_due_on - ${days},
      late_due_on = late_due_on - ${days}, last_due_on = last_due_on - ${days} where id = '${id}';
    reset session_replication_role`)
}

describe('above the limit', () => {
  let limited: World
  let desk: Charged
  beforeAll(async () => {
    limited = await startWorld({ ...charging, APPROVAL_ABOVE: '100' })
    desk = await openCharged(limited)
  })
  afterEach(async () => {
    await expectSound(limited)
    expect(await limited.database.sql('select * from trail_differences()')).toEqual([])
  })
  afterAll(() => limited.close())

  /** A loan of 50 000.00 without interest in three parts: fees of 833.33, and 2.28 of penalty interest a day. */
  const big = (days: number) =>
    desk.late(days, { interest_rate: 0, repayment_period_months: 3 }, { hugo: 50_000 })
  const decide = (person: Person, act: string, { id }: Body) =>
    person.call('POST', `/operator/requests/${id}/${act}`, { reason: 'checked' })

  it('another operator has to approve it, who sees what it is about', async () => {
    const { olga, otto, waive } = desk
    const id = await big(50)
    const fee = (await desk.charges(id)).find(({ kind }) => kind === 'late_fee') as Body
    const { charge, loan, request } = (await waive(fee.id)).body
    expect([charge, loan]).toEqual([null, null])
    expect(request).toMatchObject({
      act: 'waiveCharge',
      target: fee.id,
      member_id: desk.ada.id,
      amount: 833.33,
      reason: 'goodwill',
      asked_by_id: olga.id,
      status: 'pending',
    })
    expect(refused(await waive(fee.id, otto))).toMatchObject([
      409,
      'REQUEST_PENDING',
      { request_id: request.id },
    ])
    const query =
      '{ approvalRequests { nodes { id loan { id } charge { id kind number loanId outstanding } transaction { id } } } }'
    const { data } = (await limited.graphql(otto.token, query)).body
    expect(data.approvalRequests.nodes).toEqual([
      {
        id: request.id,
        loan: { id },
        charge: { id: fee.id, kind: 'LATE_FEE', number: 1, loanId: id, outstanding: '833.33' },
        transaction: null,
      },
    ])
    expect(refused(await decide(olga, 'approve', request)).slice(0, 2)).toEqual([
      403,
      'OWN_REQUEST',
    ])
    const lender = await personOf(limited, 'hugo', { scope: 'lending:admin' })
    expect(refused(await decide(lender, 'approve', request)).slice(0, 2)).toEqual([
      403,
      'OWN_ACCOUNT',
    ])
    expect((await decide(otto, 'approve', request)).body.request.status).toBe('approved')
    expect((await desk.charges(id)).find((one) => one.id === fee.id)).toMatchObject({
      waived: 833.33,
      outstanding: 0,
      waived_reason: 'goodwill',
    })
    expect(await trailOf(limited, fee.id)).toEqual([
      ['waiveCharge', 'REQUEST_PENDING'],
      ['waiveCharge', null],
    ])
  })

  long(
    'counts what the charge has grown to by today, and waives no more than what was asked for',
    async () => {
      const id = await big(60)
      const [penalty] = await desk.charges(id)
      expect(penalty?.outstanding).toBeLessThan(100)
      await sleptThrough(id, 20, limited)
      const [today] = await desk.charges(id)
      expect(today?.outstanding).toBeGreaterThan(100)
      const { request } = (await desk.waive(penalty?.id)).body
      expect(request.amount).toBe(today?.outstanding)
      await ageLoan(limited.database, id, 10)
      const [grown] = await desk.charges(id)
      expect(grown?.outstanding).toBeGreaterThan(request.amount)
      await decide(desk.otto, 'approve', request)
      expect((await desk.charges(id))[0]).toMatchObject({
        waived: request.amount,
        amount: grown?.amount,
      })
    },
  )

  long('is not carried out once the charge is paid', async () => {
    const id = await big(50)
    const fee = (await desk.charges(id)).find(({ kind }) => kind === 'late_fee') as Body
    const { request } = (await desk.waive(fee.id)).body
    await desk.ada.call('POST', '/wallet/deposit', { amount: 60_000 })
    await desk.pay(id, (await desk.loan(id)).payoff_amount)
    expect(refused(await decide(desk.otto, 'approve', request))).toMatchObject([
      ...NOTHING_LEFT,
      { from: 'paid' },
    ])
    expect((await decide(desk.otto, 'reject', request)).body.request.status).toBe('rejected')
  })

  it('can’t be passed in slices', async () => {
    const id = await desk.late(80, { interest_rate: 0, repayment_period_months: 3 }, { hugo: 3600 })
    // 60.00 each.
    const [one, other] = (await desk.charges(id)).filter(({ kind }) => kind === 'late_fee')
    const olga = await personOf(limited, 'opal', { scope: 'lending:admin' })
    expect((await desk.waive(one?.id, olga)).body.request).toBeNull()
    expect((await desk.waive(other?.id, olga)).body.request).toMatchObject({ amount: 60 })
  })
})

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Body } from '../support/http-client.ts'
import { long } from '../support/long.ts'
import { brokenBooks } from '../support/market/market-checks.ts'
import { personOf, refused } from '../support/market/operating.ts'
import { expectSound, trailOf } from '../support/market/races.ts'
import { openUndoing, type Undoing } from '../support/market/repaying/undoing.ts'
import { startWorld, type World } from '../support/world.ts'

// Repayments that operators book as of an earlier day, and what was charged meanwhile.

const day = (before: number): string =>
  new Date(Date.now() - before * 86_400_000).toISOString().slice(0, 10)

let world: World
let market: Undoing
beforeAll(async () => {
  world = await startWorld({
    BORROW_WHILE_LATE: 'on',
    LATE_FEE: '15',
    LATE_FEE_AFTER_DAYS: '10',
    ARREARS_INTEREST: 'penalty',
    PENALTY_RATE: '+5',
    APPROVAL_ABOVE: '500',
  })
  market = await openUndoing(world)
})
afterEach(async () => {
  await expectSound(world)
  expect(await world.database.sql('select * from trail_differences()')).toEqual([])
  expect(await brokenBooks(world.database.sql)).toEqual([])
})
afterAll(() => world.close())

const book = (id: string, body: object, person = market.olga) =>
  person.call('POST', `/loans/${id}/repayments`, body)
const chargesOf = async (id: string): Promise<Body[]> =>
  (await market.ada.call('GET', `/loans/${id}/charges?limit=100`)).body.charges

describe('a repayment that came late, but counts as of the day on which it was paid', () => {
  it('leaves its borrower neither late, nor charged', async () => {
    const { ada, lent, loan } = market
    const id = await lent(50)
    const late = await loan(id)
    expect(late.days_past_due).toBeGreaterThan(10)
    expect((await chargesOf(id)).map(({ kind }) => kind).toSorted()).toEqual([
      'late_fee',
      'penalty_interest',
    ])
    const { available_balance: had } = await ada.wallet()
    const { status, body } = await book(id, {
      amount: 20,
      value_date: day(25),
      reason: 'the bank was slow',
    })
    expect([status, body.applied, body.wallet.available_balance]).toEqual([201, 20, had - 20])
    expect(body.transaction).toMatchObject({
      type: 'repayment_paid',
      direction: 'debit',
      amount: 20,
    })
    expect((await ada.wallet()).available_balance).toBe(had - 20)
    expect(await loan(id)).toMatchObject({ days_past_due: 0, charges_due: 0, amount_due: 0 })
    const charges = await chargesOf(id)
    expect(charges.map(({ outstanding }) => outstanding)).toEqual([0, 0])
    expect(charges.find(({ kind }) => kind === 'late_fee')).toMatchObject({
      waived: 15,
      waived_reason: 'The instalment was paid in time.',
    })
    expect(charges.find(({ kind }) => kind === 'penalty_interest')).toMatchObject({ amount: 0 })
    const [told] = await ada.news()
    expect(told).toMatchObject({
      kind: 'repayment_booked',
      data: { value_date: day(25), amount: '20.00' },
    })
    expect(told?.message).toMatch(/counts as paid on .*: the bank was slow/)
    expect(await trailOf(world, id)).toEqual([['repayLoan', null]])
    // And it can be undone, by its reference.
    expect((await market.undo(body.transaction.reference)).status).toBe(200)
    expect((await loan(id)).days_past_due).toBe(late.days_past_due)
  })

  it('takes back a fee that was paid: that went to the instalment', async () => {
    const { lent, loan, pay } = market
    const id = await lent(50)
    await pay(id, 18)
    expect((await chargesOf(id)).find(({ kind }) => kind === 'late_fee')?.paid).toBeGreaterThan(0)
    await book(id, { amount: 18, value_date: day(25) })
    const fee = (await chargesOf(id)).find(({ kind }) => kind === 'late_fee')
    expect(fee).toMatchObject({ paid: 0, waived: 15 })
    expect(await loan(id)).toMatchObject({ days_past_due: 0, amount_due: 0 })
  })

  it('is of one’s own only as of today, and only operators say of which day', async () => {
    const { ada, olga, lent } = market
    const id = await lent(50)
    const body = { amount: 5, value_date: day(25) }
    expect(refused(await book(id, body, ada)).slice(0, 2)).toEqual([403, 'FORBIDDEN'])
    expect(refused(await book(id, { amount: 5 }, olga)).slice(0, 2)).toEqual([403, 'FORBIDDEN'])
    const both = await personOf(world, 'ada', { scope: 'lending:admin' })
    expect(refused(await book(id, body, both))).toMatchObject([
      403,
      'OWN_ACCOUNT',
      { field: 'loan_id' },
    ])
    for (const value_date of [day(60), day(-1), 'x', 7])
      expect(refused(await book(id, { amount: 5, value_date }))).toMatchObject([
        400,
        'VALIDATION_FAILED',
        { field: 'value_date' },
      ])
    expect(refused(await book(id, { amount: 5, reason: 'x' }))).toMatchObject([
      400,
      'VALIDATION_FAILED',
      { field: 'reason' },
    ])
    expect(refused(await book(id, { amount: 100_000, value_date: day(25) })).slice(0, 2)).toEqual([
      422,
      'INSUFFICIENT_FUNDS',
    ])
  })

  it('above the limit, another operator has to approve, who sees the day', async () => {
    const { olga, otto, lent, loan, undo } = market
    const id = await lent(50, {}, { hugo: 3000 })
    const asked = await book(id, { amount: 1000, value_date: day(25) })
    expect(refused(asked)).toMatchObject([409, 'REQUEST_PENDING', { field: 'amount' }])
    const { requests } = (await otto.call('GET', '/operator/requests?status=pending')).body
    const [request] = requests
    expect(request).toMatchObject({
      id: refused(asked)[2].request_id,
      act: 'repayLoan',
      amount: 1000,
      value_date: day(25),
      target: id,
    })
    const decide = (one: Body, person = otto) =>
      person.call('POST', `/operator/requests/${one.id}/approve`, { reason: 'checked' })
    expect(refused(await decide(request, olga)).slice(0, 2)).toEqual([403, 'OWN_REQUEST'])
    expect((await decide(request)).body.request?.status).toBe('approved')
    expect(await loan(id)).toMatchObject({ days_past_due: 0 })
    const [line] = (
      await market.ada.call('GET', '/wallet/transactions?type=repayment_paid&limit=1')
    ).body.transactions
    const undone = (await undo(line.reference)).body.request
    expect(undone).toMatchObject({
      act: 'undoRepayment',
      amount: 1000,
      mode: 'undo',
      target: line.reference,
    })
    const query = '{ approvalRequests { nodes { id mode loan { id } } } }'
    const { data } = (await world.graphql(otto.token, query)).body
    expect(data.approvalRequests.nodes).toContainEqual({
      id: undone.id,
      mode: 'UNDO',
      loan: { id },
    })
    expect((await decide(undone)).body.request?.status).toBe('approved')
    expect((await loan(id)).days_past_due).toBeGreaterThan(10)
  })
})

describe('where the platform bears what lenders have spent', () => {
  long('they owe nothing, as far as its fees cover it', async () => {
    const own = await startWorld({
      UNDO_BORNE_BY: 'platform',
      FEE_ORIGINATION_PERCENT: '10',
      BORROW_WHILE_LATE: 'on',
    })
    const desk = await openUndoing(own)
    const id = await desk.lent(31, {}, { nora: 100 })
    const paid = await desk.pay(id, 17)
    const nora = await personOf(own, 'nora')
    const { available_balance: all } = await nora.wallet()
    await nora.call('POST', '/wallet/withdraw', { amount: all })
    await desk.undo(paid.transaction.reference)
    // 10.00 were earned.
    expect(await nora.wallet()).toMatchObject({ available_balance: 0, owed: 7 })
    const [line] = (await nora.call('GET', '/wallet/transactions?limit=1')).body.transactions
    expect(line).toMatchObject({
      type: 'fee',
      direction: 'credit',
      amount: 10,
      description: 'Borne by the platform',
    })
    const news = await nora.news()
    expect(news.map(({ kind }) => kind)).not.toContain('reversal')
    const told = news.find(({ kind }) => kind === 'repayment_taken_back')
    expect([told?.data.amount, told?.data.borne]).toEqual(['17.00', '10.00'])
    expect(told?.message).toMatch(/: debited twice\. The platform paid 10\.00 USD of it for you,/)
    await expectSound(own)
    await own.close()
  })
})

import { readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Body } from '../support/http-client.ts'
import { long } from '../support/long.ts'
import { brokenBooks } from '../support/market/market-checks.ts'
import { personOf, refused } from '../support/market/operating.ts'
import { expectSound, raced, trailOf } from '../support/market/races.ts'
import { openUndoing, type Undoing } from '../support/market/repaying/undoing.ts'
import { tally } from '../support/servers/fleet/pair.ts'
import { startWorld, type World } from '../support/world.ts'

// Repayments that operators undo, by both APIs.

let world: World
let market: Undoing
beforeAll(async () => {
  world = await startWorld({ BORROW_WHILE_LATE: 'on', FEE_SERVICE_PERCENT: '10' })
  market = await openUndoing(world)
})
afterEach(async () => {
  await expectSound(world)
  expect(await world.database.sql('select * from trail_differences()')).toEqual([])
  expect(await brokenBooks(world.database.sql)).toEqual([])
})
afterAll(() => world.close())

const referenceOf = (paid: Body): string => paid.transaction.reference
const kindsAbout = (news: Body[], id: string) =>
  news.filter(({ data }) => data.loan_id === id).map(({ kind }) => kind)

describe('an operator undoes a repayment', () => {
  it('which its borrower has again, and its lenders gave back, as new lines of both statements', async () => {
    const { ada, olga, lent, pay, undo, loan, age } = market
    const id = await lent(31)
    const before = await loan(id)
    const { available_balance: had } = await ada.wallet()
    const paid = await pay(id, 17)
    await age(id, 3)
    const { status, body } = await undo(referenceOf(paid))
    expect(status).toBe(200)
    expect(body.transaction).toMatchObject({
      type: 'repayment_paid',
      direction: 'credit',
      amount: 17,
      reference: referenceOf(paid),
      description: 'debited twice',
    })
    expect((await ada.wallet()).available_balance).toBe(had)
    expect(body.loan).toEqual(await loan(id))
    expect(body.loan).toMatchObject({ status: 'active' })
    expect(body.loan.payoff_amount).toBeGreaterThan(before.payoff_amount)
    const hugo = await personOf(world, 'hugo')
    const lines = (await hugo.call('GET', '/wallet/transactions?limit=2')).body.transactions
    expect(lines.map((line: Body) => [line.type, line.direction, line.reference])).toEqual([
      ['repayment_received', 'debit', referenceOf(paid)],
      ['repayment_received', 'credit', referenceOf(paid)],
    ])
    expect(lines[0]).toMatchObject({ amount: lines[1].amount })
    const own = (await ada.call('GET', '/wallet/transactions?type=repayment_paid&limit=2')).body
    for (const [back, original] of [lines, own.transactions] as [Body, Body][]) {
      expect(original).toMatchObject({
        status: 'reversed',
        reversed_at: back.created_at,
        reversal_reason: 'debited twice',
        reverses_id: null,
      })
      expect(back).toMatchObject({
        status: 'completed',
        reversed_at: null,
        reversal_reason: null,
        reverses_id: original.id,
      })
    }
    expect(kindsAbout(await ada.news(), id)[0]).toBe('repayment_undone')
    expect(kindsAbout(await hugo.news(), id)[0]).toBe('repayment_taken_back')
    const [told] = await hugo.news()
    expect(told?.message).toMatch(
      /was taken back out of your wallet, and is owed to you again: debited twice/,
    )
    expect(await trailOf(world, referenceOf(paid))).toEqual([['undoRepayment', null]])
    expect(
      (
        await world.database.sql('select actor_id, member_id from audit_entry where act = $1', [
          'undoRepayment',
        ])
      )[0],
    ).toEqual({ actor_id: olga.id, member_id: ada.id })
    const investments = (await ada.call('GET', `/loans/${id}/investments`)).body.investments
    expect(investments.map((one: Body) => [one.principal_repaid, one.interest_earned])).toEqual([
      [0, 0],
      [0, 0],
    ])
  })

  it('once: by one key, by two calls, by many at once', async () => {
    const { undo, pay, lent } = market
    const id = await lent(31)
    const paid = referenceOf(await pay(id, 17))
    const key = { 'idempotency-key': `undone-${paid}` }
    const first = await undo(paid, {}, market.olga, key)
    const again = await undo(paid, {}, market.olga, key)
    expect([again.headers.get('idempotent-replayed'), again.body]).toEqual(['true', first.body])
    expect(refused(await undo(paid))).toMatchObject([409, 'ALREADY_REVERSED', { field: 'id' }])
    const other = referenceOf(await pay(id, 17))
    const all = await Promise.all(Array.from({ length: 6 }, () => undo(other)))
    expect(tally(all.map(({ status }) => status))).toEqual({ 200: 1, 409: 5 })
  })

  it('and a loan that it had ended is active again', async () => {
    const { ada, undo, pay, lent, loan } = market
    const id = await lent(10)
    const first = await pay(id, 20)
    await pay(id, 1000)
    expect(await loan(id)).toMatchObject({ status: 'repaid', payoff_amount: 0 })
    const { body } = await undo(referenceOf(first))
    expect(body.loan).toMatchObject({ status: 'active' })
    // All on one day: it owes what was undone.
    expect(body.loan.payoff_amount).toBe(20)
    const { history } = (await ada.call('GET', `/loans/${id}/history`)).body
    expect(history.at(-1)).toMatchObject({ from: 'repaid', to: 'active', by_operator: true })
    const { investments } = (await ada.call('GET', `/loans/${id}/investments`)).body
    expect(investments.map((one: Body) => one.status)).toEqual(['active', 'active'])
    // It is no payout: nobody is told of one.
    expect(
      kindsAbout(await ada.news(), id).filter((kind) => kind === 'loan_disbursed'),
    ).toHaveLength(1)
    await pay(id, 1000)
    expect(await loan(id)).toMatchObject({ status: 'repaid', payoff_amount: 0 })
  })

  it('from lenders who have spent it, who then owe it', async () => {
    const { undo, pay, lent } = market
    const id = await lent(31, {}, { nora: 100 })
    const paid = await pay(id, 17)
    const nora = await personOf(world, 'nora')
    const { available_balance: all } = await nora.wallet()
    await nora.call('POST', '/wallet/withdraw', { amount: all })
    expect((await undo(referenceOf(paid))).status).toBe(200)
    expect(await nora.wallet()).toMatchObject({ available_balance: 0, owed: all })
    // What comes in pays that first.
    await pay(id, 17)
    expect(await nora.wallet()).toMatchObject({ available_balance: 0, owed: 0 })
  })

  long('and those after it are split anew, under the same references', async () => {
    const { ada, undo, pay, lent, age } = market
    const id = await lent(31)
    const first = await pay(id, 10)
    await age(id, 20)
    const later = await pay(id, 15)
    const before = (await ada.call('GET', `/loans/${id}/schedule`)).body
    await undo(referenceOf(first))
    expect((await ada.call('GET', `/loans/${id}/schedule`)).body).not.toEqual(before)
    const lines = await world.database.sql<{ direction: string; amount: number }>(
      `select direction, amount::int from wallet_transaction join wallet on wallet.id = wallet_id
        where user_id = $1 and reference = $2 order by position`,
      [ada.id, referenceOf(later)],
    )
    expect(lines).toEqual([
      { direction: 'debit', amount: 1500 },
      { direction: 'credit', amount: 1500 },
      { direction: 'debit', amount: 1500 },
    ])
    // It says why neither entry stands, or that nobody undid it.
    const said = async () => {
      const { transactions } = (await ada.call('GET', '/wallet/transactions?type=repayment_paid'))
        .body
      return transactions
        .filter((line: Body) => line.reference === referenceOf(later))
        .map((line: Body) => [line.direction, line.status, line.reversal_reason])
        .toReversed()
    }
    const corrected = [
      ['debit', 'reversed', null],
      ['credit', 'completed', null],
    ]
    expect(await said()).toEqual([...corrected, ['debit', 'completed', null]])
    // It can itself be undone.
    expect((await undo(referenceOf(later))).status).toBe(200)
    expect(await said()).toEqual([
      ...corrected,
      ['debit', 'reversed', 'debited twice'],
      ['credit', 'completed', null],
    ])
    const investments = (await ada.call('GET', `/loans/${id}/investments`)).body.investments
    expect(investments.map((one: Body) => one.principal_repaid + one.interest_earned)).toEqual([
      0, 0,
    ])
  })
})

describe('the repayments of a loan', () => {
  const of = async (id: string): Promise<Body[]> =>
    (await market.olga.call('GET', `/operator/loans/${id}/repayments`)).body.repayments

  it('are listed for operators with their parts, and with what became of each', async () => {
    const { ada, undo, pay, lent, age } = market
    const id = await lent(40)
    const undone = referenceOf(await pay(id, 17))
    await age(id, 3)
    const later = await pay(id, 5)
    const receipt = async () =>
      (await ada.call('GET', `/wallet/transactions/${later.transaction.id}/receipt`)).body
        .repayment_receipt
    const { principal, interest, charges } = await receipt()
    expect(await of(id)).toMatchObject([
      { id: referenceOf(later), loan_id: id, amount: 5, principal, interest, charges },
      { id: undone, amount: 17, undone_at: null, lent_again: 0 },
    ])
    await undo(undone)
    const [anew, first] = await of(id)
    expect(first).toMatchObject({ id: undone, amount: 17, undone_at: expect.any(String) })
    // What came after it is split anew: it pays the interest that the other one had paid.
    expect(anew).toMatchObject({ amount: 5, undone_at: null })
    expect(anew?.interest).toBeGreaterThan(interest)
    for (const { amount, ...one } of await of(id))
      expect(one.principal + one.interest + one.charges).toBeCloseTo(amount, 10)
    const { investments } = (await ada.call('GET', `/loans/${id}/investments`)).body
    const repaid = investments.reduce((sum: number, one: Body) => sum + one.principal_repaid, 0)
    expect(anew?.principal).toBeCloseTo(repaid, 10)
    const all = await of(id)
    const { body } = await market.olga.call('GET', `/operator/loans/${id}/repayments?limit=1`)
    const rest = `/operator/loans/${id}/repayments?cursor=${body.pagination.next_cursor}`
    const { repayments } = (await market.olga.call('GET', rest)).body
    expect([...body.repayments, ...repayments]).toEqual(all)
  })

  it('say what was lent again of each', async () => {
    const { undo, pay, lent } = market
    const id = await lent(20)
    await undo(referenceOf(await pay(id, 30)), { mode: 'return', amount: 12 })
    expect(await of(id)).toMatchObject([{ amount: 30, lent_again: 12, undone_at: null }])
  })

  it('are for operators alone', async () => {
    const { ada, olga, lent } = market
    const id = await lent(20)
    expect(await of(id)).toEqual([])
    const own = await ada.call('GET', `/operator/loans/${id}/repayments`)
    expect([own.status, own.body.error.code]).toEqual([403, 'FORBIDDEN'])
    const missing = await olga.call('GET', `/operator/loans/${ada.id}/repayments`)
    expect([missing.status, missing.body.error.code]).toEqual([404, 'NOT_FOUND'])
  })
})

describe('a part of a repayment', () => {
  long('is lent again, and this can be undone, before the repayment is', async () => {
    const { undo, pay, lent, loan } = market
    const id = await lent(20)
    const paid = referenceOf(await pay(id, 30))
    const { payoff_amount: before } = await loan(id)
    const { status, body } = await undo(paid, { mode: 'return', amount: 12 })
    expect([status, body.loan.payoff_amount]).toEqual([200, before + 12])
    expect(body.transaction).toMatchObject({ direction: 'credit', amount: 12 })
    expect(refused(await undo(paid))).toMatchObject([
      409,
      'INVALID_TRANSITION',
      { from: 'lent_again', to: 'undone', by: body.transaction.reference },
    ])
    expect(refused(await undo(paid, { mode: 'return', amount: 30 }))).toMatchObject([
      422,
      'AMOUNT_OUT_OF_RANGE',
      { field: 'amount' },
    ])
    expect((await undo(body.transaction.reference)).status).toBe(200)
    expect((await loan(id)).payoff_amount).toBe(before)
    expect((await undo(paid)).status).toBe(200)
  })

  it.each([
    ['no amount', { mode: 'return' }, 'amount'],
    ['an amount of all', { amount: 5 }, 'amount'],
    ['a day of all', { value_date: '2026-01-01' }, 'value_date'],
    ['a day before it', { mode: 'return', amount: 5, value_date: '2020-01-01' }, 'value_date'],
    ['a day to come', { mode: 'return', amount: 5, value_date: '2120-01-01' }, 'value_date'],
    ['no day', { mode: 'return', amount: 5, value_date: 'soon' }, 'value_date'],
    ['another mode', { mode: 'redo' }, 'mode'],
    ['no reason', { reason: '' }, 'reason'],
  ])('is not lent again with %s', async (_, body, field) => {
    const paid = referenceOf(await market.pay(await market.lent(20), 30))
    expect(refused(await market.undo(paid, body))).toMatchObject([
      400,
      'VALIDATION_FAILED',
      { field },
    ])
  })
})

describe('who may undo', () => {
  it('is an operator who takes no part in the loan', async () => {
    const { ada, undo, lent, pay } = market
    const paid = referenceOf(await pay(await lent(31), 17))
    const support = await personOf(world, 'sue', { scope: 'lending:support' })
    for (const person of [ada, support])
      expect(refused(await undo(paid, {}, person)).slice(0, 2)).toEqual([403, 'FORBIDDEN'])
    for (const subject of ['ada', 'hugo']) {
      const both = await personOf(world, subject, { scope: 'lending:admin' })
      expect(refused(await undo(paid, {}, both))).toMatchObject([
        403,
        'OWN_ACCOUNT',
        { field: 'id' },
      ])
    }
    expect(refused(await undo(crypto.randomUUID())).slice(0, 2)).toEqual([404, 'NOT_FOUND'])
    expect(refused(await undo('x')).slice(0, 2)).toEqual([404, 'NOT_FOUND'])
  })

  long('not of a loan in default, whose lenders have booked their loss', async () => {
    const { undo, lent, pay, olga, loan } = market
    const id = await lent(31)
    const paid = await pay(id, 5)
    await market.age(id, 120)
    await world.graphql(
      olga.token,
      `mutation { defaultLoan(input: { id: "${id}" }) { userErrors { code } } }`,
    )
    expect(await loan(id)).toMatchObject({ status: 'defaulted' })
    expect(refused(await undo(referenceOf(paid)))).toMatchObject([
      409,
      'INVALID_TRANSITION',
      { from: 'defaulted' },
    ])
  })

  long('and a reversal of its line says so', async () => {
    const { ada, olga, lent, pay } = market
    await pay(await lent(31), 17)
    const [line] = (await ada.call('GET', '/wallet/transactions?type=repayment_paid&limit=1')).body
      .transactions
    const answer = await olga.call('POST', `/operator/transactions/${line.id}/reverse`, {
      reason: 'x',
    })
    expect(refused(answer).slice(0, 2)).toEqual([409, 'PART_OF_LOAN'])
    expect(refused(answer)[2].message).toMatch(/use undo_repayment with the reference/)
  })
})

describe('undoing at once with a payment', () => {
  long('counts both, whoever comes first', async () => {
    const { ada, lent, pay, undo, loan } = market
    await ada.call('POST', '/wallet/deposit', { amount: 10_000 })
    await raced(async (start) => {
      const id = await lent(31)
      const first = await pay(id, 10)
      const [paid, undone] = await start(
        () => pay(id, 150),
        () => undo(referenceOf(first)),
      )
      expect(undone.status).toBe(200)
      const { status, payoff_amount: left } = await loan(id)
      // Whoever paid all while the first still counted has paid too little.
      const wasFirst = undone.body.loan.status === 'active' && left === 0
      expect([status, left === 0]).toEqual(wasFirst ? ['repaid', true] : ['active', false])
      expect(paid.applied).toBeGreaterThan(80)
      return wasFirst ? 'undone first' : 'paid first'
    })
  })
})

long('reversals of before they named what they reverse get it by the migration', async () => {
  const { sql } = world.database
  const named = () =>
    sql(
      "select id, reverses_id from ledger_transaction where kind = 'repayment_reversal' order by id",
    )
  const before = await named()
  expect(before.length).toBeGreaterThan(5)
  await sql(`alter table ledger_transaction disable trigger user;
    update ledger_transaction set reverses_id = null where kind = 'repayment_reversal';
    alter table ledger_transaction enable trigger user`)
  const file = new URL('../../src/migrations/0076-reversed-repayments.sql', import.meta.url)
  await sql(readFileSync(file, 'utf8'))
  expect(await named()).toEqual(before)
})

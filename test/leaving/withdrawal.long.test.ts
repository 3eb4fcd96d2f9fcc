import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { long } from '../support/long.ts'
import { loanTools } from '../support/market/loans.ts'
import { type Person, personOf, refused } from '../support/market/operating.ts'
import { expectSound, raced } from '../support/market/races.ts'
import { ageLoan } from '../support/market/travel.ts'
import { tally } from '../support/servers/fleet/pair.ts'
import { type Body, startWorld, type World } from '../support/world.ts'

// A borrower who changes their mind, over the wire: who may, what everybody is told, and what happens at once.

let world: World
let ada: Person
let tools: ReturnType<typeof loanTools>

beforeAll(async () => {
  world = await startWorld({
    WITHDRAWAL_DAYS: '14',
    FEE_REFUND: 'pro_rata',
    FEE_ORIGINATION_PERCENT: '5',
    BORROW_WHILE_LATE: 'on',
    LOAN_REPUBLISHES_PER_DAY: '10000',
  })
  ada = await personOf(world, 'ada', { amount: 1000 })
  tools = loanTools(world, ada.token)
})
afterEach(() => expectSound(world))
afterAll(() => world.close())

/** A loan of 100.00 that was paid out so many days ago. */
const lent = async (days = 0): Promise<string> => {
  const terms = { amount_requested: 100, interest_rate: 12, repayment_period_months: 12 }
  const { id } = await tools.newLoan(terms)
  await tools.put(id, { status: 'open' })
  await tools.invest('hugo', id, 60)
  await tools.invest('ida', id, 40)
  if (days > 0) await ageLoan(world.database, id, days)
  return id
}
const loan = async (id: string, person = ada): Promise<Body> =>
  (await person.call('GET', `/loans/${id}`)).body.loan
const withdraw = (id: string, person = ada, headers = {}) =>
  person.call('POST', `/loans/${id}/withdrawal`, {}, headers)
const pay = (id: string, amount: number) => ada.call('POST', `/loans/${id}/repayments`, { amount })
const planOf = async (id: string): Promise<Body[]> =>
  (await ada.call('GET', `/loans/${id}/schedule`)).body.schedule.instalments
/** Moves the due day, and returns the change. */
const moveDueDay = async (id: string): Promise<Body> => {
  const { due_on: from } = (await planOf(id))[0] as Body
  const day = Number(from.slice(8))
  const moved = { kind: 'due_day', due_day: day > 14 ? day - 10 : day + 10, from }
  const { status, body } = await ada.call('POST', `/loans/${id}/plan-changes`, moved)
  expect(status).toBe(201)
  return body.plan_change
}

describe('a withdrawal', () => {
  it('is possible after the due day was moved and something was paid', async () => {
    const id = await lent(5)
    await moveDueDay(id)
    expect((await pay(id, 20)).status).toBe(201)
    const { payoff_amount: owed } = await loan(id)
    expect((await withdraw(id)).body.loan.payoff_amount).toBe(owed)
    expect((await pay(id, owed)).body.loan.status).toBe('repaid')
  })

  it('stays if a change of the plan before it is undone', async () => {
    const id = await lent(5)
    const { id: change } = await moveDueDay(id)
    const { repay_by: day, payoff_amount: owed } = (await withdraw(id)).body.loan
    const olga = await personOf(world, 'olga', { scope: 'lending:admin' })
    const undo = `/operator/plan-changes/${change}/undo`
    expect((await olga.call('POST', undo, { reason: 'wrong' })).status).toBe(200)
    expect(await planOf(id)).toMatchObject([{ due_on: day, principal: 100 }])
    expect(await loan(id)).toMatchObject({ repay_by: day, payoff_amount: owed })
  })

  it('is due on its day, which its borrower does not move', async () => {
    const id = await lent(5)
    const { repay_by: from } = (await withdraw(id)).body.loan
    const later = { kind: 'due_day', due_day: (Number(from.slice(8)) % 28) + 1, from }
    expect(refused(await ada.call('POST', `/loans/${id}/plan-changes`, later))).toMatchObject([
      409,
      'INVALID_TRANSITION',
      { from: 'withdrawn', to: 'changed' },
    ])
  })

  it('takes what was paid ahead of later instalments as a part of what is repaid', async () => {
    const id = await lent(5)
    const body = { amount: 30, prepayment: 'advance' }
    expect((await ada.call('POST', `/loans/${id}/repayments`, body)).status).toBe(201)
    const { payoff_amount: owed } = await loan(id)
    const left = (await withdraw(id)).body.loan
    expect(left.payoff_amount).toBe(owed)
    expect((await pay(id, owed)).body.loan.status).toBe('repaid')
  })

  it('is shown on the loan, the statement and in the inboxes', async () => {
    const id = await lent(5)
    const before = await loan(id)
    expect(before).toMatchObject({
      withdrawal_days: 14,
      withdrawn_at: null,
      fee_refund: 'pro_rata',
      fee_refunded: 0,
      apr_after_refund: null,
    })
    const { status, body } = await withdraw(id)
    expect(status).toBe(200)
    expect(body.loan).toMatchObject({
      status: 'active',
      withdrawable_until: before.withdrawable_until,
      origination_fee: 5,
      fee_refunded: 5,
      apr: before.apr,
    })
    expect(body.loan.apr_after_refund).toBeCloseTo(12, 1)
    const [line] = (await ada.call('GET', '/wallet/transactions?limit=1')).body.transactions
    expect(line).toMatchObject({
      type: 'fee',
      direction: 'credit',
      amount: 5,
      loan_id: id,
      description: 'Origination fee refunded',
    })
    expect(await planOf(id)).toMatchObject([{ due_on: body.loan.repay_by, principal: 100 }])
    const [news, money] = await ada.news()
    expect(news).toMatchObject({
      kind: 'loan_withdrawn',
      message: `You have withdrawn from "Seeds". Please repay 100.00 USD by ${body.loan.repay_by}, with interest for each day until you do. After that, the loan is late.`,
    })
    expect(money).toMatchObject({ kind: 'fee_refunded', data: { amount: '5.00', loan_id: id } })
    const hugo = await personOf(world, 'hugo')
    expect((await hugo.news())[0]).toMatchObject({
      kind: 'investment_withdrawn',
      data: { amount: '60.00', due_on: body.loan.repay_by },
    })
    const stranger = await personOf(world, 'zoe')
    expect(await loan(id, stranger)).toMatchObject({
      withdrawn_at: null,
      fee_refunded: null,
      apr_after_refund: null,
    })
    expect(await loan(id, hugo)).toMatchObject({ withdrawn_at: body.loan.withdrawn_at })
  })

  it('is the same over GraphQL, and by its key', async () => {
    const id = await lent()
    const text = `mutation ($input: WithdrawFromLoanInput!) { withdrawFromLoan(input: $input) {
      wallet { balance } loan { repayBy feeRefunded withdrawnAt } userErrors { code } } }`
    const input = { loanId: id, idempotencyKey: `withdrawn-${id}` }
    const send = () => world.graphql(ada.token, text, { input })
    const first = (await send()).body.data.withdrawFromLoan
    expect(first).toMatchObject({ loan: { feeRefunded: '5.00' } })
    expect((await send()).body.data.withdrawFromLoan).toEqual(first)
    const again = await withdraw(id, ada, { 'idempotency-key': `withdrawn-${id}` })
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([200, 'true'])
  })

  it('is the borrower’s alone, within the days', async () => {
    const [id, old] = [await lent(14), await lent(15)]
    const hugo = await personOf(world, 'hugo')
    const olga = await personOf(world, 'olga', { scope: 'lending:admin' })
    for (const person of [hugo, olga])
      expect(refused(await withdraw(id, person)).slice(0, 2)).toEqual([403, 'FORBIDDEN'])
    const { withdrawable_until: lastDay } = await loan(old)
    expect(refused(await withdraw(old))).toMatchObject([
      409,
      'INVALID_TRANSITION',
      { field: 'loan_id', from: 'active', to: 'withdrawn', last_day: lastDay },
    ])
    expect((await withdraw(id)).status).toBe(200)
    expect(refused(await withdraw(id))).toMatchObject([
      409,
      'INVALID_TRANSITION',
      { from: 'withdrawn' },
    ])
  })

  it('brings nothing back of a fee that an operator has reversed, and the fee that came back is not reversed', async () => {
    const olga = await personOf(world, 'olga', { scope: 'lending:admin' })
    const [reversed, refunded] = [await lent(), await lent()]
    const feeOf = async (id: string) => {
      const [line] = await world.database.sql<{ id: string }>(
        `select id from wallet_transaction where loan_id = $1 and type = 'fee' and direction = 'debit'`,
        [id],
      )
      return line?.id
    }
    const reverse = async (id: string) =>
      olga.call('POST', `/operator/transactions/${await feeOf(id)}/reverse`, { reason: 'goodwill' })
    // The account of the platform that it went to has given back others since: the total is in several.
    await world.database.sql(
      `with fee as (select account_id from entry join account on id = account_id and kind = 'fees'
          where ledger_transaction_id = (select ledger_transaction_id from wallet_transaction where id = $1))
        select post(new_id(), 'fee', array[account_id, other.id], array[-600, 600]) from fee,
          lateral (select id from account where kind = 'fees' and stripe is not null and id <> account_id limit 1) as other`,
      [await feeOf(reversed)],
    )
    expect((await reverse(reversed)).status).toBe(200)
    const { body } = await withdraw(reversed)
    expect(body.loan.fee_refunded).toBe(0)
    await withdraw(refunded)
    expect(refused(await reverse(refunded)).slice(0, 2)).toEqual([409, 'PART_OF_LOAN'])
  })
})

describe('at once', () => {
  it('many withdrawals are one', async () => {
    const id = await lent()
    const all = await Promise.all(Array.from({ length: 6 }, () => withdraw(id)))
    expect(tally(all.map(({ status }) => status))).toEqual({ 200: 1, 409: 5 })
    expect((await loan(id)).fee_refunded).toBe(5)
  })

  long('a withdrawal and a payment of everything bring the fee back once', async () => {
    await raced(async (start) => {
      const id = await lent(1)
      const [withdrawn, paid] = await start(
        () => withdraw(id),
        () => pay(id, 200),
      )
      expect([withdrawn.status, paid.status]).toEqual([200, 201])
      expect(await loan(id)).toMatchObject({ status: 'repaid', payoff_amount: 0, fee_refunded: 5 })
      return withdrawn.body.loan.repay_by === null ? 'paid first' : 'withdrawn first'
    })
  })

  long('two payments of everything refund the fee once', async () => {
    await raced(async (start) => {
      const id = await lent(1)
      const paid = await start(
        () => pay(id, 200),
        () => pay(id, 200),
      )
      const { fee_refunded: refunded } = await loan(id)
      expect(tally(paid.map(({ status }) => status))).toEqual({ 201: 1, 409: 1 })
      const [{ sum }] = (await world.database.sql<{ sum: number }>(
        `select sum(amount)::int from wallet_transaction where loan_id = $1 and type = 'fee' and direction = 'credit'`,
        [id],
      )) as [{ sum: number }]
      expect(sum / 100).toBe(refunded)
      return String(refunded)
    })
  })
})

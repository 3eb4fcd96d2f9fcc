import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { auditLedger } from '../../src/lending/ledger/audit.ts'
import { long } from '../support/long.ts'
import { fingerprint } from '../support/market/books/ledger.ts'
import { loanTools } from '../support/market/loans.ts'
import { ageLoan } from '../support/market/travel.ts'
import { tally } from '../support/servers/fleet/pair.ts'
import { type Body, startWorld, statements, type World } from '../support/world.ts'

const world: World = await startWorld({ BORROW_WHILE_LATE: 'on', FEE_SERVICE_PERCENT: '0' })
const ada = await world.token('ada')
const admin = await world.token('olga', { scope: 'lending:admin' })
const { newLoan, put, invest, inState } = loanTools(world, ada)
await world.rest('POST', '/wallet/deposit', { token: ada, body: { amount: 5000 } })

afterEach(async () => expect(await auditLedger(world.database.url)).toEqual([]))
afterAll(() => world.close())

const terms = { amount_requested: 100, interest_rate: 9.48, repayment_period_months: 6 }
const paidOut = async (
  parts: readonly (readonly [string, number])[],
  more: object = terms,
): Promise<string> => {
  const { id } = await newLoan(more)
  await put(id, { status: 'open' })
  for (const [lender, amount] of parts) await invest(lender, id, amount)
  return id
}
const repay = (id: string, amount: unknown, token = ada, headers = {}) =>
  world.rest('POST', `/loans/${id}/repayments`, { token, body: { amount }, headers })
const get = async (path: string, subject = 'ada'): Promise<Body> =>
  (await world.rest('GET', path, { token: await world.token(subject) })).body
const age = (id: string, days: number) => ageLoan(world.database, id, days)

/** As if the first instalment that is not paid were due today. */
const ripen = async (id: string) => {
  const [row] = await world.database.sql<{ days: number }>(
    `select min(due_on) - (gateway_now() at time zone 'UTC')::date as days from instalment
      where loan_id = $1 and principal_paid < principal`,
    [id],
  )
  await age(id, row?.days ?? 0)
}

describe('a repayment', () => {
  it('on the day settles its instalment, interest first, and is split to the cent', async () => {
    const id = await paidOut([
      ['anna', 25],
      ['boris', 30],
      ['clara', 45],
    ])
    await ripen(id)
    const before = (await get('/wallet')).wallet.balance
    const { status, body } = await repay(id, 17.13)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      applied: 17.13,
      prepaid: 0,
      transaction: { type: 'repayment_paid', direction: 'debit', amount: 17.13, loan_id: id },
      loan: { status: 'active', payoff_amount: 83.66, days_past_due: 0 },
      wallet: { balance: Math.round((before - 17.13) * 100) / 100 },
    })
    const { investments } = await get(`/loans/${id}/investments`)
    expect(
      investments.map((one: Body) => [
        one.principal_repaid,
        one.interest_earned,
        one.principal_outstanding,
      ]),
    ).toEqual([
      [4.08, 0.2, 20.92],
      [4.9, 0.24, 25.1],
      [7.36, 0.35, 37.64],
    ])
    for (const [lender, amount] of [
      ['anna', 4.28],
      ['boris', 5.14],
      ['clara', 7.71],
    ] as const) {
      const { transactions } = await get('/wallet/transactions', lender)
      expect(transactions[0]).toMatchObject({
        type: 'repayment_received',
        amount,
        direction: 'credit',
      })
      const { notifications } = await get('/notifications', lender)
      expect(notifications[0]).toMatchObject({ type: 'repayment_received' })
    }
    await ripen(id)
    await repay(id, 0.5)
    const { schedule } = await get(`/loans/${id}/schedule`)
    expect(schedule.instalments.slice(0, 3).map((one: Body) => [one.paid, one.status])).toEqual([
      [17.13, 'paid'],
      [0.5, 'scheduled'],
      [0, 'scheduled'],
    ])
    const next = `{ loan(id: "${id}") { nextDue { number paid } } }`
    expect((await world.graphql(ada, next)).body.data.loan.nextDue).toEqual({
      number: 2,
      paid: '0.50',
    })
  })

  it('takes no more than the payoff, and ends the loan with it', async () => {
    const id = await paidOut([
      ['anna', 50],
      ['boris', 50],
    ])
    await ripen(id)
    await repay(id, 17.13)
    const { status, body } = await repay(id, 1000)
    expect([status, body.applied, body.prepaid]).toEqual([201, 83.66, 83.66])
    expect(body.loan).toMatchObject({
      status: 'repaid',
      amount_due: 0,
      payoff_amount: 0,
      days_past_due: 0,
    })
    const { data } = (
      await world.graphql(
        ada,
        `{ loan(id: "${id}") { nextDue { number } schedule { status }
        history { to } investments { nodes { status principalRepaid interestEarned principalOutstanding } } } }`,
      )
    ).body
    expect(data.loan.nextDue).toBeNull()
    expect(data.loan.schedule.every((one: Body) => one.status === 'PAID')).toBe(true)
    expect(data.loan.history.at(-1)).toEqual({ to: 'REPAID' })
    expect(data.loan.investments.nodes).toEqual([
      {
        status: 'REPAID',
        principalRepaid: '50.00',
        interestEarned: '0.40',
        principalOutstanding: '0.00',
      },
      {
        status: 'REPAID',
        principalRepaid: '50.00',
        interestEarned: '0.39',
        principalOutstanding: '0.00',
      },
    ])
    const again = await repay(id, 1)
    expect([again.status, again.body.error.code]).toEqual([409, 'INVALID_TRANSITION'])
  })

  long('runs to the very end at scheduled amounts', async () => {
    const id = await paidOut([
      ['dora', 33.34],
      ['emil', 33.33],
      ['fred', 33.33],
    ])
    for (let month = 1; month <= 5; month += 1) {
      await ripen(id)
      expect((await repay(id, 17.13)).body).toMatchObject({
        prepaid: 0,
        loan: { status: 'active' },
      })
    }
    await ripen(id)
    expect((await repay(id, 100)).body).toMatchObject({
      applied: 17.13,
      loan: { status: 'repaid' },
    })
  })

  long('of a late loan asks for what is overdue and the interest since, by the day', async () => {
    const id = await paidOut([['gina', 100]])
    await age(id, 75)
    const { loan } = await get(`/loans/${id}`)
    expect(loan.amount_due).toBe(34.26)
    expect(loan.days_past_due).toBeGreaterThan(40)
    expect(loan.payoff_amount).toBeGreaterThan(101.45)
    expect(loan.payoff_amount).toBeLessThan(102)
    const { body } = await repay(id, 500)
    expect(body.applied).toBe(loan.payoff_amount)
    expect(body.loan.status).toBe('repaid')
  })

  it('of what was given up goes to its lenders, and the loan stays defaulted', async () => {
    const id = await paidOut([
      ['hugo', 40],
      ['ida', 60],
    ])
    await age(id, 150)
    await world.graphql(
      admin,
      `mutation { defaultLoan(input: { id: "${id}" }) { userErrors { code } } }`,
    )
    const { body } = await repay(id, 50)
    expect(body).toMatchObject({ applied: 50, loan: { status: 'defaulted' } })
    const { investments } = await get(`/loans/${id}/investments`)
    const sum = investments.reduce(
      (total: number, one: Body) => total + one.principal_repaid + one.interest_earned,
      0,
    )
    expect(Math.round(sum * 100)).toBe(5000)
    expect(investments.every((one: Body) => one.status === 'defaulted')).toBe(true)
    expect((await repay(id, 5000)).body.loan.status).toBe('defaulted')
    // Nothing is left to be recovered.
    const more = await repay(id, 1)
    expect([more.status, more.body.error.code]).toEqual([409, 'INVALID_TRANSITION'])
  })

  long('takes one round trip with 60 lenders', async () => {
    const id = await paidOut(
      Array.from({ length: 60 }, (_, index) => [`many-${index}`, 25] as const),
      { ...terms, amount_requested: 1500 },
    )
    const call = `mutation { repayLoan(input: { loanId: "${id}", amount: 100 }) { applied userErrors { code } } }`
    expect(await statements(() => world.graphql(ada, call))).toHaveLength(1)
  })

  it('is made once under a key, and once by many at once', async () => {
    const id = await paidOut([['jan', 100]])
    const headers = { 'idempotency-key': 'repay-once' }
    const first = await repay(id, 10, ada, headers)
    const second = await repay(id, 10, ada, headers)
    expect([second.headers.get('idempotent-replayed'), second.body]).toEqual(['true', first.body])
    const answers = await Promise.all(Array.from({ length: 8 }, () => repay(id, 500)))
    expect(tally(answers.map(({ status }) => status))).toEqual({ 201: 1, 409: 7 })
    expect((await get(`/loans/${id}`)).loan.status).toBe('repaid')
  })

  it.each([0, -1, '5', 1.001, null])('of %j is refused', async (amount) => {
    const id = await paidOut([['kim', 100]])
    const { status } = await repay(id, amount)
    expect(typeof amount === 'number' && amount !== 1.001 ? 422 : 400).toBe(status)
  })

  it('is refused of strangers, of loans that were not paid out, and without money; nothing is stored', async () => {
    const id = await paidOut([['lea', 100]])
    const bob = await world.token('bob')
    await world.rest('GET', '/profile', { token: bob })
    const draft = await inState('draft')
    const open = await inState('open')
    const before = await fingerprint(world.database)
    expect((await repay(id, 5, bob)).body.error.code).toBe('FORBIDDEN')
    expect((await repay(draft, 5, bob)).status).toBe(404)
    expect((await repay('nonsense', 5)).status).toBe(404)
    expect((await repay(open, 5)).body.error.code).toBe('INVALID_TRANSITION')
    expect(await fingerprint(world.database)).toEqual(before)
    const poor = await world.token('poor')
    const tools = loanTools(world, poor)
    const { id: own } = await tools.newLoan(terms, poor)
    await tools.put(own, { status: 'open' }, poor)
    await tools.invest('lea', own, 100)
    await world.rest('POST', '/wallet/withdraw', { token: poor, body: { amount: 99 } })
    const { status, body } = await repay(own, 50, poor)
    expect([status, body.error.details[0]]).toMatchObject([
      422,
      { code: 'INSUFFICIENT_FUNDS', available: 1 },
    ])
  })
})

describe('a portfolio', () => {
  it('sums up what was lent, what came back, what is late and what was lost', async () => {
    const token = await world.token('zelda')
    const sums = 'invested pending outstanding repaid earned late defaulted'
    const query = `{ me { portfolio { ${sums} byRisk { riskLevel ${sums} } } } }`
    const read = async () => (await world.graphql(token, query)).body.data.me.portfolio
    const nothing = { invested: '0.00', outstanding: '0.00', earned: '0.00', byRisk: [] }
    expect(await read()).toMatchObject(nothing)
    const { id: open } = await newLoan()
    await put(open, { status: 'open' })
    await invest('zelda', open, 25)
    const { id: gone } = await newLoan()
    await put(gone, { status: 'open' })
    await invest('zelda', gone, 30)
    await put(gone, { status: 'cancelled' })
    const [running, late, lost] = [
      await paidOut([['zelda', 100]]),
      await paidOut([['zelda', 100]]),
      await paidOut([['zelda', 100]]),
    ]
    await ripen(running)
    await repay(running, 17.13)
    await age(late, 40)
    await age(lost, 150)
    await world.graphql(
      admin,
      `mutation { defaultLoan(input: { id: "${lost}" }) { userErrors { code } } }`,
    )
    const expected = {
      invested: '325.00',
      pending: '25.00',
      outstanding: '183.66',
      repaid: '16.34',
      earned: '0.79',
      late: '100.00',
      defaulted: '100.00',
    }
    expect(await read()).toEqual({ ...expected, byRisk: [{ riskLevel: null, ...expected }] })
    expect(await statements(read)).toHaveLength(2)
  })
})

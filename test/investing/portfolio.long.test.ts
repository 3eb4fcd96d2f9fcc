import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { auditLedger } from '../../src/lending/ledger/audit.ts'
import { loanTools } from '../support/market/loans.ts'
import { travel } from '../support/market/travel.ts'
import { type Body, startWorld, statements, type World } from '../support/world.ts'

const world: World = await startWorld({ DATABASE_POOL: '1', FEE_SERVICE_PERCENT: '10' })
const { database } = world.gateway
await travel(database, new Date('2027-01-01T12:00:00Z'))
const ada = await world.token('ada')
const { newLoan, put, invest } = loanTools(world, ada)
await world.rest('POST', '/wallet/deposit', { token: ada, body: { amount: 5000 } })
afterEach(async () => expect(await auditLedger(world.database.url)).toEqual([]))
afterAll(() => world.close())

/** 100.00 at 9.48 %, 6 months: 17.13 each, of which the interest is .79 .66 .53 .40 .27 .13; lent by two. */
const lent = async (): Promise<string> => {
  const { id } = await newLoan({
    amount_requested: 100,
    interest_rate: 9.48,
    repayment_period_months: 6,
  })
  await put(id, { status: 'open' })
  await invest('zoe', id, 60)
  await invest('yan', id, 40)
  return id
}
const asked = async (subject: string, query: string): Promise<Body> => {
  const { body } = await world.graphql(await world.token(subject), query)
  expect(body.errors).toBeUndefined()
  return body.data
}
const portfolioOf = async (subject: string): Promise<Body> =>
  (await world.rest('GET', '/portfolio', { token: await world.token(subject) })).body.portfolio
const cents = (amount: number) => Math.round(amount * 100)

describe('a portfolio', () => {
  it('expects nothing before a loan is paid out, and has no annual return', async () => {
    expect(await portfolioOf('nobody')).toMatchObject({ expected: [], annual_return: null })
  })

  it('expects each lender’s share by month after fees, the same at both doors', async () => {
    await lent()
    const [zoe, yan] = [await portfolioOf('zoe'), await portfolioOf('yan')]
    expect(zoe.expected.map((one: Body) => one.month)).toEqual(
      ['02', '03', '04', '05', '06', '07'].map((month) => `2027-${month}`),
    )
    // February: 16.34 of principal and .79 of interest, of which .08 is the fee. Of each, zoe's next cent falls due before yan's.
    expect(zoe.expected[0]).toEqual({
      month: '2027-02',
      principal: 9.81,
      interest: 0.47,
      fees: 0.04,
      amount: 10.24,
    })
    const sum = (of: string) =>
      [...zoe.expected, ...yan.expected].reduce(
        (total: number, one: Body) => total + cents(one[of]),
        0,
      )
    // All interest is 2.78; its fee, on all of it, .28.
    expect([sum('principal'), sum('interest'), sum('fees'), sum('amount')]).toEqual([
      10_000, 278, 28, 10_250,
    ])
    const { me } = await asked(
      'zoe',
      '{ me { portfolio { annualReturn expected { month amount } } } }',
    )
    expect(me.portfolio.expected.map((one: Body) => Number(one.amount))).toEqual(
      zoe.expected.map((one: Body) => one.amount),
    )
    expect([me.portfolio.annualReturn, zoe.annual_return]).toEqual([null, null])
  })

  it('has what it expected once it came in, and the return of the days', async () => {
    await travel(database, new Date('2027-02-01T12:00:00Z'))
    const [loan] = (await world.rest('GET', '/me/loans', { token: ada })).body.loans
    const before = await portfolioOf('zoe')
    // The accrued interest of a month after fees: .4270 of 60.00 in 31 days.
    expect(before.annual_return).toBeGreaterThan(8.5)
    expect(before.annual_return).toBeLessThan(9)
    await world.rest('POST', `/loans/${loan.id}/repayments`, {
      token: ada,
      body: { amount: 17.13 },
    })
    const after = await portfolioOf('zoe')
    const [month] = after.by_month.slice(-1)
    // A payment is split by entitlement, which can bring a cent of principal and one of interest more or less.
    const came = cents(month.principal + month.interest - month.fees)
    expect(Math.abs(came - cents(before.expected[0].amount))).toBeLessThanOrEqual(2)
    expect(after.expected).toHaveLength(5)
  })
})

describe('the accrued interest of an investment', () => {
  const list = '{ me { investments(first: 20) { nodes { amount accruedInterest } } } }'

  it('runs by the day, after fees', async () => {
    await travel(database, new Date('2027-02-15T12:00:00Z'))
    const { me } = await asked('zoe', list)
    // Half of the .66 of February is .33. After .71 were earned, the 60 % of it are the whole cents from .42 to .62, less a fee of .02.
    expect(me.investments.nodes.map((one: Body) => one.accruedInterest)).toEqual(['0.18'])
  })

  it('is for its lender and its borrower', async () => {
    const [{ id }] = (await world.database.sql<{ id: string }>(
      'select id from investment order by created_at limit 1',
    )) as [{ id: string }]
    const query = `{ node(id: "${id}") { ... on Investment { accruedInterest } } }`
    expect((await asked('ada', query)).node.accruedInterest).toBe('0.18')
    expect((await asked('stranger', query)).node.accruedInterest).toBeNull()
  })

  it('of many takes as many statements as of one', async () => {
    const counted = async () => (await statements(() => asked('zoe', list))).length
    const one = await counted()
    for (let more = 0; more < 5; more += 1) await lent()
    expect(await counted()).toBe(one)
  })
})

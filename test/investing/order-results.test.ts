import { afterAll, expect, it } from 'vitest'
import { loanTools } from '../support/market/loans.ts'
import { openDefaults } from '../support/market/repaying/recoveries.ts'
import { orderTools } from '../support/market/standing-orders.ts'
import { ageLoan } from '../support/market/travel.ts'
import { type Body, startWorld } from '../support/world.ts'

const world = await startWorld({ DATABASE_POOL: '1', BORROW_WHILE_LATE: 'on' })
afterAll(() => world.close())
const defaults = await openDefaults(world)
const orders = orderTools(world)
const token = await world.token('rita')
const { invest } = loanTools(world, '')

const results = async (by = token): Promise<Body> => {
  const { status, body } = await world.rest('GET', '/standing-order/results', { token: by })
  expect(status).toBe(200)
  return body.results
}
const listed = async (query: string): Promise<readonly string[]> =>
  (await world.rest('GET', `/investments?${query}`, { token })).body.investments.map(
    ({ loan_title }: Body) => loan_title,
  )
const none = {
  since: null,
  invested: 0,
  loans: 0,
  pending: 0,
  outstanding: 0,
  repaid: 0,
  earned: 0,
  defaulted: 0,
  budget_left: null,
  out_of_money_since: null,
}

it('what a standing order has done is nothing before it has invested', async () => {
  expect(await results()).toEqual(none)
  await orders.standing('rita', 1000, { auto_invest_max_per_loan: 100, auto_invest_budget: 450 })
  expect(await results()).toEqual({ ...none, budget_left: 450 })
})

it('what a standing order has done adds up: held, owed, lost and back, without what was done by hand or came to nothing', async () => {
  const publish = async (title: string, more: object = {}, by = 'ada') => {
    const terms = { title, amount_requested: 100, repayment_period_months: 6, interest_rate: 12 }
    const id = await orders.published(by, { ...terms, ...more })
    await orders.settled()
    return id
  }
  const limits = { auto_invest_max_per_loan: 100, auto_invest_max_per_borrower: 1000 }
  await world.rest('PATCH', '/preferences', { token, body: limits })
  // An order never completes the funding of a loan.
  const ids: Record<string, string> = {}
  for (const title of ['repaid', 'lost', 'owed']) {
    const id = await publish(title, { amount_requested: 200 })
    await invest('zoe', id, 100)
    ids[title] = id
  }
  ids.held = await publish('held', { amount_requested: 300 })
  const gone = await publish('gone', { amount_requested: 300 }, 'bob')
  expect(await results()).toMatchObject({ loans: 5, invested: 450, budget_left: 0 })
  await orders.withdrawn('bob', gone)
  await world.rest('PATCH', '/preferences', { token, body: { auto_invest_enabled: false } })
  const byHand = await publish('by hand', { amount_requested: 500 })
  await invest('rita', byHand, 30)

  const whole = { token: defaults.ada.token, body: { amount: 1000 } }
  await world.rest('POST', `/loans/${ids.repaid}/repayments`, whole)
  await ageLoan(world.database, ids.lost ?? '', 150)
  const act = `mutation { defaultLoan(input: { id: "${ids.lost}" }) { userErrors { code } } }`
  await world.graphql(defaults.olga.token, act)

  const found = await results()
  expect(found).toMatchObject({
    invested: 400,
    loans: 4,
    pending: 100,
    outstanding: 100,
    repaid: 100,
    defaulted: 100,
    budget_left: 150,
  })
  expect(Date.parse(found.since)).toBeGreaterThan(0)
  expect(found.earned).toBeGreaterThanOrEqual(0)
  // More is out than a budget that was lowered.
  await world.rest('PATCH', '/preferences', { token, body: { auto_invest_budget: 50 } })
  expect(await results()).toMatchObject({ budget_left: 0 })
  expect(await listed('automatic=true')).toEqual(['gone', 'held', 'owed', 'lost', 'repaid'])
  expect(await listed('automatic=true&status=pending')).toEqual(['held'])
  expect(await listed('automatic=false')).toEqual(['by hand'])
  expect(await results(await world.token('zoe'))).toEqual(none)
})

it('says since when an order has too little money for the smallest investment, and that it has enough again', async () => {
  const moneyless = await world.token('mona')
  const since = async () => (await results(moneyless)).out_of_money_since
  const move = async (path: string, amount: number) => {
    const { status } = await world.rest('POST', path, { token: moneyless, body: { amount } })
    expect(status).toBe(201)
    const [line] = (await world.rest('GET', '/wallet/transactions', { token: moneyless })).body
      .transactions
    return line.created_at
  }
  const change = async (body: object) => {
    const { status } = await world.rest('PATCH', '/preferences', { token: moneyless, body })
    expect(status).toBe(200)
  }
  expect(await since()).toBe(null)
  await orders.standing('mona', 100)
  expect(await since()).toBe(null)
  const left = await move('/wallet/withdraw', 80)
  expect(await since()).toBe(left)
  await move('/wallet/deposit', 4)
  expect(await since()).toBe(left)
  await move('/wallet/deposit', 1)
  expect(await since()).toBe(null)
  await change({ auto_invest_reserve: 75 })
  expect(await since()).toBe(left)
  await change({ auto_invest_reserve: null })
  expect(await since()).toBe(null)
  await move('/wallet/withdraw', 25)
  await change({ auto_invest_enabled: false })
  expect(await since()).toBe(null)
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { connect, type Database } from '../../../src/database/connection.ts'
import { Budgets } from '../../../src/http/rates/budgets.ts'
import { shareBudgets } from '../../../src/http/rates/shared.ts'
import { createDatabase, type TestDatabase } from '../../support/database.ts'

const GATEWAYS = 4
const limit = 60
let own: TestDatabase
let databases: Database[]

beforeAll(async () => {
  own = await createDatabase()
  databases = await Promise.all(Array.from({ length: GATEWAYS }, () => connect(own.url, 5)))
})
afterAll(async () => {
  for (const one of databases) await one.close()
  await own.drop()
})

/** The budgets of each gateway, and what ends their sharing. */
function openBudgets() {
  const each = databases.map(() => new Budgets(() => GATEWAYS))
  const ends = each.map((budgets, at) => shareBudgets(budgets, databases[at] as Database))
  return { each, close: () => Promise.all(ends.map((end) => end())) }
}

const spend = (budgets: Budgets, user: string) =>
  budgets.spend(user, () => user, { points: 1, limit }).allowed

it('a burst over four gateways gets no more than the budget', async () => {
  const { each, close } = openBudgets()
  let allowed = 0
  for (let turn = 0; turn < limit; turn += 1)
    for (const budgets of each) if (spend(budgets, 'burst')) allowed += 1
  expect(allowed).toBe(limit)
  await close()
})

it('who asks one gateway gets all of the budget, as the others are asked', async () => {
  const { each, close } = openBudgets()
  let allowed = 0
  const one = () => {
    for (const budgets of each.slice(0, 1)) if (spend(budgets, 'one')) allowed += 1
    return allowed
  }
  await expect.poll(one, { interval: 1 }).toBeGreaterThanOrEqual(limit)
  await close()
})

it('who spends little is told of once a second, as ever', () => {
  const budgets = new Budgets(() => GATEWAYS)
  let hurries = 0
  budgets.hurry = () => {
    hurries += 1
  }
  for (let turn = 0; turn < Math.floor(limit / GATEWAYS / 2); turn += 1)
    expect(spend(budgets, 'calm')).toBe(true)
  expect(hurries).toBe(0)
})

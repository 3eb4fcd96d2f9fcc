import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openUndoing, type Undoing } from '../support/market/repaying/undoing.ts'
import { type Body, startWorld, type World } from '../support/world.ts'

// A preview takes nobody's money, so it waits for nobody's wallet, and nobody waits for it.

let world: World
let market: Undoing
beforeAll(async () => {
  world = await startWorld({ BORROW_WHILE_LATE: 'on' })
  market = await openUndoing(world)
})
afterAll(() => world.close())

it.each(['repayment', 'own change', 'change'])('of a %s', async (kind) => {
  const { ada, olga } = market
  const id = await market.lent(5)
  const { schedule } = (await ada.call('GET', `/loans/${id}/schedule`)).body
  const from = (schedule.instalments[0] as Body).due_on
  const day = Number(from.slice(8))
  const change = { kind: 'due_day', due_day: day > 14 ? day - 10 : day + 10, from, preview: true }
  const holder = new Client({ connectionString: world.database.adminUrl })
  await holder.connect()
  try {
    await holder.query('begin')
    await holder.query('select from account where wallet_id is not null for update')
    const calls: Record<string, () => ReturnType<typeof ada.call>> = {
      repayment: () => ada.call('POST', `/loans/${id}/repayments/preview`, { amount: 5 }),
      'own change': () => ada.call('POST', `/loans/${id}/plan-changes`, change),
      change: () =>
        olga.call('POST', `/operator/loans/${id}/plan-changes`, { ...change, reason: 'x' }),
    }
    const answer = await calls[kind]?.()
    expect([answer?.status, answer?.body.error]).toEqual([200, undefined])
  } finally {
    await holder.end()
  }
})

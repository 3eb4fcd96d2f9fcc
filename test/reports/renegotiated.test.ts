import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Body } from '../support/http-client.ts'
import { type Charged, openCharged } from '../support/market/repaying/charged.ts'
import { startWorld, type World } from '../support/world.ts'

// A plan that an operator changes makes a late loan punctual: the portfolio at risk must not get better by it unseen.

let world: World
let market: Charged
beforeAll(async () => {
  world = await startWorld({ BORROW_WHILE_LATE: 'on' })
  market = await openCharged(world)
})
afterAll(() => world.close())

const risk = async (): Promise<(readonly number[])[]> => {
  const { body } = await market.olga.call('GET', '/operator/reports/par?months=2')
  return body.par.map((row: Body) => [
    Math.round(row.renegotiated),
    row.par30,
    row.par30_with_renegotiated,
  ])
}
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const change = (loan: string, terms: object) =>
  market.olga.call('POST', `/operator/loans/${loan}/plan-changes`, { reason: 'agreed', ...terms })

it('counts loans whose plan an operator has changed with those at risk, from that day on, unless it is undone', async () => {
  const { sql } = world.database
  const [late, paid] = [await market.late(65), await market.late(65)]
  const { amount_due: due } = await market.loan(paid)
  await market.pay(paid, due)
  await sql(`select keep_month_end(date_trunc('month', business_date())::date, 5000, null)`)
  const [[, share]] = (await risk()).slice(-1) as [readonly [number, number, number]]
  expect(share).toBeGreaterThan(50)
  const before = [0, expect.any(Number), expect.any(Number)]
  expect(await risk()).toEqual([before, [0, share, share]])

  const aged = { kind: 're_age', instalments: 6, from: inDays(20), interest: 'spread' }
  expect((await change(late, aged)).status).toBe(201)
  expect(await risk()).toEqual([before, [100, 0, share]])
  const held = await change(paid, { kind: 'term', months: 1 })
  expect(held.status).toBe(201)
  expect((await risk()).at(-1)).toEqual([expect.any(Number), 0, 100])
  // As if it had been changed in the month before.
  const month = `update plan_change set effective_on = date_trunc('month', business_date())::date - 1 where loan_id = '${paid}'`
  await sql(`begin; set local session_replication_role = replica; ${month}; commit`)
  const [then] = await risk()
  expect(then?.[0]).toBeGreaterThan(50)
  expect(then?.[2]).toBeGreaterThan(then?.[1] ?? 100)

  const { id } = held.body.plan_change
  await sql(
    `begin; set local session_replication_role = replica; update plan_change set status = 'undone', undone_at = now() where id = '${id}'; commit`,
  )
  expect(await risk()).toEqual([before, [100, 0, share]])
})

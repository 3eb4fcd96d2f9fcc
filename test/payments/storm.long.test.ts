import { afterAll, expect, it } from 'vitest'
import { personOf } from '../support/market/operating.ts'
import { stripeSettings } from '../support/payments/service.ts'
import { startWorld, type World } from '../support/world.ts'

// 300 points a minute for an address: a false event costs 1 for the request and 10 for its signature.
const world: World = await startWorld({
  ...stripeSettings('http://127.0.0.1:9'),
  RATE_LIMIT: '30',
  TRUST_PROXY: '1',
})
afterAll(() => world.close())

it('costs little, and locks out whoever sends it', async () => {
  const ada = await personOf(world, 'ada')
  const before = await statements()
  const send = () =>
    fetch(`${world.url}/payments/stripe/events`, {
      method: 'POST',
      body: '{}',
      headers: { 'stripe-signature': 't=1,v1=00', 'x-forwarded-for': '203.0.113.7' },
    })
  const found = new Map<number, number>()
  for (let sent = 0; sent < 60; sent += 1) {
    const { status } = await send()
    found.set(status, (found.get(status) ?? 0) + 1)
  }
  expect([...found.keys()].toSorted()).toEqual([401, 429])
  expect(found.get(401)).toBeLessThanOrEqual(30)
  expect(await statements()).toBe(before)
  // Nobody else notices.
  expect((await ada.call('GET', '/wallet')).status).toBe(200)
})

/** How often events were stored or looked for. */
async function statements(): Promise<number> {
  const [row] = await world.database.sql<{ count: string }>(
    `select coalesce(sum(seq_scan + idx_scan + n_tup_ins), 0)::text as count from pg_stat_user_tables where relname = 'payment_event'`,
  )
  return Number(row?.count)
}

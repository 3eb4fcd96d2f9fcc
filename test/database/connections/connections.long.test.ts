import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { startWorld, type World } from '../../support/world.ts'

let world: World

beforeAll(async () => {
  world = await startWorld({ DATABASE_POOL: '10' })
})
afterAll(() => world.close())

/** The connections of the application's role, by what they are for. */
async function connections(): Promise<Record<string, number>> {
  const rows = await world.database.sql<{ name: string; count: number }>(`
    select application_name as name, count(*)::int from pg_stat_activity
    where datname = current_database() and usename = 'lending_app' group by 1`)
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
}

// The table is in docs/scaling.md. In transaction mode the connections that PostgreSQL sees are the pooler's.
it.skipIf(inject('through')?.mode === 'transaction')(
  'a gateway has no more connections than are told, however busy it is',
  async () => {
    const tokens = await Promise.all(
      Array.from({ length: 12 }, (_, at) => world.token(`member ${at}`)),
    )
    const round = (token: string) => [
      ...Array.from({ length: 4 }, () =>
        world.rest('POST', '/wallet/deposit', { token, body: { amount: 1 } }),
      ),
      world.rest('GET', '/loans?q=seeds&include=total', { token }),
      world.rest('GET', '/wallet', { token }),
    ]
    const most: Record<string, number> = {}
    for (let turn = 0; turn < 5; turn += 1) {
      const answers = Promise.all(tokens.flatMap(round))
      for (const [name, count] of Object.entries(await connections()))
        most[name] = Math.max(most[name] ?? 0, count)
      await answers
    }
    for (const [name, count] of Object.entries(await connections()))
      most[name] = Math.max(most[name] ?? 0, count)
    const { 'lending-gateway audit': audits = 0, ...kept } = most
    expect(kept).toEqual({
      'lending-gateway': 6,
      'lending-gateway reads': 2,
      'lending-gateway searches': expect.toSatisfy((count: number) => count <= 2),
      'lending-gateway listener': 1,
    })
    expect(audits).toBeLessThanOrEqual(1)
  },
)

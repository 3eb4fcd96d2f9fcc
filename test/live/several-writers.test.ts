import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../src/database/connection.ts'
import { openFeed } from '../../src/feed/index.ts'
import type { Gateway } from '../../src/gateway.ts'
import { httpClient } from '../support/http-client.ts'
import { startWorld, type World } from '../support/world.ts'

const WRITERS = 4
const CHANGES = 25

let world: World
let other: Gateway

beforeAll(async () => {
  world = await startWorld()
  other = await world.beside()
})
afterAll(async () => {
  await other.close()
  await world.close()
})

/** Counts a feed's reads of changes on a gateway's database. */
async function countReads({ database }: Gateway) {
  let reads = 0
  const query: Database['query'] = (text, ...more) => {
    if (text.includes('from change')) reads += 1
    return database.query(text, ...more)
  }
  const feed = await openFeed({ ...database, query }, world.database.url)
  return { feed, reads: () => reads }
}

it('with two gateways on which several members write, each reads at most once in 20 ms, and hears of all', async () => {
  const gateways = [world.gateway, other]
  const counted = await Promise.all(gateways.map(countReads))
  const writers = await Promise.all(
    gateways.flatMap(({ url }, at) =>
      Array.from({ length: WRITERS }, async (_, number) => {
        const token = await world.token(`writer ${at} ${number}`)
        const { body } = await httpClient(url)('GET', '/profile', { token })
        return { rest: httpClient(url), token, id: String(body.profile.id) }
      }),
    ),
  )
  const heard = counted.flatMap(({ feed }) => writers.map(({ id }) => feed.watch('profile', id)))
  const all = Promise.all(heard.map((watch) => watch.changed()))
  const before = counted.map(({ reads }) => reads())
  const began = performance.now()
  await Promise.all(
    writers.map(async ({ rest, token }) => {
      for (let turn = 0; turn < CHANGES; turn += 1) {
        const { status } = await rest('PUT', '/profile', { token, body: { city: `Town ${turn}` } })
        expect(status).toBe(200)
      }
    }),
  )
  const most = (performance.now() - began) / 20 + 2
  for (const [at, { reads }] of counted.entries())
    expect(reads() - (before[at] ?? 0)).toBeLessThanOrEqual(most)
  expect(new Set(await all)).toEqual(new Set([true]))
  for (const watch of heard) watch.stop()
  for (const { feed } of counted) await feed.close()
})

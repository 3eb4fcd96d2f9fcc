import { afterAll, expect, it } from 'vitest'
import { scrape, sumOf } from '../../support/contract/metrics.ts'
import { long } from '../../support/long.ts'
import { startWorld, type World } from '../../support/world.ts'

const world: World = await startWorld({ DATABASE_POOL: '2' })
afterAll(() => world.close())

const POOL = 'db_client_connection_pool_name'
const others = { [POOL]: 'others' }
const { database } = world.gateway

/** Holds connections until it is told to let go. */
async function hold(count: number) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const held = Array.from({ length: count }, () =>
    database.orm.em.fork().transactional(async (em) => {
      await em.execute('select 1')
      await promise
    }),
  )
  await expect
    .poll(async () =>
      sumOf(await scrape(world.gateway.url), 'db_client_connection_count', {
        ...others,
        db_client_connection_state: 'used',
      }),
    )
    .toBeGreaterThanOrEqual(count)
  return async () => {
    resolve()
    await Promise.all(held)
  }
}

it('tells how many connections there are, and what statements waited for one', async () => {
  const before = await scrape(world.gateway.url)
  expect(sumOf(before, 'db_client_connection_max', others)).toBe(2)
  const release = await hold(2)
  const waiting = database.change('select 1')
  // Looked up here, since a scrape needs a connection itself, and nobody waits for one longer than a second.
  await expect.poll(() => database.load().pools.others?.pending).toBeGreaterThanOrEqual(1)
  await release()
  await waiting
  const after = await scrape(world.gateway.url)
  const more = (name: string) => sumOf(after, name, others) - sumOf(before, name, others)
  expect(more('db_client_connection_waits_total')).toBeGreaterThanOrEqual(1)
  expect(more('db_client_connection_wait_seconds_total')).toBeGreaterThan(0)
})

long('tells who waited for a connection in vain', async () => {
  const timeouts = async () =>
    sumOf(await scrape(world.gateway.url), 'db_client_connection_timeouts_total', others)
  const before = await timeouts()
  const release = await hold(2)
  await expect(database.change('select 1')).rejects.toThrow()
  expect(await timeouts()).toBeGreaterThan(before)
  await release()
})

it('tells what waited behind other statements of the same member', async () => {
  const member = database.of('busy')
  const sleeping = Array.from({ length: 3 }, () =>
    member.query('select pg_sleep(0.1)', [], 'search'),
  )
  await Promise.all(sleeping)
  const series = await scrape(world.gateway.url)
  expect(sumOf(series, 'member_queue_waits_total')).toBeGreaterThanOrEqual(2)
  expect(sumOf(series, 'member_queue_wait_seconds_total')).toBeGreaterThan(0)
  expect(sumOf(series, 'member_queue_waiting')).toBe(0)
})

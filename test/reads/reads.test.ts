import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { connect, type Database } from '../../src/database/connection.ts'
import { createDatabase, type TestDatabase } from '../support/database.ts'

const PIPELINES = 2
/** Longer than a statement may take before others are sent elsewhere. */
const SLOW_MS = 50
let own: TestDatabase
let database: Database

beforeAll(async () => {
  own = await createDatabase()
  database = await connect(own.url, 5 * PIPELINES)
  await vi.waitUntil(async () => (await pipelines()).length === PIPELINES, { timeout: 120_000 })
})

afterAll(async () => {
  await database.close()
  await own.drop()
})

it('sends reads without waiting for each other, on few connections', async () => {
  const text = 'select $1::int as number, pg_backend_pid() as process'
  const processes = async () => {
    const reads = Array.from({ length: 50 }, (_, number) =>
      database.query<{ number: number; process: number }>(text, [number]),
    )
    const rows = (await Promise.all(reads)).flat()
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 50 }, (_, at) => at))
    return new Set(rows.map(({ process }) => process)).size
  }
  // Some go elsewhere while a connection is still being opened, or the machine is too busy for it.
  await expect.poll(processes).toBe(PIPELINES)
})

it('lets no read wait behind a slow one', async () => {
  const order: string[] = []
  await own.sql('select pg_advisory_lock(1)')
  const slow = Array.from({ length: PIPELINES }, () =>
    database.query('select pg_advisory_lock_shared(1)').then(
      () => order.push('slow'),
      () => order.push('slow'),
    ),
  )
  await expect.poll(busy, { interval: 10 }).toBe(PIPELINES)
  // Only then do they count as slow.
  await sleep(SLOW_MS)
  await database.query('select 1').then(() => order.push('quick'))
  await own.sql('select pg_advisory_unlock(1)')
  await Promise.all(slow)
  expect(order[0]).toBe('quick')
})

it('tells each read its own outcome', async () => {
  const reads = [1, 0, 2, 0, 4].map((number) =>
    database.query<{ share: number }>('select 8 / $1::int as share', [number]),
  )
  const outcomes = (await Promise.allSettled(reads)).map((one) =>
    one.status === 'fulfilled' ? one.value[0]?.share : one.reason.code,
  )
  expect(outcomes).toEqual([8, '22012', 4, '22012', 2])
})

it('goes on by other connections when these are lost, and opens them again', async () => {
  const lost = Array.from({ length: PIPELINES }, () =>
    database.query('select pg_sleep(600)').then(
      () => 'answered',
      (error: Error) => error.message,
    ),
  )
  await expect.poll(busy).toBe(PIPELINES)
  const before = await pipelines()
  await own.sql('select pg_terminate_backend(pid) from unnest($1::int[]) as pid', [before])
  expect(await Promise.all(lost)).toEqual(Array(PIPELINES).fill(expect.stringMatching(/terminat/)))
  expect(await database.query('select 1 as one')).toEqual([{ one: 1 }])
  await expect.poll(pipelines).toHaveLength(PIPELINES)
  expect(await pipelines()).not.toEqual(before)
})

it('gives up the connection of a read that could not be sent whole, and keeps no more of them', async () => {
  const before = await pipelines()
  const toPostgres = () => {
    throw new Error('no value')
  }
  await expect(database.query('select $1', [{ toPostgres }])).rejects.toThrow('no value')
  await expect
    .poll(async () => {
      const now = await pipelines()
      return [now.length, now.filter((pid) => before.includes(pid)).length]
    })
    .toEqual([PIPELINES, PIPELINES - 1])
})

it('sends equal reads once while they are on their way, until something is changed', async () => {
  const read = (value = 'a') =>
    database.share<{ at: Date }>('select clock_timestamp() as at, $1 as value, pg_sleep(0.3)', [
      value,
    ])
  const [first, same, other] = [read(), read(), read('b')]
  await database.change('select 1')
  const later = read()
  expect(await same).toBe(await first)
  expect(await other).not.toEqual(await first)
  expect(await later).not.toEqual(await first)
  expect(await read()).not.toEqual(await later)
})

/** How many statements are at it that wait for something other than the next one. */
async function busy(): Promise<number> {
  const rows = await own.sql(
    `select from pg_stat_activity where datname = current_database() and state = 'active'
     and (wait_event_type = 'Lock' or wait_event = 'PgSleep')`,
  )
  return rows.length
}

/** The processes of the database that serve pipelines. */
async function pipelines(): Promise<number[]> {
  const rows = await own.sql<{ pid: number }>(
    `select pid from pg_stat_activity where application_name = 'lending-gateway reads'
     and datname = current_database() order by pid`,
  )
  return rows.map(({ pid }) => pid)
}

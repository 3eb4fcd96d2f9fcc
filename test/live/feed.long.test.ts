import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openAreaFeed } from '../../src/area-feed/index.ts'
import type { Database } from '../../src/database/connection.ts'
import { Loan } from '../../src/entities/loan/loan.ts'
import { type Feed, openFeed } from '../../src/feed/index.ts'
import { Watches } from '../../src/feed/watches.ts'
import { oneBy } from '../../src/reads/loader.ts'
import { live, liveState } from '../../src/resolvers/live.ts'
import { openListeningFeed } from '../support/clients/listening-feed.ts'
import { long } from '../support/long.ts'
import { isFleet, startWorld, type World } from '../support/world.ts'

let world: World
let feed: Feed
let loanId: string

beforeAll(async () => {
  world = await startWorld()
  feed = await openListeningFeed(world)
  const token = await world.token('ada')
  const body = { title: 'A loom', amount_requested: 1200 }
  loanId = (await world.rest('POST', '/loans', { token, body })).body.loan.id
})
afterAll(async () => {
  await feed.close()
  await world.close()
})

const retitle = (title: string) =>
  world.database.sql('update loan set title = $2 where id = $1', [loanId, title])

it('reads a page again at once only if it was full, and gives nothing of it after the end', async () => {
  const watches = new Watches()
  const pages = [[1, 2], [3]]
  let reads = 0
  const read = async () => {
    reads += 1
    return pages.shift() ?? []
  }
  const events = live(watches.add('inbox'), read, { atOnce: true, pageSize: 2 })
  const next = async () => (await events.next()).value
  expect([await next(), await next(), await next(), reads]).toEqual([1, 2, 3, 2])
  const fourth = next()
  await sleep(0)
  expect(reads).toBe(2)
  pages.push([4, 5])
  watches.wake('inbox')
  expect([await fourth, reads]).toEqual([4, 3])
  await events.return()
  expect(await events.next()).toEqual({ done: true, value: undefined })
})

it('brings a loan that is watched along with the news, as it is then', async () => {
  const [watch, nonsense] = [feed.watchLoan(loanId), feed.watchLoan('nonsense')]
  expect(watch.row()).toBeUndefined()
  await retitle('A second loom')
  // A change from just before may be told first.
  while (watch.row()?.title !== 'A second loom') expect(await watch.changed()).toBe(true)
  expect(watch.row()).toEqual(
    await oneBy(world.gateway.database, Loan, 'id')(world.gateway.database).load(loanId),
  )
  for (const one of [watch, nonsense]) one.stop()
  expect(await watch.changed()).toBe(false)
})

it('tells of a loan beyond the hundred that come along too: that is to be read', async () => {
  const others = Array.from({ length: 100 }, () => feed.watchLoan(randomUUID()))
  const watch = feed.watchLoan(loanId)
  await retitle('A third loom')
  expect(await watch.changed()).toBe(true)
  expect(watch.row()).toBeUndefined()
  for (const one of [...others, watch]) one.stop()
})

describe('wakes everybody when changes may be gone that nobody was told of', () => {
  // As the crash of a database leaves it: what was committed is there, the table of changes is empty.
  const changeUnseen = () =>
    world.database.sql(`
      with changed as (update loan set title = 'Unseen' where id = '${loanId}' returning id)
      select from changed; delete from change`)
  const settledWatch = async () => {
    const watch = feed.watchLoan(loanId)
    for (const title of ['Seen', 'Seen again']) {
      await retitle(title)
      while (watch.row()?.title !== title) await watch.changed()
    }
    return watch
  }

  long('since the connection that listens was lost', async () => {
    const listening = `select pid from pg_stat_activity
      where application_name = 'lending-gateway listener' and datname = current_database()`
    await expect.poll(() => world.database.sql(listening)).toHaveLength(isFleet() ? 3 : 2)
    const watch = await settledWatch()
    await changeUnseen()
    await world.database.sql(`select pg_terminate_backend(pid) from (${listening}) as listeners`)
    expect(await watch.changed()).toBe(true)
    watch.stop()
  })

  long('since a look failed', async () => {
    const watch = await settledWatch()
    await world.database.sql('revoke select on change from lending_app')
    await expect.poll(() => feed.lag()).toBeGreaterThan(1.5)
    await changeUnseen()
    await world.database.sql('grant select on change to lending_app')
    expect(await watch.changed()).toBe(true)
    watch.stop()
  })
})

long(
  'tells nothing of changes that came with a database from another cluster, and forgets them',
  async () => {
    const id = randomUUID()
    const [watch, restored] = [feed.watchLoan(loanId), feed.watch('profile', id)]
    let told = false
    void restored.changed().then((changed) => {
      told = changed
    })
    await world.database.sql(`insert into change (id, kind, record_id, created_at, database_transaction)
    select -ordinal, 'profile', '${id}', now() - interval '1 day', number::text::xid8
    from unnest(array[1, pg_current_xact_id()::text::bigint + 1000000000]) with ordinality as given (number, ordinal)`)
    for (const title of ['A fourth loom', 'A fifth loom']) {
      await retitle(title)
      while (watch.row()?.title !== title) expect(await watch.changed()).toBe(true)
    }
    expect(told).toBe(false)
    await world.gateway.database.query('select forget_changes()')
    const left = 'select kind from change where record_id = any($1) order by kind'
    expect(await world.database.sql(left, [[id]])).toEqual([])
    expect(await world.database.sql(left, [[loanId]])).not.toEqual([])
    for (const one of [watch, restored]) one.stop()
  },
)

long('reads an area again that could not be read when it had changed', async () => {
  const areas = openAreaFeed(world.gateway.database, feed)
  const bbox = { west: -180, south: -90, east: 180, north: 90 }
  const everywhere = { kind: 'profile', bbox, zoom: null, traits: {} } as const
  const area = areas.watch(everywhere, 'somebody')
  if (area === undefined) throw new Error('nobody watches yet')
  await area.read()
  const profiles = feed.watchMarkers('profile')
  await world.database.sql('revoke select on profile from lending_app')
  await world.database.sql(`update profile set show_on_map = true, latitude = 1, longitude = 1,
    public_latitude = 1, public_longitude = 1`)
  await profiles.changed()
  const place = await world.gateway.database.query('select from profile').catch(({ code }) => code)
  expect(place).toBe('42501')
  await world.database.sql('grant select on profile to lending_app')
  expect(await area.changed()).toBe(true)
  expect((await area.read()).flatMap(({ upserted }) => upserted)).toHaveLength(1)
  profiles.stop()
  area.stop()
  await areas.close()
})

it('tells no state that is older than what was told', async () => {
  const watches = new Watches<number>()
  const watch = watches.add('one')
  const one = { read: async () => watch.row() ?? 5, versionOf: (version: number) => version }
  const states = await liveState(watch, one, false)
  const next = states?.next()
  for (const version of [4, 5, 6]) {
    watches.wake('one', version)
    await new Promise(setImmediate)
  }
  expect(await next).toEqual({ done: false, value: 6 })
  await states?.return()
})

long('pauses between reads, up to 20 ms, however many write', async () => {
  const feeds = await Promise.all(
    [0, 0, 5].map(async (delayMs) => {
      const timed = timingReads(world.gateway.database, delayMs)
      const own = await openFeed(timed.database, world.database.url)
      return { ...own, reads: timed.reads }
    }),
  )
  for (const { reads } of feeds) reads.length = 0
  const began = performance.now()
  // As many hints as many busy gateways send; each gateway alone sends one in 20 ms.
  const hints = Array.from({ length: 500 }, () => `select pg_notify('lending_change', '')`)
  // On a busy machine a feed may hardly come to read meanwhile.
  do await Promise.all([1, 2, 3].map(() => inTurn(hints)))
  while (feeds.some(({ reads }) => reads.length < 3))
  const passed = performance.now() - began
  for (const { reads } of feeds) {
    const pauses = reads.map((ms) => Math.min(20, 10 * ms))
    // The first read may have begun before, and the last one's pause may not be over.
    expect(pauses.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(passed + 2 * 20)
  }
  for (const { close } of feeds) await close()
})

/** One gateway that writes: each statement is a transaction of its own, on a connection of its own. */
async function inTurn(texts: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: world.database.url })
  await client.connect()
  for (const text of texts) await client.query(text)
  await client.end()
}

/** A database that notes how many milliseconds each read of its feed takes, which may be delayed. */
function timingReads(database: Database, delayMs: number) {
  const reads: number[] = []
  const query: Database['query'] = async (text, ...more) => {
    if (!text.includes('from change')) return database.query(text, ...more)
    const began = performance.now()
    await sleep(delayMs)
    const rows = await database.query(text, ...more)
    reads.push(performance.now() - began)
    return rows as never
  }
  return { database: { ...database, query }, reads }
}

/**
 * What do many gateways with many sockets cost the database, with a bus and without? 4 gateways with 1 000 sockets each, which watch
 * 50 loans, and 50 changes: bin/node bench/bus.ts. Needs nats-server (.ci/nats-server brings one). Prints how often all
 * gateways read what has changed, and when sockets heard of it.
 */

import { setTimeout as sleep } from 'node:timers/promises'
import { notifyText } from '../src/database/listen-notify.ts'
import { startNats } from '../test/support/servers/fleet/nats.ts'
import { type BenchDatabase, openDatabase } from './database.ts'
import { openPopulation, type Population } from './measuring/population.ts'
import { openAudience } from './measuring/sockets.ts'
import { type Server, startServers } from './server.ts'

const GATEWAYS = 4
const SOCKETS = 1_000
const EACH = 5
const LOANS = 50
const CHANGES = 50
const PAUSE_MS = 200
/** PostgreSQL adds what an idle connection did to its counts after 10 s. */
const COUNTED_MS = 11_000

const database = await openDatabase(20_000, console.error)
const nats = await startNats()
try {
  const population = await openPopulation(database)
  console.table([
    await measure(database, population, {}, 1),
    await measure(database, population, {}, GATEWAYS),
    await measure(database, population, { BUS_URL: nats.url }, GATEWAYS),
  ])
} finally {
  await nats.kill()
  await database.stop()
}

async function measure(
  database: BenchDatabase,
  { members, rows }: Population,
  settings: Readonly<Record<string, string>>,
  count: number,
) {
  const opened: (() => Promise<void>)[] = []
  try {
    const gateways: Server[] = []
    for (let started = 0; started < count; started += 1) {
      const { gateway } = await startServers(database, opened, { names: ['gateway'], settings })
      gateway.resume()
      gateways.push(gateway)
    }
    const loans = await rows<{ id: string; version: number }>(
      `select id, version from loan where status = 'open' order by id limit ${LOANS}`,
    )
    const subscribers = Array.from({ length: SOCKETS }, (_, at) => ({
      token: members[Math.floor(at / EACH)]?.token ?? '',
      payload: {
        query: 'subscription ($id: ID!) { loanChanged(id: $id, initial: false) { id version } }',
        variables: { id: loans[at % loans.length]?.id },
      },
    }))
    const audiences = await Promise.all(gateways.map(({ url }) => openAudience(url, subscribers)))
    const ids = loans.map(({ id }) => id)
    let made = 0
    const change = async () => {
      made += 1
      const text = (place: number) =>
        `"version":${(loans[place % loans.length]?.version ?? 0) + made}}`
      const heard = Promise.all(audiences.map(({ hear }) => hear(text)))
      await rows('update loan set version = version + 1 where id = any($1)', [ids])
      await rows(notifyText('public'))
      return (await heard).flat()
    }
    await change()
    const times: number[] = []
    const reads = await readsOfChanges(rows, async () => {
      for (let number = 0; number < CHANGES; number += 1) {
        times.push(...(await change()))
        await sleep(PAUSE_MS)
      }
    })
    for (const { close } of audiences) close()
    times.sort((a, b) => a - b)
    return {
      gateways: count,
      bus: 'BUS_URL' in settings ? 'nats' : 'off',
      sockets: count * SOCKETS,
      heard: `${times.length} of ${count * SOCKETS * CHANGES}`,
      'reads a change': (reads / CHANGES).toFixed(1),
      'median ms': times[Math.floor(times.length / 2)]?.toFixed(0),
      'p99 ms': times[Math.floor(times.length * 0.99)]?.toFixed(0),
    }
  } finally {
    for (const stop of opened.toReversed()) await stop()
  }
}

/** How often the table of changes was read while something was done. */
async function readsOfChanges(rows: Population['rows'], work: () => Promise<unknown>) {
  const reads = async () => {
    await sleep(COUNTED_MS)
    const [row] = await rows<{ count: string }>(
      "select seq_scan + idx_scan as count from pg_stat_user_tables where relname = 'change'",
    )
    return Number(row?.count)
  }
  const before = await reads()
  await work()
  return (await reads()) - before
}

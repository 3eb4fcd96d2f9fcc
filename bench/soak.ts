/**
 * Does the gateway leak memory? Runs all workloads in turn for a number of minutes, with sockets that connect, receive and disconnect:
 * bin/node bench/soak.ts [minutes], 10 when none is said. Prints what it holds after each minute.
 */

import { openDatabase } from './database.ts'
import { load } from './measuring/load.ts'
import { openPopulation } from './measuring/population.ts'
import { bytesOf } from './measuring/request.ts'
import { openAudience } from './measuring/sockets.ts'
import { startServers } from './server.ts'
import { workloads } from './workloads/index.ts'

const [minutes = 10] = process.argv.slice(2).map(Number)
const TURN_SECONDS = 2
const SOCKETS = 200
const payload = {
  query: 'subscription { walletChanged(initial: false) { availableBalance } }',
  variables: {},
}
const MINUTE_MS = 60_000
const opened: (() => Promise<void>)[] = []

try {
  const database = await openDatabase(20_000, console.error)
  opened.push(database.stop)
  const servers = await startServers(database, opened)
  for (const server of Object.values(servers)) server.resume()
  const population = await openPopulation(database)
  const { gateway } = servers
  const prepared = workloads.map(
    async (workload) => (await workload.prepare(population, servers)).gateway,
  )
  const workloadRequests = await Promise.all(prepared)
  const subscribers = population.members.slice(0, SOCKETS).map(({ token }) => ({ token, payload }))
  const began = performance.now()
  let requests = 0
  for (let minute = 1; minute <= minutes; minute += 1) {
    while (performance.now() - began < minute * MINUTE_MS) {
      const audience = await openAudience(gateway.url, subscribers)
      for (const requestOf of workloadRequests) {
        const next = () => {
          requests += 1
          return bytesOf(requestOf(requests))
        }
        await load({ url: gateway.url, seconds: TURN_SECONDS, next, least: 1 })
      }
      audience.close()
    }
    const { rss, heapUsed } = await gateway.memory()
    console.info(`${minute} min: ${mb(rss)} MB, ${mb(heapUsed)} MB of heap; ${requests} requests`)
  }
} finally {
  for (const stop of opened.toReversed()) await stop()
}

function mb(bytes: number): number {
  return Math.round(bytes / 1_048_576)
}

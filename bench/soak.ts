/**
 * Does the memory of the gateway stay what it is? All works in turn, and sockets that come, hear and go, for so many minutes:
 * node bench/soak.ts [minutes], 10 when none is said. Prints what it holds after each minute.
 */
import { bytesOf } from './ask.ts'
import { openDatabase } from './database.ts'
import { load } from './load.ts'
import { startServers } from './server.ts'
import { openAudience } from './sockets.ts'
import { openTown } from './town.ts'
import { works } from './works/index.ts'

const [minutes = 10] = process.argv.slice(2).map(Number)
const TURN_SECONDS = 2
const SOCKETS = 200
const payload = { query: 'subscription { walletChanged { availableBalance } }', variables: {} }
const MINUTE_MS = 60_000
const opened: (() => Promise<void>)[] = []

try {
  const database = await openDatabase(20_000, console.error)
  opened.push(database.stop)
  const servers = await startServers(database, opened)
  for (const server of Object.values(servers)) server.resume()
  const town = await openTown(database)
  const { gateway } = servers
  const asked = works.map(async (work) => (await work.prepare(town, servers)).gateway)
  const asks = await Promise.all(asked)
  const subscribers = town.members.slice(0, SOCKETS).map(({ token }) => ({ token, payload }))
  const began = performance.now()
  let requests = 0
  for (let minute = 1; minute <= minutes; minute += 1) {
    while (performance.now() - began < minute * MINUTE_MS) {
      const audience = await openAudience(gateway.url, subscribers)
      for (const ask of asks) {
        const next = () => {
          requests += 1
          return bytesOf(ask(requests))
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

/** What memory does a socket take? bin/node bench/socket-memory.ts: 10 000 sockets, 20 of each of 500 members, who watch their wallets. */

import { openDatabase } from './database.ts'
import { openPopulation } from './measuring/population.ts'
import { openAudience } from './measuring/sockets.ts'
import { startServers } from './server.ts'

const PER_MEMBER = 20
const SETTLE_MS = 10_000
const payload = {
  query: 'subscription { walletChanged(initial: false) { availableBalance } }',
  variables: {},
}
const opened: (() => Promise<void>)[] = []

try {
  const database = await openDatabase(20_000, console.error)
  opened.push(database.stop)
  const { gateway } = await startServers(database, opened, { names: ['gateway'] })
  gateway.resume()
  const { members } = await openPopulation(database)
  const subscribers = members.flatMap(({ token }) =>
    Array.from({ length: PER_MEMBER }, () => ({ token, payload })),
  )
  const settled = async () => {
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
    return (await gateway.memory()).rss
  }
  const before = await settled()
  const audience = await openAudience(gateway.url, subscribers)
  const after = await settled()
  console.table({
    sockets: subscribers.length,
    'MB before': Math.round(before / 1e6),
    'KB a socket': Math.round((after - before) / 1e3 / subscribers.length),
  })
  audience.close()
} finally {
  for (const stop of opened.toReversed()) await stop()
}

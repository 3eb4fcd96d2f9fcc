/**
 * Does a page cost more when there are more loans? Asks the gateway for the same pages on databases of several sizes:
 * bin/node bench/volume/growth.ts [loans …], 10 000, 200 000 and 2 000 000 by default; each is seeded once for three days.
 */

import { openDatabase } from '../database.ts'
import { load } from '../measuring/load.ts'
import { nth, openPopulation, type Population } from '../measuring/population.ts'
import { bytesOf } from '../measuring/request.ts'
import { type Server, startServers } from '../server.ts'
import { browseQuery, cursors } from '../workloads/browse.ts'
import { type Box, boxes, markersQuery } from '../workloads/markers.ts'
import { graphqlRequests } from '../workloads/workload.ts'

const given = process.argv.slice(2).map(Number)
const sizes = given.length > 0 ? given : [10_000, 200_000, 2_000_000]
const SECONDS = 3
const opportunities = `{ me { opportunities(first: 20) { nodes { matchScore loan { id title amountRemaining } } } } }`
const transactions = `{ me { transactions(first: 20) { nodes { id type amount balanceAfter createdAt } } } }`

const rows: Record<string, string | number>[] = []
for (const loans of sizes) rows.push({ loans, ...(await measured(loans)) })
console.table(rows)

/** Microseconds that a page takes at full load, by its kind. */
async function measured(loans: number): Promise<Record<string, number>> {
  const opened: (() => Promise<void>)[] = []
  try {
    const database = await openDatabase(loans, console.error)
    opened.push(database.stop)
    const { gateway } = await startServers(database, opened, { names: ['gateway'] })
    gateway.resume()
    const requests = Object.entries(await pages(gateway, await openPopulation(database)))
    const found: Record<string, number> = {}
    for (const [name, requestOf] of requests) found[name] = await costOf(gateway, requestOf)
    return found
  } finally {
    for (const stop of opened.toReversed()) await stop()
  }
}

async function pages(gateway: Server, { members, rows }: Population) {
  const areas = await rows<Box>(boxes)
  const lenders = await rows<{ id: string }>("select id from profile where user_type <> 'borrower'")
  const ids = new Set(lenders.map(({ id }) => id))
  const who = members.filter(({ id }) => ids.has(id))
  const tokenOf = (number: number) => nth(who, number).token
  const none = () => ({})
  // Anywhere among the newest thousand: equal pages would be read once for all simultaneous requests.
  const reader = tokenOf(0)
  const places = [...(await cursors(gateway, reader)).values()]
  return {
    browse: graphqlRequests(
      browseQuery,
      () => reader,
      (number) => ({ after: nth(places, number * 7) }),
    ),
    markers: graphqlRequests(markersQuery, tokenOf, (number) => ({ bbox: nth(areas, number) })),
    opportunities: graphqlRequests(opportunities, tokenOf, none),
    transactions: graphqlRequests(transactions, tokenOf, none),
  }
}

async function costOf(
  gateway: Server,
  requestOf: ReturnType<typeof graphqlRequests>,
): Promise<number> {
  let number = 0
  const next = () => {
    number += 1
    return bytesOf(requestOf(number))
  }
  await load({ url: gateway.url, seconds: 1, next, least: 1 })
  const times = await load({ url: gateway.url, seconds: SECONDS, next, least: 1 })
  return Math.round((SECONDS * 1e6) / times.length)
}

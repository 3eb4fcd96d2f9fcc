import { performance } from 'node:perf_hooks'
import { type Effort, rotated } from './measure.ts'
import type { Server, ServerName } from './server.ts'
import { openAudience } from './sockets.ts'
import type { Figures } from './table.ts'
import { openTally } from './tally.ts'
import { nth, type Town } from './town.ts'

/** How many sockets listen. */
export const audiences = [1_000, 5_000]
const WARM_EVENTS = 10
const SETTLED_MS = 2_000
const servers = ['gateway', 'graphql-ws', 'limit'] as const

const query = `subscription ($id: ID!) {
  loanChanged(id: $id) { id title status amountRequested amountFunded updatedAt version }
}`.replaceAll(/\s+/g, ' ')
const change = `
  with changed as (update loan set location_description = $2 where id = $1 returning version)
  select version, pg_notify('lending_change', '') from changed`

/** Measures how fast a change of one loan reaches so many sockets; the next comes when all have it. */
export async function measureFanOut(
  count: number,
  town: Town,
  all: Readonly<Record<ServerName, Server>>,
  { rounds, seconds }: Effort,
): Promise<Figures[]> {
  const [loan] = await town.rows<{ id: string; version: number }>(
    "select id, version from loan where status = 'open' and amount_funded = 0 order by id limit 1",
  )
  let version = loan?.version ?? 0
  const write = async () => {
    version += 1
    const rows = await town.rows<{ version: number }>(change, [loan?.id, `change ${version}`])
    if (rows[0]?.version !== version) throw new Error('somebody else has changed the loan')
  }
  const tallies = servers.map((name) => ({ server: all[name], tally: openTally(all[name]) }))
  for (let round = 0; round < rounds; round += 1) {
    for (const { server, tally } of rotated(tallies, round)) {
      server.resume()
      const tokens = Array.from({ length: count }, (_, place) => nth(town.members, place).token)
      const audience = await openAudience(server.url, tokens, query, { id: loan?.id })
      const event = async (patienceMs?: number) => {
        const heard = audience.hear(`"version":${version + 1}`, patienceMs)
        await Promise.all([heard, write()])
        return heard
      }
      await warm(() => event(SETTLED_MS))
      await tally.round(() => forSeconds(seconds, event))
      audience.close()
      server.pause()
    }
  }
  return tallies.map(({ tally }) => tally.figures(`fan-out ${count}`))
}

/** No server tells when it has subscribed somebody: the first events may miss some. */
async function warm(event: () => Promise<unknown>): Promise<void> {
  let heard = 0
  for (let tried = 0; heard < WARM_EVENTS; tried += 1) {
    await event().then(
      () => {
        heard += 1
      },
      (error) => {
        if (tried === WARM_EVENTS) throw error
      },
    )
  }
}

async function forSeconds(
  seconds: number,
  event: () => Promise<readonly number[]>,
): Promise<number[]> {
  const times: number[] = []
  const until = performance.now() + seconds * 1000
  while (performance.now() < until) for (const time of await event()) times.push(time)
  return times
}

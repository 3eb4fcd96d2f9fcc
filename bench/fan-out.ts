import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { notifyText } from '../src/database/listen-notify.ts'
import type { FanOut } from './fan-outs/fan-out.ts'
import { type Effort, rotated } from './measuring/measure.ts'
import { nth, type Population } from './measuring/population.ts'
import { openAudience } from './measuring/sockets.ts'
import type { Figures } from './measuring/table.ts'
import { openTally } from './measuring/tally.ts'
import type { Server, ServerName } from './server.ts'

const WARM_EVENTS = 10
const SETTLED_MS = 2_000
const servers = ['gateway', 'graphql-ws', 'limit'] as const

/** An event: milliseconds from its commit until each socket has heard of it, and microseconds of the server's CPU in that time. */
type Event = (patienceMs?: number) => Promise<{ heard: readonly number[]; usedUs: number }>

/** Measures how fast a change reaches all sockets; the next comes when all have it. What writes it is not measured. */
export async function measureFanOut(
  { name, sockets, query, restMs = 0, prepare }: FanOut,
  population: Population,
  all: Readonly<Record<ServerName, Server>>,
  { rounds, seconds }: Effort,
): Promise<Figures[]> {
  const { variables, write } = await prepare(population)
  const subscribers = Array.from({ length: sockets }, (_, socket) => ({
    token: nth(population.listeners, socket).token,
    payload: { query: query.replaceAll(/\s+/g, ' '), variables: variables(socket) },
  }))
  let number = 0
  const tallies = servers.map((one) => ({ server: all[one], tally: openTally(all[one]) }))
  for (let round = 0; round < rounds; round += 1) {
    for (const { server, tally } of rotated(tallies, round)) {
      server.resume()
      const audience = await openAudience(server.url, subscribers)
      const event: Event = async (patienceMs) => {
        await sleep(restMs)
        number += 1
        await population.rows('begin')
        const expected = await write(number)
        for (const text of ['set constraints all immediate', notifyText('public')])
          await population.rows(text)
        // Not while a change is being written: what a server does by itself meanwhile would count as a message's.
        const before = await server.usage()
        const hearing = audience.hear(expected, patienceMs)
        const [heard] = await Promise.all([hearing, population.rows('commit')])
        return { heard, usedUs: (await server.usage()) - before }
      }
      await warm(event, sockets)
      await tally.round(() => forSeconds(seconds, event, sockets))
      audience.close()
      server.pause()
    }
  }
  return tallies.map(({ tally }) => tally.figures(name))
}

/** No server tells when it has subscribed somebody: the first events may miss some. */
async function warm(event: Event, sockets: number): Promise<void> {
  let heard = 0
  for (let tried = 0; heard < WARM_EVENTS && tried < 2 * WARM_EVENTS; tried += 1)
    if ((await event(SETTLED_MS)).heard.length === sockets) heard += 1
}

/** Events one after another. An event takes as long as until its last socket has heard. */
async function forSeconds(seconds: number, event: Event, sockets: number) {
  const times: number[] = []
  let tookMs = 0
  let usedUs = 0
  const until = performance.now() + seconds * 1000
  while (performance.now() < until) {
    const { heard, usedUs: used } = await event()
    if (heard.length < sockets) throw new Error(`${sockets - heard.length} sockets heard nothing`)
    tookMs += Math.max(...heard)
    usedUs += used
    for (const time of heard) times.push(time)
  }
  return { times, tookMs, usedUs }
}

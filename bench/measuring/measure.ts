import { requireSame } from '../same-answers.ts'
import type { Server } from '../server.ts'
import {
  type HttpRequests,
  type HttpServer,
  httpServers,
  type Workload,
} from '../workloads/workload.ts'
import { load } from './load.ts'
import type { Population } from './population.ts'
import { bytesOf, send } from './request.ts'
import type { Figures } from './table.ts'
import { openTally } from './tally.ts'

const none = Number.POSITIVE_INFINITY
const CHECKS = 5
const KEPT = 2_000
const WARM_SECONDS_MAX = 2

/** How long to measure. */
export interface Effort {
  readonly rounds: number
  readonly seconds: number
}

/** Measures a workload on all servers, in rounds by turns; throws when they do not give the same data. */
export async function measure(
  workload: Workload,
  population: Population,
  servers: Readonly<Record<HttpServer, Server>>,
  { rounds, seconds }: Effort,
): Promise<Figures[]> {
  const all = httpServers.map((name) => servers[name])
  for (const server of all) server.resume()
  const requests = await workload.prepare(population, servers)
  const sizes = await check(workload, servers, requests)
  for (const server of all) server.pause()
  let number = CHECKS
  const loads = httpServers.map((name) => {
    const build = (count: number) => bytesOf(requests[name](count))
    const kept = workload.once ? [] : Array.from({ length: KEPT }, (_, count) => build(count))
    const next = () => {
      number += 1
      return kept[number % KEPT] ?? build(number)
    }
    const run = (time: number) =>
      load({ url: servers[name].url, seconds: time, next, least: sizes[name] / 2 })
    return { server: servers[name], tally: openTally(servers[name]), run }
  })
  for (let round = -1; round < rounds; round += 1) {
    // Who comes first is another each time.
    for (const { server, tally, run } of rotated(loads, round)) {
      server.resume()
      if (round < 0) await run(Math.min(seconds, WARM_SECONDS_MAX))
      else await tally.round(() => run(seconds))
      server.pause()
    }
  }
  return loads.map(({ tally }) => tally.figures(workload.name))
}

/** Requests the same of all servers, twice; returns the size of each server's shortest response in bytes. */
async function check(
  workload: Workload,
  servers: Readonly<Record<HttpServer, Server>>,
  requests: HttpRequests,
): Promise<Record<HttpServer, number>> {
  const sizes = { gateway: none, mercurius: none, postgraphile: none, limit: none }
  const compare = async (number: number) => {
    const expected = await send(servers.limit, requests.limit(number))
    for (const name of httpServers) {
      // Twice, so that a transfer is seen to be made but once.
      for (const time of ['first', 'second']) {
        const given = await send(servers[name], requests[name](number))
        const shaped =
          name === 'postgraphile' && workload.reshape ? workload.reshape(given as never) : given
        requireSame(`${workload.name} of ${name}, ${time} time`, expected, shaped)
        sizes[name] = Math.min(sizes[name], JSON.stringify(given).length)
      }
    }
  }
  for (let number = 0; number < CHECKS; number += 1)
    // A loan that expires meanwhile makes a difference once.
    await compare(number).catch(() => compare(number))
  return sizes
}

/** A list that begins elsewhere. */
export function rotated<T>(list: readonly T[], by: number): T[] {
  const start = ((by % list.length) + list.length) % list.length
  return [...list.slice(start), ...list.slice(0, start)]
}

/** The middle one of some values. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

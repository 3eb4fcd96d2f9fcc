/**
 * What a second worker adds: a gateway of one process and one of two, in rounds by turns, on the workloads browse, detail, me and transfer.
 * bin/node bench/workers.ts [rounds], 5 when none is said. Prints the ratio, and which share of the machine each part took:
 * the client and PostgreSQL work on the same processors.
 */
import { availableParallelism } from 'node:os'
import { openDatabase } from './database.ts'
import { load } from './measuring/load.ts'
import { median } from './measuring/measure.ts'
import { openPopulation, type Population } from './measuring/population.ts'
import { bytesOf, type HttpRequest } from './measuring/request.ts'
import { type Server, startServers } from './server.ts'
import { browseRequests } from './workloads/browse.ts'
import { detail } from './workloads/detail.ts'
import { me } from './workloads/me.ts'
import { transfer } from './workloads/transfer.ts'

const [rounds = 5] = process.argv.slice(2).map(Number)
const SECONDS = 3
const opened: (() => Promise<void>)[] = []

/** Seconds of CPU that the processes of a gateway have used, its parent too. */
async function cpuOf({ url }: Server): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const used = text.matchAll(/^process_cpu_seconds_total(?:\{.*\})? (\S+)$/gm)
  return [...used].reduce((sum, [, seconds]) => sum + Number(seconds), 0)
}

async function round(server: Server, requestOf: (number: number) => HttpRequest) {
  server.resume()
  let number = 0
  const next = () => {
    number += 1
    return bytesOf(requestOf(number))
  }
  await load({ url: server.url, seconds: 1, next, least: 1 })
  const [cpu, client, began] = [await cpuOf(server), process.cpuUsage(), performance.now()]
  const times = await load({ url: server.url, seconds: SECONDS, next, least: 1 })
  const seconds = (performance.now() - began) / 1000
  const { user, system } = process.cpuUsage(client)
  const gateway = (await cpuOf(server)) - cpu
  server.pause()
  const share = (used: number) => (100 * used) / (seconds * availableParallelism())
  return {
    rate: times.length / seconds,
    client: share((user + system) / 1e6),
    gateway: share(gateway),
    each: (1e6 * gateway) / times.length,
  }
}

async function compare(
  name: string,
  gateways: readonly Server[],
  requestsOf: (server: Server) => Promise<(number: number) => HttpRequest>,
) {
  const found: Awaited<ReturnType<typeof round>>[][] = gateways.map(() => [])
  for (let turn = 0; turn < rounds; turn += 1)
    for (const [index, server] of gateways.entries()) {
      server.resume()
      found[index]?.push(await round(server, await requestsOf(server)))
    }
  const [one = [], two = []] = found
  const ratios = one.map(({ rate }, turn) => (two[turn]?.rate ?? Number.NaN) / rate)
  const rounded = ratios.map((ratio) => ratio.toFixed(2)).join(' ')
  console.info(`${name}: 2 workers / 1: ${median(ratios).toFixed(2)} (rounds: ${rounded})`)
  for (const [index, list] of found.entries()) {
    const of = (key: keyof (typeof list)[number]) => median(list.map((one) => one[key])).toFixed(0)
    console.info(
      `  ${index + 1}: client ${of('client')} %, gateway ${of('gateway')} % of the machine; ${of('each')} µs of the gateway's CPU a request`,
    )
  }
}

try {
  const database = await openDatabase(20_000, console.error)
  opened.push(database.stop)
  const population: Population = await openPopulation(database)
  const gateways: Server[] = []
  for (const WORKERS of ['1', '2']) {
    const settings = { WORKERS, EVENT_LOOP_DELAY_MAX_MS: '60000' }
    const { gateway } = await startServers(database, opened, { names: ['gateway'], settings })
    gateways.push(gateway)
  }
  for (const { name, prepare } of [detail, me, transfer])
    await compare(name, gateways, async () => (await prepare(population, {} as never)).gateway)
  await compare('browse', gateways, (server) => browseRequests(population, server))
} finally {
  for (const stop of opened.toReversed()) await stop()
}

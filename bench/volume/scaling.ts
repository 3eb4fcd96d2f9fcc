/**
 * What does a market of a given size need? Recomputes the table of docs/scaling.md from what the bench measured:
 * bin/node bench/volume/scaling.ts FILE, the file that `npm run bench -- --json FILE` wrote. Estimates, not measurements.
 */

import { readFile } from 'node:fs/promises'
import type { Row } from '../measuring/table.ts'

/** What the bench's machine has. */
const CORES = 2
/** No machine is to be busier than this: peaks need the rest. */
const BUSY = 0.5
/** Microseconds of PostgreSQL for a movement that is carried out with others (docs/performance.md, "Money"). */
const MOVEMENT_US = 400
/** Bytes of all tables and indexes for each loan, its investments, instalments and entries (docs/performance.md, "Growth"). */
const LOAN_BYTES = 4_400
/** Memory of a gateway for each socket with a subscription, and of a gateway without any (bench/socket-memory.ts). */
const SOCKET_KB = 23
const GATEWAY_MB = 300
/** A gateway reads changes at most so often. */
const LOOKS_PER_SECOND = 100
const LOOK_US = 200
const CONNECTIONS = 11
/** What somebody who looks at the map does, each second: a request every 10 s, and a message every 10 s. */
const REQUESTS = 0.1
const MESSAGES = 0.1
const mix = { browse: 0.2, detail: 0.4, me: 0.2, markers: 0.2 }

interface Market {
  readonly sockets: number
  readonly loans: number
  readonly movements: number
}

const markets: readonly Market[] = [
  { sockets: 10_000, loans: 1_000_000, movements: 100 },
  { sockets: 100_000, loans: 10_000_000, movements: 500 },
  { sockets: 1_000_000, loans: 100_000_000, movements: 5_000 },
]

const [file = ''] = process.argv.slice(2)
const rows: readonly Row[] = JSON.parse(await readFile(file, 'utf8'))
console.table(markets.map(needs))

function measured(work: string): Row {
  const row = rows.find((one) => one.work === work && one.server === 'gateway')
  if (row === undefined) throw new Error(`${file} has no figures of the gateway for "${work}"`)
  return row
}

/** Microseconds of everything but the gateway for a request; the client's share is in it, so it is more than PostgreSQL takes. */
function restOf({ rps, cpu_us }: Row): number {
  return (CORES * 1e6) / rps - cpu_us
}

function needs({ sockets, loans, movements }: Market) {
  const requests = sockets * REQUESTS
  const mean = (costOf: (row: Row) => number) =>
    Object.entries(mix).reduce((sum, [work, share]) => sum + share * costOf(measured(work)), 0)
  const gatewayUs =
    requests * mean(({ cpu_us }) => cpu_us) +
    sockets * MESSAGES * measured('fan-out notifications').cpu_us +
    movements * measured('transfer').cpu_us
  const gateways = Math.ceil(gatewayUs / 1e6 / BUSY)
  const looks = gateways * LOOKS_PER_SECOND * LOOK_US
  return {
    sockets,
    loans,
    'movements/s': movements,
    'gateway processes': gateways,
    'GB of memory in all': Math.ceil((gateways * GATEWAY_MB + (sockets * SOCKET_KB) / 1000) / 1000),
    'cores for reads': cores(requests * mean(restOf)),
    'cores for movements': cores(movements * MOVEMENT_US),
    'cores for looking at changes': cores(looks),
    connections: gateways * CONNECTIONS,
    'GB of tables': Math.ceil((loans * LOAN_BYTES) / 1e9),
  }
}

function cores(microseconds: number): number {
  return Math.ceil((10 * microseconds) / 1e6 / BUSY) / 10
}

/**
 * 1 000 subscribers, each with a box of its own around one of 50 loans, under 50 changes a second to these, at some size:
 * bin/node test/torture/map.ts [seconds] [sockets] [changes a second] [loans] [boxes]
 */
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { runProgram } from '../support/program.ts'
import { startStage } from './stage.ts'

const [seconds = 30, sockets = 1_000, rate = 50, loans = 20_000, boxes = 1_000] = process.argv
  .slice(2)
  .map(Number)
const SOCKETS_A_USER = 20
const LOANS = 50

const { url, settings, token: tokenOf, database, stop } = await startStage()
await runProgram(['seed', '--loans', String(loans)], settings)
const shown = await database.sql<{ id: string; x: number; y: number }>(
  `select id, public_longitude as x, public_latitude as y from loan
   where status = 'open' and amount_funded = 0 and abs(public_longitude) < 179 and abs(public_latitude) < 80 order by id limit ${LOANS}`,
)
const commits = new Map<number, number>()
const latencies: number[] = []
let received = 0
const open: WebSocket[] = []
for (let count = 0; count < sockets; count += SOCKETS_A_USER) {
  const token = await tokenOf(`user-${count}`)
  const mine = Array.from({ length: SOCKETS_A_USER }, (_, index) =>
    connect(`Bearer ${token}`, boxOf((count + index) % boxes)),
  )
  open.push(...(await Promise.all(mine)))
}
await sleep(2_000)
const before = await reads()
const began = performance.now()
for (let change = 0; change < seconds * rate; change += 1) {
  const due = began + (change * 1000) / rate
  if (due > performance.now()) await sleep(due - performance.now())
  const text = `with changed as (update loan set title = $2 where id = $1) select pg_notify('lending_change', '')`
  await database.sql(text, [shown[change % LOANS]?.id, `change ${change}`])
  commits.set(change, performance.now())
}
await sleep(2_000)
latencies.sort((a, b) => a - b)
const at = (part: number) => latencies[Math.floor(latencies.length * part)]?.toFixed(0)
const figures = {
  sockets: open.length,
  changes: seconds * rate,
  received,
  p50: at(0.5),
  p95: at(0.95),
  p99: at(0.99),
  areasReadASecond: Math.round(((await reads()) - before) / (seconds + 2)),
}
console.table([figures])
for (const socket of open) socket.terminate()
await stop()

/** How often the index of places was searched. */
async function reads(): Promise<number> {
  await sleep(1_100)
  const text =
    "select idx_scan::int as n from pg_stat_user_indexes where indexrelname = 'loan_place_index'"
  const [row] = await database.sql<{ n: number }>(text)
  return Number(row?.n)
}

/** A box of half a degree that contains one of the loans, and lies a little elsewhere than every other. */
function boxOf(count: number) {
  const { x, y } = shown[count % LOANS] ?? { x: 0, y: 0 }
  const shift = (Math.floor(count / LOANS) / Math.ceil(boxes / LOANS)) * 0.2
  return {
    west: x - 0.35 + shift,
    south: y - 0.35 + shift,
    east: x + 0.15 + shift,
    north: y + 0.15 + shift,
  }
}

async function connect(authorization: string, bbox: object): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
  await once(socket, 'open')
  socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization } }))
  await once(socket, 'message')
  const query =
    'subscription ($bbox: BBox!) { loanMarkersChanged(bbox: $bbox) { upserted { id title latitude longitude amountFunded } removedIds } }'
  const payload = { query, variables: { bbox } }
  socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload }))
  socket.on('message', (bytes) => {
    received += 1
    for (const [, change] of String(bytes).matchAll(/"change (\d+)"/g)) {
      const commit = commits.get(Number(change))
      if (commit !== undefined) latencies.push(performance.now() - commit)
    }
  })
  return socket
}

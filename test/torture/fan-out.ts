/**
 * 1 000 sockets on one gateway at 20 events a second to each, one of them paused:
 * bin/node test/torture/fan-out.ts [seconds] [sockets] [events a second]
 */
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { startStage } from './stage.ts'

const [seconds = 30, sockets = 1_000, rate = 20] = process.argv.slice(2).map(Number)
const SOCKETS_A_USER = 20
const query = 'subscription { notificationReceived { type data createdAt } }'

const { url, pid, token: tokenOf, database, stop } = await startStage()

const commits = new Map<number, number>()
const latencies: number[] = []
let received = 0
const users: string[] = []
const open: WebSocket[] = []
let paused: WebSocket | undefined
for (let count = 0; count < sockets; count += SOCKETS_A_USER) {
  const token = await tokenOf(`user-${count}`)
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${url}/profile`, { headers })
  const { profile } = (await answer.json()) as { profile: { id: string } }
  users.push(profile.id)
  const mine = Array.from({ length: Math.min(SOCKETS_A_USER, sockets - count) }, () =>
    connect(headers.authorization),
  )
  open.push(...(await Promise.all(mine)))
}
await sleep(1_000)
paused = open[0]
paused?.pause()
const cutOff = paused && once(paused, 'close').then(() => performance.now())
const began = performance.now()
const memory: number[] = [memoryOf(pid)]

for (let event = 0; event < seconds * rate; event += 1) {
  const due = began + (event * 1000) / rate
  if (due > performance.now()) await sleep(due - performance.now())
  const facts = JSON.stringify({ event })
  await database.sql(
    `select notify_users(array_agg(id), array_agg('load'::text), array_agg($2::jsonb)), pg_notify('lending_change', '')
     from unnest($1::uuid[]) as id`,
    [users, facts],
  )
  commits.set(event, performance.now())
  if (event % (rate * 5) === 0) memory.push(memoryOf(pid))
}
await sleep(2_000)
memory.push(memoryOf(pid))
latencies.sort((a, b) => a - b)
const at = (part: number) => latencies[Math.floor(latencies.length * part)]?.toFixed(1)
// What is not read is seen to be dead when it does not answer two heartbeats.
paused?.resume()
const ended = await Promise.race([cutOff, sleep(30_000)])
const figures = {
  sockets: open.length,
  expected: (sockets - 1) * seconds * rate,
  received,
  p50: at(0.5),
  p95: at(0.95),
  p99: at(0.99),
  max: at(0.99999),
  pausedCutOff: ended !== undefined,
}
console.table([figures])
console.info(`memory of the gateway in MB: ${memory.join(', ')}`)
for (const socket of open) socket.terminate()
await stop()

async function connect(authorization: string): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
  await once(socket, 'open')
  socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization } }))
  await once(socket, 'message')
  socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query } }))
  socket.on('message', (bytes) => {
    const event = /"event":(\d+)/.exec(String(bytes))?.[1]
    if (event === undefined) return
    received += 1
    if (socket === paused) return
    const commit = commits.get(Number(event))
    // What comes before the writer has heard of its commit took no time.
    latencies.push(commit === undefined ? 0 : performance.now() - commit)
  })
  return socket
}

function memoryOf(pid = 0): number {
  return Math.round(
    Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024,
  )
}

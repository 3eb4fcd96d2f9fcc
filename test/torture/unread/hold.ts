/** Holds so many connections on which one path is asked for and nothing is read; each is opened anew after a while, or when it is closed. Prints how often each status came. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Counts } from '../greedy.ts'

/** The address it comes from: not that of the strangers, with whom it would share what an address may hold. */
const LOCAL = '127.0.0.2'

const PAUSE_MS = 5_000

const [url = '', count = '1', holdMs = '1000', request = ''] = process.argv.slice(2)
const { hostname: host, port } = new URL(url)
const counts: Counts = {}
let over = false

async function hold(): Promise<void> {
  const socket = connect({ host, port: Number(port), localAddress: LOCAL })
  socket.on('error', () => undefined)
  socket.on('connect', () => socket.write(request))
  // The first bytes tell the status; after them nothing is read.
  socket.once('data', (chunk) => {
    const status = String(chunk).slice(9, 12)
    counts[status] = (counts[status] ?? 0) + 1
    socket.pause()
  })
  await Promise.race([once(socket, 'close'), sleep(Number(holdMs))]).catch(() => undefined)
  socket.destroy()
  // Who is refused tries again after a while: a flood of refusals would measure this process, on the same cores.
  await sleep(PAUSE_MS)
}

async function line(): Promise<void> {
  while (!over) await hold()
}

void once(process, 'SIGTERM').then(() => {
  console.log(JSON.stringify(counts))
  over = true
  process.exit(0)
})
await Promise.all(Array.from({ length: Number(count) }, line))

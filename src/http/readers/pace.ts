import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { unreadOn } from './kernel.ts'

/** How fast clients must read. */
interface Pace {
  /** Bytes a second, on average over the grace. */
  readonly rate: number
  readonly graceSeconds: number
  /** How often clients are looked at. */
  readonly lookMs: number
}

const usual: Pace = { rate: 4_096, graceSeconds: 30, lookMs: 5_000 }

/** libuv's counts of a connection; Node's `bytesWritten` also counts bytes that still wait. */
interface Handle {
  readonly bytesWritten: number
  readonly writeQueueSize: number
}

/** A client's progress. */
interface Progress {
  /** How many bytes it had taken when last looked at. */
  taken: number
  /** By how many bytes it may still fall behind. */
  credit: number
}

/**
 * Resets connections whose client takes less than 4 KB a second for 30 s while something waits for it: answers, files, events
 * and exports alike. Whatever waits, here or in the system, takes memory. A reset frees both; if a connection were only closed,
 * the system would keep the rest. `tell` is called for each.
 */
export function pace(app: FastifyInstance, tell: () => void, settings: Partial<Pace> = {}): void {
  const asked = { ...usual, ...settings }
  const clients = new Map<Socket, Progress>()
  app.server.on('connection', (socket: Socket) => {
    clients.set(socket, { taken: 0, credit: creditOf(asked) })
    socket.once('close', () => clients.delete(socket))
  })
  let last = performance.now()
  const look = async () => {
    const address = app.server.address()
    if (clients.size === 0 || address === null || typeof address === 'string') return
    const unread = await unreadOn(address.port)
    const now = performance.now()
    // A process that stood still must not count that against its clients.
    const seconds = Math.min(now - last, 2 * asked.lookMs) / 1_000
    last = now
    for (const [socket, progress] of clients) {
      const held = unread(socket.remoteAddress ?? '', socket.remotePort ?? 0)
      if (keepsUp(socket, progress, { held, seconds, asked })) continue
      tell()
      socket.resetAndDestroy()
    }
  }
  let looking = Promise.resolve()
  const timer = setInterval(() => {
    looking = looking.then(look)
  }, asked.lookMs).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await looking
  })
}

/** Notes how much a client has taken since the last look; returns whether it is still within its grace. */
function keepsUp(
  socket: Socket,
  progress: Progress,
  {
    held,
    seconds,
    asked,
  }: { readonly held: number; readonly seconds: number; readonly asked: Pace },
): boolean {
  const handle = handleOf(socket)
  if (handle === undefined) return true
  const taken = handle.bytesWritten - handle.writeQueueSize - held
  const more = taken - progress.taken
  const waits = socket.writableLength > 0 || held > 0
  const full = creditOf(asked)
  progress.credit = waits ? Math.min(full, progress.credit + more - asked.rate * seconds) : full
  progress.taken = taken
  return progress.credit >= 0
}

function creditOf({ rate, graceSeconds }: Pace): number {
  return rate * graceSeconds
}

/** Node has no other way to tell how much of one large write has left; undefined once the connection is gone. */
function handleOf(socket: Socket): Handle | undefined {
  return (socket as { readonly _handle?: Handle | null })._handle ?? undefined
}

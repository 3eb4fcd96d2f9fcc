import { readFile } from 'node:fs/promises'
import { isIPv4, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { noteReaders, type Reader, readerFrom } from '../connections.ts'

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
  /** How many bytes it had surely taken when last looked at. */
  readonly taken: number
  /** By how many bytes it may still fall behind. */
  readonly credit: number
}

/** What can be seen of a client: the bytes handed to the operating system before and after it was asked how many of them it still holds. */
interface Seen {
  readonly before: number
  readonly after: number
  readonly held: number
  /** Whether anything waits for the client. */
  readonly waits: boolean
}

/**
 * Resets connections whose client takes less than 4 KB a second for 30 s while something waits for it: answers, files, events
 * and exports alike. Whatever waits, here or in the system, takes memory. A reset frees both; if a connection were only closed,
 * the system would keep the rest. `tell` is called for each, with whoever sent its last request.
 */
export function pace(
  app: FastifyInstance,
  tell: (reader: Reader | undefined) => void,
  settings: Partial<Pace> = {},
): void {
  const asked = { ...usual, ...settings }
  const clients = new Map<Socket, Progress>()
  app.server.on('connection', (socket: Socket) => {
    clients.set(socket, { taken: 0, credit: creditOf(asked) })
    socket.once('close', () => clients.delete(socket))
  })
  noteReaders(app)
  let last = performance.now()
  const look = async () => {
    const address = app.server.address()
    if (clients.size === 0 || address === null || typeof address === 'string') return
    const before = new Map([...clients.keys()].map((socket) => [socket, handedTo(socket)]))
    const unread = await unreadOn(address.port)
    const now = performance.now()
    // A process that stood still must not count that against its clients.
    const seconds = Math.min(now - last, 2 * asked.lookMs) / 1_000
    last = now
    for (const [socket, progress] of clients) {
      const [first, after] = [before.get(socket), handedTo(socket)]
      // A connection that has just begun, or has ended, is not judged.
      if (first === undefined || after === undefined) continue
      const held = unread(socket.remoteAddress ?? '', socket.remotePort ?? 0)
      const waits = socket.writableLength > 0 || held > 0
      const next = progressed(progress, { before: first, after, held, waits }, seconds, asked)
      clients.set(socket, next)
      if (next.credit >= 0) continue
      tell(readerFrom(socket))
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

/**
 * What becomes of a client's progress. While the system is asked, more may be handed to it, and nobody knows whether that is among what it holds: the client
 * has the benefit of the doubt. Otherwise one that keeps up could seem to have given bytes back, when its machine or this one is slow.
 */
export function progressed(
  { taken, credit }: Progress,
  { before, after, held, waits }: Seen,
  seconds: number,
  { rate, graceSeconds }: Pick<Pace, 'rate' | 'graceSeconds'>,
): Progress {
  const full = creditOf({ rate, graceSeconds })
  const more = after - held - taken
  return {
    taken: before - held,
    credit: waits ? Math.min(full, credit + more - rate * seconds) : full,
  }
}

function creditOf({ rate, graceSeconds }: Pick<Pace, 'rate' | 'graceSeconds'>): number {
  return rate * graceSeconds
}

/** How many bytes the operating system was handed for a client, which Node reveals of a large write in no other way; undefined once the connection is gone. */
function handedTo(socket: Socket): number | undefined {
  const handle = (socket as { readonly _handle?: Handle | null })._handle
  return handle ? handle.bytesWritten - handle.writeQueueSize : undefined
}

/** How many bytes the system holds that the other end of a connection has not taken yet; 0 if the system does not report it. */
export type Unread = (remoteAddress: string, remotePort: number) => number

const TABLES = ['/proc/net/tcp', '/proc/net/tcp6']
/** The local port, the other end, and the unsent or unacknowledged bytes of each connection that has any. */
const ROW = /^ *\d+: [\dA-F]+:([\dA-F]{4}) ([\dA-F]+:[\dA-F]{4}) [\dA-F]{2} (?!0{8})([\dA-F]{8}):/gm

/**
 * Reads how much the system holds for the clients of a port. Only Linux reports this; elsewhere, all that was handed to the
 * system counts as read.
 */
export async function unreadOn(port: number): Promise<Unread> {
  const tables = await Promise.all(TABLES.map((path) => readFile(path, 'latin1').catch(() => '')))
  const held = new Map<string, number>()
  const own = hex(port, 4)
  for (const table of tables)
    for (const [, local, remote = '', bytes = ''] of table.matchAll(ROW))
      if (local === own) held.set(remote, Number.parseInt(bytes, 16))
  return (address, remotePort) => held.get(`${kernelAddress(address)}:${hex(remotePort, 4)}`) ?? 0
}

function hex(value: number, digits: number): string {
  return value.toString(16).toUpperCase().padStart(digits, '0')
}

/** An address as the tables write it: words of four bytes, each in the order of a little-endian processor. */
export function kernelAddress(address: string): string {
  const bytes = isIPv4(address) ? bytesOfV4(address) : bytesOfV6(address)
  const words = Array.from({ length: bytes.length / 4 }, (_, n) => bytes.slice(n * 4, n * 4 + 4))
  return words.flatMap((word) => word.toReversed().map((byte) => hex(byte, 2))).join('')
}

function bytesOfV4(address: string): number[] {
  return address.split('.').map(Number)
}

function bytesOfV6(address: string): number[] {
  const [head = [], tail] = address
    .replace(/%.*/, '')
    .split('::')
    .map((half) => half.split(':').filter(Boolean).flatMap(bytesOfGroup))
  const zeros = tail === undefined ? 0 : 16 - head.length - tail.length
  return [...head, ...Array<number>(Math.max(0, zeros)).fill(0), ...(tail ?? [])]
}

function bytesOfGroup(group: string): number[] {
  if (isIPv4(group)) return bytesOfV4(group)
  const value = Number.parseInt(group, 16)
  return [value >> 8, value & 255]
}

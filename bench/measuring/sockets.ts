import { connect, type Socket } from 'node:net'
import { performance } from 'node:perf_hooks'
import { frames, maskedFrame, textFrame, upgrade } from './frames.ts'

const AT_ONCE = 50
const PATIENCE_MS = 15_000
const PING = 9
const PONG = 0x8a
const TEXT = 1

/** Many subscribers. */
export interface Audience {
  /** Resolves when each has had a message that holds its text, or after a while: the milliseconds of each that has, from now. */
  readonly hear: (
    textOf: (place: number) => string,
    patienceMs?: number,
  ) => Promise<readonly number[]>
  readonly close: () => void
}

/** What somebody subscribes to. */
interface Payload {
  readonly query: string
  readonly variables: object
}

/** Who subscribes to what. */
interface Subscriber {
  readonly token: string
  readonly payload: Payload
}

/** Who subscribes to several things on one socket; their ids are `1`, `2` and so on. */
interface Listener {
  readonly token: string
  readonly payloads: readonly Payload[]
}

/** Subscribes with a socket for each. */
export async function openAudience(
  url: string,
  subscribers: readonly Subscriber[],
): Promise<Audience> {
  let expected: (Buffer | undefined)[] = []
  let began = 0
  let times: number[] = []
  let all: () => void = () => undefined
  const take = (place: number, message: Buffer) => {
    const text = expected[place]
    if (text === undefined || message.indexOf(text) < 0) return
    expected[place] = undefined
    times.push(performance.now() - began)
    if (times.length === subscribers.length) all()
  }
  const listeners = subscribers.map(({ token, payload }) => ({ token, payloads: [payload] }))
  const close = await openSockets(url, listeners, take)
  return {
    hear: (textOf, patienceMs = PATIENCE_MS) =>
      new Promise((resolve) => {
        expected = subscribers.map((_, place) => Buffer.from(textOf(place)))
        times = []
        began = performance.now()
        const timer = setTimeout(() => all(), patienceMs)
        all = () => {
          clearTimeout(timer)
          resolve(times)
        }
      }),
    close,
  }
}

/**
 * Opens a socket for each and has its messages taken, which are valid only until `take` returns; returns what closes all. Sockets are bare, so that they
 * cost little beside what is measured.
 */
export async function openSockets(
  url: string,
  listeners: readonly Listener[],
  take: (place: number, message: Buffer) => void,
): Promise<() => void> {
  const shared = Buffer.alloc(65_536)
  const open: Socket[] = []
  for (let start = 0; start < listeners.length; start += AT_ONCE) {
    const some = listeners.slice(start, start + AT_ONCE)
    const sockets = some.map((one, index) =>
      subscribe(url, one, shared, (message) => take(start + index, message)),
    )
    open.push(...(await Promise.all(sockets)))
  }
  // No port is left waiting.
  return () => open.forEach((socket) => void socket.resetAndDestroy())
}

/** Subscriptions over graphql-transport-ws; resolves when they were sent after the server's acknowledgement. */
function subscribe(
  url: string,
  { token, payloads }: Listener,
  buffer: Buffer,
  take: (message: Buffer) => void,
): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const greet = () =>
      socket.write(
        textFrame({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } }),
      )
    let acknowledged = false
    const frame = (kind: number, message: Buffer) => {
      if (kind === PING) socket.write(maskedFrame(PONG, message))
      else if (kind !== TEXT) reject(new Error(`${url} closed: ${message.subarray(2)}`))
      else if (acknowledged) take(message)
      else {
        acknowledged = true
        for (const [index, payload] of payloads.entries())
          socket.write(textFrame({ id: String(index + 1), type: 'subscribe', payload }))
        resolve(socket)
      }
    }
    const read = frames(greet, frame)
    const callback = (size: number) => {
      read(buffer.subarray(0, size))
      return true
    }
    const { hostname: host, port } = new URL(url)
    const socket = connect({
      host,
      port: Number(port),
      noDelay: true,
      onread: { buffer, callback },
    })
    socket.on('connect', () => socket.write(upgrade()))
    socket.on('error', reject)
  })
}

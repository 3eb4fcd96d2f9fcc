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

/** Who subscribes to what. */
interface Subscriber {
  readonly token: string
  readonly payload: { readonly query: string; readonly variables: object }
}

/** Subscribes with a socket for each; sockets are bare, so that they cost little beside what is measured. */
export async function openAudience(
  url: string,
  subscribers: readonly Subscriber[],
): Promise<Audience> {
  const shared = Buffer.alloc(65_536)
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
  const open: Socket[] = []
  for (let start = 0; start < subscribers.length; start += AT_ONCE) {
    const some = subscribers.slice(start, start + AT_ONCE)
    const sockets = some.map((one, index) =>
      subscribe(url, one, shared, (message) => take(start + index, message)),
    )
    open.push(...(await Promise.all(sockets)))
  }
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
    // No port is left waiting.
    close: () => open.forEach((socket) => void socket.resetAndDestroy()),
  }
}

/** One subscription over graphql-transport-ws; resolves when it was sent after the server's acknowledgement. */
function subscribe(
  url: string,
  { token, payload }: Subscriber,
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
        socket.write(textFrame({ id: '1', type: 'subscribe', payload }))
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

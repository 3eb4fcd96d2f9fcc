import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { performance } from 'node:perf_hooks'

const AT_ONCE = 50
const PATIENCE_MS = 15_000
const HEAD_END = '\r\n\r\n'
const PING = 9
const PONG = 0x8a
const TEXT = 1

/** Many subscribers of one thing. */
export interface Audience {
  /** Resolves when all have had a message that holds this text, to the milliseconds of each, from now. */
  readonly hear: (text: string, patienceMs?: number) => Promise<readonly number[]>
  readonly close: () => void
}

/** Subscribes with a socket for each token; sockets are bare, so that they cost little beside what is measured. */
export async function openAudience(
  url: string,
  tokens: readonly string[],
  query: string,
  variables: object,
): Promise<Audience> {
  const shared = Buffer.alloc(65_536)
  let expected = Buffer.alloc(0)
  let began = 0
  let times: number[] = []
  let all: () => void = () => undefined
  const take = (message: Buffer) => {
    if (message.indexOf(expected) < 0) return
    times.push(performance.now() - began)
    if (times.length === tokens.length) all()
  }
  const open: Socket[] = []
  for (let start = 0; start < tokens.length; start += AT_ONCE) {
    const some = tokens.slice(start, start + AT_ONCE)
    const sockets = some.map((token) => subscribe(url, token, { query, variables }, shared, take))
    open.push(...(await Promise.all(sockets)))
  }
  return {
    hear: (text, patienceMs = PATIENCE_MS) =>
      new Promise((resolve, reject) => {
        const lost = () =>
          reject(new Error(`${tokens.length - times.length} of ${url} heard nothing`))
        const timer = setTimeout(lost, patienceMs)
        expected = Buffer.from(text)
        times = []
        began = performance.now()
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
  token: string,
  payload: object,
  buffer: Buffer,
  take: (message: Buffer) => void,
): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const greet = () =>
      socket.write(text({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } }))
    let acknowledged = false
    const frame = (kind: number, message: Buffer) => {
      if (kind === PING) socket.write(maskedFrame(PONG, message))
      else if (kind !== TEXT) reject(new Error(`${url} closed: ${message.subarray(2)}`))
      else if (acknowledged) take(message)
      else {
        acknowledged = true
        socket.write(text({ id: '1', type: 'subscribe', payload }))
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

/** Takes bytes as they come, first the answer to the upgrade. Servers send frames unmasked, here shorter than 64 KB. */
function frames(
  upgraded: () => void,
  frame: (kind: number, message: Buffer) => void,
): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0)
  let open = false
  return (chunk) => {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
    let at = open ? 0 : bytes.indexOf(HEAD_END) + HEAD_END.length
    if (!open && at >= HEAD_END.length) {
      open = true
      upgraded()
    }
    while (open && bytes.length >= at + 2) {
      const short = (bytes[at + 1] ?? 0) & 0x7f
      const start = at + (short === 126 ? 4 : 2)
      const end =
        start + (short === 126 && bytes.length >= start ? bytes.readUInt16BE(at + 2) : short)
      if (bytes.length < end) break
      frame((bytes[at] ?? 0) & 0x0f, bytes.subarray(start, end))
      at = end
    }
    // The buffer is shared: what is kept must be a copy.
    rest = Buffer.from(open ? bytes.subarray(at) : bytes)
  }
}

function text(message: object): Buffer {
  return maskedFrame(0x81, Buffer.from(JSON.stringify(message)))
}

/** A client's frame must be masked; a mask of zeros leaves the bytes as they are. */
function maskedFrame(kind: number, message: Buffer): Buffer {
  const { length } = message
  const head = length < 126 ? [kind, 0x80 | length] : [kind, 0xfe, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([...head, 0, 0, 0, 0]), message])
}

function upgrade(): string {
  const key = randomBytes(16).toString('base64')
  return `GET /graphql HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: Upgrade\r\nupgrade: websocket\r
sec-websocket-version: 13\r\nsec-websocket-key: ${key}\r\nsec-websocket-protocol: graphql-transport-ws\r\n\r\n`
}

import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { v7 as newId } from 'uuid'
import { acceptedLanguage } from '../languages/accepted.ts'
import { DEFAULT_LANGUAGE } from '../languages/index.ts'
import { RequestError } from './errors.ts'
import { messageIn } from './language.ts'
import type { PublicError } from './public-error.ts'

/** How the HTTP server reads requests: with timeouts, and refusing anything ambiguous. */
export const connections = {
  headersTimeout: 10_000,
  connectionsCheckingInterval: 2_000,
  // Otherwise the first of two Authorization headers would count here, and perhaps the second in a proxy.
  joinDuplicateHeaders: true,
  // Clients may offer h2c with any request; such requests are answered like all others.
  shouldUpgradeCallback: ({ headers }: IncomingMessage) =>
    headers.upgrade?.toLowerCase() === 'websocket',
}

/** Request timeouts; requests that arrive during shutdown are served, since everything they need is still open. */
export const lifetimes = {
  requestTimeout: 15_000,
  // The response to a client that does not read would otherwise stay in memory; sockets and streams have time-outs of their own.
  connectionTimeout: 30_000,
  return503OnClosing: false,
  forceCloseConnections: 'idle',
} as const

const FINISH_MS = 6_000
const FINISH_LEAST_MS = 3_000
const SWEEP_MS = 50

/** When connections are closed. */
interface Ending {
  /** Aborts at the start of shutdown; load balancers then have `delay` milliseconds to send requests elsewhere. */
  readonly stopping: AbortSignal
  readonly delay: number
}

/**
 * Keeps connections from delaying shutdown: Node waits for open ones, and no longer applies timeouts. Once shutdown starts,
 * each response is the last of its connection. After the delay, connections that have sent no request are cut, and others are
 * closed as they become idle. Those with a request in progress are cut 6 s after the start of shutdown, but at least 3 s after
 * the delay: the rest of shutdown needs time too.
 */
export function endConnections(app: FastifyInstance, { stopping, delay }: Ending): void {
  const silent = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  app.server.on('request', ({ socket }: IncomingMessage) => silent.delete(socket))
  app.server.on('upgrade', ({ socket }: IncomingMessage) => silent.delete(socket))
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (stopping.aborted) reply.header('connection', 'close')
    done()
  })
  // Streams, and responses that began before shutdown, also leave idle connections behind.
  const closeQuiet = () => {
    app.server.closeIdleConnections()
    // While the server listens, new connections may be about to send a request.
    if (!app.server.listening) for (const socket of silent) socket.destroy()
  }
  app.addHook('preClose', async () => {
    const sweep = setInterval(closeQuiet, SWEEP_MS).unref()
    const left = Math.max(FINISH_MS - delay, FINISH_LEAST_MS)
    setTimeout(() => app.server.closeAllConnections(), left).unref()
    app.server.once('close', () => clearInterval(sweep))
  })
}

/**
 * Calls back with each request whose client has left before it had the whole answer, once there was one: no hook hears of that. Of a client that
 * has not even sent everything, `onRequestAbort` hears.
 */
export function whenLeft(
  app: FastifyInstance,
  tell: (request: FastifyRequest, reply: FastifyReply) => void,
): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const { raw } = reply
    const tellIfLeft = () => raw.writableFinished || !request.raw.complete || tell(request, reply)
    if (raw.closed) tellIfLeft()
    else raw.once('close', tellIfLeft)
    done(null, payload)
  })
}

/** Who reads from a connection, and what. */
export interface Reader {
  readonly member: string | undefined
  readonly route: string | undefined
  /** The names of the operations whose results it is sent, as the log has them elsewhere. */
  readonly operations?: readonly string[] | undefined
}

const readers = new WeakMap<Duplex, () => Reader>()

/** Notes how to find out who reads from a connection that has become a WebSocket. */
export function readBy(connection: Duplex, reader: () => Reader): void {
  readers.set(connection, reader)
}

/** Who reads from a connection, as far as its last request tells. */
export function readerFrom(connection: Duplex): Reader | undefined {
  return readers.get(connection)?.()
}

/** Notes of each connection who sent its last request. */
export function noteReaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _, done) => {
    readBy(request.raw.socket, () => readerOf(request))
    done()
  })
}

function readerOf({ viewer, noted, routeOptions: { url } }: FastifyRequest): Reader {
  const operation = noted?.operation ?? 'none'
  const member = viewer?.id ?? noted?.member
  return { member, route: url, ...(operation !== 'none' && { operations: [operation] }) }
}

const broken: Readonly<Record<string, RequestError>> = {
  HPE_HEADER_OVERFLOW: new RequestError(431, 'HEADERS_TOO_LARGE', { key: 'error.headers' }),
  ERR_HTTP_REQUEST_TIMEOUT: new RequestError(408, 'REQUEST_TIMEOUT', { key: 'error.late' }),
}
const notHttp = new RequestError(400, 'BAD_REQUEST', { key: 'error.not_http' })

/** Answers malformed HTTP with a JSON error like any other, and closes the connection. */
export function answerBroken(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  hangUp(socket, broken[error.code ?? ''] ?? notHttp)
}

/** Writes a JSON error to a bare socket, without Fastify, and closes it; in English if no Accept-Language was read yet. */
export function hangUp(stream: Duplex, error: PublicError, accepts?: string): void {
  const { status, code, retryAfter } = error
  const language = acceptedLanguage(accepts) ?? DEFAULT_LANGUAGE
  const message = messageIn(language, error)
  const body = JSON.stringify({ error: { code, message, request_id: newId(), details: [] } })
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: application/json',
    `Content-Language: ${language}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...(retryAfter === undefined ? [] : [`Retry-After: ${retryAfter}`]),
  ]
  // A client that sends slowly may read slowly, too.
  stream.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => stream.destroy())
}

/** Refuses a path that cannot be parsed, without repeating it. */
export function answerUnroutable(
  answer: (error: unknown, request: FastifyRequest, reply: FastifyReply) => void,
) {
  return (_error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    reply.header('x-request-id', request.id)
    answer(new RequestError(400, 'BAD_REQUEST', { key: 'error.path.percent' }), request, reply)
  }
}

/** Refuses a request with several hosts, which programs may read differently. */
export function requireOneHost({ headers: { host = '' } }: FastifyRequest): void {
  if (host.includes(',')) throw new RequestError(400, 'BAD_REQUEST', { key: 'error.hosts' })
}

/** An escaped letter, digit or one of `-._~`, none of which needs it (RFC 3986, 2.3). */
const NEEDLESS = /%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/i
/** The request line to a proxy contains the host, too; a path must follow it. */
const WITH_HOST = /^https?:\/\/[^/?#]+(?=\/)/i

/**
 * Refuses a path that is not spelled as routes are. A proxy that blocks or counts /metrics may not recognize it in /%6detrics
 * or http://host?/metrics, which lead there.
 */
export function requirePlainPath({ originalUrl }: FastifyRequest): void {
  const [path = ''] = originalUrl.replace(WITH_HOST, '').split(/[?#]/)
  if (NEEDLESS.test(path)) throw new RequestError(400, 'BAD_REQUEST', { key: 'error.path.escaped' })
  if (!path.startsWith('/') || originalUrl.includes('#'))
    throw new RequestError(400, 'BAD_REQUEST', { key: 'error.path.plain' })
}

/** Smaller answers are not counted; nearly all are smaller. */
const SMALL = 16_384
/** The limit for each member, in bytes. */
const MEMBER_MAX = 16 * 1_048_576
/** The limit for all members of a gateway together, in bytes. */
const ALL_MAX = 128 * 1_048_576

/**
 * Limits the bytes of answers that clients have not taken yet, for each member and for all together. A read over the limit is
 * refused. A change has already been made, so its answer may exceed the limit. At twice the limit its connection is reset, as
 * if the network had failed; the client can then repeat the change with its key.
 */
export function limitUnread(app: FastifyInstance): void {
  const held = new Map<string, number>()
  let sum = 0
  const add = (member: string, bytes: number) => {
    const total = (held.get(member) ?? 0) + bytes
    if (total > 0) held.set(member, total)
    else held.delete(member)
    sum += bytes
  }
  app.addHook('onSend', (request, reply, payload, done) => {
    const bytes = sizeOf(payload)
    const member = request.viewer?.id
    if (bytes < SMALL || member === undefined) return done(null, payload)
    const own = held.get(member) ?? 0
    const excess = Math.max((own + bytes) / MEMBER_MAX, (sum + bytes) / ALL_MAX)
    // A member's only unread answer is always sent, however large.
    if (own > 0 && excess > 1) {
      if (isRead(request)) return done(refusal(reply, own + bytes > MEMBER_MAX))
      if (excess > 2) return void request.raw.socket.resetAndDestroy()
    }
    add(member, bytes)
    reply.raw.once('close', () => add(member, -bytes))
    done(null, payload)
  })
}

function sizeOf(payload: unknown): number {
  return typeof payload === 'string' || Buffer.isBuffer(payload) ? payload.length : 0
}

function isRead({ method, noted }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD' || noted.type === 'query'
}

function refusal(reply: FastifyReply, isOwn: boolean): RequestError {
  for (const name of ['etag', 'content-length', 'location']) reply.removeHeader(name)
  return isOwn
    ? new RequestError(429, 'RATE_LIMITED', { key: 'error.unread.own' }, 1)
    : new RequestError(503, 'UNAVAILABLE', { key: 'error.unread.all' }, 1)
}

import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { v7 as newId } from 'uuid'
import { type PublicError, RequestError } from './errors.ts'

/** How the HTTP server reads requests: bounded in time, and with nothing that could be read in two ways. */
export const connections = {
  headersTimeout: 10_000,
  connectionsCheckingInterval: 2_000,
  // Else of two Authorization headers the first would count here, and perhaps the second before here.
  joinDuplicateHeaders: true,
  // Clients may offer h2c with any request; it is no reason not to answer.
  shouldUpgradeCallback: ({ headers }: IncomingMessage) =>
    headers.upgrade?.toLowerCase() === 'websocket',
}

/** How long requests may take; those that come while the gateway stops are served, since all that they need is still there. */
export const lifetimes = {
  requestTimeout: 15_000,
  connectionTimeout: 0,
  return503OnClosing: false,
  forceCloseConnections: 'idle',
} as const

const FINISH_MS = 8_000
const SWEEP_MS = 50

/** When connections come to their end. */
interface Ending {
  /** The gateway is about to stop: balancers are told, and have so many milliseconds to send requests elsewhere. */
  readonly stopping: AbortSignal
  readonly delay: number
}

/**
 * Keeps connections from holding up the end: Node waits for those that are open, and looks at no time-out any more.
 * From the beginning of the end each answer is the last of its connection. After the delay who has sent no request is
 * cut off, who is quiet as soon as they are, and who is in the middle of a request 8 s after the beginning.
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
  // Also streams leave their connections behind, and answers that were begun before.
  const closeQuiet = () => {
    app.server.closeIdleConnections()
    // Until then new ones come, which may be about to send something.
    if (!app.server.listening) for (const socket of silent) socket.destroy()
  }
  app.addHook('preClose', async () => {
    const sweep = setInterval(closeQuiet, SWEEP_MS).unref()
    setTimeout(() => app.server.closeAllConnections(), FINISH_MS - delay).unref()
    app.server.once('close', () => clearInterval(sweep))
  })
}

const broken: Readonly<Record<string, readonly [number, string, string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'HEADERS_TOO_LARGE', 'The headers are larger than 16 KB.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'REQUEST_TIMEOUT', 'The request did not arrive in time.'],
}

/** Answers what is no HTTP request, in the shape of all errors, and hangs up. */
export function answerBroken(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const [status, code, message] = broken[error.code ?? ''] ?? [
    400,
    'BAD_REQUEST',
    'This is no valid HTTP request.',
  ]
  hangUp(socket, { status, code, message })
}

/** Answers in the shape of all errors where there is no framework to do it, and hangs up. */
export function hangUp(stream: Duplex, { status, code, message, retryAfter }: PublicError): void {
  const body = JSON.stringify({ error: { code, message, request_id: newId(), details: [] } })
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...(retryAfter === undefined ? [] : [`Retry-After: ${retryAfter}`]),
  ]
  // Whoever is slow to send may be slow to read, too.
  stream.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => stream.destroy())
}

/** Refuses a path that no route can be looked up with, without repeating it. */
export function answerUnroutable(
  answer: (error: unknown, request: FastifyRequest, reply: FastifyReply) => void,
) {
  return (_error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    reply.header('x-request-id', request.id)
    const message = 'The path is malformed: what follows a % must be two hexadecimal digits.'
    answer(new RequestError(400, 'BAD_REQUEST', message), request, reply)
  }
}

/** Refuses a request that names its host more than once: which it is for could be read in two ways. */
export function requireOneHost({ headers: { host = '' } }: FastifyRequest): void {
  if (host.includes(','))
    throw new RequestError(400, 'BAD_REQUEST', 'A request has one Host header.')
}

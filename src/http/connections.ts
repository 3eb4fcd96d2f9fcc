import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { v7 as newId } from 'uuid'
import { RequestError } from './errors.ts'

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

const FINISH_MS = 8_000

/**
 * Keeps connections from holding up the end: Node waits for those that are open, and looks at no time-out any more.
 * Who has sent no request is cut off at once, who is in the middle of one after 8 s.
 */
export function endConnections(app: FastifyInstance): void {
  const silent = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  app.server.on('request', ({ socket }: IncomingMessage) => silent.delete(socket))
  app.server.on('upgrade', ({ socket }: IncomingMessage) => silent.delete(socket))
  app.addHook('preClose', async () => {
    for (const socket of silent) socket.destroy()
    setTimeout(() => app.server.closeAllConnections(), FINISH_MS).unref()
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
  const body = JSON.stringify({ error: { code, message, request_id: newId(), details: [] } })
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`
  // Whoever is slow to send may be slow to read, too.
  socket.end(head + body, () => socket.destroy())
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

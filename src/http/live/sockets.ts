import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { CloseCode, GRAPHQL_TRANSPORT_WS_PROTOCOL, handleProtocols } from 'graphql-ws'
import { type WebSocket, WebSocketServer } from 'ws'
import { loggedReason } from '../../database/connections/reasons.ts'
import { carrierIn } from '../../telemetry/noted.ts'
import { foreignOrigin, notAllowed } from '../browser-headers.ts'
import { hangUp, readBy } from '../connections.ts'
import { publicError, RequestError } from '../errors.ts'
import type { PublicError } from '../public-error.ts'
import { addressOf } from '../rates/address.ts'
import { type Client, MESSAGE_MAX } from './client.ts'
import { HEARTBEAT_MS, type LiveEndpoint, STOPPING } from './endpoint.ts'
import { frameWriter } from './frame.ts'
import { liveProtocol } from './protocol.ts'
import { SubscriptionSlots } from './subscription-slots.ts'

const GRACE_MS = 2_000

/** Settings that Fastify does not apply to sockets. */
interface Settings {
  readonly CORS_ORIGINS: readonly string[]
  readonly TRUST_PROXY: number
}

/** Opens ws://…/graphql: subscriptions over WebSocket, subprotocol graphql-transport-ws. */
export function socketEndpoint(
  app: FastifyInstance,
  endpoint: LiveEndpoint,
  { CORS_ORIGINS: origins, TRUST_PROXY: proxies }: Settings,
  /** Tells the operator of an origin that is not allowed. */
  warn: (origin: string) => void,
): void {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MESSAGE_MAX,
    perMessageDeflate: false,
    handleProtocols,
  })
  let closing = false
  app.server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    // An error of a client that has already gone would end the process: nothing else listens to this stream.
    stream.on('error', () => stream.destroy())
    const address = addressOf(request, proxies)
    const refusal =
      refusedUpgrade(request, origins, warn) ?? (closing ? stopping : overLimit(endpoint, address))
    const accepts = request.headers['accept-language']
    if (refusal !== undefined) return hangUp(stream, refusal, accepts)
    const leave = endpoint.takePlace(address)
    if (leave === undefined) return hangUp(stream, crowded, accepts)
    stream.once('close', leave)
    sockets.handleUpgrade(request, stream, head, (socket) => {
      const client: Client = {
        socket,
        write: frameWriter(socket, stream),
        say: (message) => said(socket, JSON.stringify(message)),
        authorization: request.headers.authorization,
        acceptLanguage: request.headers['accept-language'],
        address,
        carrier: carrierIn(request.headers),
        slots: new SubscriptionSlots(),
      }
      readBy(stream, () => ({
        member: client.session?.viewer.id,
        route: '/graphql',
        operations: client.slots.operations,
      }))
      serve(endpoint, client)
    })
  })
  app.addHook('preClose', async () => {
    closing = true
    for (const socket of sockets.clients) socket.close(1001, 'Going away, reconnect')
    await Promise.race([emptied(sockets), sleep(GRACE_MS)])
    for (const socket of sockets.clients) socket.terminate()
  })
}

/** Refuses sockets under overload, or when their address is over its rate limit. */
function overLimit({ rateLimiter }: LiveEndpoint, address: string): PublicError | undefined {
  try {
    rateLimiter.admit(address)
    return undefined
  } catch (error) {
    const told = publicError(error)
    return { ...told, retryAfter: told.retryAfter ?? 1 }
  }
}

const stopping = new RequestError(503, 'UNAVAILABLE', STOPPING, 1)
const nothing = new RequestError(404, 'NOT_FOUND', { key: 'error.live.path' })
const crowded = new RequestError(429, 'RATE_LIMITED', { key: 'error.live.address' }, 1)

/** Refuses pages of foreign origins, which browsers report: only the gateway's own pages, and those of allowed origins, may connect. */
function refusedUpgrade(
  { url = '', headers }: IncomingMessage,
  origins: readonly string[],
  warn: (origin: string) => void,
): PublicError | undefined {
  if (url.split('?')[0] !== '/graphql') return nothing
  const origin = foreignOrigin(headers, origins)
  if (origin === undefined) return undefined
  warn(origin)
  return new RequestError(403, 'FORBIDDEN', notAllowed(origin))
}

function said(socket: WebSocket, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    if (socket.readyState !== socket.OPEN) resolve()
    else socket.send(text, (error) => (error ? reject(error) : resolve()))
  })
}

function serve(endpoint: LiveEndpoint, client: Client): void {
  const { socket } = client
  const { log, operations } = endpoint
  if (socket.protocol !== GRAPHQL_TRANSPORT_WS_PROTOCOL)
    socket.close(CloseCode.SubprotocolNotAcceptable, 'Subprotocol not acceptable')
  const allowed = messageRate()
  const { receive, closed } = liveProtocol(endpoint, client)
  socket.on('message', (bytes) => {
    if (!allowed()) return socket.close(4429, 'Too many messages')
    receive(String(bytes)).catch((error: unknown) => {
      log.warn({ kind: loggedReason(error) }, 'a socket failed')
      socket.close(CloseCode.InternalServerError, 'Internal server error')
    })
  })
  // ws answers pings itself, but they are work all the same, and count as messages.
  socket.on('ping', () => allowed() || socket.close(4429, 'Too many messages'))
  // For example a message that is too long; ws closes the socket itself.
  socket.on('error', (error) => log.debug({ kind: error.message }, 'a socket broke'))
  const timer = heartbeat(socket)
  socket.once('close', (code) => {
    clearInterval(timer)
    operations.closed(code)
    closed()
  })
}

async function emptied(sockets: WebSocketServer): Promise<void> {
  while (sockets.clients.size > 0) await sleep(20)
}

/** Closes a socket that has not answered the last ping. */
function heartbeat(socket: WebSocket): NodeJS.Timeout {
  let alive = true
  socket.on('pong', () => {
    alive = true
  })
  return setInterval(() => {
    if (!alive) return socket.terminate()
    alive = false
    socket.ping()
  }, HEARTBEAT_MS)
}

const MESSAGES_A_MINUTE = 100

/** Whether another message is within the limit of 100 a minute. */
function messageRate(): () => boolean {
  let [count, until] = [0, 0]
  return () => {
    if (performance.now() >= until) [count, until] = [0, performance.now() + 60_000]
    count += 1
    return count <= MESSAGES_A_MINUTE
  }
}

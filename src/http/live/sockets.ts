import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { CloseCode, handleProtocols, MessageType, type Server } from 'graphql-ws'
import { type WebSocket, WebSocketServer } from 'ws'
import { carrierIn } from '../../telemetry/noted.ts'
import { foreignOrigin, notAllowed } from '../browser-headers.ts'
import { hangUp } from '../connections.ts'
import { publicError } from '../errors.ts'
import type { PublicError } from '../public-error.ts'
import { addressOf } from '../rates/address.ts'
import type { Client } from './client.ts'
import { HEARTBEAT_MS, type LiveEndpoint, STOPPING } from './endpoint.ts'
import { frameWriter } from './frame.ts'
import { liveProtocol } from './protocol.ts'
import { SubscriptionSlots } from './subscription-slots.ts'

const MESSAGE_MAX = 65_536
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
  const protocol = liveProtocol(endpoint)
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
    if (refusal !== undefined) return hangUp(stream, refusal)
    const leave = endpoint.takePlace(address)
    if (leave === undefined) return hangUp(stream, crowded)
    stream.once('close', leave)
    sockets.handleUpgrade(request, stream, head, (socket) =>
      serve(
        protocol,
        {
          socket,
          write: frameWriter(socket, stream),
          authorization: request.headers.authorization,
          address,
          carrier: carrierIn(request.headers),
          slots: new SubscriptionSlots(),
        },
        endpoint,
      ),
    )
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

const stopping = { status: 503, code: 'UNAVAILABLE', message: STOPPING, retryAfter: 1 }
const nothing = { status: 404, code: 'NOT_FOUND', message: 'WebSockets connect to /graphql.' }
const crowded = {
  status: 429,
  code: 'RATE_LIMITED',
  message: 'Your address has too many connections open here; close some.',
  retryAfter: 1,
}

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
  return { status: 403, code: 'FORBIDDEN', message: notAllowed(origin) }
}

function serve(protocol: Server<Client>, client: Client, { log, operations }: LiveEndpoint): void {
  const { socket } = client
  const allowed = messageRate()
  const send = (text: string) =>
    new Promise<void>((resolve, reject) => {
      if (socket.readyState !== socket.OPEN) resolve()
      else socket.send(text, (error) => (error ? reject(error) : resolve()))
    })
  const closed = protocol.opened(
    {
      protocol: socket.protocol,
      send,
      close: (code, reason) => socket.close(code, reason),
      // No pongs for a client that reads nothing: they would pile up in memory.
      onPing: async (payload) => {
        if (socket.bufferedAmount < MESSAGE_MAX)
          await send(JSON.stringify({ type: MessageType.Pong, payload }))
      },
      onMessage: (take) =>
        socket.on('message', (bytes) => {
          if (!allowed()) return socket.close(4429, 'Too many messages')
          take(String(bytes)).catch((error: unknown) => {
            // graphql-ws throws this for a message of a type that clients must not send.
            if (/^Error: Unexpected message/.test(String(error)))
              return socket.close(CloseCode.BadRequest, 'Unexpected message')
            log.warn({ kind: String(error) }, 'a socket failed')
            socket.close(CloseCode.InternalServerError, 'Internal server error')
          })
        }),
    },
    client,
  )
  // ws answers pings itself, but they are work all the same, and count as messages.
  socket.on('ping', () => allowed() || socket.close(4429, 'Too many messages'))
  // For example a message that is too long; ws closes the socket itself.
  socket.on('error', (error) => log.debug({ kind: error.message }, 'a socket broke'))
  const timer = heartbeat(socket)
  socket.once('close', (code, reason) => {
    clearInterval(timer)
    operations.closed(code)
    void closed(code, String(reason))
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

import { once } from 'node:events'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ExecutionResult } from 'graphql'
import { bearerToken } from '../../identity/verify.ts'
import { authenticated } from '../authentication.ts'
import { jsonBodies } from '../body.ts'
import { RequestError } from '../errors.ts'
import { answerGraphqlError } from '../graphql-errors.ts'
import { paramsOf } from '../guard/params.ts'
import { pointsOf } from '../rates/points.ts'
import { charge } from '../rates/rate-limiter.ts'
import { charactersOf, HEARTBEAT_MS, type LiveEndpoint, STOPPING, tooMuchOpen } from './endpoint.ts'
import { operationOf } from './operation.ts'
import { textOf } from './result.ts'
import { openSession } from './session.ts'
import { openSubscription, type Subscription, tracked } from './subscription.ts'

const STALLED_MS = 2 * HEARTBEAT_MS

/** Answers a request with the events of a subscription. */
export type Stream = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

/** Whether a client accepts only events. */
export function wantsEvents({ headers: { accept = '' } }: FastifyRequest): boolean {
  return accept.includes('text/event-stream') && !accept.includes('json')
}

/**
 * Subscriptions as server-sent events, in graphql-sse's protocol with one connection each. Its own server is not used:
 * it queues without limit for a client that does not read.
 */
export function streams(app: FastifyInstance, endpoint: LiveEndpoint): Stream {
  const open = new Set<() => void>()
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
    for (const end of open) end()
  })
  return async (request, reply) => {
    if (closing) throw new RequestError(503, 'UNAVAILABLE', STOPPING)
    const leave = await endpoint.connections.take(request.viewer.id)
    if (leave === undefined)
      throw new RequestError(429, 'RATE_LIMITED', 'You have too many connections open; close some.')
    try {
      await stream(endpoint, request, reply, open)
    } finally {
      leave()
    }
  }
}

/** Opens POST /graphql/stream. */
export async function streamDoor(
  app: FastifyInstance,
  { authenticate }: LiveEndpoint,
  answer: Stream,
): Promise<void> {
  authenticated(app, authenticate, () => false)
  jsonBodies(app, JSON.parse)
  app.setErrorHandler(answerGraphqlError)
  app.post('/graphql/stream', async (request, reply) => {
    if (!wantsEvents(request))
      throw new RequestError(
        406,
        'NOT_ACCEPTABLE',
        'Responses are text/event-stream; accept that type.',
      )
    await answer(request, reply)
  })
}

async function stream(
  endpoint: LiveEndpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  open: Set<() => void>,
): Promise<void> {
  const subscription = await opened(endpoint, request, reply)
  const end = () => void subscription.stop()
  const token = bearerToken(request.headers.authorization)
  try {
    const session = await openSession(endpoint, token, end)
    open.add(end)
    await write(subscription, reply).finally(session.stop)
  } finally {
    open.delete(end)
    end()
  }
}

/** Writes a subscription's events until they end or the client leaves. */
async function write({ deliver, stop }: Subscription, reply: FastifyReply): Promise<void> {
  const { raw } = reply.hijack()
  raw.writeHead(200, { ...headersOf(reply), 'content-type': 'text/event-stream; charset=utf-8' })
  // A client that reads nothing takes no heartbeats: its socket is idle, and is closed.
  const stalled = () => raw.destroy()
  const { socket } = raw
  socket?.setTimeout(STALLED_MS, stalled)
  raw.once('close', stop)
  const heart = setInterval(() => raw.writableNeedDrain || raw.write(':\n\n'), HEARTBEAT_MS)
  try {
    // The client may have left before the listeners were added.
    if (raw.destroyed) return
    raw.write(':\n\n')
    await deliver((result) => send(raw, 'next', textOf(result)))
    await send(raw, 'complete', '')
  } finally {
    // The connection may serve further requests.
    socket?.off('timeout', stalled)
    clearInterval(heart)
    raw.end()
  }
}

async function opened(
  endpoint: LiveEndpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Subscription> {
  const params = paramsOf(request)
  const guarded = endpoint.guard(params)
  charge(endpoint.rateLimiter, request, reply, pointsOf(guarded))
  const operation = operationOf(guarded)
  if (!('document' in operation)) return only({ errors: operation })
  const release = endpoint.characters.take(request.viewer.id, charactersOf(params, operation))
  if (release === undefined) throw new RequestError(429, 'TOO_MANY_SUBSCRIPTIONS', tooMuchOpen)
  const newContext = () => endpoint.contextOf(request.viewer)
  const opened = await tracked(endpoint, openSubscription(endpoint, operation, newContext), release)
  return 'deliver' in opened ? opened : only(opened)
}

function only(result: ExecutionResult): Subscription {
  return { deliver: async (send) => void (await send(result)), stop: async () => undefined }
}

/** Writes an event; returns a promise if the next must wait for room. */
function send(raw: FastifyReply['raw'], event: string, data: string): Promise<unknown> | undefined {
  if (raw.destroyed || raw.write(`event: ${event}\ndata: ${data}\n\n`)) return undefined
  return Promise.race([once(raw, 'drain'), once(raw, 'close')]).catch(() => undefined)
}

function headersOf(reply: FastifyReply): Record<string, string> {
  return Object.fromEntries(
    Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]),
  )
}

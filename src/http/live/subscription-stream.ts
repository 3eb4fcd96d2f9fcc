import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ExecutionResult } from 'graphql'
import { authenticated } from '../../viewer.ts'
import { answerGraphqlError } from '../apollo.ts'
import { jsonBodies } from '../body.ts'
import { RequestError } from '../errors.ts'
import { wantsEvents } from '../graphql.ts'
import { paramsOf } from '../guard/request.ts'
import { charge, pointsOf, shownOn } from '../rates/rate-limiter.ts'
import { charactersOf, type LiveEndpoint, tooMuchOpen } from './endpoint.ts'
import { codeOf, textOf } from './frame.ts'
import { type NewContext, openTracked } from './open-subscription.ts'
import { operationOf } from './operation.ts'
import type { Source, Stream } from './stream.ts'
import type { Subscription } from './subscription.ts'

/** Answers a request with the events of a subscription. */
export type StreamSubscription = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

/**
 * Subscriptions as server-sent events, in graphql-sse's protocol with one connection each. Its own server is not used:
 * it queues without limit for a client that does not read.
 */
export function subscriptionStreams(endpoint: LiveEndpoint, stream: Stream): StreamSubscription {
  return (request, reply) => {
    request.noted.origin = 'stream'
    return stream(request, reply, async () => eventsOf(await opened(endpoint, request, reply)))
  }
}

/** Opens POST /graphql/stream. */
export async function streamEndpoint(
  app: FastifyInstance,
  { authenticate }: LiveEndpoint,
  answer: StreamSubscription,
): Promise<void> {
  authenticated(app, authenticate, () => false)
  jsonBodies(app, JSON.parse)
  app.setErrorHandler(answerGraphqlError)
  app.post('/graphql/stream', { config: { origin: 'stream' } }, async (request, reply) => {
    if (!wantsEvents(request))
      throw new RequestError(406, 'NOT_ACCEPTABLE', {
        key: 'error.accept',
        values: { types: 'text/event-stream' },
      })
    await answer(request, reply)
  })
}

function eventsOf({ deliver, stop }: Subscription): Source {
  let isStopped = false
  return {
    deliver: async (write) => {
      await deliver((result) => write(`event: next\ndata: ${textOf(result)}\n\n`))
      // Clients would take `complete` as final; without it they reconnect.
      if (!isStopped) await write('event: complete\ndata: \n\n')
    },
    stop: () => {
      isStopped = true
      return stop()
    },
  }
}

async function opened(
  endpoint: LiveEndpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Subscription> {
  const params = paramsOf(request)
  endpoint.rateLimiter.requireBudget(request.viewer.id, shownOn(reply))
  const guarded = endpoint.guard(params)
  charge(endpoint.rateLimiter, request, reply, pointsOf(guarded), guarded.work)
  const { id } = request.viewer
  const operation = operationOf(guarded, (name) => endpoint.operations.names.of(name, id))
  if (!('plan' in operation)) return only({ errors: operation }, request)
  const release = endpoint.characters.take(id, charactersOf(params, operation))
  if (release === undefined) throw new RequestError(429, 'TOO_MANY_SUBSCRIPTIONS', tooMuchOpen)
  const newContext: NewContext = (noted) => endpoint.contextOf(request.viewer, undefined, noted)
  const noted = Object.assign(request.noted, { operation: operation.label, type: 'subscription' })
  const opened = await openTracked(endpoint, noted, operation, newContext, release)
  // For metrics and traces, the opening has ended; the request lasts as long as the subscription.
  noted.origin = undefined
  return 'deliver' in opened ? opened : only(opened, request)
}

function only(result: ExecutionResult, { noted }: FastifyRequest): Subscription {
  noted.code = codeOf(result)
  return { deliver: async (send) => void (await send(result)), stop: async () => undefined }
}

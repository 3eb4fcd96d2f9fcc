import { GraphQLError } from 'graphql'
import { makeServer, type Server } from 'graphql-ws'
import { events } from '../../events.ts'
import type { Carrier } from '../../telemetry/tracing.ts'
import { publicError } from '../errors.ts'
import type { RequestParams } from '../guard/params.ts'
import { pointsOf } from '../rates/points.ts'
import { connect, renew } from './accept.ts'
import type { Client } from './client.ts'
import { charactersOf, type LiveEndpoint, tooMuchOpen } from './endpoint.ts'
import { nextFrame } from './frame.ts'
import { type NewContext, openTracked } from './open-subscription.ts'
import { type Operation, operationOf } from './operation.ts'
import { codeOf } from './result.ts'
import type { Subscription } from './subscription.ts'

const SUBSCRIPTIONS_MAX = 50

/** A socket's subscription. */
interface Subscriber {
  readonly client: Client
  readonly id: string
  /** Releases the quota that the subscription holds. */
  readonly release: () => void
  readonly carrier: Carrier
}

/** The protocol graphql-transport-ws with this gateway's rules: who may connect, which operations, for how long. */
export function liveProtocol(endpoint: LiveEndpoint): Server<Client> {
  return makeServer<Record<string, unknown>, Client>({
    connectionInitWaitTimeout: 3_000,
    onConnect: (ctx) => connect(endpoint, ctx),
    onPing: (ctx, payload) => renew(ctx, payload),
    onSubscribe: (ctx, id, payload) => {
      const refused = (errors: readonly GraphQLError[]) => {
        endpoint.operations.refused('socket', codeOf({ errors }))
        return [...errors]
      }
      if (Object.keys(ctx.subscriptions).length > SUBSCRIPTIONS_MAX) return refused([tooMany])
      const operation = admitted(endpoint, ctx.extra, payload)
      if (!('document' in operation)) return refused(operation)
      const characters = id.length + charactersOf(payload, operation)
      const release = endpoint.characters.take(ctx.extra.session?.viewer.id ?? '', characters)
      if (release === undefined) return refused([tooMuch])
      // A browser can send no headers with a socket, and one socket serves many operations.
      const carrier = payload.extensions?.traceparent ? payload.extensions : ctx.extra.carrier
      const contextValue: Subscriber = { client: ctx.extra, id, release, carrier }
      return { schema: endpoint.schema, ...operation, contextValue } as never
    },
    // Receives what onSubscribe returned.
    subscribe: async (args) => {
      const { contextValue, ...operation } = args as unknown as Operation & {
        contextValue: Subscriber
      }
      const { client, id, release, carrier } = contextValue
      const newContext: NewContext = (noted) => {
        if (client.session === undefined) throw new Error('a subscription without a session')
        return endpoint.contextOf(client.session.viewer, undefined, noted)
      }
      const noted = endpoint.operations.begin('socket', operation.label, carrier)
      const opened = await openTracked(endpoint, noted, operation, newContext, release)
      return 'deliver' in opened ? relay(opened, client, id) : opened
    },
    onClose: ({ extra }) => {
      if (extra.session === undefined) return
      extra.session.stop()
      extra.leave?.()
    },
  })
}

/** Sends the results itself: graphql-ws would serialize a shared one again for every subscriber. */
function relay(
  { deliver, stop }: Subscription,
  { write }: Client,
  id: string,
): AsyncGenerator<never, void> {
  const toTheEnd = async (): Promise<IteratorResult<never, void>> => {
    await deliver((result) => write(nextFrame(result, id)))
    return { done: true, value: undefined }
  }
  return events(toTheEnd, stop)
}

/** Checks a request, and charges it to its address and user. */
function admitted(
  { guard, rateLimiter, operations }: LiveEndpoint,
  { address, session }: Client,
  params: RequestParams,
) {
  try {
    rateLimiter.admit(address)
    if (session !== undefined) rateLimiter.requireBudget(session.viewer.id)
    const guarded = guard(params)
    if (session !== undefined) rateLimiter.spend(session.viewer.id, pointsOf(guarded), guarded.work)
    return operationOf(guarded, (name) => operations.names.of(name, session?.viewer.id ?? ''))
  } catch (error) {
    const { code, message, retryAfter } = publicError(error)
    return [new GraphQLError(message, { extensions: { code, retryAfter } })]
  }
}

const extensions = { code: 'TOO_MANY_SUBSCRIPTIONS' }
const tooMany = new GraphQLError(`A socket carries at most ${SUBSCRIPTIONS_MAX} subscriptions.`, {
  extensions,
})
const tooMuch = new GraphQLError(tooMuchOpen, { extensions })

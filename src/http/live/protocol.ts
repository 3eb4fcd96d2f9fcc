import { type ExecutionResult, GraphQLError } from 'graphql'
import { CloseCode, type Context, makeServer, type Server } from 'graphql-ws'
import { events } from '../../events.ts'
import { bearerToken, TokenRefused } from '../../identity/verify.ts'
import { MemberBlocked } from '../../lending/member/known-members.ts'
import type { Carrier } from '../../telemetry/noted.ts'
import { publicError } from '../errors.ts'
import type { RequestParams } from '../guard/request.ts'
import { pointsOf } from '../rates/rate-limiter.ts'
import type { Client } from './client.ts'
import { charactersOf, type LiveEndpoint, tooMuchOpen } from './endpoint.ts'
import { codeOf, nextFrame } from './frame.ts'
import { type NewContext, openTracked } from './open-subscription.ts'
import { type Operation, operationOf } from './operation.ts'
import { openSession } from './session.ts'
import type { Send, Subscription } from './subscription.ts'
import { SUBSCRIPTIONS_MAX, type SubscriptionSlot } from './subscription-slots.ts'

/** A socket's subscription. */
interface Subscriber {
  readonly client: Client
  readonly slot: SubscriptionSlot
  readonly carrier: Carrier
  readonly operation: Operation
}

/** The protocol graphql-transport-ws with this gateway's rules: who may connect, which operations, for how long. */
export function liveProtocol(endpoint: LiveEndpoint): Server<Client> {
  return makeServer<Record<string, unknown>, Client>({
    connectionInitWaitTimeout: 3_000,
    onConnect: (ctx) => connect(endpoint, ctx),
    onPing: (ctx, payload) => renew(ctx, payload),
    onSubscribe: (ctx, id, payload) => {
      const { slots } = ctx.extra
      // A client that uses an id again has completed the earlier subscription, perhaps before it was open.
      slots.end(id)
      const refused = (errors: readonly GraphQLError[]) => {
        endpoint.operations.refused('socket', codeOf({ errors }))
        return [...errors]
      }
      if (slots.areTaken) return refused([tooMany])
      const operation = admitted(endpoint, ctx.extra, payload)
      if (!('plan' in operation)) return refused(operation)
      const characters = id.length + charactersOf(payload, operation)
      const release = endpoint.characters.take(ctx.extra.session?.viewer.id ?? '', characters)
      if (release === undefined) return refused([tooMuch])
      // A browser can send no headers with a socket, and one socket serves many operations.
      const carrier = payload.extensions?.traceparent ? payload.extensions : ctx.extra.carrier
      const slot = slots.take(id, release)
      const contextValue: Subscriber = { client: ctx.extra, slot, carrier, operation }
      return {
        ...operation.plan,
        operationName: operation.plan.operation.name?.value,
        contextValue,
      }
    },
    // Receives what onSubscribe returned.
    subscribe: async ({ contextValue }) => {
      const { client, slot, carrier, operation } = contextValue as Subscriber
      const newContext: NewContext = (noted) => {
        if (client.session === undefined) throw new Error('a subscription without a session')
        return endpoint.contextOf(client.session.viewer, undefined, noted)
      }
      const noted = endpoint.operations.begin('socket', operation.label, carrier)
      const opening = openTracked(endpoint, noted, operation, newContext, slot.release)
      return slot.unlessOver(opening.then((opened) => filled(opened, client, slot)))
    },
    onClose: ({ extra }) => {
      extra.slots.end()
      if (extra.session === undefined) return
      extra.session.stop()
      extra.leave?.()
    },
  })
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

/** Fills the slot of a subscription that was opened, and sends its results, unless its socket is closing. */
function filled(
  opened: Subscription | ExecutionResult,
  client: Client,
  slot: SubscriptionSlot,
): AsyncGenerator<never, void> | ExecutionResult {
  if (!('deliver' in opened)) return opened
  if (client.socket.readyState !== client.socket.OPEN) slot.end()
  slot.fill(opened)
  return sendResults(opened, client, slot)
}

/** Sends the results directly: graphql-ws would serialize a shared one again for every subscriber. */
function sendResults(
  { deliver }: Subscription,
  { write }: Client,
  slot: SubscriptionSlot,
): AsyncGenerator<never, void> {
  const send: Send = (result) => (slot.isOver ? undefined : write(nextFrame(result, slot.id)))
  const toTheEnd = async (): Promise<IteratorResult<never, void>> => {
    await slot.unlessOver(deliver(send))
    return { done: true, value: undefined }
  }
  return events(toTheEnd, async () => slot.end())
}

const TOO_MANY = 4429

type Ctx = Context<Record<string, unknown>, Client>

/** Accepts a socket with a valid token: from connectionParams.authorization, or the header of the upgrade. */
async function connect(endpoint: LiveEndpoint, { extra, connectionParams }: Ctx): Promise<boolean> {
  const { socket, authorization, address } = extra
  const given = connectionParams?.authorization ?? authorization
  const ended = (reason: string) => socket.close(CloseCode.Forbidden, reason)
  try {
    const token = bearerToken(typeof given === 'string' ? given : undefined)
    const session = await openSession(endpoint, token, ended)
    const leave = await endpoint.connections.take(session.viewer.id)
    if (leave && socket.readyState === socket.OPEN) {
      Object.assign(extra, { session, leave })
      return true
    }
    leave?.()
    session.stop()
    socket.close(TOO_MANY, 'Too many connections')
  } catch (error) {
    if (error instanceof TokenRefused) endpoint.rateLimiter.noteBadToken(address)
    socket.close(...closing(error))
  }
  return false
}

function closing(error: unknown): [code: number, reason: string] {
  if (error instanceof MemberBlocked) return [CloseCode.Forbidden, 'Blocked']
  if (!(error instanceof TokenRefused)) return [1013, 'Try again later']
  // Clients reconnect after 4403, with a fresh token; after 4401 they do not.
  return error.code === 'TOKEN_EXPIRED'
    ? [CloseCode.Forbidden, 'Token expired']
    : [CloseCode.Unauthorized, error.code === 'WRONG_CELL' ? 'Wrong cell' : 'Unauthorized']
}

/** A ping with a fresh token extends the session. */
async function renew({ extra: { session, socket } }: Ctx, payload: unknown): Promise<void> {
  const given = (payload as { readonly authorization?: unknown } | undefined)?.authorization
  if (given === undefined || session === undefined) return
  const token = /^Bearer +(\S+)$/i.exec(String(given))?.[1] ?? ''
  if (!(await session.renew(token))) socket.close(CloseCode.Forbidden, 'Token refused')
}

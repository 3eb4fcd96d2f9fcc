import { type ExecutionResult, GraphQLError } from 'graphql'
import {
  CloseCode,
  type Message,
  MessageType,
  parseMessage,
  type SubscribeMessage,
} from 'graphql-ws'
import { bearerToken, TokenRefused } from '../../identity/verify.ts'
import { ToldError } from '../../languages/told-error.ts'
import { MemberBlocked } from '../../lending/member/known-members.ts'
import { accepting, refusalLanguage } from '../../viewer.ts'
import { publicError } from '../errors.ts'
import type { RequestParams } from '../guard/request.ts'
import { messageIn } from '../language.ts'
import { pointsOf } from '../rates/rate-limiter.ts'
import { type Client, MESSAGE_MAX } from './client.ts'
import { charactersOf, type LiveEndpoint, tooMuchOpen } from './endpoint.ts'
import { codeOf, nextFrame, told } from './frame.ts'
import { type NewContext, openTracked } from './open-subscription.ts'
import { operationOf } from './operation.ts'
import { openSession, type Session } from './session.ts'
import type { Send, Subscription } from './subscription.ts'
import { SUBSCRIPTIONS_MAX, type SubscriptionSlot } from './subscription-slots.ts'

/** One socket's side of the protocol. */
export interface Protocol {
  /** Takes a message of the client; rejects if something failed for which the client is not to blame. */
  receive(text: string): Promise<void>
  /** Ends what the socket has open, once it is closed. */
  closed(): void
}

const INIT_WAIT_MS = 3_000
const TOO_MANY = 4429

/** The protocol graphql-transport-ws with this gateway's rules: who may connect, which operations, for how long. */
export function liveProtocol(endpoint: LiveEndpoint, client: Client): Protocol {
  const { socket, slots, say } = client
  const waiting = setTimeout(
    () => socket.close(CloseCode.ConnectionInitialisationTimeout, 'No connection_init in 3 s'),
    INIT_WAIT_MS,
  )
  let begun = false
  const receive = async (text: string): Promise<void> => {
    const message = parsed(text)
    if (message === undefined) return socket.close(CloseCode.BadRequest, 'Invalid message')
    switch (message.type) {
      case MessageType.ConnectionInit: {
        if (begun) return socket.close(TOO_MANY, 'Too many initialisation requests')
        begun = true
        clearTimeout(waiting)
        return connect(endpoint, client, message.payload?.authorization)
      }
      case MessageType.Ping: {
        await renew(client, message.payload?.authorization)
        // No pongs for a client that reads nothing: they would pile up in memory.
        if (socket.bufferedAmount >= MESSAGE_MAX) return
        return say({ ...message, type: MessageType.Pong })
      }
      case MessageType.Pong:
        return
      case MessageType.Subscribe:
        return subscribe(endpoint, client, message)
      case MessageType.Complete:
        return slots.end(message.id)
      default:
        return socket.close(CloseCode.BadRequest, 'Unexpected message')
    }
  }
  const closed = () => {
    clearTimeout(waiting)
    slots.end()
    client.session?.stop()
    client.leave?.()
  }
  return { receive, closed }
}

function parsed(text: string): Message | undefined {
  try {
    return parseMessage(text)
  } catch {
    return undefined
  }
}

/** Opens a subscription. */
async function subscribe(
  endpoint: LiveEndpoint,
  client: Client,
  { id, payload }: SubscribeMessage,
): Promise<void> {
  const { session, slots, socket } = client
  if (session === undefined) return socket.close(CloseCode.Unauthorized, 'Unauthorized')
  if (slots.has(id)) return socket.close(CloseCode.SubscriberAlreadyExists, 'The id is in use')
  const refuse = (errors: readonly GraphQLError[]) => {
    endpoint.operations.refused('socket', codeOf({ errors }))
    return fail(client, id, errors)
  }
  if (slots.areTaken) return refuse([tooMany])
  const operation = admitted(endpoint, client, session, payload)
  if (!('plan' in operation)) return refuse(operation)
  const characters = id.length + charactersOf(payload, operation)
  const release = endpoint.characters.take(session.viewer.id, characters)
  if (release === undefined) return refuse([tooMuch])
  const slot = slots.take(id, operation.label, release)
  // A browser can send no headers with a socket, and one socket serves many operations.
  const carrier = payload.extensions?.traceparent ? payload.extensions : client.carrier
  const newContext: NewContext = (noted) =>
    endpoint.contextOf(accepting(session.viewer, client.acceptLanguage), undefined, noted)
  const noted = endpoint.operations.begin('socket', operation.label, carrier)
  try {
    const opened = await openTracked(endpoint, noted, operation, newContext, slot.release)
    if (socket.readyState !== socket.OPEN) slot.end()
    await follow(client, slot, opened)
  } catch (error) {
    if (!slot.isOver) throw error
  }
}

/** Sends the results of a subscription, and says when it is over, unless its client has completed it. */
async function follow(
  client: Client,
  slot: SubscriptionSlot,
  opened: Subscription | ExecutionResult,
): Promise<void> {
  const { id } = slot
  const send: Send = (result) => (slot.isOver ? undefined : client.write(nextFrame(result, id)))
  try {
    if ('deliver' in opened) slot.fill(opened)
    if (slot.isOver) return
    await ('deliver' in opened ? opened.deliver(send) : send(opened))
    if (!slot.isOver) await client.say({ id, type: MessageType.Complete })
  } catch (error) {
    const originalError = error instanceof Error ? error : new Error(String(error))
    if (!slot.isOver) await fail(client, id, [new GraphQLError('', { originalError })])
  }
}

function fail(client: Client, id: string, errors: readonly GraphQLError[]): Promise<void> {
  const payload = errors.map((error) => told(error, languageOf(client)).toJSON())
  return client.say({ id, type: MessageType.Error, payload })
}

/** Checks a request, and charges it to its address and user. */
function admitted(
  { guard, rateLimiter, operations }: LiveEndpoint,
  client: Client,
  { viewer: { id } }: Session,
  params: RequestParams,
) {
  try {
    rateLimiter.admit(client.address)
    rateLimiter.requireBudget(id)
    const guarded = guard(params)
    rateLimiter.spend(id, pointsOf(guarded), guarded.work)
    return operationOf(guarded, (name) => operations.names.of(name, id))
  } catch (error) {
    const known = publicError(error)
    const message = messageIn(languageOf(client), known)
    const { code, retryAfter } = known
    return [new GraphQLError(message, { extensions: { code, retryAfter } })]
  }
}

const tooMany = new ToldError('TOO_MANY_SUBSCRIPTIONS', 'error.live.socket', {
  max: SUBSCRIPTIONS_MAX,
})
const tooMuch = new ToldError('TOO_MANY_SUBSCRIPTIONS', tooMuchOpen.key, tooMuchOpen.values)

/** The language in which a socket is told what is wrong. */
function languageOf({ acceptLanguage, session }: Client): string {
  return refusalLanguage({ accepts: acceptLanguage, language: session?.viewer.language })
}

/** Accepts a socket with a valid token: of its first message, or else of the upgrade's header. */
async function connect(endpoint: LiveEndpoint, client: Client, sent: unknown): Promise<void> {
  const { socket, authorization, address } = client
  const given = sent ?? authorization
  const ended = (reason: string) => socket.close(CloseCode.Forbidden, reason)
  try {
    const token = bearerToken(typeof given === 'string' ? given : undefined)
    const session = await openSession(endpoint, token, ended)
    const leave = await endpoint.connections.take(session.viewer.id)
    if (leave && socket.readyState === socket.OPEN) {
      Object.assign(client, { session, leave })
      return client.say({ type: MessageType.ConnectionAck })
    }
    leave?.()
    session.stop()
    socket.close(TOO_MANY, 'Too many connections')
  } catch (error) {
    if (error instanceof TokenRefused) endpoint.rateLimiter.noteBadToken(address)
    socket.close(...closing(error))
  }
}

function closing(error: unknown): [code: number, reason: string] {
  if (error instanceof MemberBlocked) return [CloseCode.Forbidden, 'Blocked']
  if (!(error instanceof TokenRefused)) return [1013, 'Try again later']
  // Clients reconnect after 4403, with a fresh token; after 4401 they do not.
  return error.code === 'TOKEN_EXPIRED'
    ? [CloseCode.Forbidden, 'Token expired']
    : [CloseCode.Unauthorized, error.code === 'WRONG_CELL' ? 'Wrong cell' : 'Unauthorized']
}

/** Extends the session by the fresh token of a ping. */
async function renew({ session, socket }: Client, given: unknown): Promise<void> {
  if (given === undefined || session === undefined) return
  const token = /^Bearer +(\S+)$/i.exec(String(given))?.[1] ?? ''
  if (!(await session.renew(token))) socket.close(CloseCode.Forbidden, 'Token refused')
}

import { GraphQLError } from 'graphql'
import { CloseCode, type Context, makeServer, type Server } from 'graphql-ws'
import type { WebSocket } from 'ws'
import { events } from '../../events.ts'
import { bearerToken, TokenRefused } from '../../identity/verify.ts'
import { MemberBlocked } from '../../lending/member/membership.ts'
import { publicError } from '../errors.ts'
import type { RequestParams } from '../guard/params.ts'
import { pointsOf } from '../rates/points.ts'
import { charactersOf, type LiveEndpoint, tooMuchOpen } from './endpoint.ts'
import { nextFrame } from './frame.ts'
import { type Operation, operationOf } from './operation.ts'
import { codeOf } from './result.ts'
import { openSession, type Session } from './session.ts'
import { type NewContext, openTracked, type Subscription } from './subscription.ts'

const SUBSCRIPTIONS_MAX = 50
const TOO_MANY = 4429

/** A socket and its session. */
export interface Client {
  readonly socket: WebSocket
  /** Writes a frame; returns a promise if the client is slow, and the next message must wait for it. */
  readonly write: (frame: Buffer) => Promise<void> | undefined
  /** The Authorization header of the upgrade. */
  readonly authorization: string | undefined
  readonly address: string
  session?: Session
  /** Releases the session's place in its quota. */
  leave?: () => void
  [key: PropertyKey]: unknown
}

/** A socket's subscription. */
interface Subscriber {
  readonly client: Client
  readonly id: string
  /** Releases the quota that the subscription holds. */
  readonly release: () => void
}

type Ctx = Context<Record<string, unknown>, Client>

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
      const contextValue: Subscriber = { client: ctx.extra, id, release }
      return { schema: endpoint.schema, ...operation, contextValue } as never
    },
    // Receives what onSubscribe returned.
    subscribe: async (args) => {
      const { contextValue, ...operation } = args as unknown as Operation & {
        contextValue: Subscriber
      }
      const { client, id, release } = contextValue
      const newContext: NewContext = (noted) => {
        if (client.session === undefined) throw new Error('a subscription without a session')
        return endpoint.contextOf(client.session.viewer, undefined, noted)
      }
      const opened = await openTracked(endpoint, 'socket', operation, newContext, release)
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
    const guarded = guard(params)
    if (session !== undefined) rateLimiter.spend(session.viewer.id, pointsOf(guarded))
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

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ExecutionResult, GraphQLSchema } from 'graphql'
import type { Context } from '../../context.ts'
import { RequestError } from '../../http/errors.ts'
import { charactersOf, type LiveEndpoint, tooMuchOpen } from '../../http/live/endpoint.ts'
import { masked } from '../../http/live/frame.ts'
import { type NewContext, openTracked } from '../../http/live/open-subscription.ts'
import type { Source, Stream, WriteEvent } from '../../http/live/stream.ts'
import type { Subscription } from '../../http/live/subscription.ts'
import { charge, points } from '../../http/rates/rate-limiter.ts'
import type { Told } from '../../languages/told-error.ts'
import { allCodes } from '../codes.ts'
import type { RowDocument } from '../presenter.ts'
import type { Answer } from '../row.ts'
import { eventParameters, type Following, readAsked } from './asked.ts'
import { type Compiled, compile, compileTopics, newestCursor, type Topic } from './topics.ts'

export const EVENTS = 'text/event-stream'

/** Opens GET /events: changes for the caller, as server-sent events in REST's form. */
export function eventsPath(app: FastifyInstance, live: LiveEndpoint, stream: Stream): void {
  const topics = compileTopics(live.schema)
  const parameters = eventParameters(live.schema, topics)
  const endpoint = { ...live, newest: compile(live.schema, newestCursor) }
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.accepts().type([EVENTS]) === false)
      throw new RequestError(406, 'NOT_ACCEPTABLE', {
        key: 'error.accept',
        values: { types: EVENTS },
      })
    const asked = readAsked(parameters, topics, request.query as Readonly<Record<string, unknown>>)
    const all = asked.reduce((sum, { topic, variables }) => sum + topic.pointsOf(variables), 0)
    // One read was charged before.
    if (all > points.read) charge(live.rateLimiter, request, reply, all - points.read)
    await stream(request, reply, async () => {
      const began = performance.now()
      const source = await openEvents(endpoint, request, asked)
      live.operations.ended(request.noted, (performance.now() - began) / 1000)
      // For metrics and traces, the opening has ended; the request lasts as long as the stream.
      request.noted.origin = undefined
      return source
    })
  }
  const config = { origin: 'stream', operation: 'followEvents' } as const
  // The response to HEAD would never end.
  app.route({ method: 'GET', url: '/events', exposeHeadRoute: false, config, handler })
}

/** A topic that is followed. */
interface Followed {
  readonly topic: Topic
  readonly subscription: Subscription
}

/** The parts of the program that streams of events need. */
interface EventsEndpoint extends LiveEndpoint {
  /** Reads the position of the caller's newest notification. */
  readonly newest: Compiled
}

/**
 * Follows topics in one stream. It begins with everything as it is, and with notifications after
 * `Last-Event-ID`, so that a client that connects again misses nothing.
 */
async function openEvents(
  endpoint: EventsEndpoint,
  request: FastifyRequest,
  asked: readonly Following[],
): Promise<Source> {
  const after = await positionOf(endpoint, request, asked)
  const given = asked.map(({ topic, variables }) =>
    topic.name === 'notification'
      ? { topic, variables: { after } }
      : topic.name === 'event' && after !== undefined
        ? { topic, variables: { ...variables, after: Number(after) } }
        : { topic, variables },
  )
  const followed: Followed[] = []
  const stop = () => Promise.all(followed.map(({ subscription }) => subscription.stop()))
  try {
    for (const one of given) followed.push(await follow(endpoint, request, one))
  } catch (error) {
    await stop()
    throw error
  }
  const deliver = async (write: WriteEvent) => {
    await write(eventText('ready', {}, after))
    const told = (one: Followed) => one.subscription.deliver(sending(one, write, stop))
    await Promise.all(followed.map(told))
  }
  return { deliver, stop }
}

/** Where notifications or events of the log continue: after the last one that the client has, or from now on. */
async function positionOf(
  endpoint: EventsEndpoint,
  { headers, viewer }: FastifyRequest,
  asked: readonly Following[],
): Promise<string | undefined> {
  const names = asked.map(({ topic }) => topic.name)
  const given = headers['last-event-id']
  if (names.includes('event')) return positionInLog(given)
  if (!names.includes('notification')) return undefined
  if (typeof given === 'string' && given !== '') return given
  const { newest } = endpoint
  const data = await readBefore(endpoint, newest, {}, endpoint.contextOf(viewer))
  const { notifications } = newest.present(data) as { notifications: { newest_cursor: string } }
  return notifications.newest_cursor
}

/** The number of the last event of the log that the client has; undefined if it has none. */
function positionInLog(given: string | string[] | undefined): string | undefined {
  if (given === undefined || given === '') return undefined
  if (typeof given === 'string' && /^\d{1,15}$/.test(given)) return given
  throw new RequestError(400, 'BAD_CURSOR', told.BAD_CURSOR)
}

async function follow(
  endpoint: EventsEndpoint,
  request: FastifyRequest,
  { topic, variables }: Following,
): Promise<Followed> {
  const { viewer, noted } = request
  const operation = topic.operationOf(variables)
  const size = charactersOf({ query: operation.text }, operation)
  const release = endpoint.characters.take(viewer.id, size)
  if (release === undefined) throw new RequestError(429, 'TOO_MANY_SUBSCRIPTIONS', tooMuchOpen)
  const begun = endpoint.operations.begin('stream', operation.label, noted.trace?.carrier)
  const contextOf: NewContext = (noted) => endpoint.contextOf(request.viewer, undefined, noted)
  const subscription = await openTracked(endpoint, begun, operation, contextOf, release)
  if (!('deliver' in subscription)) throw refusalOf(endpoint.schema, subscription)
  return { topic, subscription }
}

/** Sends a topic's results as events. A result with errors ends the stream: the client reconnects, and learns of the error then. */
function sending(
  { topic }: Followed,
  write: WriteEvent,
  stop: Source['stop'],
): Parameters<Subscription['deliver']>[0] {
  return (result) => {
    if (result.errors !== undefined) return stop()
    const data = topic.dataOf(result)
    const { cursor } = (data.notification ?? {}) as { readonly cursor?: string }
    const { sequence } = (data.event ?? {}) as { readonly sequence?: number }
    const id = sequence === undefined ? cursor : String(sequence)
    return write(eventText(topic.name, { ...data, ...tokenOf(result.extensions) }, id))
  }
}

function tokenOf(extensions: Answer | undefined): Answer {
  const { consistencyToken } = extensions ?? {}
  return consistencyToken === undefined ? {} : { consistency_token: consistencyToken }
}

function eventText(name: string, data: Answer, id?: string): string {
  return `event: ${name}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`
}

/** REST's messages for refusals whose own messages are worded for subscriptions. */
const told = {
  BAD_CURSOR: { key: 'error.last_event_id' },
  CURSOR_EXPIRED: { key: 'error.last_event_id.forgotten' },
} as const satisfies Readonly<Record<string, Told>>

/** The error of a result, with the status of its code; its message is in the reader's language already. */
function refusalOf(schema: GraphQLSchema, { errors = [] }: ExecutionResult): RequestError {
  const code = String(errors[0]?.extensions.code)
  const own = Object.entries(told).find(([name]) => name === code)?.[1]
  const { status = 400 } = allCodes(schema).find((one) => one.code === code) ?? {}
  return new RequestError(status, code, own ?? errors[0]?.message ?? '')
}

/** Executes a query before a stream begins; throws its error as a RequestError. */
async function readBefore(
  { schema, execute }: LiveEndpoint,
  { plan }: RowDocument,
  variables: Answer,
  contextValue: Context,
): Promise<Answer> {
  const language = contextValue.refusalLanguage
  const { data, errors } = masked(await execute({ plan, variables }, contextValue), language)
  if (errors !== undefined) throw refusalOf(schema, { errors })
  return data as Answer
}

import type { FastifyRequest } from 'fastify'
import { RequestError } from '../../http/errors.ts'
import { charactersOf, type LiveEndpoint, tooMuchOpen } from '../../http/live/endpoint.ts'
import { type NewContext, openTracked } from '../../http/live/open-subscription.ts'
import type { Source, WriteEvent } from '../../http/live/stream.ts'
import type { Subscription } from '../../http/live/subscription.ts'
import type { Answer } from '../answer.ts'
import type { Following } from './asked.ts'
import { readBefore, refusalOf } from './results.ts'
import type { Compiled, Topic } from './topics.ts'

/** A topic that is followed. */
interface Followed {
  readonly topic: Topic
  readonly subscription: Subscription
}

/** The parts of the program that streams of events need. */
export interface EventsEndpoint extends LiveEndpoint {
  /** Reads the position of the caller's newest notification. */
  readonly newest: Compiled
}

/**
 * Follows topics in one stream. It begins with everything as it is, and with notifications after
 * `Last-Event-ID`, so that a client that connects again misses nothing.
 */
export async function openEvents(
  endpoint: EventsEndpoint,
  request: FastifyRequest,
  asked: readonly Following[],
): Promise<Source> {
  const after = await positionOf(endpoint, request, asked)
  const given = asked.map(({ topic, variables }) =>
    topic.name === 'notification' ? { topic, variables: { after } } : { topic, variables },
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

/** Where notifications continue: after the last one that the client has, or from now on. */
async function positionOf(
  endpoint: EventsEndpoint,
  { headers, viewer }: FastifyRequest,
  asked: readonly Following[],
): Promise<string | undefined> {
  if (asked.every(({ topic }) => topic.name !== 'notification')) return undefined
  const given = headers['last-event-id']
  if (typeof given === 'string' && given !== '') return given
  const { newest } = endpoint
  const data = await readBefore(endpoint, newest, {}, endpoint.contextOf(viewer))
  const { notifications } = newest.present(data) as { notifications: { newest_cursor: string } }
  return notifications.newest_cursor
}

async function follow(
  endpoint: EventsEndpoint,
  { viewer, noted }: FastifyRequest,
  { topic, variables }: Following,
): Promise<Followed> {
  const operation = topic.operationOf(variables)
  const size = charactersOf({ query: operation.text }, operation)
  const release = endpoint.characters.take(viewer.id, size)
  if (release === undefined) throw new RequestError(429, 'TOO_MANY_SUBSCRIPTIONS', tooMuchOpen)
  const begun = endpoint.operations.begin('stream', operation.label, noted.trace?.carrier)
  const contextOf: NewContext = (noted) => endpoint.contextOf(viewer, undefined, noted)
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
    return write(eventText(topic.name, { ...data, ...tokenOf(result.extensions) }, cursor))
  }
}

function tokenOf(extensions: Answer | undefined): Answer {
  const { consistencyToken } = extensions ?? {}
  return consistencyToken === undefined ? {} : { consistency_token: consistencyToken }
}

function eventText(name: string, data: Answer, id?: string): string {
  return `event: ${name}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`
}

import { SUBSCRIPTIONS_MAX } from '../http/live/subscription-slots.ts'
import type { TopicName } from '../rest-bridge/events/topics.ts'
import type { JsonSchema } from '../rest-bridge/openapi/schemas.ts'
import { eventTypes, webhookName } from './events.ts'
import { refTo, type Schemas } from './schemas.ts'

/** A part of an AsyncAPI document. */
export type Part = Readonly<Record<string, unknown>>

/** A query parameter as OpenAPI describes it. */
export interface Parameter {
  readonly name: string
  readonly in: string
  readonly description?: string
  readonly schema: JsonSchema
}

/** The events of `GET /events` by name, with when each is sent. */
const streamed: Readonly<Record<'ready' | TopicName, string>> = {
  ready: 'The first event, once everything is followed.',
  notification: 'Each new notification of the caller, in order, at least once.',
  wallet: 'The caller’s wallet: as it is, then after each movement of money.',
  payment: 'Each payment of the caller that is made, or whose state changes.',
  loan: 'A loan: as it is, then after each change.',
  event:
    'Each event of the log, in order, at least once; the `id` of the stream is its `sequence`.',
  markers: 'Open loans on a part of the map: with `reset` all of them, then the changes.',
}

const json = { contentType: 'application/json' } as const
const message = (name: string, summary: string, schema: string): Part => ({
  name,
  summary,
  ...json,
  payload: refTo(schema),
})
const named = (messages: readonly Part[]) =>
  Object.fromEntries(messages.map((one) => [String(one.name), one]))

/** The messages of graphql-transport-ws by their types, each with its schema and who sends it. */
const socketMessages = [
  ['connection_init', 'ConnectionInit', 'client'],
  ['connection_ack', 'ConnectionAck', 'gateway'],
  ['subscribe', 'Subscribe', 'client'],
  ['next', 'Next', 'gateway'],
  ['error', 'Refused', 'gateway'],
  ['complete', 'Complete', 'both'],
  ['ping', 'Ping', 'client'],
  ['pong', 'Pong', 'gateway'],
] as const

/** The headers of a webhook's message. */
export const webhookHeaders = {
  type: 'object',
  properties: {
    'webhook-id': {
      type: 'string',
      description:
        'The same whenever this message is sent again: a receiver that already has it can ignore it.',
    },
    'webhook-timestamp': {
      type: 'string',
      pattern: '^\\d+$',
      description:
        'When this attempt was made, in seconds since 1970. Refuse what is older than five minutes.',
    },
    'webhook-signature': {
      type: 'string',
      pattern: '^v1,[A-Za-z0-9+/]{43}=( v1,[A-Za-z0-9+/]{43}=)*$',
      description:
        'One signature for each valid secret, separated by spaces: `v1,` and the Base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}`, whose key is the secret after `whsec_`, decoded from Base64.',
    },
  },
  required: ['webhook-id', 'webhook-timestamp', 'webhook-signature'],
} as const

/** The channels by name, each with its messages. */
export const channels: Readonly<Record<string, Part>> = {
  events: {
    address: '/events',
    title: 'Live updates over REST',
    description: `Server-sent events, opened by \`GET /events\`: the name of a message is the \`event\` of the stream, and its payload the \`data\`. Send the last \`id\` as
\`Last-Event-ID\` when you connect again: notifications, or events of the log, continue after it; other records come as they are by then.`,
    servers: [{ $ref: '#/servers/gateway' }],
    messages: named(
      Object.entries(streamed).map(([name, when]) =>
        message(name, when, `${name.charAt(0).toUpperCase()}${name.slice(1)}EventData`),
      ),
    ),
  },
  sockets: {
    address: '/graphql',
    title: 'Subscriptions over WebSocket',
    description: `The subprotocol is \`graphql-transport-ws\`. A socket carries at most ${SUBSCRIPTIONS_MAX} subscriptions, and is closed with 4403 when its token has expired: connect again with a fresh one.`,
    servers: [{ $ref: '#/servers/sockets' }],
    bindings: { ws: { method: 'GET', bindingVersion: '0.1.0' } },
    messages: named(
      socketMessages.map(([name, schema]) => ({ name, ...json, payload: refTo(schema) })),
    ),
  },
  streams: {
    address: '/graphql/stream',
    title: 'Subscriptions as server-sent events',
    description:
      'One subscription for each `POST` whose `Accept` is `text/event-stream` (graphql-sse, distinct connections). The name of a message is the `event` of the stream.',
    servers: [{ $ref: '#/servers/gateway' }],
    messages: named([
      message('next', 'A result of the subscription.', 'SubscriptionResult'),
      {
        name: 'complete',
        summary: 'The subscription has ended; do not connect again. Its data is empty.',
        payload: { type: 'string', const: '' },
      },
    ]),
  },
  webhooks: {
    address: null,
    title: 'Webhooks',
    description: `Each event of the log that an endpoint has asked for, sent to its URL as [Standard Webhooks](https://www.standardwebhooks.com) 1.0.0, at least once,
usually in the order of \`sequence\`, which is not promised. Answer with a status from 200 to 299 once the message is stored.`,
    servers: [{ $ref: '#/servers/receiver' }],
    messages: named(
      eventTypes.map(([type, { when }]) => ({
        ...message(type, when, webhookName(type)),
        headers: refTo('WebhookHeaders'),
      })),
    ),
  },
}

export const channelSchemas: Schemas = { WebhookHeaders: webhookHeaders }

/** What the gateway sends and receives, and how that begins. */
export function operations(parameters: readonly Parameter[]): Readonly<Record<string, Part>> {
  const sent = (from: 'client' | 'gateway') =>
    socketMessages.filter(([, , by]) => by === from || by === 'both').map(([type]) => type)
  const topic: Parameter = { name: 'topics', in: 'query', schema: { const: 'operator_events' } }
  const types: Parameter = {
    name: 'types',
    in: 'query',
    description: 'Only events of these types.',
    schema: { type: 'array', items: refTo('EventType') },
  }
  return {
    followRecords: {
      ...operation(
        'send',
        'events',
        Object.keys(streamed).filter((name) => name !== 'event'),
      ),
      summary: 'Follow what changes for the caller.',
      bindings: { http: get(parameters.filter(({ name }) => name !== 'types')) },
    },
    followEventLog: {
      ...operation('send', 'events', ['ready', 'event']),
      summary: 'Follow the log of events.',
      description:
        'For operators, whose tokens have the scope `lending:support` or `lending:admin`. `GET /operator/events?after=` reads the same events page by page.',
      bindings: { http: get([topic, types], ['topics']) },
    },
    openSubscriptions: {
      ...operation('receive', 'sockets', sent('client')),
      summary: 'Open subscriptions on a socket.',
    },
    sendResults: {
      ...operation('send', 'sockets', sent('gateway')),
      summary: 'Send the results of subscriptions over a socket.',
    },
    streamResults: {
      ...operation('send', 'streams', ['next', 'complete']),
      summary: 'Stream the results of one subscription.',
      bindings: { http: { method: 'POST', bindingVersion: '0.3.0' } },
    },
    sendWebhook: {
      ...operation(
        'send',
        'webhooks',
        eventTypes.map(([type]) => type),
      ),
      summary: 'Send an event to an endpoint.',
      bindings: { http: { method: 'POST', bindingVersion: '0.3.0' } },
    },
  }
}

function operation(action: 'send' | 'receive', channel: string, messages: readonly string[]): Part {
  return {
    action,
    channel: { $ref: `#/channels/${channel}` },
    messages: messages.map((name) => ({ $ref: `#/channels/${channel}/messages/${name}` })),
  }
}

function get(parameters: readonly Parameter[], required: readonly string[] = []): Part {
  const properties = parameters.map(({ name, description, schema }) => [
    name,
    { ...schema, ...(description && { description }) },
  ])
  const query = { type: 'object', properties: Object.fromEntries(properties), required }
  return { method: 'GET', query, bindingVersion: '0.3.0' }
}

import type { GraphQLSchema } from 'graphql'
import type { JsonSchema } from '../rest-bridge/openapi/schemas.ts'
import { refTo, type Schemas } from './schemas.ts'

const id = { type: 'string', description: 'The client’s name for the subscription on this socket.' }
const authorization = {
  type: 'string',
  description: '`Bearer <token>`; only needed if the request for the socket has no such header.',
}

/** A message of the protocol graphql-transport-ws, with what it always has besides its type, and what it can have. */
const message = (
  type: string,
  description: string,
  always: Schemas = {},
  optional: Schemas = {},
): JsonSchema => ({
  type: 'object',
  description,
  properties: { type: { const: type }, ...always, ...optional },
  required: ['type', ...Object.keys(always)],
})
const withToken = { payload: { type: 'object', properties: { authorization } } } as const

const request = {
  type: 'object',
  properties: {
    query: { type: 'string', description: 'The subscription, as in `schema.graphql`.' },
    operationName: { type: ['string', 'null'] },
    variables: { type: ['object', 'null'], additionalProperties: true },
    extensions: { type: ['object', 'null'], additionalProperties: true },
  },
  required: ['query'],
} as const

const errors = {
  type: 'array',
  items: {
    type: 'object',
    properties: {
      message: { type: 'string' },
      extensions: {
        type: 'object',
        properties: { code: { type: 'string', description: 'The code, for programs.' } },
        required: ['code'],
        additionalProperties: true,
      },
    },
    required: ['message', 'extensions'],
  },
} as const

/** The schemas of what subscriptions of GraphQL carry, over sockets and as server-sent events. */
export function graphqlSchemas(schema: GraphQLSchema): Schemas {
  const fields = Object.values(schema.getSubscriptionType()?.getFields() ?? {})
  const data = fields.map(({ name, type, description }) => [
    name,
    { description: `\`${type}\`: ${description ?? ''}` },
  ])
  return {
    SubscriptionRequest: request,
    SubscriptionResult: {
      type: 'object',
      description:
        'A result: the field that was subscribed to, with what was selected of it, under its alias if it has one.',
      properties: {
        data: { type: ['object', 'null'], properties: Object.fromEntries(data) },
        errors,
        extensions: {
          type: 'object',
          properties: {
            consistencyToken: {
              type: 'string',
              description:
                'In deployments with a standby: reads that send it show at least this state.',
            },
          },
        },
      },
    },
    ConnectionInit: message(
      'connection_init',
      'The first message, within 3 seconds.',
      {},
      withToken,
    ),
    ConnectionAck: message('connection_ack', 'The token is accepted.'),
    Subscribe: message('subscribe', 'Begins a subscription.', {
      id,
      payload: refTo('SubscriptionRequest'),
    }),
    Next: message('next', 'A result of a subscription.', {
      id,
      payload: refTo('SubscriptionResult'),
    }),
    Refused: message('error', 'The subscription is refused.', { id, payload: errors }),
    Complete: message('complete', 'Ends a subscription, whichever side sends it.', { id }),
    Ping: message(
      'ping',
      'Answered by a pong. With a fresh token, the session lasts as long as that does.',
      {},
      withToken,
    ),
    Pong: message('pong', 'The answer to a ping.'),
  }
}

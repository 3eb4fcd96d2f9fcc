import { GraphQLNonNull, type GraphQLSchema, getNullableType } from 'graphql'
import { allCodes } from '../codes.ts'
import { errorResponses } from '../openapi/errors.ts'
import { example } from '../openapi/examples.ts'
import { common, consistencyRequest, headers } from '../openapi/headers.ts'
import { headerParameters, queryParametersOf } from '../openapi/parts.ts'
import { type JsonSchema, objectOf } from '../openapi/schemas.ts'
import { rootField } from '../presenter.ts'
import { codesOf } from '../row-codes.ts'
import { LOANS_MAX } from './asked.ts'
import {
  type Compiled,
  compileTopics,
  type NamedTopic,
  namedTopics,
  type TopicName,
} from './topics.ts'

/** The tag of live updates. */
export const liveTag = {
  name: 'Live',
  description: 'What changes for the caller, as it happens.',
}

/** Each event by its name: its data, and when it is sent. */
const sent: Readonly<Record<'ready' | TopicName, readonly [data: string, when: string]>> = {
  ready: ['`{}`', 'first, once everything is followed'],
  notification: ['`{"notification": …}`', 'in order, at least once each'],
  wallet: ['`{"wallet": …}`', 'as it is, then after each movement of money'],
  payment: ['`{"payment": …}`', 'when a payment is made, and whenever its state changes'],
  loan: ['`{"loan": …}`', 'as it is, then after each change'],
  event: [
    '`{"event": …}`',
    "with `topics=operator_events`: each event of the platform's log, in order, at least once; its `id` is its `sequence`",
  ],
  markers: [
    '`{"markers": {"upserted": […], "removed_ids": […], "reset": true, "truncated": false}}`',
    'with `reset` all in the box, at most 500, which replace those that you had; then the changes',
  ],
}

const description = `Server-sent events, each with the record as the other operations show it:

| event | data | sent |
|---|---|---|
${Object.entries(sent)
  .map(([name, [data, when]]) => `| \`${name}\` | ${data} | ${when} |`)
  .join('\n')}

\`\`\`
event: ready
id: WyI0MSJd.Wm9vbWluZ0NhdGNo
data: {}

event: wallet
data: {"wallet":{"id":"01a1fddc-8957-7000-8000-000000000007","available_balance":120.5, …}}
\`\`\`

Changes in quick succession may arrive as one event. Deployments with a standby add \`consistency_token\` to the data.

The schema of the response is that of the data of one event, since OpenAPI 3.1 has none for a stream.

When the connection ends, connect again and send the \`id\` of the last event as \`Last-Event-ID\`: you get the
notifications or events of the log that you missed, and the other records as they are by then. A browser's own \`EventSource\` can't send the token: use
\`fetch\`, or a library that takes headers. The connection ends with the token, and when the
gateway stops. A member can have 20 connections open, with those of GraphQL. Comments (lines that begin with a colon) come every 12 seconds.`

/** The schemas that only GET /events uses: the topics, and the data of each event, by name. */
export function eventSchemas(schema: GraphQLSchema): Readonly<Record<string, JsonSchema>> {
  const topics = Object.values(compileTopics(schema)).map(({ name, live }) => [
    name,
    dataSchema(schema, live),
  ])
  const data: Readonly<Record<string, JsonSchema>> = {
    ready: nothing,
    ...Object.fromEntries(topics),
  }
  const named = Object.entries(data).map(([name, one]) => [dataName(name), one] as const)
  return {
    ...ownTopics,
    EventData: {
      description: 'The data of an event: of one that has a record, under the name of the event.',
      anyOf: named.map(([name]) => ({ $ref: `#/components/schemas/${name}` })),
    },
    ...Object.fromEntries(named),
  }
}

function dataName(event: string): string {
  return `${event.charAt(0).toUpperCase()}${event.slice(1)}EventData`
}

/** The data of a topic's events: its record, and in deployments with a standby a token. */
function dataSchema(schema: GraphQLSchema, live: Compiled): JsonSchema {
  const root = rootField(schema, live)
  const field = { ...root, type: new GraphQLNonNull(getNullableType(root.type)) }
  const { properties, ...more } = objectOf([field], live.fragments)
  const consistency_token = { type: 'string', description: consistencyRequest }
  return { ...more, properties: { ...(properties as JsonSchema), consistency_token } }
}

const nothing: JsonSchema = {
  type: 'object',
  description: 'Of `ready`: everything is followed.',
  additionalProperties: false,
}

/** What is sent of each topic that is followed by its name. */
const followed: Readonly<Record<NamedTopic, string>> = {
  notification: 'Each new notification.',
  wallet: 'The wallet, whenever money moves.',
  payment: 'Each payment that is made or changes its state.',
  event:
    'The log of events, as `GET /operator/events` has it; needs the scope `lending:support` or `lending:admin`, and a connection without `notifications`.',
}

const ownTopics: Readonly<Record<string, JsonSchema>> = {
  EventTopic: {
    type: 'string',
    description: `What of the caller's own can be followed.

${(Object.keys(followed) as NamedTopic[]).map((name) => `- \`${namedTopics[name].toLowerCase()}\`: ${followed[name]}`).join('\n')}`,
    enum: Object.values(namedTopics).map((name) => name.toLowerCase()),
  },
}

const topics = {
  name: 'topics',
  in: 'query',
  description:
    'Which of your own records to follow; notifications and wallet if you name no topic, no loan and no box either.',
  style: 'form',
  explode: false,
  schema: { type: 'array', items: { $ref: '#/components/schemas/EventTopic' } },
}
const loan = {
  name: 'loan',
  in: 'query',
  description: 'The ids of loans to follow.',
  style: 'form',
  explode: false,
  schema: { type: 'array', items: { type: 'string', format: 'uuid' }, maxItems: LOANS_MAX },
}
const types = {
  name: 'types',
  in: 'query',
  description: 'With `topics=operator_events`: only events of these types.',
  style: 'form',
  explode: false,
  schema: { type: 'array', minItems: 1, items: { $ref: '#/components/schemas/EventType' } },
}
const lastEventId = {
  name: 'Last-Event-ID',
  in: 'header',
  description:
    'The last `id` that you received: notifications, or events of the log, continue after it. Of the log, any `sequence` will do; with `0` it begins with the first event.',
  schema: { type: 'string' },
}

/** Describes GET /events. */
export function describeEvents(schema: GraphQLSchema): JsonSchema {
  const { live } = compileTopics(schema).markers
  const ofMap = queryParametersOf(schema, live.row, live).map((one) => ({
    ...one,
    required: false,
    ...(one.name === 'bbox' && { description: 'The part of the map whose loans to follow.' }),
  }))
  const refusals = [
    'BAD_CURSOR',
    'CURSOR_EXPIRED',
    'FORBIDDEN',
    'NOT_FOUND',
    'TOO_MANY_SUBSCRIPTIONS',
  ]
  const codes = codesOf({ ...live.row, refusals }, undefined, false, allCodes(schema))
  const schemaOfData = { $ref: '#/components/schemas/EventData' }
  // The example is the data of a `wallet` event.
  const content = { schema: schemaOfData, ...example('getWallet').response }
  return {
    operationId: 'followEvents',
    tags: [liveTag.name],
    summary: 'Follow what changes',
    description,
    parameters: [
      topics,
      loan,
      types,
      ...ofMap,
      lastEventId,
      ...headerParameters(live.row, undefined).filter(({ name }) => name !== 'If-None-Match'),
    ],
    responses: {
      200: {
        description: 'The events, until the connection ends.',
        headers: headers(...common),
        content: { 'text/event-stream': content },
      },
      ...errorResponses(codes, false),
    },
  }
}

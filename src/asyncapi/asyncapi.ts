import { bridgeOpenapi } from '../rest-bridge/openapi/openapi.ts'
import type { JsonSchema } from '../rest-bridge/openapi/schemas.ts'
import { perSchema } from '../rest-bridge/per-schema.ts'
import { channelSchemas, channels, operations, type Parameter } from './channels.ts'
import { loggedSchemas } from './events.ts'
import { graphqlSchemas } from './graphql.ts'
import { inDraft07, refTo, type Schemas, usedBy } from './schemas.ts'

/** The parts of the OpenAPI description that this one shares. */
interface Rest {
  readonly paths: {
    readonly '/events': { readonly get: { readonly parameters: readonly Parameter[] } }
  }
  readonly components: { readonly schemas: Schemas }
}

const description = `What the gateway sends on its own: to members and to the platform’s other systems, as server-sent events, over WebSocket and as webhooks.

The schemas of events are made from their catalogue. \`GET /operator/events?after=\` pages through the same events: the message \`event\` of the channel
\`events\` has their form. The other operations of the REST API are in /openapi.json, and those of GraphQL in its schema.

**Keeping books from events.** Each line of a wallet's statement is a \`movement.*\`. The \`balance_change\` values of a wallet's lines add up to \`balance_after\`: what is
available and held, less what is owed and advanced. Lines that belong together have the same \`reference\`. A line never changes; what is undone has lines in the opposite
direction. Holds for investments are lines with a \`balance_change\` of 0. Money of deposits and withdrawals on their way is in no line yet: \`payment.*\` shows them in the
states \`pending\`, \`requested\`, \`approved\`, \`sent\` and \`unknown\`. A payment that settles at once has no events for the states that it passed through.

**What happened before the log began is not in it.** Whoever needs it pages to the end of the log, keeps the last \`next_after\`, reads the records, and follows the log from
there; the lines of a statement have ids, by which those that come twice can be recognised.

**Events are kept for some time only** (\`EVENT_DAYS\`): whoever asks for older ones gets \`CURSOR_EXPIRED\`, with the number from which to go on.`

/** The AsyncAPI 3 description of everything that the gateway sends on its own. */
export const asyncapi = perSchema((schema, version: string): JsonSchema => {
  const rest = bridgeOpenapi(schema, version) as unknown as Rest
  const schemas = rest.components.schemas
  const parameters = rest.paths['/events'].get.parameters.filter((one) => one.in === 'query')
  const { properties = {}, ...event } = schemas.EventEventData ?? {}
  const all: Schemas = {
    ...schemas,
    EventEventData: {
      ...event,
      properties: { ...(properties as Schemas), event: refTo('LoggedEvent') },
    },
    ...loggedSchemas(schemas),
    ...graphqlSchemas(schema),
    ...channelSchemas,
  }
  const document = { channels, operations: operations(parameters) }
  return inDraft07({
    asyncapi: '3.0.0',
    info: {
      title: 'Lending gateway',
      version,
      description,
      contact: { name: 'The operator of this gateway' },
      license: { name: 'Apache-2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0' },
    },
    defaultContentType: 'application/json',
    servers,
    ...document,
    components: { securitySchemes, schemas: usedBy(document, all) },
  })
})

const bearer = [{ $ref: '#/components/securitySchemes/bearer' }]
const host = { default: '127.0.0.1:4000', description: 'The host, and the port, of the gateway.' }
const servers = {
  gateway: {
    host: '{host}',
    protocol: 'https',
    description: 'This gateway; in development over http.',
    variables: { host },
    security: bearer,
  },
  sockets: {
    host: '{host}',
    protocol: 'wss',
    description: 'This gateway; in development over ws.',
    variables: { host },
    security: bearer,
  },
  receiver: {
    host: '{receiver}',
    protocol: 'https',
    description: 'Whoever receives webhooks, at the URL of their endpoint.',
    variables: { receiver: { description: 'The host of that URL.' } },
  },
}
const securitySchemes = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'A token of your issuer; in development, `npm run token -- --sub ada`.',
  },
}

import { bridgeOpenapi } from '../rest-bridge/openapi/openapi.ts'
import type { JsonSchema } from '../rest-bridge/openapi/schemas.ts'
import { perSchema } from '../rest-bridge/per-schema.ts'
import { webhookHeaders } from './channels.ts'
import { eventTypes, loggedSchemas, webhookName } from './events.ts'
import { refTo, type Schemas, usedBy } from './schemas.ts'

/** The parts of the bridge's description to which webhooks are added. */
interface Bridge extends JsonSchema {
  readonly tags: readonly JsonSchema[]
  readonly components: JsonSchema & { readonly schemas: Schemas }
}

const tag = {
  name: 'Sent to webhooks',
  description:
    'What a receiver gets: each event of the log that its webhook has asked for, by `POST` to its URL, as [Standard Webhooks](https://www.standardwebhooks.com) 1.0.0.',
}

const description = `Sent at least once, usually in the order of \`sequence\`, which is not promised; \`webhook-id\` is the same whenever it is sent again. Verify the signature before you use
the body. \`data\` has the record as it was then, or only its ids and states (\`thin\`), as the webhook asks for; an event of 20 KB or more is always sent thin.`

/** The OpenAPI 3.1 description of the REST API, with the webhooks that the gateway sends. */
export const openapi = perSchema((schema, version: string): JsonSchema => {
  const bridge = bridgeOpenapi(schema, version) as Bridge
  const { schemas } = bridge.components
  const webhooks = Object.fromEntries(
    eventTypes.map(([type, { when }]) => [type, { post: sent(type, when) }]),
  )
  const events = usedBy([webhooks, refTo('EventType')], { ...schemas, ...loggedSchemas(schemas) })
  return {
    ...bridge,
    tags: [...bridge.tags, tag],
    webhooks,
    components: {
      ...bridge.components,
      schemas: { ...schemas, ...events },
      parameters: Object.fromEntries(
        Object.entries(webhookHeaders.properties).map(([name, { description, ...one }]) => [
          name,
          { name, in: 'header', required: true, description, schema: one },
        ]),
      ),
    },
  }
})

function sent(type: string, when: string): JsonSchema {
  const name = webhookName(type)
  return {
    operationId: `${name.charAt(0).toLowerCase()}${name.slice(1)}`,
    tags: [tag.name],
    summary: `${when.charAt(0).toUpperCase()}${when.slice(1)}`,
    description,
    security: [],
    parameters: Object.keys(webhookHeaders.properties).map((header) => ({
      $ref: `#/components/parameters/${header}`,
    })),
    requestBody: { required: true, content: { 'application/json': { schema: refTo(name) } } },
    responses: {
      '2XX': { description: 'The message is stored: it is not sent again.' },
      410: { description: 'The receiver is gone: the webhook is disabled.' },
      default: {
        description:
          'The message is sent again, ten times at most over about three days. Redirects are not followed.',
        headers: {
          'Retry-After': {
            description: 'The least number of seconds until then, up to a day; or a time.',
            schema: { type: 'string' },
          },
        },
      },
    },
  }
}

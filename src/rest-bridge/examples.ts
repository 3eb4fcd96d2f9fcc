import recorded from './examples.generated.json' with { type: 'json' }
import type { JsonSchema } from './openapi-schemas.ts'

/** A request that was sent to a gateway, and the response. */
interface Recorded {
  readonly parameters?: JsonSchema
  readonly body?: unknown
  readonly response?: unknown
}

/** What an operation's example says of each of its parts; nothing where there is none. */
export interface Example {
  readonly parameter: (name: string) => JsonSchema
  readonly body: JsonSchema
  readonly response: JsonSchema
}

const all = recorded as Readonly<Record<string, Recorded>>

/** The example of an operation, as a test has recorded it. */
export function example(operationId: string): Example {
  const { parameters = {}, body, response } = all[operationId] ?? {}
  return {
    parameter: (name) => shown(parameters[name]),
    body: shown(body),
    response: shown(response),
  }
}

/** An example of a schema, as JSON Schema has it. */
export function schemaExample(name: string): JsonSchema {
  const { response } = all[name] ?? {}
  return response === undefined ? {} : { examples: [response] }
}

function shown(value: unknown): JsonSchema {
  return value === undefined ? {} : { example: value }
}

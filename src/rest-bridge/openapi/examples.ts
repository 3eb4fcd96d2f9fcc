import type { Code } from '../codes.ts'
import { type ErrorBody, problemOf } from '../problem-type.ts'
import recorded from './examples.generated.json' with { type: 'json' }
import type { JsonSchema } from './schemas.ts'

/** A request that was sent to a gateway, and the response. */
interface Recorded {
  readonly parameters?: JsonSchema
  readonly body?: unknown
  readonly response?: unknown
}

/** The example of each part of an operation, in OpenAPI's form; empty where there is none. */
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

/** An error with one of these codes, as a test has recorded it. */
export function errorExamples(codes: readonly Code[]): { response: object; problem: object } {
  const one = codes.find(({ code }) => code in all) ?? codes[0]
  if (one === undefined) throw new Error('an error without a code')
  const { code, status, meaning } = one
  const found = all[code]?.response as { readonly error: ErrorBody } | undefined
  const request_id = '01a1fddc-8957-7000-8000-000000000000'
  const error = found?.error ?? { code, message: meaning, request_id, details: [] }
  return { response: { error }, problem: problemOf(error, status) }
}

function shown(value: unknown): JsonSchema {
  return value === undefined ? {} : { example: value }
}

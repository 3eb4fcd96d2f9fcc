import type { FastifyRequest } from 'fastify'
import type { Answer } from './answer.ts'
import { expectedVersion } from './etag.ts'

/** Adds the headers that belong to the input: If-Match is the version that the client has seen, and no other one may be in the body. */
export function withHeaders(variables: Answer, { headers }: FastifyRequest, takes: object): Answer {
  if (variables.input === undefined) return variables
  const expected = 'version' in takes ? expectedVersion(headers['if-match']) : undefined
  const { version: given = expected } = variables.input as Readonly<Record<string, unknown>>
  // A record can't be at two versions.
  const version = expected === undefined || given === expected ? expected : -1
  const idempotencyKey = 'idempotencyKey' in takes ? headers['idempotency-key'] : undefined
  return {
    ...variables,
    input: {
      ...variables.input,
      ...(version !== undefined && { version }),
      ...(idempotencyKey !== undefined && { idempotencyKey }),
    },
  }
}

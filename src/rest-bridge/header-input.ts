import type { FastifyRequest } from 'fastify'
import type { Answer } from './answer.ts'
import { expectedVersion } from './etag.ts'

/** Adds the headers that belong to the input: If-Match is the version that the client has seen. */
export function withHeaders(variables: Answer, { headers }: FastifyRequest, takes: object): Answer {
  if (variables.input === undefined) return variables
  const version = 'version' in takes ? expectedVersion(headers['if-match']) : undefined
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

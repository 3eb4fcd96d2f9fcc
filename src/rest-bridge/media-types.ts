import type { FastifyRequest } from 'fastify'
import '@fastify/accepts'
import { RequestError } from '../http/errors.ts'
import { CSV } from './csv.ts'
import { GEOJSON } from './geojson.ts'
import type { Row } from './row.ts'

/** A JSON merge patch (RFC 7396). */
export const MERGE_PATCH = 'application/merge-patch+json'

/** Refuses a request whose body or response would have a type that the row does not have. */
export function requireTypes(request: FastifyRequest, { features, method, table }: Row): void {
  const isPatch = request.headers['content-type']?.startsWith(MERGE_PATCH) === true
  if (isPatch && method !== 'PATCH') {
    const message = `The body must be application/json; only PATCH takes ${MERGE_PATCH}.`
    throw new RequestError(415, 'UNSUPPORTED_MEDIA_TYPE', message)
  }
  const others = [...(features ? [GEOJSON] : []), ...(table ? [CSV] : [])]
  const types = ['application/json', 'application/problem+json', ...others]
  if (request.accepts().type(types) !== false) return
  throw new RequestError(406, 'NOT_ACCEPTABLE', 'Responses are application/json; accept that type.')
}

/** Whether the client prefers another type to JSON. */
export function prefers(request: FastifyRequest, type: string): boolean {
  return request.accepts().type(['application/json', type]) === type
}

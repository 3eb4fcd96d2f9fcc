import type { FastifyRequest } from 'fastify'
import '@fastify/accepts'
import { RequestError } from '../http/errors.ts'
import { formatOf, formatsOf } from './formats.ts'
import type { Row } from './row.ts'

/** A JSON merge patch (RFC 7396). */
export const MERGE_PATCH = 'application/merge-patch+json'

/** Refuses a request whose body or response would have a type that the row does not have. */
export function requireTypes(request: FastifyRequest, row: Row): void {
  const isPatch = request.headers['content-type']?.startsWith(MERGE_PATCH) === true
  if (isPatch && row.method !== 'PATCH') {
    const message = `The body must be application/json; only PATCH takes ${MERGE_PATCH}.`
    throw new RequestError(415, 'UNSUPPORTED_MEDIA_TYPE', message)
  }
  const formats = formatsOf(row)
  if (formatOf(request, { ...formats, problem: 'application/problem+json' }) !== undefined) return
  const types = Object.values(formats).join(' or ')
  throw new RequestError(406, 'NOT_ACCEPTABLE', `Responses are ${types}; accept that.`)
}

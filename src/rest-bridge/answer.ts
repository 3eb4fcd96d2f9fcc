import type { FastifyReply, FastifyRequest } from 'fastify'
import { isKnown, tagOf } from '../http/etag.ts'
import { etagOf } from './etag.ts'
import { type Row, statusOf } from './row.ts'

/** The body of a response. */
export type Answer = Readonly<Record<string, unknown>>

/** Sends one record with status, Location and ETag; or 304 without a body if the client has it. */
export function answer(
  row: Row,
  body: Answer,
  request: FastifyRequest,
  reply: FastifyReply,
): unknown {
  reply.code(statusOf(row)).type('application/json')
  if (row.freshSeconds !== undefined)
    reply.header('cache-control', `private, max-age=${row.freshSeconds}`)
  if (row.location !== undefined) reply.header('location', fill(row.location, body))
  if (row.method === 'GET' && row.tagged === undefined) return sendTagged(body, request, reply)
  if (row.tagged === undefined) return body
  const etag = etagOf(body[row.tagged])
  if (row.method === 'GET') return isKnown(etag, request, reply) ? reply.send() : body
  reply.header('etag', etag)
  return body
}

/** Sends JSON with an ETag of its text; or 304 without a body if the client has it, so that polling a list is cheap. */
export function sendTagged(body: object, request: FastifyRequest, reply: FastifyReply): unknown {
  const text = JSON.stringify(body)
  return isKnown(tagOf(text), request, reply) ? reply.send() : reply.send(text)
}

/** Fills in a path such as /loans/{loan.id} from the body. */
function fill(path: string, body: Answer): string {
  return path.replaceAll(/\{(\w+)\.(\w+)\}/g, (_, record: string, field: string) =>
    String((body[record] as Answer)[field]),
  )
}

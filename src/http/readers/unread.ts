import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RequestError } from '../errors.ts'

/** Smaller ones are not counted: nearly all are. */
const SMALL = 16_384
/** Of each member, in bytes. */
const MEMBER_MAX = 16 * 1_048_576
/** Of all members of a gateway. */
const ALL_MAX = 128 * 1_048_576

/**
 * Limits the bytes of answers that were made and that their clients have not taken yet, of each member and of all. A read over
 * it is refused. A change was made, so its answer may exceed the limit; from twice as much on its connection is cut, as
 * by a network that breaks: its client is repeating it with its key in any case.
 */
export function limitUnread(app: FastifyInstance): void {
  const held = new Map<string, number>()
  let sum = 0
  const add = (member: string, bytes: number) => {
    const total = (held.get(member) ?? 0) + bytes
    if (total > 0) held.set(member, total)
    else held.delete(member)
    sum += bytes
  }
  app.addHook('onSend', (request, reply, payload, done) => {
    const bytes = sizeOf(payload)
    const member = request.viewer?.id
    if (bytes < SMALL || member === undefined) return done(null, payload)
    const own = held.get(member) ?? 0
    const excess = Math.max((own + bytes) / MEMBER_MAX, (sum + bytes) / ALL_MAX)
    // The only answer that a member has not read yet is always sent, however large.
    if (own > 0 && excess > 1) {
      if (isRead(request)) return done(refusal(reply, own + bytes > MEMBER_MAX))
      if (excess > 2) return void request.raw.socket.resetAndDestroy()
    }
    add(member, bytes)
    reply.raw.once('close', () => add(member, -bytes))
    done(null, payload)
  })
}

function sizeOf(payload: unknown): number {
  return typeof payload === 'string' || Buffer.isBuffer(payload) ? payload.length : 0
}

function isRead({ method, noted }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD' || noted.type === 'query'
}

function refusal(reply: FastifyReply, isOwn: boolean): RequestError {
  for (const name of ['etag', 'content-length', 'location']) reply.removeHeader(name)
  return isOwn
    ? new RequestError(429, 'RATE_LIMITED', 'Your earlier answers wait to be read; read them.', 1)
    : new RequestError(503, 'UNAVAILABLE', 'Too many answers wait to be read; come back in 1 s.', 1)
}

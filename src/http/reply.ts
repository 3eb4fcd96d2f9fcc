import type { FastifyReply, FastifyRequest } from 'fastify'
import { publicError } from './errors.ts'
import { logError } from './logging.ts'
import type { PublicError } from './public-error.ts'

/** Sets an error's status and headers, logs it if necessary, and returns what the body may contain. */
export function startErrorAnswer(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): PublicError {
  logError(request, error)
  const told = publicError(error)
  reply.code(told.status)
  if (told.status === 401) reply.header('www-authenticate', challenge(told))
  if (told.status === 503 || told.status === 429)
    reply.header('retry-after', String(told.retryAfter ?? 1))
  return told
}

/** The challenge of a 401 (RFC 6750). */
function challenge({ message }: PublicError): string {
  const description = message.replaceAll(/["\\]/g, "'")
  return `Bearer realm="lending-gateway", error="invalid_token", error_description="${description}"`
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import { TokenRefused } from '../identity/verify.ts'
import { DEFAULT_LANGUAGE } from '../languages/index.ts'
import { publicError, tooLarge } from './errors.ts'
import { languageOf, markLanguage, messageIn } from './language.ts'
import { logError } from './logging.ts'
import type { PublicError } from './public-error.ts'

/** Sets an error's status and headers, logs it if necessary, and returns what the body may contain. */
export function startErrorAnswer(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): PublicError {
  logError(request, error)
  const limit = request.routeOptions.bodyLimit ?? request.server.initialConfig.bodyLimit ?? 0
  const english = tooLarge(error, limit) ?? publicError(error)
  // What is wrong with a token; without one, that says enough.
  if (english.status === 401 && request.noted !== undefined) request.noted.why = english.message
  const language = english.told === undefined ? DEFAULT_LANGUAGE : languageOf(request)
  const told = { ...english, message: messageIn(language, english) }
  markLanguage(reply, language)
  reply.code(told.status)
  if (told.status === 401) reply.header('www-authenticate', challenge(error, english))
  if (told.status === 503 || told.status === 429)
    reply.header('retry-after', String(told.retryAfter ?? 1))
  return told
}

/** The challenge of a 401; one without a token says nothing of an error (RFC 6750, 3.1). */
function challenge(error: unknown, { message }: PublicError): string {
  if (error instanceof TokenRefused && error.isMissing) return 'Bearer realm="lending-gateway"'
  return bearerChallenge('invalid_token', message)
}

/** A challenge that says what is wrong with the token. */
export function bearerChallenge(error: string, message: string): string {
  const description = message.replaceAll(/["\\]/g, "'")
  return `Bearer realm="lending-gateway", error="${error}", error_description="${description}"`
}

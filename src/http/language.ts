import type { FastifyReply, FastifyRequest } from 'fastify'
import { text } from '../languages/index.ts'
import { refusalLanguage } from '../viewer.ts'
import type { PublicError } from './public-error.ts'

/** The language in which a request is told what is wrong with it: one that it accepts, else the one that its member prefers. */
export function languageOf({ viewer, headers }: FastifyRequest): string {
  // Before the token is checked, there is no viewer.
  const accepts = headers['accept-language']
  return refusalLanguage(viewer ?? { accepts, language: undefined })
}

/** The message of an error in a language; in English if it is in no catalogue. */
export function messageIn(
  language: string,
  { message, told }: Pick<PublicError, 'message' | 'told'>,
): string {
  return told === undefined ? message : text(language, told.key, told.values)
}

/** Says in which language a response is, and that it depends on what the request accepts. */
export function markLanguage(reply: FastifyReply, language: string): void {
  reply.header('content-language', language)
  const vary = [reply.getHeader('vary') ?? []].flat().join(', ')
  if (!/accept-language/i.test(vary))
    reply.header('vary', vary === '' ? 'Accept-Language' : `${vary}, Accept-Language`)
}

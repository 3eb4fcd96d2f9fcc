import { GraphQLError } from 'graphql'
import { OutcomeUnknown } from '../database/change.ts'
import { codeOf, isUnavailable } from '../database/connections/faults.ts'
import { TooBusy } from '../database/reader.ts'
import { SEARCH_MS, SearchTooLong } from '../database/searches.ts'
import { KeysUnavailable } from '../identity/keys.ts'
import { TokenRefused } from '../identity/verify.ts'
import type { MessageKey } from '../languages/catalogue.ts'
import { DEFAULT_LANGUAGE, text, type Values } from '../languages/index.ts'
import { type Told, toldOf } from '../languages/told-error.ts'
import { MemberBlocked, MemberErased } from '../lending/member/known-members.ts'
import type { PublicError } from './public-error.ts'

/** An error that clients see as it is. */
export class RequestError extends Error implements PublicError {
  readonly status: number
  readonly code: string
  readonly told: Told | undefined
  readonly retryAfter: number | undefined

  constructor(status: number, code: string, message: string | Told, retryAfter?: number) {
    super(
      typeof message === 'string' ? message : text(DEFAULT_LANGUAGE, message.key, message.values),
    )
    this.told = typeof message === 'string' ? undefined : message
    this.status = status
    this.code = code
    this.retryAfter = retryAfter
  }
}

/** An error that is told in the reader's language. */
function saying(status: number, code: string, key: MessageKey, values?: Values): PublicError {
  const told = { key, ...(values && { values }) }
  return { status, code, message: text(DEFAULT_LANGUAGE, key, values), told }
}

const internal = saying(500, 'INTERNAL', 'error.internal')
const unavailable = saying(503, 'UNAVAILABLE', 'error.unavailable')
const unknown = saying(503, 'OUTCOME_UNKNOWN', 'error.outcome_unknown')
const made = saying(503, 'OUTCOME_UNKNOWN', 'error.made')
const madeBefore = saying(503, 'OUTCOME_UNKNOWN', 'error.made_before')
/** Codes that say or suggest that nothing was done. */
const UNDONE = ['UNAVAILABLE', 'INTERNAL', 'RATE_LIMITED']

const fastifyErrors: Readonly<Record<string, PublicError>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: saying(415, 'UNSUPPORTED_MEDIA_TYPE', 'error.body.type'),
  FST_ERR_CTP_INVALID_JSON_BODY: saying(400, 'BAD_JSON', 'error.body.json'),
  FST_ERR_CTP_EMPTY_JSON_BODY: saying(400, 'BAD_JSON', 'error.body.empty'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: saying(400, 'BAD_JSON', 'error.body.length'),
}

/** Part of the response to a change could not be read after the change was made. */
export class MutationDone extends Error {}

/**
 * The error for a failure in the response to a mutation, if the failure's own code would claim that nothing was done. An error
 * beneath a field comes after that field's change; an error of a root field comes after the changes of the fields before it.
 */
export function afterMutation(
  code: unknown,
  { path }: { readonly path?: GraphQLError['path'] },
  changed: boolean,
): PublicError | undefined {
  if (!changed || !UNDONE.includes(String(code))) return undefined
  return path !== undefined && path.length > 1 ? made : madeBefore
}

/** The error for a body that is larger than a path accepts, in bytes; undefined for any other error. */
export function tooLarge(error: unknown, limit: number): PublicError | undefined {
  if (codeOf(error) !== 'FST_ERR_CTP_BODY_TOO_LARGE') return undefined
  return saying(413, 'PAYLOAD_TOO_LARGE', 'error.body.large', { limit })
}

/** What clients see of anything thrown anywhere. */
export function publicError(error: unknown): PublicError {
  if (error instanceof RequestError) return error
  if (error instanceof GraphQLError) return graphqlError(error)
  if (error instanceof TokenRefused)
    return saying(
      // A fresh token of the same cell would be refused too.
      error.code === 'WRONG_CELL' ? 403 : 401,
      error.code,
      `error.token.${error.reason}`,
      error.values,
    )
  if (error instanceof MemberBlocked) return frozen
  if (error instanceof MemberErased) return erased
  if (error instanceof OutcomeUnknown) return unknown
  if (error instanceof TooBusy) return busy[error.reason]
  if (error instanceof SearchTooLong) return busy.search
  if (error instanceof MutationDone) return made
  if (error instanceof KeysUnavailable || isUnavailable(error)) return unavailable
  const code = codeOf(error)
  // PostgreSQL text cannot contain NUL.
  if (code === '22021') return saying(400, 'VALIDATION_FAILED', 'error.text.nul')
  return fastifyErrors[code] ?? clientError(error) ?? internal
}

/** A GraphQLError with a code is our own refusal; any other wraps what a resolver threw unexpectedly. */
function graphqlError(error: GraphQLError): PublicError {
  const { code } = error.extensions
  if (typeof code === 'string')
    return { status: 400, code, message: error.message, told: toldOf(error) }
  return error.originalError === undefined ? internal : publicError(error.originalError)
}

const frozen = saying(403, 'BLOCKED', 'error.frozen')
const erased = saying(401, 'UNAUTHENTICATED', 'error.erased')

/** Other refusals by the HTTP server; their status says enough. */
function clientError(error: unknown): PublicError | undefined {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  return status >= 400 && status < 500
    ? saying(status, 'BAD_REQUEST', 'error.malformed')
    : undefined
}

/** For a member who sends too many requests at once. */
const busy: Readonly<Record<TooBusy['reason'] | 'search', PublicError>> = {
  'too many': saying(429, 'RATE_LIMITED', 'error.busy.many'),
  'too long': saying(503, 'UNAVAILABLE', 'error.busy.long'),
  search: saying(503, 'UNAVAILABLE', 'error.busy.search', { seconds: SEARCH_MS / 1000 }),
}

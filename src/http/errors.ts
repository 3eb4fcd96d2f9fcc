import { GraphQLError } from 'graphql'
import { OutcomeUnknown } from '../database/change.ts'
import { codeOf, isUnavailable } from '../database/connections/faults.ts'
import { TooBusy } from '../database/reader.ts'
import { SEARCH_MS, SearchTooLong } from '../database/searches.ts'
import { KeysUnavailable } from '../identity/keys.ts'
import { TokenRefused } from '../identity/verify.ts'
import { MemberBlocked } from '../lending/member/known-members.ts'
import type { PublicError } from './public-error.ts'

/** An error that clients see as it is. */
export class RequestError extends Error implements PublicError {
  readonly status: number
  readonly code: string
  readonly retryAfter: number | undefined

  constructor(status: number, code: string, message: string, retryAfter?: number) {
    super(message)
    this.status = status
    this.code = code
    this.retryAfter = retryAfter
  }
}

const internal: PublicError = {
  status: 500,
  code: 'INTERNAL',
  message: 'Something went wrong on the server; the log has it under the request id.',
}
const unavailable: PublicError = {
  status: 503,
  code: 'UNAVAILABLE',
  message: 'The service is temporarily unavailable; try again in a few seconds.',
}

const unknown: PublicError = {
  status: 503,
  code: 'OUTCOME_UNKNOWN',
  message:
    'The connection was lost before an answer came: the change may have been made. Send it again with the same idempotency key, or check first.',
}

const made: PublicError = {
  status: 503,
  code: 'OUTCOME_UNKNOWN',
  message:
    'The change was made, but this part of the answer could not be read. Read it again; do not make the change a second time.',
}
const madeBefore: PublicError = {
  ...made,
  message:
    'This change was not made, but one before it in the same call was. Do not send the whole call again.',
}
/** Codes that say or suggest that nothing was done. */
const UNDONE = ['UNAVAILABLE', 'INTERNAL', 'RATE_LIMITED']

const fastifyErrors: Readonly<Record<string, PublicError>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: {
    status: 413,
    code: 'PAYLOAD_TOO_LARGE',
    message: 'The body is larger than this server accepts (64 KB by default).',
  },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    status: 415,
    code: 'UNSUPPORTED_MEDIA_TYPE',
    message: 'The body must be application/json in UTF-8, not compressed.',
  },
  FST_ERR_CTP_INVALID_JSON_BODY: badJson('The body is not valid JSON.'),
  FST_ERR_CTP_EMPTY_JSON_BODY: badJson('The body is empty; JSON is expected.'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: badJson('The body and its Content-Length differ.'),
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

/** What clients see of anything thrown anywhere. */
export function publicError(error: unknown): PublicError {
  if (error instanceof RequestError) return error
  if (error instanceof GraphQLError) return graphqlError(error)
  if (error instanceof TokenRefused)
    return {
      // A fresh token of the same cell would be refused too.
      status: error.code === 'WRONG_CELL' ? 403 : 401,
      code: error.code,
      message: error.message,
    }
  if (error instanceof MemberBlocked) return frozen
  if (error instanceof OutcomeUnknown) return unknown
  const busy = busyError(error)
  if (busy !== undefined) return busy
  if (error instanceof MutationDone) return made
  if (error instanceof KeysUnavailable || isUnavailable(error)) return unavailable
  const code = codeOf(error)
  // PostgreSQL text cannot contain NUL.
  if (code === '22021') return validation('Text must not contain NUL characters.')
  return fastifyErrors[code] ?? clientError(error) ?? internal
}

/** A GraphQLError with a code is our own refusal; any other wraps what a resolver threw unexpectedly. */
function graphqlError(error: GraphQLError): PublicError {
  const { code } = error.extensions
  if (typeof code === 'string') return { status: 400, code, message: error.message }
  return error.originalError === undefined ? internal : publicError(error.originalError)
}

const frozen: PublicError = {
  status: 403,
  code: 'BLOCKED',
  message:
    'Your account is frozen. You can still read why (`frozenAccount`, GET /frozen-account), your wallet, your loans with their schedules, your deposits and your notifications, deposit what you owe (`deposit`, POST /wallet/deposit) and repay it (`repayLoan`, POST /loans/{id}/repayments).',
}

function validation(message: string): PublicError {
  return { status: 400, code: 'VALIDATION_FAILED', message }
}

/** Other refusals by the HTTP server; their status says enough. */
function clientError(error: unknown): PublicError | undefined {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  return status >= 400 && status < 500
    ? { status, code: 'BAD_REQUEST', message: 'The request is malformed.' }
    : undefined
}

function badJson(message: string): PublicError {
  return { status: 400, code: 'BAD_JSON', message }
}

const told: Readonly<Record<TooBusy['reason'] | 'search', PublicError>> = {
  'too many': {
    status: 429,
    code: 'RATE_LIMITED',
    message:
      'Too many of your calls are waiting already; wait for their answers, then send this one again.',
  },
  'too long': {
    status: 503,
    code: 'UNAVAILABLE',
    message:
      'Your other calls are taking too long, so this one was not begun. Send it again in 1 s, or send fewer at once.',
  },
  search: {
    status: 503,
    code: 'UNAVAILABLE',
    message: `This took longer than the ${SEARCH_MS / 1000} s that a search may take. Use a narrower filter or a smaller area, leave out totals and facets, or try again later.`,
  },
}

/** The error for a member who sends too many requests at once; undefined for any other error. */
function busyError(error: unknown): PublicError | undefined {
  if (error instanceof TooBusy) return told[error.reason]
  return error instanceof SearchTooLong ? told.search : undefined
}

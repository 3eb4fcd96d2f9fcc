import { type GraphQLSchema, isEnumType } from 'graphql'
import { refusalStatus } from './refusal-status.ts'

/** The codes that are about the request itself: the status, and what it means. `ErrorCode` describes the codes of the rules. */
const requestCodes: Readonly<Record<string, readonly [status: number, meaning: string]>> = {
  BAD_REQUEST: [400, 'The request is malformed.'],
  BAD_JSON: [400, 'The body is empty, or is not valid JSON in UTF-8.'],
  BAD_CURSOR: [400, 'The cursor is not one of this list; begin without a cursor.'],
  CURSOR_EXPIRED: [
    410,
    'What came after this position is no longer kept; the message says how to go on.',
  ],
  UNAUTHENTICATED: [401, 'The token is missing or invalid.'],
  TOKEN_EXPIRED: [401, 'The token has expired; send a fresh one.'],
  BLOCKED: [
    403,
    'The operator has frozen the account: only what its member needs to repay what they owe is answered: `GET /frozen-account` names it.',
  ],
  WRONG_CELL: [403, 'The token belongs to a member of another deployment.'],
  METHOD_NOT_ALLOWED: [405, 'The path has no such method; `Allow` names those that it has.'],
  FILE_GONE: [410, 'The file was fetched, or was not fetched in time; ask for another.'],
  NOT_ACCEPTABLE: [406, 'The operation has no response of a type that `Accept` names.'],
  REQUEST_TIMEOUT: [408, 'The request did not arrive in time; send it again.'],
  PAYLOAD_TOO_LARGE: [413, 'The body is larger than the gateway accepts, 64 KB by default.'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'The body must be JSON in UTF-8, not compressed.'],
  HEADERS_TOO_LARGE: [431, 'The headers are larger than 16 KB.'],
  RATE_LIMITED: [429, 'Too many requests; wait as long as `Retry-After` says.'],
  TOO_MANY_SUBSCRIPTIONS: [429, 'You follow as much as a member can; close a stream or a socket.'],
  INTERNAL: [500, 'Something went wrong on the server.'],
  UNAVAILABLE: [503, 'Nothing was done; try again after `Retry-After`.'],
  OUTCOME_UNKNOWN: [
    503,
    'The change may have been made; send it again with the same idempotency key, or check first.',
  ],
}

/** A code with its HTTP status and its meaning. */
export interface Code {
  readonly code: string
  readonly status: number
  readonly meaning: string
}

/** Every code that REST responds with. */
export function allCodes(schema: GraphQLSchema): readonly Code[] {
  const type = schema.getType('ErrorCode')
  const rules = isEnumType(type) ? type.getValues() : []
  return [
    ...Object.entries(requestCodes).map(([code, [status, meaning]]) => ({ code, status, meaning })),
    ...rules.map(({ name, description }) => ({
      code: name,
      status: refusalStatus[name] ?? 400,
      meaning: description ?? '',
    })),
  ]
}

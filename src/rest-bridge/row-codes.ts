import type { GraphQLInputObjectType } from 'graphql'
import type { Code } from './codes.ts'
import { bodyFields } from './input.ts'
import type { Row } from './row.ts'

const always = [
  'VALIDATION_FAILED',
  'BAD_REQUEST',
  'UNAUTHENTICATED',
  'TOKEN_EXPIRED',
  'WRONG_CELL',
  'NOT_ACCEPTABLE',
  'RATE_LIMITED',
  'INTERNAL',
  'UNAVAILABLE',
]
const withBody = ['BAD_JSON', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE']
const withKey = ['IDEMPOTENCY_IN_PROGRESS', 'KEY_EXPIRED', 'IDEMPOTENCY_KEY_REUSED']

/** The codes with which a row can respond: those that follow from its form, and those of its rules. */
export function codesOf(
  row: Row,
  input: GraphQLInputObjectType | undefined,
  isOpenToBlocked: boolean,
  known: readonly Code[],
): readonly Code[] {
  const fields = input?.getFields() ?? {}
  const codes = new Set([
    ...always,
    ...(isOpenToBlocked ? [] : ['BLOCKED']),
    ...(row.path.includes('{') ? ['NOT_FOUND'] : []),
    ...(row.path.startsWith('/operator/') ? ['FORBIDDEN'] : []),
    ...(row.list ? ['BAD_CURSOR'] : []),
    ...(input ? [...withBody, 'OUTCOME_UNKNOWN'] : []),
    ...('idempotencyKey' in fields ? withKey : []),
    ...('version' in fields ? ['VERSION_CONFLICT'] : []),
    ...(row.refusals ?? []),
  ])
  const conflict = known.filter(({ code }) => code === 'VERSION_CONFLICT' && codes.has(code))
  return [
    ...known.filter(({ code }) => codes.has(code)),
    // With If-Match, a version conflict has the status 412.
    ...('version' in fields ? conflict.map((one) => ({ ...one, status: 412 })) : []),
  ]
}

/** Whether a row's requests have a body. */
export function takesBody(input: GraphQLInputObjectType | undefined): boolean {
  return input !== undefined && bodyFields(input).size > 0
}

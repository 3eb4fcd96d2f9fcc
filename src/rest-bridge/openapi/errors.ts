import type { Code } from '../codes.ts'
import { errorExamples } from './examples.ts'
import { common, headers } from './headers.ts'
import type { JsonSchema } from './schemas.ts'

/** The responses that operations share, under the specification's names if it has one. */
const shared: Readonly<Record<string, readonly number[]>> = {
  Unauthorized: [401],
  ClientError: [400],
  NotFound: [404],
  ServerError: [500],
  NotAcceptable: [406],
  PayloadTooLarge: [413],
  UnsupportedMediaType: [415],
  TooManyRequests: [429],
  Unavailable: [503],
}

const reasons: Readonly<Record<number, string>> = {
  400: 'The request is wrong; nothing was changed.',
  401: 'The token is missing or invalid.',
  403: 'The caller is not allowed to do this.',
  404: 'There is no such record, or the caller may not see it.',
  406: 'No acceptable type.',
  409: 'The state of a record does not allow this.',
  410: 'What was asked for is no longer kept.',
  412: 'The record has changed since the version in If-Match.',
  413: 'The body is too large.',
  415: 'The body has the wrong type.',
  422: 'The request is well formed, but can’t be carried out.',
  429: 'The rate limit is used up.',
  500: 'Something went wrong on the server.',
  503: 'The service is temporarily unavailable.',
}

const SOON_OVER = 'IDEMPOTENCY_IN_PROGRESS'

/** Refusals that are repeated for the same idempotency key. */
const REPLAYED = [404, 409, 422]

/** The responses that operations share, with their codes. */
export function sharedResponses(codes: readonly Code[]): JsonSchema {
  return Object.fromEntries(
    Object.entries(shared).map(([name, statuses]) => {
      const own = codes.filter(({ status }) => statuses.includes(status))
      return [name, errorResponse(statuses[0] ?? 400, own, true)]
    }),
  )
}

/** An operation's error responses, with the codes of each. */
export function errorResponses(codes: readonly Code[], isIdempotent: boolean): JsonSchema {
  const statuses = [...new Set(codes.map(({ status }) => status))].toSorted((a, b) => a - b)
  return Object.fromEntries(
    statuses.map((status) => {
      const own = codes.filter((one) => one.status === status)
      const [name] = Object.entries(shared).find(([, taken]) => taken.includes(status)) ?? []
      if (name === undefined) return [status, errorResponse(status, own, isIdempotent)]
      return [
        status,
        { $ref: `#/components/responses/${name}`, description: described(status, own) },
      ]
    }),
  )
}

function errorResponse(status: number, codes: readonly Code[], isIdempotent: boolean): JsonSchema {
  const code = { type: 'string', enum: codes.map(({ code }) => code) }
  const { response, problem } = errorExamples(codes)
  const narrowed = (name: string, properties: JsonSchema, example: object) => ({
    schema: { allOf: [{ $ref: `#/components/schemas/${name}` }, { properties }] },
    example,
  })
  return {
    description: described(status, codes),
    headers: headers(
      ...common,
      status === 401 && 'WWW-Authenticate',
      // After some refusals the same request can be sent again soon, although their status does not say so.
      (status === 429 || status === 503 || codes.some(({ code }) => code === SOON_OVER)) &&
        'Retry-After',
      isIdempotent && REPLAYED.includes(status) && 'Idempotent-Replayed',
    ),
    content: {
      'application/json': narrowed(
        'ErrorResponse',
        { error: { properties: { code }, additionalProperties: true } },
        response,
      ),
      'application/problem+json': narrowed('Problem', { code }, problem),
    },
  }
}

function described(status: number, codes: readonly Code[]): string {
  const lines = codes.map(({ code, meaning }) => `- \`${code}\`: ${meaning}`)
  return [reasons[status] ?? 'The request is refused.', '', ...lines].join('\n')
}

const sentence = 'What is wrong and what would work, for people.'
const details = {
  type: 'array',
  description: 'Each invalid field or violated rule, with the limits that apply.',
  items: { $ref: '#/components/schemas/ErrorDetail' },
}
const ids = {
  request_id: { type: 'string', description: 'The id of this request in the logs.' },
  trace_id: { type: 'string', description: 'Its id in the traces, if any are recorded.' },
}

/** The bodies of all errors. */
export const errorSchemas: Readonly<Record<string, JsonSchema>> = {
  ErrorResponse: {
    type: 'object',
    description: 'The format of every error.',
    required: ['error'],
    properties: {
      error: {
        type: 'object',
        required: ['code', 'message', 'request_id', 'details'],
        properties: {
          code: { type: 'string', description: 'What went wrong, for programs.' },
          message: { type: 'string', description: sentence },
          ...ids,
          details,
        },
      },
    },
  },
  Problem: {
    type: 'object',
    description: 'An error as RFC 9457 has it, for clients that accept `application/problem+json`.',
    required: ['type', 'title', 'status', 'detail', 'code', 'request_id', 'errors'],
    properties: {
      type: {
        type: 'string',
        format: 'uri-reference',
        description:
          'The kind of problem, one for each code and always the same; it is explained there.',
        examples: ['/problems/insufficient-funds'],
      },
      title: { type: 'string', description: 'The kind of problem in a few words.' },
      status: { type: 'integer', format: 'int32', description: 'The HTTP status.' },
      detail: { type: 'string', description: sentence },
      code: { type: 'string', description: 'The code, as in `ErrorResponse`.' },
      ...ids,
      errors: details,
    },
  },
  ErrorDetail: {
    type: 'object',
    description: 'One invalid field or violated rule.',
    required: ['field', 'code', 'message'],
    properties: {
      field: {
        type: ['string', 'null'],
        description: 'The invalid field; null if the error is not about a single one.',
      },
      code: { type: 'string', description: 'What is wrong, for programs.' },
      message: { type: 'string', description: sentence },
      retry_after: {
        type: 'integer',
        format: 'int32',
        description:
          'After how many seconds the same request can be sent again; as in `Retry-After`.',
      },
      again_at: {
        type: 'string',
        format: 'date-time',
        description: 'For what is limited within a time: when it works again.',
      },
    },
    additionalProperties: true,
  },
}

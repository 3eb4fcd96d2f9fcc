import type { FastifyReply, FastifyRequest } from 'fastify'
import { GraphQLError } from 'graphql'
import type { Context } from '../context.ts'
import { afterMutation, MutationDone, publicError } from '../http/errors.ts'
import { languageOf, markLanguage, messageIn } from '../http/language.ts'
import { bearerChallenge, startErrorAnswer } from '../http/reply.ts'
import { DEFAULT_LANGUAGE, text } from '../languages/index.ts'
import { type Issue, issueIn } from './issue.ts'
import { type Detail, problemOf } from './problem-type.ts'
import { snakeCase, snakePath, snakeText } from './records/records.ts'
import { refusalStatus } from './refusal-status.ts'

/** A refusal by the rules, as in the GraphQL payload. */
export interface UserError {
  readonly code: string
  readonly field: string | null
  readonly message: string
  readonly details: Readonly<Record<string, unknown>> | null
}

class Listed<Item extends { readonly message: string }> extends Error {
  readonly items: readonly Item[]

  constructor(items: readonly Item[]) {
    super(items.map(({ message }) => message).join(' '))
    this.items = items
  }
}

/** A request with invalid fields, all of them listed. */
export class InvalidRequest extends Listed<Issue | Detail> {
  /** The variables that could be read all the same. */
  readonly read: Readonly<Record<string, unknown>>

  constructor(items: readonly (Issue | Detail)[], read: InvalidRequest['read'] = {}) {
    super(items)
    this.read = read
  }
}

/** A refusal by the rules. */
export class Refused extends Listed<UserError> {}

/** Sends any error in REST's format, or as RFC 9457 if the client accepts that. */
export function answerRestError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { told, details } = describe(error, request, reply)
  // A request whose path can't be parsed was not noted.
  if (request.noted !== undefined) request.noted.code = told.code
  const trace = request.noted?.trace
  const ids = { request_id: request.id, ...(trace && { trace_id: trace.traceId }) }
  const shown = { code: told.code, message: told.message, ...ids, details }
  if (/application\/problem\+json/.test(request.headers.accept ?? ''))
    reply.type('application/problem+json').send(problemOf(shown, told.status))
  else reply.type('application/json').send({ error: shown })
}

/** The error to throw for an error in a result, which may have come after a change was made. */
export function failureOf(error: GraphQLError, { changed }: Context['answer']): Error {
  const told = afterMutation(publicError(error).code, error, changed)
  return told ? new MutationDone('', { cause: error }) : error
}

/** A query has no payload, so the rules refuse it with a top-level error. */
function asRefused(error: unknown, language: string): unknown {
  if (!(error instanceof GraphQLError)) return error
  const {
    code,
    field = null,
    userErrors,
  } = error.extensions as Partial<UserError> & {
    readonly userErrors?: readonly UserError[]
  }
  if (code === undefined || !Object.hasOwn(refusalStatus, code)) return error
  const message = messageIn(language, publicError(error))
  return new Refused(userErrors ?? [{ code, field, message, details: null }])
}

function describe(thrown: unknown, request: FastifyRequest, reply: FastifyReply) {
  const error = asRefused(thrown, languageOf(request))
  if (error instanceof InvalidRequest) {
    const language = languageOf(request)
    const details = error.items.map((item) => issueIn(language, item))
    const message = details.map((one) => one.message).join(' ')
    reply.code(400)
    markLanguage(reply, language)
    return { told: { status: 400, code: 'VALIDATION_FAILED', message }, details }
  }
  if (error instanceof Refused) {
    const details = error.items.map(refusalDetail)
    const code = details[0]?.code ?? 'VALIDATION_FAILED'
    const ifMatch = code === 'VERSION_CONFLICT' && request.headers['if-match'] !== undefined
    const status = ifMatch ? 412 : (refusalStatus[code] ?? 400)
    reply.code(status)
    markLanguage(reply, request.noted?.language ?? languageOf(request))
    const [first] = error.items
    if (first?.details?.retryAfter !== undefined)
      reply.header('retry-after', String(first.details.retryAfter))
    if (status === 401 && first) reply.header('www-authenticate', stepUp(first))
    return { told: { status, code, message: details.map((one) => one.message).join(' ') }, details }
  }
  return { told: startErrorAnswer(error, request, reply), details: [] }
}

/** The challenge to sign in again (RFC 9470). */
function stepUp({ details }: UserError): string {
  const maxAge = Number(details?.maxAge)
  // Headers are in English: they are for programs, and hold no other letters.
  const message = text(DEFAULT_LANGUAGE, 'refusal.login_too_old', { maxAge })
  return `${bearerChallenge('insufficient_user_authentication', message)}, max_age=${maxAge}`
}

/** A refusal by the rules in REST's names, with the limits that apply. */
export function refusalDetail({ code, field, message, details }: UserError): Detail {
  const shown = Object.entries(details ?? {}).map(([name, value]) => [
    snakeCase(name),
    name === 'currency' ? value : presentDetail(value),
  ])
  return {
    field: field === null ? null : snakePath(field),
    code,
    // The rules use GraphQL's field names.
    message: snakeText(message),
    ...Object.fromEntries(shown),
  }
}

/** A detail as records show it: amounts as numbers, states in lower case, names of fields in snake_case. */
function presentDetail(value: unknown): unknown {
  if (Array.isArray(value))
    return value.map((one) => (typeof one === 'string' ? snakeCase(one) : one))
  if (typeof value !== 'string') return value
  if (/^-?\d+(\.\d+)?$/.test(value)) return Number(value)
  return /^[A-Z_]+$/.test(value) ? value.toLowerCase() : value
}

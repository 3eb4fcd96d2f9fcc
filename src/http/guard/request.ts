import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { GraphQLError } from 'graphql'
import { DEFAULT_LANGUAGE, text } from '../../languages/index.ts'
import { type Told, ToldError } from '../../languages/told-error.ts'
import { PAGE_MAX } from '../../reads/page.ts'
import { RequestError } from '../errors.ts'

/** A GraphQLError with a code, at the location of another error if one is given; a message of a catalogue is told in the reader's language. */
export function refusal(code: string, message: string | Told, at?: GraphQLError): GraphQLError {
  const { source = null, positions = null } = at ?? {}
  const extensions = { code }
  if (typeof message === 'string')
    return new GraphQLError(message, { source, positions, extensions })
  const { key, values } = message
  const error = new GraphQLError(text(DEFAULT_LANGUAGE, key, values), {
    source,
    positions,
    extensions,
  })
  return Object.assign(error, { told: message })
}

/** What is wrong with a request. */
export interface Refused {
  readonly errors: readonly GraphQLError[]
  /** The cost of finding out, in points, as in Guarded. */
  readonly work: number
}

/** Refuses a request that cost almost nothing to check. */
export function refused(...errors: readonly GraphQLError[]): Refused {
  return { errors, work: 0 }
}

/** A message of graphql without suggestions: they would reveal the schema bit by bit. */
export function withoutSuggestion(message: string): string {
  return message.replaceAll(/ ?Did you mean [^?]{0,500}\?/g, '')
}

/** Limits for a document, and for an operation with its variables; the codes are part of the API. */
const limits = {
  tokens: [5_000, 'TOO_MANY_TOKENS'],
  depth: [12, 'TOO_DEEP'],
  fields: [300, 'TOO_MANY_FIELDS'],
  spreads: [300, 'TOO_MANY_FIELDS'],
  aliases: [30, 'TOO_MANY_ALIASES'],
  directives: [50, 'TOO_MANY_DIRECTIVES'],
  money: [1, 'TOO_MANY_MUTATIONS'],
  page: [PAGE_MAX, 'PAGE_TOO_LARGE'],
  cost: [25_000, 'TOO_COSTLY'],
} as const

/** A limited quantity. */
export type Measure = keyof typeof limits

/** The limit of a quantity, in its own unit. */
export function limitOf(measure: Measure): number {
  return limits[measure][0]
}

/** The refusal of a value over the limit; `where` names the field. */
export function exceeds(measure: Measure, actual: number | undefined, where = ''): GraphQLError {
  const [limit, code] = limits[measure]
  // Fragments can multiply to numbers that JSON cannot represent.
  const isKnown = actual !== undefined && Number.isFinite(actual)
  const found = actual === undefined ? 'none' : isKnown ? String(actual) : 'many'
  const values = { where, limit: String(limit), found }
  const error = new ToldError(code, `error.limit.${measure}`, values)
  Object.assign(error.extensions, { limit, ...(isKnown && { actual }) })
  return error
}

/** A GraphQL request, by whichever transport. */
export interface RequestParams {
  readonly query?: unknown
  readonly documentId?: unknown
  /** The name of `documentId` in Relay's documentation. */
  readonly doc_id?: unknown
  readonly operationName?: unknown
  readonly variables?: unknown
  readonly extensions?: unknown
}

/** Reads a GraphQL request from the body of a POST or the parameters of a GET. */
export function paramsOf({ method, body, query }: FastifyRequest): RequestParams {
  if (method !== 'GET') return isObject(body) ? body : {}
  const { variables, extensions, ...rest } = query as Readonly<Record<string, string>>
  return {
    ...rest,
    variables: variables === undefined ? {} : parsed('variables', variables),
    ...(extensions !== undefined && { extensions: parsed('extensions', extensions) }),
  }
}

function parsed(name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new RequestError(400, 'BAD_JSON', { key: 'error.document.json', values: { name } })
  }
}

/** The id of a trusted document; socket clients that have no such field send it in `extensions`. */
export function documentIdOf({ documentId, doc_id, extensions }: RequestParams): unknown {
  const inExtensions = isObject(extensions) ? extensions.documentId : undefined
  return documentId ?? doc_id ?? inExtensions
}

/** The hash that Apollo Client sends for a document, or null if it sends something else as one. */
export function hashOf({ extensions }: RequestParams): string | null | undefined {
  if (!isObject(extensions) || !extensions.persistedQuery) return undefined
  const { persistedQuery } = extensions
  const hash = isObject(persistedQuery) ? persistedQuery.sha256Hash : null
  return typeof hash === 'string' ? hash : null
}

/** Whether a value is a JSON object. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Documents that clients can name instead of sending them. */
export interface Trusted {
  readonly documents: ReadonlyMap<string, string>
  /** The text of the requested document. */
  textOf(params: RequestParams): string | GraphQLError
}

/** Trusted documents by id; with `only`, no others are accepted. */
export function trusting(documents: ReadonlyMap<string, string>, only: boolean): Trusted {
  const texts = [...documents.values()]
  const hashed = new Map(texts.map((text) => [sha256(text), text]))
  return {
    documents,
    textOf: (params) => {
      const documentId = documentIdOf(params)
      if (typeof documentId === 'string') return documents.get(documentId) ?? unknown
      if (documentId !== undefined) return unknown
      const hash = hashOf(params)
      if (hash !== undefined) return documents.get(hash ?? '') ?? hashed.get(hash ?? '') ?? unhashed
      const { query } = params
      if (typeof query !== 'string' || query === '') return missing
      return only ? untrusted : query
    },
  }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

const missing = new ToldError('BAD_REQUEST', 'error.document.missing')
const unknown = new ToldError('UNKNOWN_DOCUMENT', 'error.document.unknown')
/** Apollo Client recognizes this refusal, and then sends the document itself. */
const unhashed = refusal('PERSISTED_QUERY_NOT_SUPPORTED', 'PersistedQueryNotSupported')
const untrusted = new ToldError('UNTRUSTED_DOCUMENT', 'error.document.untrusted')

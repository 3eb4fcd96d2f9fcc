import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { GraphQLError } from 'graphql'
import { RequestError } from '../errors.ts'
import { refusal } from './refusal.ts'

/** A GraphQL request, by whichever transport. */
export interface RequestParams {
  readonly query?: unknown
  readonly documentId?: unknown
  /** What Relay's documentation calls it. */
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
    throw new RequestError(400, 'BAD_JSON', `${name} must be JSON.`)
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

const missing = refusal('BAD_REQUEST', 'Send a document as `query`, or its `documentId`.')
const unknown = refusal(
  'UNKNOWN_DOCUMENT',
  'No document has this `documentId`; the gateway has others, or older ones.',
)
/** What Apollo Client looks for: it then sends the document itself. */
const unhashed = refusal('PERSISTED_QUERY_NOT_SUPPORTED', 'PersistedQueryNotSupported')
const untrusted = refusal(
  'UNTRUSTED_DOCUMENT',
  'Only documents that the gateway knows are taken: send a `documentId`.',
)

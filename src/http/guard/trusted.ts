import { createHash } from 'node:crypto'
import type { GraphQLError } from 'graphql'
import { documentIdOf, hashOf, type RequestParams } from './params.ts'
import { refusal } from './refusal.ts'

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

import type { GraphQLError } from 'graphql'
import { documentIdOf, type RequestParams } from './params.ts'
import { refusal } from './refusal.ts'

/** Documents that clients can name instead of sending them. */
export interface Trusted {
  readonly documents: ReadonlyMap<string, string>
  /** The text of the requested document. */
  textOf(params: RequestParams): string | GraphQLError
}

/** Trusted documents by id; with `only`, no others are accepted. */
export function trusting(documents: ReadonlyMap<string, string>, only: boolean): Trusted {
  return {
    documents,
    textOf: (params) => {
      const documentId = documentIdOf(params)
      if (typeof documentId === 'string') return documents.get(documentId) ?? unknown
      if (documentId !== undefined) return unknown
      const { query } = params
      if (typeof query !== 'string' || query === '') return missing
      return only ? untrusted : query
    },
  }
}

const missing = refusal('BAD_REQUEST', 'Send a document as `query`, or its `documentId`.')
const unknown = refusal(
  'UNKNOWN_DOCUMENT',
  'No document has this `documentId`; the gateway has others, or older ones.',
)
const untrusted = refusal(
  'UNTRUSTED_DOCUMENT',
  'Only documents that the gateway knows are taken: send a `documentId`.',
)

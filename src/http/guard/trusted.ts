import { readFileSync } from 'node:fs'
import type { GraphQLError } from 'graphql'
import { z } from 'zod'
import { type Asked, documentIdOf } from './asked.ts'
import { refusal } from './refusal.ts'

const manifest = z.record(z.string().min(1).max(256), z.string().min(1))

/** Documents that clients may name instead of sending them. */
export interface Trusted {
  readonly documents: ReadonlyMap<string, string>
  /** The text that is asked for. */
  textOf(asked: Asked): string | GraphQLError
}

/** Documents by their ids, alone when `only` is set. */
export function trusting(documents: ReadonlyMap<string, string>, only: boolean): Trusted {
  return {
    documents,
    textOf: (asked) => {
      const documentId = documentIdOf(asked)
      if (typeof documentId === 'string') return documents.get(documentId) ?? unknown
      if (documentId !== undefined) return unknown
      const { query } = asked
      if (typeof query !== 'string' || query === '') return missing
      return only ? untrusted : query
    },
  }
}

/** Reads a manifest, a JSON object of documents by their ids; throws an Error that says what is wrong with it. */
export function readManifest(path: string): ReadonlyMap<string, string> {
  try {
    return new Map(Object.entries(manifest.parse(JSON.parse(readFileSync(path, 'utf8')))))
  } catch {
    throw new Error(`TRUSTED_DOCUMENTS: ${path} can't be read as a JSON object {"id": "document"}`)
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

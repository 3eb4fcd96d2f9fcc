import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { ConfigError } from './error.ts'

const id = z.string().min(1).max(256)
const text = z.string().min(1)

/** Documents by id, where ids may be hashes: the form that Relay's compiler and GraphQL Code Generator write. */
const byId = z.record(id, text).transform((documents) => Object.entries(documents))

const apollo = z
  .object({
    format: z.literal('apollo-persisted-query-manifest'),
    version: z.literal(1),
    operations: z.array(z.object({ id, body: text })),
  })
  .transform(({ operations }) => operations.map(({ id, body }) => [id, body] as const))

const manifest = z
  .union([apollo, byId])
  .transform((entries) => ({ count: entries.length, documents: new Map(entries) }))
  .refine(({ count, documents }) => documents.size === count)

/** Reads a manifest of GraphQL documents by id; throws a ConfigError that says which formats can be read. */
export function readManifest(path: string): ReadonlyMap<string, string> {
  try {
    return manifest.parse(JSON.parse(readFileSync(path, 'utf8'))).documents
  } catch {
    throw new ConfigError(
      `TRUSTED_DOCUMENTS: ${path} can't be read as a JSON object {"id": "document"}, nor as an apollo-persisted-query-manifest of version 1 with one document per id`,
    )
  }
}

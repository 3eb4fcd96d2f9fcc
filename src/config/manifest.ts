import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { ConfigError } from './error.ts'

const manifest = z.record(z.string().min(1).max(256), z.string().min(1))

/** Reads a manifest, a JSON object of GraphQL documents by id; throws a ConfigError that says what is wrong with it. */
export function readManifest(path: string): ReadonlyMap<string, string> {
  try {
    return new Map(Object.entries(manifest.parse(JSON.parse(readFileSync(path, 'utf8')))))
  } catch {
    throw new ConfigError(
      `TRUSTED_DOCUMENTS: ${path} can't be read as a JSON object {"id": "document"}`,
    )
  }
}

import { createHash } from 'node:crypto'

/** A strong tag with a version; that of an encoded response ends with its coding. */
const TAG = /^"(\d{1,9})\.[\w-]+(?:\.(?:br|gzip))?"$/

/** A record's entity tag: its version, if it has one, and a hash of what this viewer sees of it. */
export function etagOf(record: unknown): string {
  const { version } = record as { readonly version?: number }
  const hash = createHash('sha256').update(JSON.stringify(record)).digest('base64url').slice(0, 16)
  return version === undefined ? `"${hash}"` : `"${version}.${hash}"`
}

/** The version that If-Match requires, the newest of a list; undefined if it requires none, -1 if it can match none: a weak tag never does (RFC 9110). */
export function expectedVersion(ifMatch: string | undefined): number | undefined {
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined
  return Math.max(...ifMatch.split(',').map((tag) => Number(TAG.exec(tag.trim())?.[1] ?? -1)))
}

import { createHash } from 'node:crypto'

const TAG = /^(?:W\/)?"(\d{1,9})\.[\w-]+"$/

/** A record's entity tag: its version, if it has one, and a hash of what this viewer sees of it. */
export function etagOf(record: unknown): string {
  const { version } = record as { readonly version?: number }
  const hash = createHash('sha256').update(JSON.stringify(record)).digest('base64url').slice(0, 16)
  return version === undefined ? `"${hash}"` : `"${version}.${hash}"`
}

/** Whether If-None-Match contains the tag, so that the client has the current record. */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}

/** The version that If-Match requires, the newest of a list; undefined if it requires none, -1 if it can match none. */
export function expectedVersion(ifMatch: string | undefined): number | undefined {
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined
  return Math.max(...ifMatch.split(',').map((tag) => Number(TAG.exec(tag.trim())?.[1] ?? -1)))
}

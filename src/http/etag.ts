import type { Encoding } from './encoding.ts'

/** The tag of a response as it is sent in a coding: other bytes, so another strong tag (RFC 9110, 8.8.3.3). */
export function encodedTag(etag: string, encoding: Encoding): string {
  return etag.replace(/"$/, `.${encoding}"`)
}

/** Whether If-None-Match contains the tag, in whatever coding it was sent: the client has what it would get. */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map(plainTag)
  return tags.includes(etag) || tags.includes('*')
}

function plainTag(tag: string): string {
  return tag
    .trim()
    .replace(/^W\//, '')
    .replace(/\.(br|gzip)"$/, '"')
}

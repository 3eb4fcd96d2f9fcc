import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Encoding } from './encoding.ts'

/** A strong tag of a response's bytes. */
export function tagOf(bytes: string | Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
}

/** The tag of a response as it is sent in a coding: other bytes, so another strong tag (RFC 9110, 8.8.3.3). */
export function encodedTag(etag: string, encoding: Encoding): string {
  return etag.replace(/"$/, `.${encoding}"`)
}

/**
 * Sets the tag of a response, and whether the client has what it would get, in whatever coding it got it: then the status is 304,
 * with the tag that the client has, by which its cache finds the response (RFC 9111, 4.3.4).
 */
export function isKnown(etag: string, { headers }: FastifyRequest, reply: FastifyReply): boolean {
  const tags = (headers['if-none-match'] ?? '').split(',').map(strong)
  const known = tags.includes('*') ? etag : tags.find((tag) => plain(tag) === etag)
  reply.header('etag', known ?? etag)
  if (known !== undefined) reply.code(304)
  return known !== undefined
}

function strong(tag: string): string {
  return tag.trim().replace(/^W\//, '')
}

function plain(tag: string): string {
  return tag.replace(/\.(br|gzip)"$/, '"')
}

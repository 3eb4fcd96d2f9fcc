import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { unknownRecord } from '../http/paths.ts'
import { isKnown } from '../http/representation.ts'

export const PDF = 'application/pdf'
/** What the files of requests for help can be. */
export const HELP_FILES = [PDF, 'image/jpeg', 'image/png'] as const

/**
 * Sends the file of a document as it is stored, with its hash (RFC 9530), which is its entity tag too; or 304 without a body if the client has it. Throws a
 * RequestError if the caller has no such document.
 */
export async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  context: Context,
): Promise<FastifyReply> {
  const { params } = request
  const { id } = params as { readonly id: string }
  const file = await context.documentFile(id)
  if (file === null) return unknownRecord(params)
  if (isKnownFile(file, request, reply)) return reply.send()
  return reply
    .type(PDF)
    .header('content-disposition', `inline; filename="${id}.pdf"`)
    .send(file.content)
}

/** Sends a file that a member has added to a request for help, likewise. A browser saves it, and never shows it as a page: a stranger made it. */
export async function sendHelpFile(
  request: FastifyRequest,
  reply: FastifyReply,
  context: Context,
): Promise<FastifyReply> {
  const { params } = request
  const { id } = params as { readonly id: string }
  const file = await context.helpFile(id)
  if (file === null) return unknownRecord(params)
  if (isKnownFile(file, request, reply)) return reply.send()
  const name = encodeURIComponent(file.name).replaceAll(/['()*]/g, percent)
  return reply
    .type(file.media)
    .header(
      'content-disposition',
      `attachment; filename="${id}.${file.type}"; filename*=UTF-8''${name}`,
    )
    .send(file.content)
}

/** What RFC 8187 wants encoded, though a URL need not have it so. */
const percent = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`

function isKnownFile(
  { hash }: { readonly hash: Buffer },
  request: FastifyRequest,
  reply: FastifyReply,
): boolean {
  reply.header('repr-digest', `sha-256=:${hash.toString('base64')}:`)
  return isKnown(`"${hash.toString('hex')}"`, request, reply)
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { unknownRecord } from '../http/paths.ts'
import { isKnown } from '../http/representation.ts'

export const PDF = 'application/pdf'

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
  reply.header('repr-digest', `sha-256=:${file.hash.toString('base64')}:`)
  if (isKnown(`"${file.hash.toString('hex')}"`, request, reply)) return reply.send()
  return reply
    .type(PDF)
    .header('content-disposition', `inline; filename="${id}.pdf"`)
    .send(file.content)
}

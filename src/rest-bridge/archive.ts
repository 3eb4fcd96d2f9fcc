import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { RequestError } from '../http/errors.ts'
import { unknownRecord } from '../http/paths.ts'

/** A file of several files. */
export const ZIP = 'application/zip'

/**
 * Hands out the file of an export, once: a response that ends early leaves it to be fetched again. Throws a RequestError if the caller has no such export, or
 * its file is not there yet or any more.
 */
export async function sendArchive(
  { params, method }: FastifyRequest,
  reply: FastifyReply,
  context: Context,
): Promise<FastifyReply> {
  const { id } = params as { readonly id: string }
  // A response to HEAD has no body, so nothing is fetched by it.
  if (method === 'HEAD') return reply.type(ZIP).send()
  const handed = await context.fetchDataExport(id)
  if (handed === 'NOT_FOUND') unknownRecord(params)
  if (handed === 'INVALID_TRANSITION')
    throw new RequestError(409, handed, { key: 'error.export.pending' }, 5)
  if (handed === 'GONE') throw new RequestError(410, 'FILE_GONE', { key: 'error.export.gone' })
  const end = () => void handed.ended(reply.raw.writableFinished).catch(() => undefined)
  // The client may have gone meanwhile.
  if (reply.raw.destroyed) end()
  else reply.raw.once('close', end)
  return reply
    .type(ZIP)
    .header('content-length', handed.bytes)
    .header('content-disposition', 'attachment; filename="data-export.zip"')
    .send(Readable.from(handed.pieces))
}

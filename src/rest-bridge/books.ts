import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { Context } from '../context.ts'
import { RequestError } from '../http/errors.ts'
import { CSV } from './csv.ts'

/** The journal of some days as a file; null if it is read in pages. */
type BooksFile = Awaited<ReturnType<Context['booksFile']>>

/** The business days that a request asks for, and perhaps a single account. */
export interface Days {
  readonly from: string
  readonly to: string
  readonly account?: string | null
}

/** DATEV's booking batch (EXTF), which has no registered type. */
export const DATEV = 'application/x-datev-extf'

/** The file in a format, if it is kept or not read in pages; otherwise null. Throws a RequestError if DATEV can't have what is asked for in one file. */
export async function booksFile(
  context: Pick<Context, 'booksFile'>,
  days: Days,
  format: string,
): Promise<Extract<BooksFile, { readonly pieces: unknown }> | null> {
  const file = await context.booksFile(format === CSV ? 'csv' : 'datev', days)
  if (file !== null && 'key' in file) throw new RequestError(400, 'VALIDATION_FAILED', file)
  return file
}

/** Sends a file of the journal; one of a closed month with its hash, by which a copy can be checked (RFC 9530). */
export function sendBooks(
  { sha256, pieces }: NonNullable<Awaited<ReturnType<typeof booksFile>>>,
  { from, to }: Days,
  format: string,
  reply: FastifyReply,
): FastifyReply {
  const isCsv = format === CSV
  const name = isCsv ? `journal-${from}-${to}.csv` : `EXTF_${from}_${to}.csv`
  if (sha256 !== null) {
    const digest = Buffer.from(sha256, 'hex').toString('base64')
    // The digest is that of the file itself, so the response is not encoded.
    reply.header('repr-digest', `sha-256=:${digest}:`).header('content-encoding', 'identity')
  }
  return (
    reply
      .type(isCsv ? `${CSV}; charset=utf-8; header=present` : DATEV)
      .header('content-disposition', `attachment; filename="${name}"`)
      // A response to HEAD has no body: nothing would stop it from reading every piece.
      .send(Readable.from(reply.request.method === 'HEAD' ? [] : pieces))
  )
}

import '@fastify/accepts'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'
import type { FastifyRequest } from 'fastify'

const ENCODINGS = ['br', 'gzip'] as const
/** A content coding. */
export type Encoding = (typeof ENCODINGS)[number]

const { BROTLI_PARAM_QUALITY: QUALITY, BROTLI_PARAM_LGWIN: WINDOW } = constants
const brotli = promisify(brotliCompress)
const zipped = promisify(gzip)
/** About as quick as gzip, and smaller. */
const QUICK = { params: { [QUALITY]: 4 } }
/** The highest takes ten times as long, for some percent. */
const SMALL = { params: { [QUALITY]: 9 } }

/** The smallest coding that a client takes; undefined if it takes none. */
export function encodingFor(request: FastifyRequest): Encoding | undefined {
  if (request.headers['accept-encoding'] === undefined) return undefined
  const taken = [request.accepts().encodings()].flat()
  return ENCODINGS.find((encoding) => taken.includes(encoding))
}

/** Encodes bytes that are sent once. */
export async function encoded(encoding: Encoding, bytes: string | Buffer): Promise<Buffer> {
  return encoding === 'br' ? brotli(bytes, QUICK) : zipped(bytes)
}

/** Encodes bytes that are sent often. */
export async function encodedSmall(encoding: Encoding, bytes: string | Buffer): Promise<Buffer> {
  return encoding === 'br' ? brotli(bytes, SMALL) : zipped(bytes, { level: 9 })
}

/** Encodes what passes through it. It lasts as long as its client reads, so its window is small, and the result hardly larger. */
export function encoder(encoding: Encoding) {
  return encoding === 'br'
    ? createBrotliCompress({ params: { ...QUICK.params, [WINDOW]: 16 } })
    : createGzip({ windowBits: 13, memLevel: 6 })
}

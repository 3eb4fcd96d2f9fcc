import '@fastify/accepts'
import { createHash } from 'node:crypto'
import { pipeline, Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const ENCODINGS = ['br', 'gzip'] as const
/** A content coding. */
export type Encoding = (typeof ENCODINGS)[number]

const { BROTLI_PARAM_QUALITY: QUALITY, BROTLI_PARAM_LGWIN: WINDOW } = constants
const brotli = promisify(brotliCompress)
const zipped = promisify(gzip)
/** About as quick as gzip, and smaller. */
const QUICK = { params: { [QUALITY]: 4 } }
/** The highest quality takes ten times as long and saves only a few percent more. */
const SMALL = { params: { [QUALITY]: 9 } }

/** The smallest coding that a client takes; undefined if it takes none. */
export function encodingFor(request: FastifyRequest): Encoding | undefined {
  if (request.headers['accept-encoding'] === undefined) return undefined
  const taken = [request.accepts().encodings()].flat()
  return ENCODINGS.find((encoding) => taken.includes(encoding))
}

/** Encodes bytes that are sent once. */
async function encoded(encoding: Encoding, bytes: string | Buffer): Promise<Buffer> {
  return encoding === 'br' ? brotli(bytes, QUICK) : zipped(bytes)
}

/** Encodes bytes that are sent often. */
export async function encodedSmall(encoding: Encoding, bytes: string | Buffer): Promise<Buffer> {
  return encoding === 'br' ? brotli(bytes, SMALL) : zipped(bytes, { level: 9 })
}

/** Creates an encoder of a stream. It lasts as long as its client reads, so its window is small; the result is hardly larger. */
function encoder(encoding: Encoding) {
  return encoding === 'br'
    ? createBrotliCompress({ params: { ...QUICK.params, [WINDOW]: 16 } })
    : createGzip({ windowBits: 13, memLevel: 6 })
}

/** A strong tag of a response's bytes. */
export function tagOf(bytes: string | Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
}

/** The tag of a response as it is sent in a coding: other bytes, so another strong tag (RFC 9110, 8.8.3.3). */
export function encodedTag(etag: string, encoding: Encoding): string {
  return etag.replace(/"$/, `.${encoding}"`)
}

/**
 * Sets the tag of a response; returns whether the client already has that response, in any coding. If so, the status is 304,
 * with the tag that the client sent, by which its cache finds the response (RFC 9111, 4.3.4).
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

const LEAST = 4_096
const TEXT =
  /^(?:text\/|image\/svg|application\/(?:vnd\.mapbox-vector-tile|(?:[\w.-]+\+)?(?:json|javascript)))/

/** Encodes text and map tiles of 4 KB and more as the client prefers; smaller responses, nearly all, pass at once. */
export function compression(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (isSmall(payload, reply) || !isText(reply)) return done(null, payload)
    reply.header('vary', [reply.getHeader('vary') ?? [], 'accept-encoding'].flat().join(', '))
    const encoding = encodingFor(request)
    if (encoding === undefined) return done(null, payload)
    reply.header('content-encoding', encoding).removeHeader('content-length')
    const etag = reply.getHeader('etag')
    if (typeof etag === 'string') reply.header('etag', encodedTag(etag, encoding))
    if (payload instanceof Readable)
      return done(
        null,
        pipeline(payload, encoder(encoding), () => undefined),
      )
    encoded(encoding, payload as string | Buffer).then(
      (bytes) => done(null, bytes),
      (error) => done(error),
    )
  })
}

function isSmall(payload: unknown, reply: FastifyReply): boolean {
  if (typeof payload === 'string' || Buffer.isBuffer(payload)) return payload.length < LEAST
  if (!(payload instanceof Readable)) return true
  return Number(reply.getHeader('content-length') ?? LEAST) < LEAST
}

/** Whether the response is text or a tile that is not encoded yet, and the whole of it. */
function isText(reply: FastifyReply): boolean {
  const isWhole = reply.statusCode !== 206 && !reply.hasHeader('content-encoding')
  return isWhole && TEXT.test(String(reply.getHeader('content-type')))
}

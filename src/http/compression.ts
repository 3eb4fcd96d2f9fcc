import { pipeline, Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { encoded, encoder, encodingFor } from './encoding.ts'
import { encodedTag } from './etag.ts'

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

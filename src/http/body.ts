import type { FastifyInstance, FastifyRequest } from 'fastify'
import { RequestError } from './errors.ts'
import { JsonRefused, parseJson } from './json.ts'

const strictUtf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Reads JSON bodies strictly: valid UTF-8, no other charset, not compressed. */
export function jsonBodies(
  app: FastifyInstance,
  parse: (text: string) => unknown,
  types: string[] = ['application/json'],
): void {
  app.removeAllContentTypeParsers()
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    refuseEncodings(request)
    done()
  })
  app.addContentTypeParser(
    types,
    { parseAs: 'buffer' },
    (_request: FastifyRequest, bytes: Buffer, done) => done(null, read(bytes, parse)),
  )
}

function refuseEncodings({ headers }: FastifyRequest): void {
  const charset = /charset\s*=\s*"?([^\s;"]+)/i.exec(headers['content-type'] ?? '')?.[1] ?? 'utf-8'
  const encoding = headers['content-encoding'] ?? 'identity'
  if (/^utf-?8$/i.test(charset) && encoding === 'identity') return
  throw new RequestError(
    415,
    'UNSUPPORTED_MEDIA_TYPE',
    'The body must be application/json in UTF-8, not compressed.',
  )
}

function read(bytes: Buffer, parse: (text: string) => unknown): unknown {
  try {
    return parseJson(strictUtf8.decode(bytes), parse)
  } catch (error) {
    if (error instanceof JsonRefused) throw badJson(error.message)
    throw badJson('The body is not valid JSON in UTF-8.')
  }
}

function badJson(message: string): RequestError {
  return new RequestError(400, 'BAD_JSON', message)
}

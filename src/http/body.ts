import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Told } from '../languages/told-error.ts'
import { maySee, scopeNeeded } from '../lending/member/access.ts'
import { RequestError } from './errors.ts'

const DEPTH_MAX = 64
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

/** Refuses members before a body is read that only operators may send: it can be large. Operators who may not act are refused later, and noted. */
export async function operatorsAlone({ viewer }: FastifyRequest): Promise<void> {
  if (!maySee(viewer)) throw new RequestError(403, 'FORBIDDEN', scopeNeeded)
}

function refuseEncodings({ headers }: FastifyRequest): void {
  const charset = /charset\s*=\s*"?([^\s;"]+)/i.exec(headers['content-type'] ?? '')?.[1] ?? 'utf-8'
  const encoding = headers['content-encoding'] ?? 'identity'
  if (/^utf-?8$/i.test(charset) && encoding === 'identity') return
  throw new RequestError(415, 'UNSUPPORTED_MEDIA_TYPE', { key: 'error.body.type' })
}

function read(bytes: Buffer, parse: (text: string) => unknown): unknown {
  try {
    return parseJson(strictUtf8.decode(bytes), parse)
  } catch (error) {
    if (error instanceof JsonRefused) throw new RequestError(400, 'BAD_JSON', error.told)
    throw new RequestError(400, 'BAD_JSON', { key: 'error.body.utf8' })
  }
}

/** JSON that is valid but not accepted. */
class JsonRefused extends Error {
  readonly told: Told

  constructor(told: Told) {
    super(told.key)
    this.told = told
  }
}

/** Parses JSON; throws a SyntaxError, or JsonRefused if it is nested too deeply or has a duplicate key. */
export function parseJson(text: string, parse: (text: string) => unknown = JSON.parse): unknown {
  const value = parse(text)
  requirePlain(text)
  return value
}

/**
 * Refuses deep nesting, which overflows the stack of code that walks it, and duplicate keys, since a proxy may have read a
 * different one of them than this gateway would.
 */
function requirePlain(text: string): void {
  const open: (Set<string> | null)[] = []
  let named = false
  for (let at = 0; at < text.length; at += 1) {
    const token = text[at]
    if (token === '{' || token === '[') {
      if (open.push(token === '{' ? new Set() : null) > DEPTH_MAX)
        throw new JsonRefused({ key: 'error.body.deep', values: { max: DEPTH_MAX } })
      named = false
    } else if (token === '}' || token === ']') {
      open.pop()
      named = true
    } else if (token === ',') named = false
    else if (token === '"') {
      const end = endOfText(text, at)
      const names = open.at(-1)
      if (names && !named) {
        named = true
        const name = nameIn(text.slice(at, end + 1))
        if (names.has(name)) throw new JsonRefused({ key: 'error.body.duplicate' })
        names.add(name)
      }
      at = end
    }
  }
}

/** Where the string that begins with this quotation mark ends, in valid JSON. */
function endOfText(text: string, from: number): number {
  let end = text.indexOf('"', from + 1)
  while (end > 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1)
  return end > 0 ? end : text.length
}

function isEscaped(text: string, at: number): boolean {
  let slashes = 0
  while (text[at - 1 - slashes] === '\\') slashes += 1
  return slashes % 2 === 1
}

function nameIn(token: string): string {
  return token.includes('\\') ? JSON.parse(token) : token.slice(1, -1)
}

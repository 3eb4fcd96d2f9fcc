import type { IncomingHttpHeaders } from 'node:http'
import cors from '@fastify/cors'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import helmet from 'helmet'
import { DEFAULT_LANGUAGE, text } from '../languages/index.ts'
import type { Told } from '../languages/told-error.ts'
import { RequestError } from './errors.ts'

/** What pages of allowed origins may send, and read of a response. */
const pages = {
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  exposedHeaders: [
    'Consistency-Token',
    'Deprecation',
    'ETag',
    'Ignored-Fields',
    'Idempotent-Replayed',
    'Link',
    'Location',
    'RateLimit',
    'RateLimit-Policy',
    'Retry-After',
    'Sunset',
    'WWW-Authenticate',
    'X-Request-Id',
  ],
  strictPreflight: false,
  /** Seconds; a change of CORS_ORIGINS needs a restart anyway. */
  maxAge: 600,
}

/** Helmet's defaults, except for the two that would turn plain HTTP on a LAN into HTTPS. No site may show these pages in a frame. */
const options = {
  contentSecurityPolicy: {
    directives: { 'upgrade-insecure-requests': null, 'frame-ancestors': ["'none'"] },
  },
  frameguard: { action: 'deny' },
  hsts: false,
} as const

/** Sets security headers on every response; pages that need more than their own scripts replace the policy. */
export function safeHeaders(app: FastifyInstance): void {
  // Helmet would compute the same headers again for each request.
  const headers: Record<string, string> = {}
  const reply = {
    setHeader: (name: string, value: string) => Object.assign(headers, { [name]: value }),
    removeHeader: () => undefined,
  }
  helmet(options)({} as never, reply as never, () => undefined)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}

/** Limited, since callers can send any Origin. */
const WARNINGS_MAX = 100

/** The origin of another site's page, as the browser reports it; undefined if that page may call this gateway. */
export function foreignOrigin(
  { origin, host }: IncomingHttpHeaders,
  allowed: readonly string[],
): string | undefined {
  if (origin === undefined || allowed.includes(origin)) return undefined
  return URL.parse(origin)?.host === host ? undefined : origin
}

/** Tells the developers of a page that may not call the gateway what would allow it. */
export function notAllowed(origin: string): Told {
  const shown = origin.length > 100 ? `${origin.slice(0, 100)}…` : origin
  return { key: 'error.origin', values: { origin: shown } }
}

/** Warns in the log of each origin that is not allowed, once, and of a limited number. */
export function originWarnings(log: FastifyBaseLogger): (origin: string) => void {
  const known = new Set<string>()
  return (origin) => {
    if (known.has(origin) || known.size >= WARNINGS_MAX) return
    known.add(origin)
    const { key, values } = notAllowed(origin)
    log.warn({ origin: origin.slice(0, 200) }, text(DEFAULT_LANGUAGE, key, values))
  }
}

/**
 * Lets pages of the allowed origins call. Developers of other pages are told the reason in the response to their preflight, and
 * the operator in the log. Browsers keep all other responses from such pages.
 */
export async function crossOrigin(
  app: FastifyInstance,
  allowed: readonly string[],
  warn: (origin: string) => void,
): Promise<void> {
  app.addHook('onRequest', ({ method, headers }, _reply, done) => {
    const origin = foreignOrigin(headers, allowed)
    if (origin === undefined) return done()
    warn(origin)
    const isPreflight =
      method === 'OPTIONS' && headers['access-control-request-method'] !== undefined
    done(isPreflight ? new RequestError(403, 'FORBIDDEN', notAllowed(origin)) : undefined)
  })
  if (allowed.length > 0) await app.register(cors, { ...pages, origin: [...allowed] })
}

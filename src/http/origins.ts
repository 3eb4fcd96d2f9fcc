import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'

/** Callers choose what they say. */
const WARNINGS_MAX = 100

/** The origin of another site's page, as its browser says; undefined if it may ask here. */
export function foreignOrigin(
  { origin, host }: IncomingHttpHeaders,
  allowed: readonly string[],
): string | undefined {
  if (origin === undefined || allowed.includes(origin)) return undefined
  return URL.parse(origin)?.host === host ? undefined : origin
}

/** Tells the developer of a page what would let it in. */
export function notAllowed(origin: string): string {
  const shown = origin.length > 100 ? `${origin.slice(0, 100)}…` : origin
  return `Pages of ${shown} may not call this gateway: its operator can add this origin to CORS_ORIGINS.`
}

/** Warns in the log of each origin that is not allowed, once, and of a limited number. */
export function originWarnings(log: FastifyBaseLogger): (origin: string) => void {
  const known = new Set<string>()
  return (origin) => {
    if (known.has(origin) || known.size >= WARNINGS_MAX) return
    known.add(origin)
    log.warn({ origin: origin.slice(0, 200) }, notAllowed(origin))
  }
}

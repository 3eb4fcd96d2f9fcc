import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The headers that say when it will go. */
    readonly deprecation?: Readonly<Record<string, string>> | undefined
  }
}

/** How the reason of `@deprecated` ends: "Use `x`. Deprecated 2026-12-01, removed 2027-06-01." */
const DATES = /\bDeprecated (\d{4}-\d{2}-\d{2}), removed (\d{4}-\d{2}-\d{2})\.$/

interface Deprecable {
  readonly deprecationReason?: string | null | undefined
}

/** The headers of an operation that will go (RFC 9745, RFC 8594); undefined if it stays. Throws if it is not said when. */
export function deprecationHeaders({
  deprecationReason: reason,
}: Deprecable): Readonly<Record<string, string>> | undefined {
  if (reason === undefined || reason === null) return undefined
  const [since, until] = (DATES.exec(reason) ?? []).slice(1).map((day) => new Date(day))
  if (since === undefined || until === undefined)
    throw new Error(`@deprecated must end with "Deprecated <day>, removed <day>.": ${reason}`)
  return { deprecation: `@${since.getTime() / 1_000}`, sunset: until.toUTCString() }
}

/** Sends the headers of routes that will go with each of their responses. */
export function sayWhatGoes(app: FastifyInstance): void {
  app.addHook('onRequest', ({ routeOptions: { config } }, reply, done) => {
    if (config.deprecation !== undefined) reply.headers(config.deprecation)
    done()
  })
}

/** What OpenAPI says of something that will go. */
export function deprecated({ deprecationReason: reason }: Deprecable): { deprecated?: true } {
  return typeof reason === 'string' ? { deprecated: true } : {}
}

/** How OpenAPI describes the headers of an operation that will go. */
export function goingHeaders(field: Deprecable): Readonly<Record<string, unknown>> {
  const schema = { type: 'string' }
  return deprecationHeaders(field) === undefined
    ? {}
    : {
        Deprecation: { description: 'Since when not to use it (RFC 9745).', schema },
        Sunset: { description: 'When it will be gone (RFC 8594).', schema },
      }
}

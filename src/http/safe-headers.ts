import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route sets its own security headers. */
    readonly ownHeaders?: boolean
  }
}

/** Helmet's defaults, except for the two that would turn plain HTTP on a LAN into HTTPS. */
const options = {
  contentSecurityPolicy: { directives: { 'upgrade-insecure-requests': null } },
  hsts: false,
} as const

/** Sets security headers on every response, except for routes with `config.ownHeaders`. */
export function safeHeaders(app: FastifyInstance): void {
  // Helmet computes them for each request, though they never differ.
  const headers: Record<string, string> = {}
  const reply = {
    setHeader: (name: string, value: string) => Object.assign(headers, { [name]: value }),
    removeHeader: () => undefined,
  }
  helmet(options)({} as never, reply as never, () => undefined)
  app.addHook('onRequest', ({ routeOptions: { config } }, reply, done) => {
    if (!config.ownHeaders) reply.headers(headers)
    done()
  })
}

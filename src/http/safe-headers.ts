import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route sets the headers that keep browsers from harm itself. */
    readonly ownHeaders?: boolean
  }
}

/** Helmet's defaults, but for the two that would turn plain HTTP on a LAN into HTTPS. */
const options = {
  contentSecurityPolicy: { directives: { 'upgrade-insecure-requests': null } },
  hsts: false,
} as const

/** Gives every answer the headers that keep browsers from harm, but for routes with `config.ownHeaders`. */
export function safeHeaders(app: FastifyInstance): void {
  // Helmet works them out for each request; they never differ.
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

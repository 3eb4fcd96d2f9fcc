import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'

/** Helmet's defaults, except for the two that would turn plain HTTP on a LAN into HTTPS; and no page of ours is shown within another. */
const options = {
  contentSecurityPolicy: {
    directives: { 'upgrade-insecure-requests': null, 'frame-ancestors': ["'none'"] },
  },
  frameguard: { action: 'deny' },
  hsts: false,
} as const

/** Sets security headers on every response; pages that need more than their own scripts replace the policy. */
export function safeHeaders(app: FastifyInstance): void {
  // Helmet computes them for each request, though they never differ.
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

import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import { RequestError } from './errors.ts'
import { foreignOrigin, notAllowed } from './origins.ts'
import { pages } from './pages.ts'

/**
 * Lets pages of the allowed origins call, and tells the developers of others why theirs may not: in the response to their preflight,
 * and for the operator in the log. What they may not read, browsers keep from them.
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

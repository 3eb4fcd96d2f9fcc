import type { FastifyInstance } from 'fastify'
import { type Noted, newNoted, type Origin } from '../telemetry/noted.ts'

declare module 'fastify' {
  interface FastifyRequest {
    noted: Noted
  }
  interface FastifyContextConfig {
    /** Where its operations come in. */
    readonly origin?: Origin | undefined
    /** The name of its one operation. */
    readonly operation?: string | undefined
  }
}

/** Begins to note each request, with what is known of it before it is read. */
export function noteRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _, done) => {
    const { origin, operation } = request.routeOptions.config
    request.noted = newNoted(origin, operation)
    done()
  })
}

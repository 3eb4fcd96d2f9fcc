import type { FastifyInstance } from 'fastify'
import { type Noted, newNoted, type Origin } from '../telemetry/noted.ts'
import type { Tracing } from '../telemetry/tracing.ts'

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

/** Begins to note each request, with what is known of it before it is read; traces those that are operations. */
export function noteRequests(app: FastifyInstance, tracing: Tracing | undefined): void {
  app.addHook('onRequest', (request, _, done) => {
    const { origin, operation } = request.routeOptions.config
    const trace = origin && tracing?.begin('request', request.headers)
    request.noted = newNoted(origin, operation, trace)
    done()
  })
}

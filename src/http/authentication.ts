import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bearerToken } from '../identity/verify.ts'
import type { Authenticate, Viewer } from '../viewer.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on every route behind `authenticated`. */
    viewer: Viewer
  }
}

const VARY = 'Authorization, Accept'

/** Lets only requests with a good token into this scope, before a byte of their body is read; of blocked members those that are open to them. */
export function authenticated(
  app: FastifyInstance,
  authenticate: Authenticate,
  evenBlocked: (request: FastifyRequest) => boolean,
): void {
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    // What an answer holds depends on who asks, so no cache may give it to another.
    const vary = reply.getHeader('vary')
    reply.header('cache-control', 'private, no-cache')
    reply.header('vary', vary ? `${vary}, ${VARY}` : VARY)
    const token = bearerToken(request.headers.authorization)
    request.viewer = await authenticate(token, evenBlocked(request))
  })
}

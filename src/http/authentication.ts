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

/** Requires a valid token before any body is read; blocked members may send only the requests that are open to them. */
export function authenticated(
  app: FastifyInstance,
  authenticate: Authenticate,
  evenBlocked: (request: FastifyRequest) => boolean,
): void {
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    // Responses depend on the caller, so no cache may serve one to another.
    const vary = reply.getHeader('vary')
    reply.header('cache-control', 'private, no-cache')
    reply.header('vary', vary ? `${vary}, ${VARY}` : VARY)
    const token = bearerToken(request.headers.authorization)
    request.viewer = await authenticate(token, evenBlocked(request))
  })
}

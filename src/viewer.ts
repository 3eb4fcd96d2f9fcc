import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bearerToken, type Verify } from './identity/verify.ts'
import { type KnownMembers, MemberBlocked } from './lending/member/known-members.ts'

/** The caller: a member, with the token's scopes. */
export interface Viewer {
  readonly id: string
  readonly scopes: readonly string[]
  /** Whether an operator has blocked this member. */
  readonly blocked: boolean
  /** When the token expires, in seconds since 1970. */
  readonly expiresAt: number
  /** When the person signed in, in seconds since 1970; undefined if the token does not say so. */
  readonly authenticatedAt: number | undefined
}

/** Finds the viewer of a token. Throws what `verify` throws, and MemberBlocked for a blocked member unless `evenBlocked` is set. */
export type Authenticate = (token: string, evenBlocked?: boolean) => Promise<Viewer>

/** Verifies tokens and finds their members. */
export function authenticator(verify: Verify, members: Pick<KnownMembers, 'find'>): Authenticate {
  return async (token, evenBlocked = false) => {
    const { subject, name, email, scopes, expiresAt, authenticatedAt } = await verify(token)
    const { id, blocked } = await members.find(subject, name, email)
    if (blocked && !evenBlocked) throw new MemberBlocked()
    return { id, scopes, blocked, expiresAt, authenticatedAt }
  }
}

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

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bearerToken, type Verify } from './identity/verify.ts'
import { acceptedLanguage } from './languages/accepted.ts'
import { DEFAULT_LANGUAGE, languageFor } from './languages/index.ts'
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
  /** What an operator says that they look at members' files for. */
  readonly purpose?: string | undefined
  /** The language that the member prefers, of those that there are; undefined if they have chosen none. */
  readonly language: string | undefined
  /** The Accept-Language header of their request or connection, which is read when a text is written; undefined if there is none. */
  readonly accepts: string | undefined
  /** Where the request came from; undefined for what is not a request of its own. */
  readonly origin?: () => { readonly address: string; readonly userAgent: string | undefined }
}

/** Finds the viewer of a token. Throws what `verify` throws, and MemberBlocked for a blocked member unless `evenBlocked` is set. */
export type Authenticate = (token: string, evenBlocked?: boolean) => Promise<Viewer>

/** Verifies tokens and finds their members. */
export function authenticator(verify: Verify, members: Pick<KnownMembers, 'find'>): Authenticate {
  return async (token, evenBlocked = false) => {
    const { subject, name, email, scopes, expiresAt, issuedAt, authenticatedAt } =
      await verify(token)
    const { id, blocked, language } = await members.find({ subject, name, email, issuedAt })
    if (blocked && !evenBlocked) throw new MemberBlocked(id)
    const prefers = language === null ? undefined : languageFor(language)
    return {
      id,
      scopes,
      blocked,
      expiresAt,
      authenticatedAt,
      language: prefers,
      accepts: undefined,
    }
  }
}

/** The viewer with an Accept-Language header. */
export function accepting(viewer: Viewer, accepts: string | undefined): Viewer {
  return accepts === viewer.accepts ? viewer : { ...viewer, accepts }
}

/** What can be known of a caller's languages. */
type Languages = Pick<Viewer, 'language' | 'accepts'>

/** The language of what a caller reads: the one that they prefer, else one that the request accepts. */
export function readingLanguage({ language, accepts }: Languages): string {
  return language ?? acceptedLanguage(accepts) ?? DEFAULT_LANGUAGE
}

/** The language in which a caller is told what is wrong: one that the request accepts, else the one that they prefer. */
export function refusalLanguage({ language, accepts }: Languages): string {
  return acceptedLanguage(accepts) ?? language ?? DEFAULT_LANGUAGE
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on every route behind `authenticated`. */
    viewer: Viewer
  }
}

const VARY = 'Authorization, Accept, Accept-Language'

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
    const viewer = await authenticate(token, evenBlocked(request)).catch((error) => {
      // For the line in the log: nothing else says who was refused.
      if (error instanceof MemberBlocked) request.noted.member = error.member
      throw error
    })
    const origin = () => ({ address: request.ip, userAgent: request.headers['user-agent'] })
    const purpose = request.headers['access-purpose']
    request.viewer = {
      ...accepting(viewer, request.headers['accept-language']),
      origin,
      ...(typeof purpose === 'string' && { purpose: purpose.trim() }),
    }
  })
}

import type { Verify } from './identity/verify.ts'
import type { KnownMembers } from './lending/member/known-members.ts'
import { MemberBlocked } from './lending/member/membership.ts'

/** The caller: a member, with the token's scopes. */
export interface Viewer {
  readonly id: string
  readonly scopes: readonly string[]
  /** The operator has blocked this member. */
  readonly blocked: boolean
  /** When the token expires, in seconds since 1970. */
  readonly expiresAt: number
}

/** Finds the viewer of a token; throws what `verify` throws, and MemberBlocked unless blocked members are accepted too. */
export type Authenticate = (token: string, evenBlocked?: boolean) => Promise<Viewer>

/** Verifies tokens and finds their members. */
export function authenticator(verify: Verify, members: Pick<KnownMembers, 'find'>): Authenticate {
  return async (token, evenBlocked = false) => {
    const { subject, name, scopes, expiresAt } = await verify(token)
    const { id, blocked } = await members.find(subject, name)
    if (blocked && !evenBlocked) throw new MemberBlocked()
    return { id, scopes, blocked, expiresAt }
  }
}

import type { Database } from './database/connection.ts'
import type { Claims, Verify } from './identity/verify.ts'
import { MemberBlocked, type Membership, memberOf } from './lending/membership.ts'

const KEPT_MS = 30_000
const KEPT_COUNT = 10_000

/** Who is calling: a member, with what the token allows beyond a member's rights. */
export interface Viewer {
  readonly id: string
  readonly scopes: readonly string[]
  /** The operator has shut this member out of all but what is open to the blocked. */
  readonly blocked: boolean
  /** When the token ends, in seconds since 1970. */
  readonly expiresAt: number
}

/** Turns a token into its viewer; throws what `verify` throws, and MemberBlocked unless the blocked are let in too. */
export type Authenticate = (token: string, evenBlocked?: boolean) => Promise<Viewer>

/** Verifies tokens and finds their members, each at most every 30 s: a block takes effect within that time. */
export function authenticator(verify: Verify, database: Database): Authenticate {
  const members = new Map<
    string,
    { readonly member: Promise<Membership>; readonly until: number }
  >()
  const find = (claims: Claims): Promise<Membership> => {
    const kept = members.get(claims.subject)
    if (kept !== undefined && kept.until > Date.now()) return kept.member
    const member = memberOf(database, claims.subject, claims.name)
    members.delete(claims.subject)
    members.set(claims.subject, { member, until: Date.now() + KEPT_MS })
    member.catch(() => members.delete(claims.subject))
    for (const subject of members.keys()) {
      if (members.size <= KEPT_COUNT) break
      members.delete(subject)
    }
    return member
  }
  return async (token, evenBlocked = false) => {
    const claims = await verify(token)
    const { id, blocked } = await find(claims)
    if (blocked && !evenBlocked) throw new MemberBlocked()
    return { id, scopes: claims.scopes, blocked, expiresAt: claims.expiresAt }
  }
}

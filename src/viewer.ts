import { LRUCache } from 'lru-cache'
import type { Database } from './database/connection.ts'
import type { Claims, Verify } from './identity/verify.ts'
import { MemberBlocked, type Membership, memberOf } from './lending/member/membership.ts'

const KEPT_MS = 30_000
const KEPT_COUNT = 10_000

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

/** Verifies tokens and caches their members for 30 s, so that a block takes effect within that time. */
export function authenticator(verify: Verify, database: Database): Authenticate {
  // By the monotonic clock, checked at each access, so that a block takes effect whatever the wall clock does.
  const members = new LRUCache<string, Promise<Membership>>({
    max: KEPT_COUNT,
    ttl: KEPT_MS,
    ttlResolution: 0,
  })
  const find = ({ subject, name }: Claims): Promise<Membership> => {
    const kept = members.get(subject)
    if (kept !== undefined) return kept
    const member = memberOf(database, subject, name)
    members.set(subject, member)
    member.catch(() => members.delete(subject))
    return member
  }
  return async (token, evenBlocked = false) => {
    const claims = await verify(token)
    const { id, blocked } = await find(claims)
    if (blocked && !evenBlocked) throw new MemberBlocked()
    return { id, scopes: claims.scopes, blocked, expiresAt: claims.expiresAt }
  }
}

import { LRUCache } from 'lru-cache'
import type { Database } from './database/connection.ts'
import type { Claims, Verify } from './identity/verify.ts'
import { MemberBlocked, type Membership, memberOf } from './lending/member/membership.ts'

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
  // By the monotonic clock, looked at each time: whatever the clock on the wall does, a block takes effect.
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

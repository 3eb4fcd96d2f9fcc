import { LRUCache } from 'lru-cache'
import type { Database } from './database/connection.ts'
import type { Claims, Verify } from './identity/verify.ts'
import { type Membership, memberOf } from './lending/membership.ts'

const KEPT_MS = 30_000
const KEPT_COUNT = 10_000

/** Who is calling: a member, with what the token allows beyond a member's rights. */
export interface Viewer {
  readonly id: string
  readonly scopes: readonly string[]
  /** When the token ends, in seconds since 1970. */
  readonly expiresAt: number
}

/** The operator has shut this member out. */
export class MemberBlocked extends Error {}

/** Turns a token into its viewer; throws what `verify` throws, and MemberBlocked. */
export type Authenticate = (token: string) => Promise<Viewer>

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
  return async (token) => {
    const claims = await verify(token)
    const { id, blocked } = await find(claims)
    if (blocked) throw new MemberBlocked()
    return { id, scopes: claims.scopes, expiresAt: claims.expiresAt }
  }
}

import { LRUCache } from 'lru-cache'
import { v7 as newId } from 'uuid'
import type { Database } from '../../database/connection.ts'

const KEPT_MS = 30_000
const KEPT_COUNT = 10_000

/** A cache of the members whom this gateway has looked up lately. */
export interface KnownMembers {
  /** The member of a subject, who is created if the subject is new; looked up again after 30 s, or after a change. */
  find(claims: SubjectClaims): Promise<Membership>
  /** Forgets members who have changed, since they may be blocked; without ids, forgets all, since any may have changed. */
  changed(ids?: ReadonlySet<string>): void
  /** Calls back after each change of a member; returns a function that stops this. */
  watch(id: string, changed: () => void): () => void
}

/** What a token says of the person who calls. */
export interface SubjectClaims {
  readonly subject: string
  readonly name?: string | undefined
  readonly email?: string | undefined
  /** When the token was issued, in seconds since 1970; undefined if an integrator names the subject. */
  readonly issuedAt?: number
}

interface Known {
  readonly member: Promise<Membership>
  /** Undefined while the member is being looked up. */
  id?: string
}

/** Keeps the address in a member's token. */
type KeepAddress = (id: string, email: string) => Promise<void>

/** Opens the cache. A block takes effect within 30 s, even if no news of it arrives. Members' addresses are kept where letters are sent. */
export function openKnownMembers(database: Database, keepAddress?: KeepAddress): KnownMembers {
  // The cache uses a monotonic clock and checks it at each access, so changes of the wall clock can't delay a block.
  const known = new LRUCache<string, Known>({ max: KEPT_COUNT, ttl: KEPT_MS, ttlResolution: 0 })
  const watching = new Map<string, Set<() => void>>()
  const lookUp = ({ email, ...claims }: SubjectClaims) => {
    const { subject } = claims
    const found = memberOf(database, claims)
    const keep = async () => {
      const member = await found
      // What fails is done at the next look-up.
      if (email !== undefined) await keepAddress?.(member.id, email).catch(() => undefined)
      return member
    }
    const entry: Known = { member: keepAddress === undefined ? found : keep() }
    known.set(subject, entry)
    entry.member.then(
      ({ id }) => {
        entry.id = id
      },
      () => known.delete(subject),
    )
    return entry.member
  }
  return {
    find: (claims) => known.get(claims.subject)?.member ?? lookUp(claims),
    changed: (ids) => {
      // A look-up that is under way (without id) may have read the member before the change.
      for (const [subject, { id }] of known.entries())
        if (ids === undefined || id === undefined || ids.has(id)) known.delete(subject)
      // Without ids, nobody is called back: connections wait for their next check, since thousands at once would be too many.
      for (const id of ids ?? []) for (const tell of watching.get(id) ?? []) tell()
    },
    watch: (id, changed) => {
      const set = watching.get(id) ?? new Set()
      watching.set(id, set.add(changed))
      return () => {
        set.delete(changed)
        if (set.size === 0 && watching.get(id) === set) watching.delete(id)
      }
    },
  }
}

/** Thrown for requests of a member whom an operator has blocked. */
export class MemberBlocked extends Error {
  /** Who it is, if the request does not say so otherwise. */
  readonly member: string | undefined

  constructor(member?: string) {
    super()
    this.member = member
  }
}

/** Thrown for tokens that were issued before their member was erased. */
export class MemberErased extends Error {}

/** The member that a token belongs to. */
export interface Membership {
  readonly id: string
  /** Whether an operator has blocked them. */
  readonly blocked: boolean
  /** The language that they have chosen, a BCP 47 tag; null if none. */
  readonly language: string | null
}

const find = `
  select profile_id as id, blocked_at is not null as blocked, case when language_chosen then language end as language
  from identity left join preferences on user_id = profile_id where subject = $1`

// A single statement is a transaction of its own, so a member is created completely or not at all.
const join = 'select join_member($1, $2, $3, $4, to_timestamp($5))'

/**
 * Finds a subject's member, or creates one if the subject is new; concurrent calls create one only. Throws MemberErased for a token from before an erasure.
 */
export async function memberOf(
  database: Database,
  { subject, name, issuedAt }: SubjectClaims,
): Promise<Membership> {
  const [known] = await database.query<Membership>(find, [subject])
  if (known !== undefined) return known
  await database.query(join, [subject, newId(), newId(), name ?? null, issuedAt ?? null])
  const [member] = await database.query<Membership>(find, [subject])
  if (member === undefined) throw new MemberErased()
  return member
}

import { LRUCache } from 'lru-cache'
import { v7 as newId } from 'uuid'
import type { Database } from '../../database/connection.ts'

const KEPT_MS = 30_000
const KEPT_COUNT = 10_000

/** The members whom this gateway has looked up lately. */
export interface KnownMembers {
  /** The member of a subject; looked up again after 30 s, or a change. */
  find(subject: string, name: string | undefined): Promise<Membership>
  /** Looks members up again who have changed, since they may be blocked; all, if any may have changed. */
  changed(ids?: ReadonlySet<string>): void
  /** Calls back after a change of a member; returns a function that ends this. */
  watch(id: string, changed: () => void): () => void
}

interface Known {
  readonly member: Promise<Membership>
  /** Undefined while the member is being looked up. */
  id?: string
}

/** Opens the cache. Without news of changes, a block takes effect after 30 s. */
export function openKnownMembers(database: Database): KnownMembers {
  // By the monotonic clock, checked at each access, so that a block takes effect whatever the wall clock does.
  const known = new LRUCache<string, Known>({ max: KEPT_COUNT, ttl: KEPT_MS, ttlResolution: 0 })
  const watching = new Map<string, Set<() => void>>()
  const lookUp = (subject: string, name: string | undefined) => {
    const entry: Known = { member: memberOf(database, subject, name) }
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
    find: (subject, name) => known.get(subject)?.member ?? lookUp(subject, name),
    changed: (ids) => {
      // A look-up that is under way may have been too early.
      for (const [subject, { id }] of known.entries())
        if (ids === undefined || id === undefined || ids.has(id)) known.delete(subject)
      // When any may have changed, connections wait for their next check: thousands at once would be too many.
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

/** The operator has blocked this member. */
export class MemberBlocked extends Error {}

/** The member that a token belongs to, and whether the operator has blocked them. */
export interface Membership {
  readonly id: string
  readonly blocked: boolean
}

const find = `
  select profile_id as id, blocked_at is not null as blocked from identity where subject = $1`

// One statement is one transaction: it creates a member completely or not at all.
const join = 'select join_member($1, $2, $3, $4)'

/** Finds a subject's member; the first of any concurrent calls creates a new one. */
export async function memberOf(
  database: Database,
  subject: string,
  name: string | undefined,
): Promise<Membership> {
  const [known] = await database.query<Membership>(find, [subject])
  if (known !== undefined) return known
  await database.query(join, [subject, newId(), newId(), name ?? null])
  const [member] = await database.query<Membership>(find, [subject])
  if (member === undefined) throw new Error('a member vanished while joining')
  return member
}

import type { Database } from '../../database/connection.ts'
import type { Fleet } from '../../database/fleet.ts'
import { quota } from './quota.ts'

/** A limit for each member over all gateways. */
export interface SharedQuota {
  /** Takes a connection; returns a function that releases it, or undefined if the member would be over the limit. */
  take(userId: string): Promise<(() => void) | undefined>
  /** How many are taken on this gateway. */
  taken(): number
}

const take = 'select take_connection($1, $2, $3) as taken'
const release = `
  with gone as (delete from open_connection where gateway_id = $1 and member_id = $2 and count = 1)
  update open_connection set count = count - 1 where gateway_id = $1 and member_id = $2 and count > 1`
const count = `
  with own as (select * from unnest($2::uuid[], $3::int[]) as own (member_id, count)),
    gone as (delete from open_connection as known using own
      where known.gateway_id = $1 and known.member_id = own.member_id and own.count = 0)
  insert into open_connection as known (gateway_id, member_id, count) select $1, member_id, count from own where count > 0
  on conflict (member_id, gateway_id) do update set count = excluded.count`

/** Opens a quota of connections; without the database, this gateway's own count decides. */
export function sharedQuota(
  most: number,
  database: Pick<Database, 'query'>,
  fleet: Pick<Fleet, 'id' | 'onPresumedDead' | 'onRenewed'>,
): SharedQuota {
  const own = quota(most)
  const notes = openNotes(database, fleet.id)
  fleet.onPresumedDead(() => notes.doubt(own.each().keys()))
  fleet.onRenewed(() => notes.recount(own.each()))
  return {
    taken: own.taken,
    take: async (userId) => {
      const leave = own.take(userId)
      if (leave === undefined) return undefined
      const rows = await notes.send<{ taken: boolean }>(take, userId, most)
      if (rows?.[0]?.taken === false) return void leave()
      return () => {
        leave()
        void notes.send(release, userId)
      }
    },
  }
}

/**
 * Notes each member's connections in the database, one statement at a time. If a statement may have failed, the member is in
 * doubt: no more are sent, so that nobody waits for them, until the member's connections are counted anew.
 */
function openNotes({ query }: Pick<Database, 'query'>, gateway: string) {
  const last = new Map<string, Promise<unknown>>()
  const doubted = new Set<string>()
  const doubt = (userIds: Iterable<string>) => {
    for (const userId of userIds) doubted.add(userId)
  }
  const follow = (userId: string, note: Promise<unknown>) => {
    last.set(userId, note)
    void note.then(() => last.get(userId) === note && last.delete(userId))
  }
  return {
    doubt,
    send: <Row>(text: string, userId: string, ...values: unknown[]) => {
      const sent = (last.get(userId) ?? Promise.resolve()).then(() =>
        doubted.has(userId)
          ? undefined
          : query<Row>(text, [gateway, userId, ...values]).catch(() => doubt([userId])),
      )
      follow(userId, sent)
      return sent
    },
    /** Counts the connections of members in doubt who have no statement under way, so that nothing is counted twice. */
    recount: (counts: ReadonlyMap<string, number>) => {
      const members = [...doubted].filter((userId) => !last.has(userId))
      if (members.length === 0) return
      for (const userId of members) doubted.delete(userId)
      const sums = members.map((userId) => counts.get(userId) ?? 0)
      const counted = query(count, [gateway, members, sums]).catch(() => doubt(members))
      for (const userId of members) follow(userId, counted)
    },
  }
}

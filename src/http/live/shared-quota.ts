import type { Database } from '../../database/connection.ts'
import type { Fleet } from '../../database/fleet.ts'
import { quota } from './quota.ts'

/** A limit for each member over all gateways. */
export interface SharedQuota {
  /** Takes one; returns a function that releases it, or undefined if the member would be over the limit. */
  take(userId: string): Promise<(() => void) | undefined>
  /** How many are taken on this gateway. */
  taken(): number
}

const take = 'select take_connection($1, $2, $3) as taken'
const release = `
  with gone as (delete from open_connection where gateway_id = $1 and member_id = $2 and count = 1)
  update open_connection set count = count - 1 where gateway_id = $1 and member_id = $2 and count > 1`
const count = `
  with gone as (delete from open_connection where gateway_id = $1 and member_id = $2 and $3::int = 0)
  insert into open_connection as known (gateway_id, member_id, count) select $1, $2::uuid, $3::int where $3::int > 0
  on conflict (member_id, gateway_id) do update set count = excluded.count`
// What is there already was taken since.
const restore = `
  insert into open_connection as known (gateway_id, member_id, count)
  select $1, member, count from unnest($2::uuid[], $3::int[]) as own (member, count)
  on conflict (member_id, gateway_id) do update set count = excluded.count`

/** Opens a quota of connections; without the database, this gateway's own count decides. */
export function sharedQuota(
  most: number,
  database: Pick<Database, 'query'>,
  fleet: Pick<Fleet, 'id' | 'onLost' | 'onRenewed'>,
): SharedQuota {
  const own = quota(most)
  const note = openNotes(database, fleet.id)
  fleet.onLost(() => {
    const counts = own.each()
    const values = [fleet.id, [...counts.keys()], [...counts.values()]]
    database.query(restore, values).catch(() => note.doubt(counts.keys()))
  })
  fleet.onRenewed(() => {
    for (const userId of note.failed()) void note.send(count, userId, own.each().get(userId) ?? 0)
  })
  return {
    taken: own.taken,
    take: async (userId) => {
      const leave = own.take(userId)
      if (leave === undefined) return undefined
      const rows = await note.send<{ taken: boolean }>(take, userId, most)
      if (rows?.[0]?.taken === false) return void leave()
      return () => {
        leave()
        void note.send(release, userId)
      }
    },
  }
}

/** Notes of members' connections: one at a time for each, and where one may have failed the member's are counted anew. */
function openNotes({ query }: Pick<Database, 'query'>, gateway: string) {
  const last = new Map<string, Promise<unknown>>()
  const failed = new Set<string>()
  const send = <Row>(text: string, userId: string, ...values: unknown[]) => {
    const sent = (last.get(userId) ?? Promise.resolve()).then(() =>
      query<Row>(text, [gateway, userId, ...values]).catch(() => void failed.add(userId)),
    )
    last.set(userId, sent)
    void sent.then(() => last.get(userId) === sent && last.delete(userId))
    return sent
  }
  return {
    send,
    doubt: (userIds: Iterable<string>) => {
      for (const userId of userIds) failed.add(userId)
    },
    /** Whose last notes are all through, so that nothing on its way is counted twice; they are taken for mended. */
    failed: () => {
      const quiet = [...failed].filter((userId) => !last.has(userId))
      for (const userId of quiet) failed.delete(userId)
      return quiet
    },
  }
}

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
// What is there already was taken since.
const restore = `
  insert into open_connection as known (gateway_id, member_id, count)
  select $1, member, count from unnest($2::uuid[], $3::int[]) as own (member, count)
  on conflict (member_id, gateway_id) do update set count = excluded.count`

/** Opens a quota of connections; without the database, this gateway's own count decides. */
export function sharedQuota(
  most: number,
  database: Pick<Database, 'query'>,
  fleet: Pick<Fleet, 'id' | 'onLost'>,
): SharedQuota {
  const own = quota(most)
  const note = (text: string, ...values: unknown[]) =>
    database.query(text, [fleet.id, ...values]).catch(() => undefined)
  fleet.onLost(() => {
    const counts = own.each()
    void note(restore, [...counts.keys()], [...counts.values()])
  })
  return {
    taken: own.taken,
    take: async (userId) => {
      const leave = own.take(userId)
      if (leave === undefined) return undefined
      const rows = (await note(take, userId, most)) as readonly { taken: boolean }[] | undefined
      if (rows?.[0]?.taken === false) return void leave()
      return () => {
        leave()
        void note(release, userId)
      }
    },
  }
}

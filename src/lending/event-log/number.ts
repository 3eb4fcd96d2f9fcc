import type { Database } from '../../database/connection.ts'

const state =
  'select last_number as last, exists (select from pending_event) as pending from event_head'

/** Gives up to 10 000 committed events their numbers, if any wait for one, and returns the number of the newest. */
export async function numberEvents({
  query,
  change,
}: Pick<Database, 'query' | 'change'>): Promise<bigint> {
  const [head] = await query<{ last: bigint; pending: boolean }>(state)
  if (!head?.pending) return head?.last ?? 0n
  const [row] = await change<{ last: bigint }>('select number_events() as last')
  return row?.last ?? head.last
}

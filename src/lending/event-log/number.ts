import type { Database } from '../../database/connection.ts'

/**
 * Gives up to 10 000 committed events their numbers, and returns the number of the newest. It tells no gateway of a change, since it
 * changes nothing that they follow.
 */
export async function numberEvents({ query }: Pick<Database, 'query'>): Promise<bigint> {
  const [row] = await query<{ last: bigint }>('select number_events() as last')
  return row?.last ?? 0n
}

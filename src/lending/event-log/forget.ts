import type { Database } from '../../database/connection.ts'
import { numberEvents } from './number.ts'

/** Numbers what nobody has read yet, and deletes events older than this many days, in batches; does nothing if none are logged. */
export async function forgetEvents(database: Pick<Database, 'query'>, days: number): Promise<void> {
  if (days === 0) return
  for (let last = -1n, now = await numberEvents(database); now > last; ) {
    last = now
    now = await numberEvents(database)
  }
  for (;;) {
    const [row] = await database.query<{ count: bigint }>('select forget_events($1) as count', [
      days,
    ])
    if (row === undefined || row.count === 0n) return
  }
}

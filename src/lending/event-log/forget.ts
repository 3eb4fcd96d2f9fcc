import type { Platform } from '../platform.ts'
import { numberEvents } from './number.ts'

/**
 * Numbers what nobody has read yet, and deletes events older than the limit `eventDays`, in batches; returns how many were deleted. Does
 * nothing where none are logged.
 */
export async function forgetEvents({
  database,
  limits: { eventDays },
}: Pick<Platform, 'database' | 'limits'>): Promise<number> {
  if (eventDays === 0) return 0
  let last = -1n
  for (let now = await numberEvents(database); now > last; now = await numberEvents(database))
    last = now
  for (let forgotten = 0; ; ) {
    const [row] = await database.change<{ count: bigint }>('select forget_events($1) as count', [
      eventDays,
    ])
    if (row === undefined || row.count === 0n) return forgotten
    forgotten += Number(row.count)
  }
}

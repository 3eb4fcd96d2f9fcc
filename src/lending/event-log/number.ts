import { oneRow, onlyValue } from '../../database/change.ts'
import type { Database } from '../../database/connection.ts'
import type { Platform } from '../platform.ts'

const state =
  'select last_number as last, exists (select from pending_event) as pending from event_head'

/** Gives up to 10 000 committed events their numbers, if any wait for one, and returns the number of the newest. */
export async function numberEvents({
  query,
  change,
}: Pick<Database, 'query' | 'change'>): Promise<bigint> {
  const { last, pending } = await oneRow(query<{ last: bigint; pending: boolean }>(state))
  return pending ? onlyValue(change('select number_events()')) : last
}

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
    const count = await onlyValue(database.change('select forget_events($1)', [eventDays]))
    if (count === 0n) return forgotten
    forgotten += Number(count)
  }
}

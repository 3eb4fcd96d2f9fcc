import type { Platform } from './platform.ts'

/** What only gateways need to remember, for minutes: changes, budgets that are full again, gateways that are gone. */
const old = [
  'select forget_changes()',
  'delete from budget where whole_at < gateway_now()',
  'delete from gateway where not is_up(renewed_at)',
  'delete from open_connection where gateway_id not in (select id from gateway)',
]

/** Deletes what is old of that; on one gateway for all. */
export async function prune({ database }: Pick<Platform, 'database'>): Promise<void> {
  for (const text of old) await database.query(text)
}

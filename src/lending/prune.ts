import type { Platform } from './platform.ts'

/** What only gateways need to remember, for minutes: changes, budgets that are full again, gateways that are gone. */
const old = [
  'select forget_changes()',
  'delete from budget where whole_at < gateway_now()',
  'delete from gateway where not is_up(renewed_at)',
  'delete from open_connection where gateway_id not in (select id from gateway)',
]

/** Deletes what is old of that, and outcomes that are no longer repeated; on one gateway for all. */
export async function prune({ database }: Pick<Platform, 'database'>): Promise<void> {
  for (const text of old) await database.query(text)
  while (!(await forgetsAll(database)));
}

/** Whether no outcome is left that is too old to be repeated; each time deletes some thousands. */
async function forgetsAll({ change }: Platform['database']): Promise<boolean> {
  const [row] = await change<{ count: bigint }>('select forget_outcomes() as count')
  return row === undefined || row.count === 0n
}

import { onlyValue } from '../database/change.ts'
import type { Platform } from './platform.ts'

/** Statements that delete what gateways need for minutes only: changes, budgets that are full again, gateways that are gone. */
const old = [
  'select forget_changes()',
  'delete from budget where whole_at < now()',
  'delete from gateway where not is_up(renewed_at)',
  'delete from open_connection where gateway_id not in (select id from gateway)',
]

/** Deletes outdated records of the gateways, and outcomes that are no longer repeated; a job runs it on one gateway for all. */
export async function prune({ database }: Pick<Platform, 'database'>): Promise<void> {
  for (const text of old) await database.query(text)
  // Each deletes up to 10 000 outcomes that are too old to be repeated.
  while ((await onlyValue(database.change('select forget_outcomes()'))) !== 0n);
}

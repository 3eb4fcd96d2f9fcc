import type { Run } from './migrating/sources.ts'

/** What metrics tell of the database itself. */
export const healthOf = (run: Run) => ({
  oldestTransaction: () => oldestTransaction(run),
  archivingFails: async () => Number((await archivingOf(run)).fails),
})

async function secondsBy(run: Run, text: string): Promise<number> {
  const [row] = await run<{ seconds: number | null }>(text)
  return Math.max(0, row?.seconds ?? 0)
}

// The application's role can't see when the transactions of other roles began. But it knows the id of the oldest writing transaction,
// and changes tell when a transaction with a later id began: the oldest has been open at least that long.
const oldest = `
  select extract(epoch from clock_timestamp() - least(
    (select min(xact_start) from pg_stat_activity where backend_xid is not null),
    (select min(prepared) from pg_prepared_xacts),
    (select created_at from change, (select pg_current_snapshot() as now) as snapshot
      where database_transaction > pg_snapshot_xmin(now) and database_transaction < pg_snapshot_xmax(now)
      order by database_transaction limit 1)))::float8 as seconds`

/**
 * How long the oldest writing transaction has been open, in seconds. Until it ends, VACUUM removes no dead rows, and each read of
 * changes goes through all that were made since.
 */
export function oldestTransaction(run: Run): Promise<number> {
  return secondsBy(run, oldest)
}

/** How PostgreSQL archives its log (WAL). */
export interface Archiving {
  /** Whether the last attempt failed; false if nothing is archived. */
  readonly fails: boolean
  /** Seconds since the last success; null if none is known. */
  readonly seconds: number | null
}

// The view is open to every role. It doesn't say since when archiving has failed if none has ever succeeded.
const archiving = `
  select (last_failed_time > coalesce(last_archived_time, '-infinity')) is true as fails,
    extract(epoch from clock_timestamp() - last_archived_time)::float8 as seconds
  from pg_stat_archiver`

/** Whether PostgreSQL fails to archive its log. Until it succeeds, it keeps the log, which fills its disk. */
export async function archivingOf(run: Run): Promise<Archiving> {
  const [row] = await run<Archiving>(archiving)
  return row ?? { fails: false, seconds: null }
}

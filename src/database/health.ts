import type { Run } from './migrating/sources.ts'

/** What metrics tell of the database itself. */
export const healthOf = (run: Run) => ({
  oldestTransaction: () => oldestTransaction(run),
  archivingFails: () => archivingFails(run),
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

// The view is open to every role. Since the last success; if there was none, since PostgreSQL began to count.
const archiving = `
  select case when last_failed_time > coalesce(last_archived_time, '-infinity')
    then extract(epoch from clock_timestamp() - coalesce(last_archived_time, stats_reset)) else 0 end::float8 as seconds
  from pg_stat_archiver`

/**
 * For how many seconds PostgreSQL has failed to archive its log (WAL); 0 if the last attempt succeeded, or nothing is archived. Until it
 * succeeds, PostgreSQL keeps the log, which fills its disk.
 */
export function archivingFails(run: Run): Promise<number> {
  return secondsBy(run, archiving)
}

import type { Run } from './migrating/sources.ts'

// The view is open to every role. Since the last success; if there was none, since PostgreSQL began to count.
const text = `
  select case when last_failed_time > coalesce(last_archived_time, '-infinity')
    then extract(epoch from clock_timestamp() - coalesce(last_archived_time, stats_reset)) else 0 end::float8 as seconds
  from pg_stat_archiver`

/**
 * For how many seconds PostgreSQL has failed to archive its log (WAL); 0 if the last attempt succeeded, or nothing is archived. Until it
 * succeeds, PostgreSQL keeps the log, which fills its disk.
 */
export async function archivingFails(run: Run): Promise<number> {
  const [row] = await run<{ seconds: number | null }>(text)
  return Math.max(0, row?.seconds ?? 0)
}

import type { Run } from './migrating/sources.ts'

// The application's role can't see when other roles' transactions began. It knows the id of the oldest writing transaction
// and when a later, finished one began, and the oldest has been open at least that long.
const text = `
  select extract(epoch from clock_timestamp() - least(
    (select min(xact_start) from pg_stat_activity where backend_xid is not null),
    (select min(prepared) from pg_prepared_xacts),
    (select created_at from change, (select pg_current_snapshot() as now) as snapshot
      where database_transaction > pg_snapshot_xmin(now) and database_transaction < pg_snapshot_xmax(now)
      order by database_transaction limit 1)))::float8 as seconds`

/** For how many seconds the oldest transaction that writes has been open: until it ends no dead row goes, and each look at changes reads all since. */
export async function oldestTransaction(run: Run): Promise<number> {
  const [row] = await run<{ seconds: number | null }>(text)
  return Math.max(0, row?.seconds ?? 0)
}

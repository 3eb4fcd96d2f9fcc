import type { Database } from '../database/connection.ts'
import type { MarkerChange, OnMap } from './marker-watches.ts'

const LOANS_MAX = 100

/** What has changed since a snapshot: the keys of records, markers on the map, and the rows of some of the changed loans. */
export interface Changes {
  readonly snapshot: string
  readonly keys: readonly string[]
  readonly markers: Readonly<Partial<Record<OnMap, readonly MarkerChange[]>>>
  readonly loans: readonly LoanJson[]
}

/** A loan's row as PostgreSQL's `to_jsonb` gives it. */
export type LoanJson = Readonly<Record<string, unknown>>

// Selects what has become visible since the last snapshot, however long its transaction took. The bounds are subselects, and the
// upper one excludes nothing visible: with them PostgreSQL keeps one plan instead of making one each time.
const textFor = (loans: string) => `
  with noted as materialized (
    select kind, record_id, marker_before, marker_after from change
    where database_transaction >= (select pg_snapshot_xmin($1::pg_snapshot))
      and database_transaction < (select pg_snapshot_xmax(pg_current_snapshot()))
      and not pg_visible_in_snapshot(database_transaction, $1::pg_snapshot)),
  changed as materialized (select distinct kind || ' ' || record_id as key, record_id as id from noted)
  select pg_current_snapshot()::text as snapshot,
    coalesce((select json_agg(key) from changed), '[]') as keys,
    coalesce((select json_object_agg(kind, changes) from (
      select kind, json_agg(distinct jsonb_build_array(record_id, spot[0], spot[1])) as changes
      from noted cross join lateral (values (marker_before), (marker_after)) as marker (spot)
      where spot is not null group by kind) as marked), '{}') as markers,
    coalesce((select json_agg(to_jsonb(loan)) from loan
      where id = any(array(select id from changed where ${loans}))), '[]') as loans`
const withWatchedLoans = textFor('key = any($2)')
const withAnyLoans = textFor(`key like 'loan %' limit ${LOANS_MAX}`)
const readSnapshot = 'select pg_current_snapshot()::text as snapshot'

/** Reads what has changed since a snapshot, with the rows of up to a hundred changed loans: of watched ones, or of any. */
export async function changesSince(
  { query }: Pick<Database, 'query'>,
  snapshot: string,
  watched: ((max: number) => readonly string[]) | 'any',
): Promise<Changes | undefined> {
  const [changes] = await (watched === 'any'
    ? query<Changes>(withAnyLoans, [snapshot])
    : query<Changes>(withWatchedLoans, [snapshot, watched(LOANS_MAX)]))
  return changes
}

/** The current snapshot. */
export async function currentSnapshot({ query }: Pick<Database, 'query'>): Promise<string> {
  const [now] = await query<{ snapshot: string }>(readSnapshot)
  return now?.snapshot ?? ''
}

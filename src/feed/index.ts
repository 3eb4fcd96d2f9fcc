import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../database/connection.ts'
import { listen } from '../database/listen-notify.ts'
import type { ChangeKind } from '../entities/change.ts'
import { Loan } from '../entities/loan.ts'
import { rowFromJson } from '../reads/rows.ts'
import { type MarkerChange, type MarkerWatch, MarkerWatches, type OnMap } from './marker-watches.ts'
import { Timer } from './timer.ts'
import { type RecordWatch, type Watch, Watches } from './watches.ts'

export type { MarkerChange } from './marker-watches.ts'
export type { Watch } from './watches.ts'

const LOANS_MAX = 100
const READ_EVERY_MS = 1_000
const APART_MS = 20
const PROFILE = 'profile '

/** Wakes those who wait for changes to a record, made through any gateway; they then read the record themselves. */
export interface Feed {
  /** Watches a record: no change committed from now on is missed; one from just before may be reported. */
  watch(kind: Exclude<ChangeKind, 'loan'>, recordId: string): Watch
  /** Watches a loan; if few loans are watched, the changed row is included, which saves a statement per change. */
  watchLoan(id: string): RecordWatch<Loan>
  /** Watches the markers of a kind, wherever they stand. */
  watchMarkers(kind: OnMap): MarkerWatch
  /** Seconds since changes were last read. */
  lag(): number
  close(): Promise<void>
}

/** What has changed since a snapshot: records, markers on the map, and the rows of the changed loans that are watched. */
interface Changes {
  readonly snapshot: string
  readonly keys: readonly string[]
  readonly markers: Readonly<Partial<Record<OnMap, readonly MarkerChange[]>>>
  readonly loans: readonly Readonly<Record<string, unknown>>[]
}

// Selects what has become visible since the last snapshot, however late it was committed. The bounds are subselects, and
// the upper one holds for everything visible, so that the statement is planned once, not every time.
const readChanges = `
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
      where id = any(array(select id from changed where key = any($2)))), '[]') as loans`
const readSnapshot = 'select pg_current_snapshot()::text as snapshot'

/**
 * Follows the changes in a database: at each NOTIFY, but not more often than every 20 ms, and once a second in any case. Tells
 * which profiles have changed; without ids, any may have.
 */
export async function openFeed(
  database: Database,
  url: string,
  profilesChanged: (ids?: ReadonlySet<string>) => void = () => undefined,
): Promise<Feed> {
  const loans = new Watches<Loan>()
  const others = new Watches()
  const markers = new MarkerWatches()
  const timer = new Timer()
  /** Whether changes may have been lost: after a crash the database recovers with an empty table. */
  let lost = false
  const silence = listen(url, database.schema, {
    notified: () => timer.interrupt(),
    opened: () => {
      lost = true
      timer.interrupt()
    },
  })
  let [{ snapshot } = { snapshot: '' }] = await database.query<{ snapshot: string }>(readSnapshot)
  let closed = false
  let readAt = performance.now()

  /** Starts again with a new snapshot, since even transaction ids may have started again; wakes everyone. */
  const startAgain = async () => {
    lost = false
    const [now] = await database.query<{ snapshot: string }>(readSnapshot)
    if (now !== undefined) snapshot = now.snapshot
    readAt = performance.now()
    profilesChanged()
    loans.wakeAll()
    others.wakeAll()
    markers.wakeAll()
  }
  const readNext = async () => {
    if (lost) return startAgain()
    const [changes] = await database.query<Changes>(readChanges, [snapshot, loans.keys(LOANS_MAX)])
    if (changes === undefined) return
    snapshot = changes.snapshot
    readAt = performance.now()
    const profiles = changes.keys.filter((key) => key.startsWith(PROFILE))
    // Before those who watch a profile are woken, and ask.
    if (profiles.length > 0)
      profilesChanged(new Set(profiles.map((key) => key.slice(PROFILE.length))))
    const rows = changes.loans.map((json) => rowFromJson(database, Loan, json))
    const found = new Map(rows.map((loan) => [`loan ${loan.id}`, loan]))
    for (const key of changes.keys) {
      loans.wake(key, found.get(key))
      others.wake(key)
    }
    const { loan, profile } = changes.markers
    if (loan) markers.wake('loan', loan)
    if (profile) markers.wake('profile', profile)
  }
  const follow = async () => {
    while (!closed) {
      const next = performance.now() + APART_MS
      const waited = timer.wait(READ_EVERY_MS)
      await readNext().catch(() => {
        lost = true
      })
      await waited
      // Whoever writes on other gateways: this one reads at most so often.
      const early = next - performance.now()
      if (early > 0) await sleep(early)
    }
  }
  const running = follow()
  return {
    watch: (kind, recordId) => others.add(`${kind} ${recordId}`),
    watchLoan: (id) => loans.add(`loan ${id}`),
    watchMarkers: (kind) => markers.add(kind),
    lag: () => (performance.now() - readAt) / 1000,
    close: async () => {
      closed = true
      timer.interrupt()
      await Promise.all([running, silence()])
    },
  }
}

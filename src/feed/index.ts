import type { Database } from '../database/connection.ts'
import { listen } from '../database/hints.ts'
import type { ChangeKind } from '../entities/change.ts'
import { Loan } from '../entities/loan.ts'
import { rowFromJson } from '../reads/rows.ts'
import { Alarm } from './alarm.ts'
import { type RecordWatch, type Watch, Watches } from './watches.ts'

export type { Watch } from './watches.ts'

const LOANS_MAX = 100
const LOOK_MS = 1_000
const FORGET_MS = 60_000

/** Wakes whoever waits for a change of a record, through whichever gateway it was made. What has changed they read for themselves. */
export interface Feed {
  /** Begins to watch a record: none that is committed from now on is missed, one from just before may be told. */
  watch(kind: Exclude<ChangeKind, 'loan'>, recordId: string): Watch
  /** The same for a loan, which comes along where few are watched: that saves a statement at each change. */
  watchLoan(id: string): RecordWatch<Loan>
  /** Begins to watch all records of a kind. */
  watchAll(kind: ChangeKind): Watch
  /** Seconds since changes were last looked at. */
  lag(): number
  close(): Promise<void>
}

/** What has changed since a snapshot, and of the loans that have those that are watched. */
interface News {
  readonly snapshot: string
  readonly keys: readonly string[]
  readonly loans: readonly Readonly<Record<string, unknown>>[]
}

// What has become visible since the snapshot of the last look, however late its transaction was committed. Bounds that
// are selected, and one above, which holds for all that is visible: so this is planned once, not at each look.
const look = `
  with news as materialized (
    select distinct kind || ' ' || record_id as key, record_id as id from change
    where database_transaction >= (select pg_snapshot_xmin($1::pg_snapshot))
      and database_transaction < (select pg_snapshot_xmax(pg_current_snapshot()))
      and not pg_visible_in_snapshot(database_transaction, $1::pg_snapshot))
  select pg_current_snapshot()::text as snapshot,
    coalesce((select json_agg(key) from news), '[]') as keys,
    coalesce((select json_agg(to_jsonb(loan)) from loan
      where id = any(array(select id from news where key = any($2)))), '[]') as loans`
const begin = 'select pg_current_snapshot()::text as snapshot'
const forget = 'select forget_changes()'

/** Starts to follow the changes of a database: at each hint, and each second in any case. */
export async function openFeed(database: Database, url: string): Promise<Feed> {
  const loans = new Watches<Loan>()
  const others = new Watches()
  const alarm = new Alarm()
  /** Changes may be gone that nobody was told of: those in the table at the crash of a database, that recovers it empty. */
  let gone = false
  const silence = listen(url, {
    hinted: () => alarm.ring(),
    opened: () => {
      gone = true
      alarm.ring()
    },
  })
  let [{ snapshot } = { snapshot: '' }] = await database.query<{ snapshot: string }>(begin)
  let over = false
  let looked = performance.now()

  /** Begins anew, since transactions may even be numbered anew; whoever waits finds out for themselves what has changed. */
  const beginAgain = async () => {
    gone = false
    const [now] = await database.query<{ snapshot: string }>(begin)
    if (now !== undefined) snapshot = now.snapshot
    looked = performance.now()
    loans.wakeAll()
    others.wakeAll()
  }
  const turn = async () => {
    if (gone) return beginAgain()
    const [news] = await database.query<News>(look, [snapshot, loans.some(LOANS_MAX)])
    if (news === undefined) return
    snapshot = news.snapshot
    looked = performance.now()
    const rows = news.loans.map((json) => rowFromJson(database, Loan, json))
    const found = new Map(rows.map((loan) => [`loan ${loan.id}`, loan]))
    for (const key of news.keys) {
      loans.wake(key, found.get(key))
      others.wake(key)
    }
    for (const kind of new Set(news.keys.map((key) => key.split(' ')[0]))) others.wake(`${kind} *`)
  }
  const follow = async () => {
    while (!over) {
      const rung = alarm.within(LOOK_MS)
      await turn().catch(() => {
        gone = true
      })
      await rung
    }
  }
  const running = follow()
  const forgetting = setInterval(() => database.query(forget).catch(() => undefined), FORGET_MS)
  forgetting.unref()
  return {
    watch: (kind, recordId) => others.add(`${kind} ${recordId}`),
    watchLoan: (id) => loans.add(`loan ${id}`),
    watchAll: (kind) => others.add(`${kind} *`),
    lag: () => (performance.now() - looked) / 1000,
    close: async () => {
      clearInterval(forgetting)
      over = true
      alarm.ring()
      await Promise.all([running, silence()])
    },
  }
}

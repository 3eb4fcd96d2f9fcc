import type { Database } from './database/connection.ts'
import { listen } from './database/hints.ts'
import type { ChangeKind } from './entities/change.ts'

const LOOK_MS = 1_000
const FORGET_MS = 60_000

/** Wakes whoever waits for a change of a record, through whichever gateway it was made. What has changed they read for themselves. */
export interface Feed {
  /** Begins to watch a record: none that is committed from now on is missed, one from just before may be told. */
  watch(kind: ChangeKind, recordId: string): Watch
  /** Begins to watch all records of a kind. */
  watchAll(kind: ChangeKind): Watch
  /** Seconds since changes were last looked at. */
  lag(): number
  close(): Promise<void>
}

/** Changes of one record, as they come. */
export interface Watch {
  /** Resolves to true once something has changed since the last call, to false when the watch was stopped. */
  changed(): Promise<boolean>
  stop(): void
}

// What has become visible since the snapshot of the last look, however late its transaction was committed. Bounds that
// are selected, and one above, which holds for all that is visible: so this is planned once, not at each look.
const look = `
  select pg_current_snapshot()::text as snapshot, coalesce((
    select json_agg(distinct kind || ' ' || record_id) from change
    where database_transaction >= (select pg_snapshot_xmin($1::pg_snapshot))
      and database_transaction < (select pg_snapshot_xmax(pg_current_snapshot()))
      and not pg_visible_in_snapshot(database_transaction, $1::pg_snapshot)), '[]') as keys`
const begin = 'select pg_current_snapshot()::text as snapshot'
const forget = "delete from change where created_at < gateway_now() - interval '10 minutes'"

/** Starts to follow the changes of a database: at each hint, and each second in any case. */
export async function openFeed(database: Database, url: string): Promise<Feed> {
  const watches = new Watches()
  const alarm = new Alarm()
  const silence = listen(url, () => alarm.ring())
  let [{ snapshot } = { snapshot: '' }] = await database.query<{ snapshot: string }>(begin)
  let over = false
  let looked = performance.now()

  const turn = async () => {
    const [news] = await database.query<{ snapshot: string; keys: string[] }>(look, [snapshot])
    if (news === undefined) return
    snapshot = news.snapshot
    looked = performance.now()
    for (const key of news.keys) watches.wake(key)
    for (const kind of new Set(news.keys.map((key) => key.split(' ')[0]))) watches.wake(`${kind} *`)
  }
  const follow = async () => {
    while (!over) {
      const rung = alarm.within(LOOK_MS)
      // After a failure nobody knows what the crash of a database took with it, so everybody looks.
      await turn().catch(() => watches.wakeAll())
      await rung
    }
  }
  const running = follow()
  const forgetting = setInterval(() => database.query(forget).catch(() => undefined), FORGET_MS)
  forgetting.unref()
  return {
    watch: (kind, recordId) => watches.add(`${kind} ${recordId}`),
    watchAll: (kind) => watches.add(`${kind} *`),
    lag: () => (performance.now() - looked) / 1000,
    close: async () => {
      clearInterval(forgetting)
      over = true
      alarm.ring()
      await Promise.all([running, silence()])
    },
  }
}

/** Who waits for what. */
class Watches {
  readonly #waiting = new Map<string, Set<() => void>>()

  add(key: string): Watch {
    let state: 'quiet' | 'changed' | 'stopped' = 'quiet'
    let tell: (changed: boolean) => void = () => undefined
    const wake = () => {
      if (state === 'quiet') state = 'changed'
      tell(state === 'changed')
    }
    const set = this.#waiting.get(key) ?? new Set()
    this.#waiting.set(key, set.add(wake))
    return {
      changed: async () => {
        if (state === 'quiet')
          await new Promise((resolve) => {
            tell = resolve
          })
        if (state === 'stopped') return false
        state = 'quiet'
        return true
      },
      stop: () => {
        state = 'stopped'
        wake()
        set.delete(wake)
        if (set.size === 0 && this.#waiting.get(key) === set) this.#waiting.delete(key)
      },
    }
  }

  wake(key: string): void {
    for (const wake of this.#waiting.get(key) ?? []) wake()
  }

  wakeAll(): void {
    for (const key of this.#waiting.keys()) this.wake(key)
  }
}

/** Something that may ring before its time. */
class Alarm {
  #ring: () => void = () => undefined

  ring(): void {
    this.#ring()
  }

  within(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      this.#ring = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}

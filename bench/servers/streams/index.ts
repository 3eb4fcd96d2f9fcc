import { listen } from '../../../src/database/listen-notify.ts'
import type { Query } from '../pool.ts'
import { loanChanged } from './loan-changed.ts'
import { loanMarkersChanged, snapshotNow } from './markers-changed.ts'
import { notificationReceived } from './notification-received.ts'
import type { Stream } from './stream.ts'
import { walletChanged } from './wallet-changed.ts'

/** The subscriptions, by their field. */
export const streams: Readonly<Record<string, Stream>> = {
  loanChanged,
  loanMarkersChanged,
  notificationReceived,
  walletChanged,
}

/** Subscribers of one kind, by what they watch. */
type Watching<Subscriber> = Map<string, Set<Subscriber>>

/** The open subscriptions of a server. */
export interface Subscriptions<Subscriber> {
  /** Subscribes somebody to a field; returns what ends it. */
  readonly add: (
    field: string,
    who: { readonly member: string; readonly variables: Readonly<Record<string, unknown>> },
    subscriber: Subscriber,
  ) => () => void
}

/** The ids of what has changed, by kind. */
type Changed = Readonly<Record<string, readonly string[] | undefined>>

const feed = `
  select pg_current_snapshot()::text as snapshot, coalesce((select json_object_agg(kind, ids) from (
    select kind, json_agg(distinct record_id) as ids from change
    where database_transaction >= (select pg_snapshot_xmin($1::pg_snapshot)) and not pg_visible_in_snapshot(database_transaction, $1::pg_snapshot)
    group by kind) as of_kind), '{}') as changed`

/**
 * Reads at each NOTIFY what has changed, once for all who watch the same, and tells each set of subscribers. With CHANGES=feed, it first reads which
 * records have changed, as a server does whose subscribers are not all told at once.
 */
export function openSubscriptions<Subscriber>(
  query: Query,
  tell: (subscribers: ReadonlySet<Subscriber>, field: string, data: object) => void,
): Subscriptions<Subscriber> {
  const open = Object.entries(streams).map(([field, stream]) => {
    const watching: Watching<Subscriber> = new Map()
    return { field, stream, watching, read: stream.open(query) }
  })
  const readFeed = process.env.CHANGES === 'feed' ? openFeed(query) : undefined
  const look = async () => {
    const changed = await readFeed?.()
    for (const { field, stream, watching, read } of open) {
      const keys = changed === undefined ? [...watching.keys()] : among(watching, stream, changed)
      if (keys.length === 0) continue
      for (const [key, data] of await read(keys)) tell(watching.get(key) ?? new Set(), field, data)
    }
  }
  const notified = oneAtATime(look)
  listen(process.env.DATABASE_URL ?? '', 'public', { notified, opened: notified })
  return {
    add: (field, { member, variables }, subscriber) => {
      const kind = open.find((one) => one.field === field)
      if (kind === undefined) throw new Error(`nobody is told of ${field}`)
      const key = kind.stream.keyOf(member, variables)
      const set = kind.watching.get(key) ?? new Set()
      kind.watching.set(key, set.add(subscriber))
      return () => {
        set.delete(subscriber)
        if (set.size === 0 && kind.watching.get(key) === set) kind.watching.delete(key)
      }
    },
  }
}

/** Reads what has changed since it was last read. */
function openFeed(query: Query): () => Promise<Changed> {
  let since: string | undefined
  return async () => {
    const [found] = await query<{ snapshot: string; changed: Changed }>(feed, [
      since ?? (await snapshotNow(query)),
    ])
    since = found?.snapshot
    return found?.changed ?? {}
  }
}

/** The keys that are watched and of which there may be something to tell. */
function among(watching: Watching<unknown>, { of }: Stream, changed: Changed): string[] {
  if (of === 'area') return changed.loan === undefined ? [] : [...watching.keys()]
  return (changed[of] ?? []).filter((id) => watching.has(id))
}

/** Runs again when it was asked to while it ran. */
function oneAtATime(run: () => Promise<void>): () => void {
  let running: Promise<void> | undefined
  let again = false
  const start = () => {
    again = false
    running = run()
      .catch((error) => void process.stderr.write(`${error}\n`))
      .then(() => {
        running = undefined
        if (again) start()
      })
  }
  return () => {
    if (running === undefined) start()
    else again = true
  }
}

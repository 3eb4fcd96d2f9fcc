import { listen } from '../../../src/database/listen-notify.ts'
import type { Query } from '../pool.ts'
import { loanChanged } from './loan-changed.ts'
import { loanMarkersChanged } from './markers-changed.ts'
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

/** Reads at each NOTIFY what has changed, once for all who watch the same, and tells each set of subscribers. */
export function openSubscriptions<Subscriber>(
  query: Query,
  tell: (subscribers: ReadonlySet<Subscriber>, field: string, data: object) => void,
): Subscriptions<Subscriber> {
  const open = Object.entries(streams).map(([field, stream]) => {
    const watching: Watching<Subscriber> = new Map()
    return { field, stream, watching, read: stream.open(query) }
  })
  const look = async () => {
    for (const { field, watching, read } of open.filter(({ watching }) => watching.size > 0))
      for (const [key, data] of await read([...watching.keys()]))
        tell(watching.get(key) ?? new Set(), field, data)
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

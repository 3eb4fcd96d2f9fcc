import type { Query } from '../pool.ts'

/** Who watches, and which part of a subscription's data it is. */
type Event = readonly [key: string, data: object]

/** Reads what has changed for those who watch, since it was last called; a key's first time may give its newest event. */
type ReadEvents = (keys: readonly string[]) => Promise<readonly Event[]>

/** A subscription as the peers and the limit serve it: read once for all who watch the same, in the form of the answer. */
export interface Stream {
  /** For a schema that has the type Subscription. */
  readonly typeDefs: string
  /** What its keys are: ids of a kind in the change feed, or areas of the map. */
  readonly of: 'loan' | 'wallet' | 'inbox' | 'area'
  /** Subscribers with the same key hear the same. */
  readonly keyOf: (member: string, variables: Readonly<Record<string, unknown>>) => string
  readonly open: (query: Query) => ReadEvents
}

/** Whether a version of a record is another than the last. */
export function newVersions(): (key: string, version: unknown) => boolean {
  const known = new Map<string, unknown>()
  return (key, version) => {
    if (known.get(key) === version) return false
    known.set(key, version)
    return true
  }
}

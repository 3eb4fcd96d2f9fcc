import type { Database } from '../../../database/connection.ts'
import type { Reader } from '../../../database/reader.ts'
import { SharedReads } from '../../../database/reader.ts'

/** The most lists that one member may follow: each is searched again after changes. */
const LISTS_MAX = 10
const SECOND_MS = 1_000
/** A timer may be a little early. */
const MARGIN_MS = 5

/** Shared by all subscriptions to lists of loans. */
export interface LiveLists {
  /** Reads a list again after a change; if many members follow the same list, one statement per second reads it for all of them. */
  readonly reader: Reader
  /** Milliseconds until the next second, in which a list that changed in this second is read. */
  readonly pauseMs: () => number
  /** Takes one of a member's 10 places for a list; returns a function that gives it back, or undefined if all are taken. */
  readonly take: (memberId: string) => (() => void) | undefined
}

/** Opens the shared reader of live lists; all its statements share one queue, as if one member had sent them. */
export function liveLists(database: Database): LiveLists {
  const { query } = database.of('loan lists')
  const counts = new Map<string, number>()
  const count = (memberId: string, change: number) => {
    const now = (counts.get(memberId) ?? 0) + change
    if (now > 0) counts.set(memberId, now)
    else counts.delete(memberId)
  }
  let reads = new SharedReads('on its way')
  let second = 0
  return {
    reader: {
      query: (text, values = [], kind) => {
        const now = Math.floor(Date.now() / SECOND_MS)
        // A statement that was sent in an earlier second may not see later changes, so it isn't joined.
        if (now !== second) reads = new SharedReads('on its way')
        second = now
        return reads.join(text, values, () => query(text, values, kind))
      },
    },
    pauseMs: () => SECOND_MS - (Date.now() % SECOND_MS) + MARGIN_MS,
    take: (memberId) => {
      if ((counts.get(memberId) ?? 0) >= LISTS_MAX) return undefined
      count(memberId, 1)
      let given = false
      return () => {
        if (!given) count(memberId, -1)
        given = true
      }
    },
  }
}

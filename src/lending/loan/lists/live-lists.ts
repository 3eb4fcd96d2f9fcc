import type { Database } from '../../../database/connection.ts'
import { type Reader, SharedReads } from '../../../database/reader.ts'

/** The limit per member, since each list is searched again after changes. */
const LISTS_MAX = 10
const SECOND_MS = 1_000
/** A timer may be a little early. */
const MARGIN_MS = 5

/** What lists of loans that are followed share. */
export interface LiveLists {
  /** Reads anew what has changed; equal lists of many members are read by one statement in each second. */
  readonly reader: Reader
  /** Milliseconds until the next second, in which a list is read that has changed in this one. */
  readonly pauseMs: () => number
  /** Takes a place for a member's list; returns what gives it back, or undefined beyond the limit. */
  readonly take: (memberId: string) => (() => void) | undefined
}

/** Lists of loans that are followed: their statements are scheduled as those of one member. */
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
        // What was sent in an earlier second might not see what has changed since.
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

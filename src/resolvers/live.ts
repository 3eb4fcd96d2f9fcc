import { setTimeout as sleep } from 'node:timers/promises'
import { events, shareStates, startingWith, type Version } from '../events.ts'
import type { Watch } from '../feed/index.ts'

const AGAIN_MS = 1_000
const ended = { done: true, value: undefined } as const

/**
 * The events of a subscription, read when the subscriber asks for them, so that a slow subscriber holds nothing but a position.
 * `read` returns what is new since its last call; after as much as a full page it is called again without waiting.
 */
export function live<T>(
  watch: Watch,
  read: () => Promise<readonly T[]>,
  { atOnce = false, pageSize = Number.POSITIVE_INFINITY } = {},
): AsyncGenerator<T, void> {
  const over = new AbortController()
  let rest: Iterator<T> = [].values()
  let due = atOnce
  const next = async (): Promise<IteratorResult<T, void>> => {
    for (;;) {
      if (over.signal.aborted) return ended
      const one = rest.next()
      if (!one.done) return one
      if (!due && !(await watch.changed())) return ended
      const page = await persistently(read, over.signal)
      due = page.length >= pageSize
      rest = page.values()
    }
  }
  return events(next, async () => {
    over.abort()
    watch.stop()
  })
}

/** Retries a failed read once a second, so that subscriptions survive a restart of the database. */
async function persistently<T>(
  read: () => Promise<readonly T[]>,
  over: AbortSignal,
): Promise<readonly T[]> {
  while (!over.aborted) {
    try {
      return await read()
    } catch {
      await sleep(AGAIN_MS, undefined, { signal: over }).catch(() => undefined)
    }
  }
  return []
}

/** A record to follow. */
interface Followed<T> {
  /** Reads it as it is now; null if it may not be seen. */
  readonly read: () => Promise<T | null>
  readonly versionOf: (row: T) => Version
  /** Whether it is the same for all equal subscriptions. */
  readonly alike?: (row: T) => boolean
}

/**
 * Follows a record's state from the moment that the watch began: first as it is, with `initial`, and then only states that are newer
 * than the last. Null if it may not be seen.
 */
export async function liveState<T>(
  watch: Watch,
  { read, versionOf, alike = () => false }: Followed<T>,
  initial: boolean,
): Promise<AsyncGenerator<T, void> | null> {
  const first = await read().catch((error: unknown) => {
    watch.stop()
    throw error
  })
  if (first === null) {
    watch.stop()
    return null
  }
  const known = versionOf(first)
  let told = known
  const news = async () => {
    const row = await read()
    // The row in the feed may be older than the one read first.
    if (row === null || versionOf(row) <= told) return []
    told = versionOf(row)
    return [row]
  }
  const states = live(watch, news)
  if (alike(first))
    return shareStates(states, { first: initial ? first : undefined, known, versionOf, alike })
  return initial ? startingWith(first, states) : states
}

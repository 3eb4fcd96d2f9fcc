import { setTimeout as sleep } from 'node:timers/promises'
import { events, shareStates, type Version } from '../events.ts'
import type { Watch } from '../feed/index.ts'

const AGAIN_MS = 1_000

/**
 * What a subscriber gets: pages that are read when the subscriber asks for the next, so that a slow one holds
 * nothing but its place. `read` gives what is new since it was last called, or nothing; `paged` says that there may
 * be more then.
 */
export function live<T>(
  watch: Watch,
  read: () => Promise<readonly T[]>,
  { atOnce = false, paged = true } = {},
): AsyncGenerator<T, void> {
  const over = new AbortController()
  const again = () => persistently(read, over.signal)
  const inner = follow(watch, paged ? () => pages(again) : again, atOnce)
  return events(
    () => inner.next(),
    async () => {
      // What waits is woken first: it can be ended then.
      over.abort()
      watch.stop()
      await inner.return()
    },
  )
}

async function* follow<T>(
  watch: Watch,
  read: () => AsyncGenerator<T, void> | Promise<readonly T[]>,
  atOnce: boolean,
): AsyncGenerator<T, void> {
  if (atOnce) yield* await read()
  while (await watch.changed()) yield* await read()
}

async function* pages<T>(read: () => Promise<readonly T[]>): AsyncGenerator<T, void> {
  for (let page = await read(); page.length > 0; page = await read()) yield* page
}

/** Reads again, each second, while the database is away: a subscriber outlives its restart. */
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

/**
 * Follows a record of which only the present state is told, and only when it is newer than what was told. `alike`
 * says whether all who ask alike see the same of it.
 */
export async function liveState<T>(
  watch: Watch,
  read: () => Promise<T | null>,
  versionOf: (row: T) => Version,
  alike: (row: T) => boolean = () => false,
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
    // What came with the news may be older than what was read first.
    if (row === null || versionOf(row) <= told) return []
    told = versionOf(row)
    return [row]
  }
  const states = live(watch, news, { paged: false })
  return alike(first) ? shareStates(states, known, versionOf) : states
}

import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../database/connection.ts'
import type { Feed } from '../feed/index.ts'
import type { Area } from '../lending/area.ts'
import { type AreaWatch, LiveArea } from './live-area.ts'

/** Changes within this time are told together. */
const TOGETHER_MS = 200
/** What could not be read is read again after this time. */
const AGAIN_MS = 1_000

/** Markers of areas, as they move: equal areas are read once, however many watch them. */
export interface AreaFeed {
  /** Begins to watch an area; the first changes are all that it shows. */
  watch(area: Area): AreaWatch
  close(): Promise<void>
}

/** Follows the changes of loans and profiles for all areas that are watched. */
export function openAreaFeed(database: Database, feed: Feed): AreaFeed {
  const areas = new Map<string, LiveArea>()
  const over = new AbortController()
  const watches = (['loan', 'profile'] as const).map((kind) => ({
    kind,
    watch: feed.watchAll(kind),
  }))
  const follow = async ({ kind, watch }: (typeof watches)[number]) => {
    let unread: readonly LiveArea[] = []
    while (!over.signal.aborted && (unread.length > 0 || (await watch.changed()))) {
      const watched = [...areas.values()].filter((one) => one.area.kind === kind)
      const touched = unread.length > 0 ? watched.filter((one) => unread.includes(one)) : watched
      unread = await refresh(touched)
      const pause = unread.length > 0 ? AGAIN_MS : TOGETHER_MS
      await sleep(pause, undefined, { signal: over.signal }).catch(() => undefined)
    }
  }
  const running = watches.map(follow)
  return {
    watch: (area) => {
      const key = JSON.stringify(area)
      const live = areas.get(key) ?? new LiveArea(database, area)
      areas.set(key, live)
      return live.join(() => {
        if (areas.get(key) === live) areas.delete(key)
      })
    },
    close: async () => {
      over.abort()
      for (const { watch } of watches) watch.stop()
      await Promise.all(running)
    },
  }
}

/** Reads areas anew; returns those that could not be read. */
async function refresh(areas: readonly LiveArea[]): Promise<readonly LiveArea[]> {
  const read = await Promise.allSettled(areas.map((one) => one.refresh()))
  return areas.filter((_, at) => read[at]?.status === 'rejected')
}

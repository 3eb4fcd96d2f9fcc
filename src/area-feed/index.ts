import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../database/connection.ts'
import type { Feed } from '../feed/index.ts'
import type { Area } from '../lending/area.ts'
import { type AreaWatch, LiveArea } from './live-area.ts'

/** Changes within this time are told together. */
const TOGETHER_MS = 200
/** So many areas are read at once. */
const READERS = 4
/** One member's areas: while they change each is read again and again. */
const AREAS_MAX = 50

/** Markers of areas, as they move: equal areas are read once, however many watch them. */
export interface AreaFeed {
  /** Begins to watch an area for a member, who reads it first; the first changes are all that it shows. Undefined for the 51st. */
  watch(area: Area, member: string): AreaWatch | undefined
  close(): Promise<void>
}

/** Follows the changes of loans and profiles for all areas that are watched. */
export function openAreaFeed(database: Database, feed: Feed): AreaFeed {
  const areas = new Map<string, LiveArea>()
  const counts = new Map<string, number>()
  const count = (member: string, change: number) => {
    const now = (counts.get(member) ?? 0) + change
    if (now > 0) counts.set(member, now)
    else counts.delete(member)
  }
  // All areas together have the turns of one member.
  const reader = database.of('areas')
  const over = new AbortController()
  const watches = (['loan', 'profile'] as const).map((kind) => ({
    kind,
    watch: feed.watchAll(kind),
  }))
  const follow = async ({ kind, watch }: (typeof watches)[number]) => {
    while (await watch.changed()) {
      const began = performance.now()
      const touched = [...areas.values()].filter((one) => one.area.kind === kind).values()
      await Promise.all(Array.from({ length: READERS }, () => refresh(touched)))
      // Half of the time is everybody else's, however much is watched.
      const pause = Math.max(TOGETHER_MS, performance.now() - began)
      await sleep(pause, undefined, { signal: over.signal }).catch(() => undefined)
    }
  }
  const running = watches.map(follow)
  return {
    watch: (area, member) => {
      if ((counts.get(member) ?? 0) >= AREAS_MAX) return undefined
      count(member, 1)
      const key = JSON.stringify(area)
      const live = areas.get(key) ?? new LiveArea(reader, area)
      areas.set(key, live)
      return live.join(database.of(member), (left) => {
        count(member, -1)
        if (left === 0 && areas.get(key) === live) areas.delete(key)
      })
    },
    close: async () => {
      over.abort()
      for (const { watch } of watches) watch.stop()
      await Promise.all(running)
    },
  }
}

/** Reads one area after the other; of those that several read, each takes the next. */
async function refresh(areas: Iterable<LiveArea>): Promise<void> {
  for (const area of areas) await area.refresh().catch(() => undefined)
}

import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../database/connection.ts'
import type { Feed } from '../feed/index.ts'
import type { Area } from '../lending/map/area.ts'
import { widened } from '../lending/map/clusters.ts'
import { type AreaWatch, LiveArea, textOf } from './live-area.ts'
import { update } from './update.ts'

/** Changes within this time, in milliseconds, are delivered together. */
const TOGETHER_MS = 200
/** The areas that a member may watch at once, since each is read after each change. */
const AREAS_MAX = 50
/** The time after which a failed read is retried, in milliseconds. */
const AGAIN_MS = 1_000

/** Live markers of areas. A change is read once for all areas, and an area once for all members who watch it. */
export interface AreaFeed {
  /**
   * Watches an area, extended to whole squares of the map's grid; the first changes are all its markers. Undefined beyond the
   * member's limit.
   */
  watch(area: Area, member: string): AreaWatch | undefined
  close(): Promise<void>
}

/** Follows the changes of loans and profiles for all watched areas. */
export function openAreaFeed(database: Database, feed: Feed): AreaFeed {
  const areas = new Map<string, LiveArea>()
  const counts = new Map<string, number>()
  const count = (member: string, change: number) => {
    const now = (counts.get(member) ?? 0) + change
    if (now > 0) counts.set(member, now)
    else counts.delete(member)
  }
  // The statements for all areas share one queue, like those of one member.
  const reader = database.of('areas')
  const over = new AbortController()
  const watches = (['loan', 'profile'] as const).map((kind) => ({
    kind,
    watch: feed.watchMarkers(kind),
  }))
  // Called whenever an area is first watched, or is no longer watched: the feed can then leave out changes elsewhere.
  const lookWithin = () => {
    for (const { kind, watch } of watches)
      watch.within([...areas.values()].flatMap(({ area }) => (area.kind === kind ? area.bbox : [])))
  }
  lookWithin()
  const follow = async ({ kind, watch }: (typeof watches)[number]) => {
    let stale: readonly LiveArea[] = []
    while (!over.signal.aborted && (stale.length > 0 || (await watch.changed()))) {
      const began = performance.now()
      const ofKind = [...areas.values()].filter(({ area }) => area.kind === kind)
      stale = await update(reader, ofKind, watch.changes(), new Set(stale))
      // Pauses for as long as the read took, so that reading takes at most half of the time.
      const together = Math.max(TOGETHER_MS, performance.now() - began)
      const pause = stale.length > 0 ? AGAIN_MS : together
      await sleep(pause, undefined, { signal: over.signal }).catch(() => undefined)
    }
  }
  const running = watches.map(follow)
  return {
    watch: (wanted, member) => {
      if ((counts.get(member) ?? 0) >= AREAS_MAX) return undefined
      count(member, 1)
      const area = widened(wanted)
      const key = textOf(area)
      const live = areas.get(key) ?? new LiveArea(reader, area)
      if (!areas.has(key)) {
        areas.set(key, live)
        lookWithin()
      }
      return live.join(database.of(member), (left) => {
        count(member, -1)
        if (left > 0 || areas.get(key) !== live) return
        areas.delete(key)
        lookWithin()
      })
    },
    close: async () => {
      over.abort()
      for (const { watch } of watches) watch.stop()
      await Promise.all(running)
    },
  }
}

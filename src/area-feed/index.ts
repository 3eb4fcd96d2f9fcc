import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../database/connection.ts'
import type { Reader } from '../database/reader.ts'
import type { Feed, MarkerChange, OnMap } from '../feed/index.ts'
import { type Area, type BBox, contains } from '../lending/map/area.ts'
import { widened } from '../lending/map/clusters.ts'
import { readMarkersOf } from '../lending/map/markers.ts'
import { type AreaWatch, type CurrentMarkers, compared, LiveArea, textOf } from './live-area.ts'

/** Changes within this time, in milliseconds, are delivered together. */
const TOGETHER_MS = 200
/** The longest time without looking for changes, in milliseconds, however long the last read took: it may have waited for a database that was away. */
const TOGETHER_MAX_MS = 2_000
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
      watch.within({ [Symbol.iterator]: () => boxesOf(areas.values(), kind) })
  }
  lookWithin()
  const follow = async ({ kind, watch }: (typeof watches)[number]) => {
    let stale: readonly LiveArea[] = []
    while (!over.signal.aborted && (stale.length > 0 || (await watch.changed()))) {
      const began = performance.now()
      const ofKind = [...areas.values()].filter(({ area }) => area.kind === kind)
      stale = await update(reader, ofKind, watch.changes(), new Set(stale))
      // Pauses for as long as the read took, so that reading takes at most half of the time unless it is very slow.
      const together = Math.max(TOGETHER_MS, performance.now() - began)
      const pause = stale.length > 0 ? AGAIN_MS : Math.min(together, TOGETHER_MAX_MS)
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

function* boxesOf(areas: Iterable<LiveArea>, kind: OnMap): Generator<BBox> {
  for (const { area } of areas) if (area.kind === kind) yield area.bbox
}

/** How many areas are brought up to date at once. */
const AREAS_AT_ONCE = 64
/** The maximum number of concurrent reads. */
const READERS = 4
/** For more changes than this, whole areas are read instead of the changed markers. */
const CHANGES_MAX = 500
const ANYWHERE: BBox = { west: -180, south: -90, east: 180, north: 90 }

/** A read that brings areas up to date. */
interface Update {
  readonly areas: readonly LiveArea[]
  readonly run: () => Promise<unknown>
}

/** Updates areas after changes, or all areas if the changes are unknown; returns those that could not be read. */
async function update(
  reader: Reader,
  areas: readonly LiveArea[],
  changes: readonly MarkerChange[] | undefined,
  failed: ReadonlySet<LiveArea>,
): Promise<readonly LiveArea[]> {
  const touched = areas.filter(
    (one) =>
      failed.has(one) || (changes?.some(([, x, y]) => contains(one.area.bbox, [x, y])) ?? true),
  )
  const few = changes !== undefined && changes.length <= CHANGES_MAX ? changes : undefined
  // An area whose first read is still running may miss changes, so it is read again as a whole.
  const takesParts = (one: LiveArea) => few !== undefined && one.isComplete && !failed.has(one)
  const whole = touched.filter((one) => !takesParts(one))
  return runAll([
    ...whole.map((one) => ({ areas: [one], run: () => one.refresh() })),
    ...partial(reader, touched.filter(takesParts), few ?? []),
  ])
}

/** Reads only the changed markers, once for all areas with the same filter. */
function partial(
  reader: Reader,
  areas: readonly LiveArea[],
  changes: readonly MarkerChange[],
): Update[] {
  const ids = [...new Set(changes.map(([id]) => id))]
  const groups = Map.groupBy(areas, ({ area }) => textOf({ ...area, bbox: ANYWHERE }))
  return [...groups.values()].map((alike) => ({
    areas: alike,
    run: async () => {
      const markers = await currentMarkers(reader, alike, ids)
      for (let start = 0; start < alike.length; start += AREAS_AT_ONCE) {
        const some = alike.slice(start, start + AREAS_AT_ONCE)
        // An area whose read fails must not be read again beside one of these.
        const replaced = await Promise.allSettled(some.map((one) => one.replace(markers)))
        for (const one of replaced) if (one.status === 'rejected') throw one.reason
        // The first of those who watch these areas are told before the next are brought up to date.
        await setImmediate()
      }
    },
  }))
}

async function currentMarkers(
  reader: Reader,
  [one]: readonly LiveArea[],
  ids: readonly string[],
): Promise<CurrentMarkers> {
  if (one === undefined) return new Map()
  const found = compared(await readMarkersOf(reader, one.area, ids))
  const missing = ids.map((id) => [`${one.area.kind}:${id}`, undefined] as const)
  return new Map([...missing, ...found])
}

/** Runs updates, a few at a time; returns the areas of those that failed. */
async function runAll(updates: readonly Update[]): Promise<readonly LiveArea[]> {
  const unread: LiveArea[] = []
  const left = updates.values()
  const reader = async () => {
    for (const { areas, run } of left) await run().catch(() => unread.push(...areas))
  }
  await Promise.all(Array.from({ length: READERS }, reader))
  return unread
}

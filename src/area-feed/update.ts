import type { Reader } from '../database/reader.ts'
import type { MarkerChange } from '../feed/index.ts'
import { type BBox, contains } from '../lending/map/area.ts'
import { readMarkersOf } from '../lending/map/markers.ts'
import { type CurrentMarkers, compared, type LiveArea, textOf } from './live-area.ts'

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
export async function update(
  reader: Reader,
  areas: readonly LiveArea[],
  changes: readonly MarkerChange[] | undefined,
  failed: ReadonlySet<LiveArea>,
): Promise<readonly LiveArea[]> {
  const touched = areas.filter((one) => failed.has(one) || !changes || isTouched(one, changes))
  const few = changes !== undefined && changes.length <= CHANGES_MAX ? changes : undefined
  // An area whose first read is still running may miss changes, so it is read again as a whole.
  const takesParts = (one: LiveArea) => few !== undefined && one.isComplete && !failed.has(one)
  const whole = touched.filter((one) => !takesParts(one))
  return runAll([
    ...whole.map((one) => ({ areas: [one], run: () => one.refresh() })),
    ...partial(reader, touched.filter(takesParts), few ?? []),
  ])
}

function isTouched({ area: { bbox } }: LiveArea, changes: readonly MarkerChange[]): boolean {
  return changes.some(([, x, y]) => contains(bbox, [x, y]))
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
      await Promise.all(alike.map((one) => one.replace(markers)))
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

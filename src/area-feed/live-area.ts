import type { Reader } from '../database/reader.ts'
import { share } from '../events.ts'
import { wakeInTurn } from '../feed/in-turn.ts'
import type { Watch } from '../feed/index.ts'
import { type Area, contains } from '../lending/map/area.ts'
import type { Marker } from '../lending/map/marker.ts'
import { MARKERS_MAX, readMarkers } from '../lending/map/markers.ts'

/** How an area's markers have changed since a subscriber last read them. */
export interface MarkerChanges {
  readonly upserted: Marker[]
  readonly removedIds: string[]
  /** Whether these are all markers, for a subscriber who had none, or has missed too much. */
  readonly reset: boolean
  /** Whether the area has more markers than it delivers. */
  readonly truncated: boolean
}

/** A subscription to an area. */
export interface AreaWatch extends Watch {
  /** The changes since the last call, computed from the current state, so that nothing queues up. */
  read(): Promise<readonly MarkerChanges[]>
}

/** A marker with its JSON, by which markers are compared. */
interface Compared {
  readonly marker: Marker
  readonly text: string
}

/** Current markers by id; undefined for those that are not on the map or do not match the filter. */
export type CurrentMarkers = ReadonlyMap<string, Compared | undefined>

/** How many changed markers of the past an area keeps. */
const KEPT_MAX = 100

/** How markers have changed, by id. */
type Differences = ReadonlyMap<string, Difference>

/** The JSON of a marker before a change, and the marker after it; undefined where there is none. */
type Difference = readonly [was: string | undefined, is: Compared | undefined]

/** An area and its current markers, shared by all who watch it. */
export class LiveArea {
  readonly area: Area
  readonly #reader: Reader
  readonly #waiting = new Set<() => void>()
  #markers = new Map<string, Compared>()
  #truncated = false
  /** How often the area has changed; undefined until the first read. */
  #version: number | undefined
  #first: Promise<void> | undefined
  /** The last changes, the newest at the end. Whoever missed more is sent all markers. */
  #recent: Differences[] = []
  #weight = 0
  /** What has changed since a version, or since none, for all subscribers who were there. */
  #since = new Map<number | undefined, MarkerChanges>()

  constructor(reader: Reader, area: Area) {
    this.#reader = reader
    this.area = area
  }

  /** Whether every marker is known on its own, so that changed ones can be replaced without reading the whole area. */
  get isComplete(): boolean {
    if (this.area.zoom !== null || this.#version === undefined) return false
    return this.#markers.size < MARKERS_MAX
  }

  /** Reads the area again, and wakes its subscribers if it has changed. */
  async refresh(): Promise<void> {
    if (this.#first === undefined) return
    await this.#first
    const { markers, truncated } = await readMarkers(this.#reader, this.area)
    const before = this.#markers
    this.#markers = compared(markers)
    this.#become(differences(before, this.#markers), truncated)
  }

  /** Replaces changed markers of a complete area, and wakes its subscribers if it has changed. */
  async replace(markers: CurrentMarkers): Promise<void> {
    const changed = new Map<string, Difference>()
    for (const [id, now] of markers) {
      const was = this.#markers.get(id)?.text
      const is = this.#holds(now) ? now : undefined
      if (was !== is?.text) changed.set(id, [was, is])
    }
    if (this.#markers.size + growth(changed) > MARKERS_MAX) return this.refresh()
    for (const [id, [, is]] of changed)
      if (is === undefined) this.#markers.delete(id)
      else this.#markers.set(id, is)
    this.#become(changed, false)
  }

  #holds(one: Compared | undefined): boolean {
    return one !== undefined && contains(this.area.bbox, pointOf(one.marker))
  }

  /** Subscribes to the area, which is read on first use; `left` is called with the number of remaining subscribers. */
  join(reader: Reader, left: (others: number) => void): AreaWatch {
    let known: number | undefined
    let knownTruncated = false
    let stopped = false
    let wake: () => void = () => undefined
    const woken = () => wake()
    this.#waiting.add(woken)
    return {
      read: async () => {
        if (this.#version === undefined) await this.#begin(reader)
        if (this.#version === known) return []
        const changes = this.#changesSince(known)
        const { upserted, removedIds, reset, truncated } = changes
        const isNew =
          reset || upserted.length + removedIds.length > 0 || truncated !== knownTruncated
        known = this.#version
        knownTruncated = truncated
        return isNew ? [changes] : []
      },
      changed: async () => {
        while (!stopped && known !== undefined && this.#version === known)
          await new Promise<void>((resolve) => {
            wake = resolve
          })
        return !stopped
      },
      stop: () => {
        stopped = true
        wake()
        if (this.#waiting.delete(woken)) left(this.#waiting.size)
      },
    }
  }

  /** Reads the area for the first time, once for all who subscribe during the read. */
  async #begin(reader: Reader): Promise<void> {
    this.#first ??= this.#readFirst(reader)
    try {
      await this.#first
    } catch (error) {
      this.#first = undefined
      throw error
    }
  }

  async #readFirst(reader: Reader): Promise<void> {
    const { markers, truncated } = await readMarkers(reader, this.area)
    // A read that failed for all who waited may have been begun again by more than one of them.
    if (this.#version !== undefined) return
    this.#markers = compared(markers)
    this.#truncated = truncated
    this.#version = 0
  }

  #become(differences: Differences, truncated: boolean): void {
    if (this.#version === undefined) return
    if (differences.size === 0 && truncated === this.#truncated) return
    this.#truncated = truncated
    this.#version += 1
    this.#keep(differences)
    this.#since.clear()
    for (const wake of this.#waiting) wakeInTurn(wake)
  }

  /** Whoever has missed nothing is sent no more than what has changed now, however much that is. */
  #keep(differences: Differences): void {
    this.#recent.push(differences)
    this.#weight += weightOf(differences)
    while (this.#weight > KEPT_MAX && this.#recent.length > 1)
      this.#weight -= weightOf(this.#recent.shift())
  }

  /** Subscribers who know the same version get the same object, so that their event is executed once. */
  #changesSince(known: number | undefined): MarkerChanges {
    const made = this.#since.get(known) ?? share(this.#newChangesSince(known))
    this.#since.set(known, made)
    return made
  }

  #newChangesSince(known: number | undefined): MarkerChanges {
    const missed = (this.#version ?? 0) - (known ?? Number.NEGATIVE_INFINITY)
    const truncated = this.#truncated
    if (missed > this.#recent.length) {
      const upserted = [...this.#markers.values()].map(({ marker }) => marker)
      return { upserted, removedIds: [], reset: true, truncated }
    }
    const changed = [...merged(this.#recent.slice(-missed))]
    return {
      upserted: changed.flatMap(([, [, is]]) => is?.marker ?? []),
      removedIds: changed.flatMap(([id, [, is]]) => (is === undefined ? id : [])),
      reset: false,
      truncated,
    }
  }
}

/** Markers by id, with their JSON to compare by. */
export function compared(markers: readonly Marker[]): Map<string, Compared> {
  return new Map(markers.map((marker) => [marker.id, { marker, text: textOf(marker) }]))
}

function pointOf({ longitude, latitude }: Marker): [x: number, y: number] {
  return [longitude, latitude]
}

function differences(
  before: ReadonlyMap<string, Compared>,
  after: ReadonlyMap<string, Compared>,
): Differences {
  const ids = new Set([...before.keys(), ...after.keys()])
  const pairs = [...ids].map((id) => [id, [before.get(id)?.text, after.get(id)]] as const)
  return new Map(pairs.filter(([, [was, is]]) => was !== is?.text))
}

/** Several changes as one; a marker that is again what it was is left out. */
function merged(changes: readonly Differences[]): Differences {
  const [only] = changes
  if (only !== undefined && changes.length === 1) return only
  const all = new Map<string, Difference>()
  for (const [id, [was, is]] of changes.flatMap((one) => [...one])) {
    const first = all.get(id)
    all.set(id, [first === undefined ? was : first[0], is])
  }
  return new Map([...all].filter(([, [was, is]]) => was !== is?.text))
}

/** What keeping a change costs; one of nothing but whether there are more markers costs something, too. */
function weightOf(differences: Differences | undefined): number {
  return differences === undefined ? 0 : differences.size + 1
}

/** By how many markers an area grows. */
function growth(changed: Differences): number {
  const by = ([was, is]: readonly unknown[]) => Number(is !== undefined) - Number(was !== undefined)
  return [...changed.values()].reduce((sum, pair) => sum + by(pair), 0)
}

/** Serializes to JSON, with amounts as strings. */
export function textOf(value: Marker | Area): string {
  return JSON.stringify(value, (_key, value) => (typeof value === 'bigint' ? `${value}` : value))
}

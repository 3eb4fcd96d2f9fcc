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
  /** Whether these are all markers, for a subscriber who had none. */
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

/** Markers by id, and whether the area has more; never modified. */
interface State {
  readonly markers: ReadonlyMap<string, Compared>
  readonly truncated: boolean
}

/** Current markers by id; undefined for those that are not on the map or do not match the filter. */
export type CurrentMarkers = ReadonlyMap<string, Compared | undefined>

const NOTHING: State = { markers: new Map(), truncated: false }

/** An area and its current markers, shared by all who watch it. */
export class LiveArea {
  readonly area: Area
  readonly #reader: Reader
  readonly #waiting = new Set<() => void>()
  /** The current markers; undefined until the first read. */
  #state: State | undefined
  #first: Promise<State> | undefined
  #differences = new WeakMap<State, MarkerChanges>()

  constructor(reader: Reader, area: Area) {
    this.#reader = reader
    this.area = area
  }

  /** Whether the state holds every marker on its own, so that changed ones can be replaced without reading the whole area. */
  get isComplete(): boolean {
    if (this.area.zoom !== null || this.#state === undefined) return false
    return this.#state.markers.size < MARKERS_MAX
  }

  /** Reads the area again, and wakes its subscribers if it has changed. */
  async refresh(): Promise<void> {
    if (this.#first === undefined) return
    const before = await this.#first.then(() => this.#state ?? NOTHING)
    const after = await this.#read(this.#reader)
    const changes = differences(before, after)
    if (differ(before, after, changes)) this.#become(after, before, changes)
  }

  /** Replaces changed markers of a complete area, and wakes its subscribers if it has changed. */
  async replace(markers: CurrentMarkers): Promise<void> {
    const before = this.#state ?? NOTHING
    // Most areas hold few of the changed markers, so only those are looked at.
    const changed = [...markers]
      .map(([id, now]) => [id, this.#holds(now) ? now : undefined] as const)
      .filter(([id, now]) => before.markers.get(id)?.text !== now?.text)
    if (changed.length === 0) return
    const after = new Map(before.markers)
    for (const [id, now] of changed)
      if (now === undefined) after.delete(id)
      else after.set(id, now)
    if (after.size > MARKERS_MAX) return this.refresh()
    this.#become({ markers: after, truncated: false }, before, {
      upserted: changed.flatMap(([, now]) => now?.marker ?? []),
      removedIds: changed.flatMap(([id, now]) => (now === undefined ? id : [])),
      reset: false,
      truncated: false,
    })
  }

  #holds(one: Compared | undefined): boolean {
    return one !== undefined && contains(this.area.bbox, pointOf(one.marker))
  }

  /** Subscribes to the area, which is read on first use; `left` is called with the number of remaining subscribers. */
  join(reader: Reader, left: (others: number) => void): AreaWatch {
    let known = NOTHING
    let stopped = false
    let wake: () => void = () => undefined
    const woken = () => wake()
    this.#waiting.add(woken)
    return {
      read: async () => {
        const state = this.#state ?? (await this.#begin(reader))
        if (state === known) return []
        const changes = this.#since(known, state)
        const isNew = changes.reset || differ(known, state, changes)
        known = state
        return isNew ? [changes] : []
      },
      changed: async () => {
        while (!stopped && this.#state === known)
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
  async #begin(reader: Reader): Promise<State> {
    this.#first ??= this.#read(reader)
    try {
      const state = await this.#first
      this.#state ??= state
      return this.#state
    } catch (error) {
      this.#first = undefined
      throw error
    }
  }

  #become(after: State, before: State, changes: MarkerChanges): void {
    this.#state = after
    this.#differences = new WeakMap([[before, share(changes)]])
    for (const wake of this.#waiting) wakeInTurn(wake)
  }

  async #read(reader: Reader): Promise<State> {
    const { markers, truncated } = await readMarkers(reader, this.area)
    return { markers: compared(markers), truncated }
  }

  /** Subscribers who were at the same state get the same object, so that their event is executed once. */
  #since(known: State, state: State): MarkerChanges {
    const made = this.#differences.get(known) ?? share(differences(known, state))
    this.#differences.set(known, made)
    return made
  }
}

/** Markers by id, with their JSON to compare by. */
export function compared(markers: readonly Marker[]): Map<string, Compared> {
  return new Map(markers.map((marker) => [marker.id, { marker, text: textOf(marker) }]))
}

function pointOf({ longitude, latitude }: Marker): [x: number, y: number] {
  return [longitude, latitude]
}

function differences(before: State, after: State): MarkerChanges {
  const upserted = [...after.markers.values()].filter(
    ({ marker, text }) => before.markers.get(marker.id)?.text !== text,
  )
  return {
    upserted: upserted.map(({ marker }) => marker),
    removedIds: [...before.markers.keys()].filter((id) => !after.markers.has(id)),
    reset: before === NOTHING,
    truncated: after.truncated,
  }
}

function differ(before: State, after: State, { upserted, removedIds }: MarkerChanges): boolean {
  return upserted.length + removedIds.length > 0 || before.truncated !== after.truncated
}

/** Serializes to JSON, with amounts as strings. */
export function textOf(value: Marker | Area): string {
  return JSON.stringify(value, (_key, value) => (typeof value === 'bigint' ? `${value}` : value))
}

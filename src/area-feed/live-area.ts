import type { Reader } from '../database/reader.ts'
import { share } from '../events.ts'
import type { Watch } from '../feed/index.ts'
import type { Area } from '../lending/map/area.ts'
import { type Marker, readMarkers } from '../lending/map/markers.ts'

/** How the markers of an area have changed since a subscriber was last told. */
export interface MarkerChanges {
  readonly upserted: Marker[]
  readonly removedIds: string[]
}

/** One subscriber of an area. */
export interface AreaWatch extends Watch {
  /** What has changed since the last call: nothing is kept for who does not ask. */
  read(): Promise<readonly MarkerChanges[]>
}

/** Markers by id, each with its text to tell a change; never changed itself. */
type State = ReadonlyMap<string, { readonly marker: Marker; readonly text: string }>

const NOTHING: State = new Map()

/** An area that somebody watches. */
export class LiveArea {
  readonly area: Area
  readonly #reader: Reader
  readonly #waiting = new Set<() => void>()
  /** What it shows; undefined until it was read. */
  #state: State | undefined
  #first: Promise<State> | undefined
  #differences = new WeakMap<State, MarkerChanges>()

  constructor(reader: Reader, area: Area) {
    this.#reader = reader
    this.area = area
  }

  /** Reads the area anew, and wakes its subscribers when it has changed. */
  async refresh(): Promise<void> {
    if (this.#first === undefined) return
    const before = await this.#first.then(() => this.#state ?? NOTHING)
    const after = await this.#read(this.#reader)
    const { upserted, removedIds } = differences(before, after)
    if (upserted.length + removedIds.length === 0) return
    this.#state = after
    this.#differences = new WeakMap()
    for (const wake of this.#waiting) wake()
  }

  /** Begins to follow it for one subscriber, who reads it if nobody has; `left` is told how many go on without them. */
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
        const first = known === NOTHING
        const changes = this.#since(known, state)
        known = state
        return first || changes.upserted.length + changes.removedIds.length > 0 ? [changes] : []
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

  /** The first read, for all who come while it runs. */
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

  async #read(reader: Reader): Promise<State> {
    const { markers } = await readMarkers(reader, this.area)
    return new Map(markers.map((marker) => [marker.id, { marker, text: textOf(marker) }]))
  }

  /** All who know the same are told the same, in one object: it is executed once for all of them. */
  #since(known: State, state: State): MarkerChanges {
    const made = this.#differences.get(known) ?? share(differences(known, state))
    this.#differences.set(known, made)
    return made
  }
}

function differences(before: State, after: State): MarkerChanges {
  const upserted = [...after.values()].filter(
    ({ marker, text }) => before.get(marker.id)?.text !== text,
  )
  return {
    upserted: upserted.map(({ marker }) => marker),
    removedIds: [...before.keys()].filter((id) => !after.has(id)),
  }
}

function textOf(marker: Marker): string {
  return JSON.stringify(marker, (_key, value) => (typeof value === 'bigint' ? `${value}` : value))
}

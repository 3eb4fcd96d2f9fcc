import type { Reader } from '../database/reader.ts'
import { share } from '../events.ts'
import type { Watch } from '../feed/index.ts'
import type { Area } from '../lending/map/area.ts'
import { type Marker, readMarkers } from '../lending/map/markers.ts'

/** How an area's markers have changed since a subscriber last read them. */
export interface MarkerChanges {
  readonly upserted: Marker[]
  readonly removedIds: string[]
}

/** A subscription to an area. */
export interface AreaWatch extends Watch {
  /** The changes since the last call; nothing is queued in between. */
  read(): Promise<readonly MarkerChanges[]>
}

/** Markers by id, each with its text for comparison; never modified. */
type State = ReadonlyMap<string, { readonly marker: Marker; readonly text: string }>

const NOTHING: State = new Map()

/** A watched area. */
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

  /** Reads the area again, and wakes its subscribers if it has changed. */
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

  /** Subscribes to the area, which is read if it has not been yet; `left` gets the number of remaining subscribers. */
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

  /** The first read, shared by all who subscribe while it runs. */
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

  /** Subscribers with the same state get the same object, so that it is executed once for all of them. */
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

/** As JSON, with amounts as texts. */
export function textOf(value: Marker | Area): string {
  return JSON.stringify(value, (_key, value) => (typeof value === 'bigint' ? `${value}` : value))
}

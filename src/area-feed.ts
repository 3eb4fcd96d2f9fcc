import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from './database/connection.ts'
import { share } from './events.ts'
import type { Feed, Watch } from './feed.ts'
import type { Area } from './lending/area.ts'
import { type Marker, readMarkers } from './lending/map.ts'

/** Changes within this time are told together. */
const TOGETHER_MS = 200

/** How the markers of an area have changed since a subscriber was last told. */
export interface MarkerChanges {
  readonly upserted: Marker[]
  readonly removedIds: string[]
}

/** Markers of areas, as they move: equal areas are read once, however many watch them. */
export interface AreaFeed {
  /** Begins to watch an area; the first changes are all that it shows. */
  watch(area: Area): AreaWatch
  close(): Promise<void>
}

/** One subscriber of an area. */
interface AreaWatch extends Watch {
  /** What has changed since the last call: nothing is kept for who does not ask. */
  read(): Promise<readonly MarkerChanges[]>
}

/** Markers by id, each with its text to tell a change; never changed itself. */
type State = ReadonlyMap<string, { readonly marker: Marker; readonly text: string }>

const NOTHING: State = new Map()

/** Follows the changes of loans and profiles for all areas that are watched. */
export function openAreaFeed(database: Database, feed: Feed): AreaFeed {
  const areas = new Map<string, LiveArea>()
  const over = new AbortController()
  const watches = (['loan', 'profile'] as const).map((kind) => ({
    kind,
    watch: feed.watchAll(kind),
  }))
  const follow = async ({ kind, watch }: (typeof watches)[number]) => {
    while (await watch.changed()) {
      const touched = [...areas.values()].filter((one) => one.area.kind === kind)
      await Promise.all(touched.map((one) => one.refresh().catch(() => undefined)))
      await sleep(TOGETHER_MS, undefined, { signal: over.signal }).catch(() => undefined)
    }
  }
  const running = watches.map(follow)
  return {
    watch: (area) => {
      const key = JSON.stringify(area)
      const live = areas.get(key) ?? new LiveArea(database, area)
      areas.set(key, live)
      return live.join(() => areas.delete(key))
    },
    close: async () => {
      over.abort()
      for (const { watch } of watches) watch.stop()
      await Promise.all(running)
    },
  }
}

/** An area that somebody watches. */
class LiveArea {
  readonly area: Area
  readonly #database: Database
  readonly #waiting = new Set<() => void>()
  #state: Promise<State> | undefined
  #differences = new WeakMap<State, MarkerChanges>()

  constructor(database: Database, area: Area) {
    this.#database = database
    this.area = area
  }

  /** Reads the area anew, and wakes its subscribers when it has changed. */
  async refresh(): Promise<void> {
    if (this.#state === undefined) return
    const before = await this.#state
    const after = await this.#read()
    const { upserted, removedIds } = differences(before, after)
    if (upserted.length + removedIds.length === 0) return
    this.#state = Promise.resolve(after)
    this.#differences = new WeakMap()
    for (const wake of this.#waiting) wake()
  }

  join(emptied: () => void): AreaWatch {
    let known = NOTHING
    let stopped = false
    let wake: () => void = () => undefined
    const woken = () => wake()
    this.#waiting.add(woken)
    return {
      read: async () => {
        this.#state ??= this.#read()
        const state = await this.#state.catch((error: unknown) => {
          this.#state = undefined
          throw error
        })
        const first = known === NOTHING
        if (state === known) return []
        const changes = this.#since(known, state)
        known = state
        return first || changes.upserted.length + changes.removedIds.length > 0 ? [changes] : []
      },
      changed: async () => {
        const state = await this.#state
        if (!stopped && state === known)
          await new Promise<void>((resolve) => {
            wake = resolve
          })
        return !stopped
      },
      stop: () => {
        stopped = true
        wake()
        this.#waiting.delete(woken)
        if (this.#waiting.size === 0) emptied()
      },
    }
  }

  async #read(): Promise<State> {
    const { markers } = await readMarkers(this.#database, this.area)
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

import { type Watch, Watches } from './watches.ts'

/** Kinds of records that stand on the map. */
export type OnMap = 'loan' | 'profile'

/** Longitude and latitude of a public point. */
export type Spot = readonly [longitude: number, latitude: number]

/** Waits for changes to the map. */
export interface MarkerWatch extends Watch {
  /** Where markers appeared, changed or vanished since the last call; undefined if that may be anywhere. */
  spots(): readonly Spot[] | undefined
}

/** More are not remembered: they may be anywhere. */
const SPOTS_MAX = 10_000

/** The open watches of the map. */
export class MarkerWatches {
  readonly #watches = new Watches()
  readonly #collecting = new Set<(kind: OnMap, spots: readonly Spot[] | undefined) => void>()

  add(kind: OnMap): MarkerWatch {
    const watch = this.#watches.add(kind)
    let collected: readonly Spot[] | undefined = []
    const collect = (changed: OnMap, spots: readonly Spot[] | undefined) => {
      if (changed !== kind) return
      const all = collected && spots && [...collected, ...spots]
      collected = all && all.length <= SPOTS_MAX ? all : undefined
    }
    this.#collecting.add(collect)
    return {
      changed: watch.changed,
      spots: () => {
        const spots = collected
        collected = []
        return spots
      },
      stop: () => {
        this.#collecting.delete(collect)
        watch.stop()
      },
    }
  }

  /** Wakes those who watch a kind; without spots, anything may have changed. */
  wake(kind: OnMap, spots?: readonly Spot[]): void {
    for (const collect of this.#collecting) collect(kind, spots)
    this.#watches.wake(kind)
  }

  wakeAll(): void {
    this.wake('loan')
    this.wake('profile')
  }
}

import { type Watch, Watches } from './watches.ts'

/** Kinds of records that stand on the map. */
export type OnMap = 'loan' | 'profile'

/** A record whose marker appeared, changed or vanished, and its public point before or after that. */
export type MarkerChange = readonly [recordId: string, longitude: number, latitude: number]

/** Waits for changes to the map. */
export interface MarkerWatch extends Watch {
  /** The changes since the last call; undefined if any marker may have changed. */
  changes(): readonly MarkerChange[] | undefined
}

/** More are not remembered: any marker may have changed. */
const CHANGES_MAX = 10_000

/** The open watches of the map. */
export class MarkerWatches {
  readonly #watches = new Watches()
  readonly #collecting = new Set<
    (kind: OnMap, changes: readonly MarkerChange[] | undefined) => void
  >()

  add(kind: OnMap): MarkerWatch {
    const watch = this.#watches.add(kind)
    let collected: readonly MarkerChange[] | undefined = []
    const collect = (changed: OnMap, changes: readonly MarkerChange[] | undefined) => {
      if (changed !== kind) return
      const all = collected && changes && [...collected, ...changes]
      collected = all && all.length <= CHANGES_MAX ? all : undefined
    }
    this.#collecting.add(collect)
    return {
      changed: watch.changed,
      changes: () => {
        const changes = collected
        collected = []
        return changes
      },
      stop: () => {
        this.#collecting.delete(collect)
        watch.stop()
      },
    }
  }

  /** Wakes those who watch a kind; without changes, any marker may have changed. */
  wake(kind: OnMap, changes?: readonly MarkerChange[]): void {
    for (const collect of this.#collecting) collect(kind, changes)
    this.#watches.wake(kind)
  }

  wakeAll(): void {
    this.wake('loan')
    this.wake('profile')
  }
}

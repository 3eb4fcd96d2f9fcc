import { type Watch, Watches } from './watches.ts'

/** Kinds of records that stand on the map. */
export type OnMap = 'loan' | 'profile'

/** A record whose marker appeared, changed or vanished, with its public point before or after that. */
export type MarkerChange = readonly [recordId: string, longitude: number, latitude: number]

/** Waits for changes to the markers of one kind. */
export interface MarkerWatch extends Watch {
  /** The changes since the last call; undefined if any marker may have changed. */
  changes(): readonly MarkerChange[] | undefined
  /** Limits the watch to these boxes: from now on, changes elsewhere may be left out. Until the first call none are. They may be read again at any time. */
  within(boxes: Iterable<Box>): void
}

/** A bounding box in degrees; it crosses the antimeridian if west is greater than east. */
export interface Box {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

/** Called with all boxes in which markers of a kind are watched, whenever they change. There can be thousands: whoever needs none reads none. */
export type Cover = (kind: OnMap, boxes: Iterable<Box>) => void

/** A watch keeps no more changes than this; beyond it, any marker may have changed. */
const CHANGES_MAX = 10_000

const EVERYWHERE: Box = { west: -180, south: -90, east: 180, north: 90 }

/** Collects changes for one watch, and knows its boxes. */
interface Collector {
  readonly kind: OnMap
  boxes: Iterable<Box>
  readonly collect: (changes: readonly MarkerChange[] | undefined) => void
}

/** The open watches of the map. */
export class MarkerWatches {
  readonly #watches = new Watches()
  readonly #collectors = new Set<Collector>()
  readonly #cover: Cover

  constructor(cover: Cover = () => undefined) {
    this.#cover = cover
  }

  add(kind: OnMap): MarkerWatch {
    const watch = this.#watches.add(kind)
    let collected: readonly MarkerChange[] | undefined = []
    const collector: Collector = {
      kind,
      boxes: [EVERYWHERE],
      collect: (changes) => {
        const all = collected && changes && [...collected, ...changes]
        collected = all && all.length <= CHANGES_MAX ? all : undefined
      },
    }
    this.#collectors.add(collector)
    this.#coverAll(kind)
    return {
      changed: watch.changed,
      changes: () => {
        const changes = collected
        collected = []
        return changes
      },
      within: (boxes) => {
        collector.boxes = boxes
        this.#coverAll(kind)
      },
      stop: () => {
        this.#collectors.delete(collector)
        this.#coverAll(kind)
        watch.stop()
      },
    }
  }

  /** Wakes the watches of a kind; without changes, any marker may have changed. */
  wake(kind: OnMap, changes?: readonly MarkerChange[]): void {
    for (const one of this.#collectors) if (one.kind === kind) one.collect(changes)
    this.#watches.wake(kind)
  }

  wakeAll(): void {
    this.wake('loan')
    this.wake('profile')
  }

  #coverAll(kind: OnMap): void {
    this.#cover(kind, this.#boxesOf(kind))
  }

  *#boxesOf(kind: OnMap): Generator<Box> {
    for (const one of this.#collectors) if (one.kind === kind) yield* one.boxes
  }
}

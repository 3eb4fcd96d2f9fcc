import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from '../../context.ts'

/** Bytes of the tiles that are kept. */
const BYTES_MAX = 16 * 1024 * 1024
/** No tile is kept longer, whatever the feed reports. */
const KEPT_MS = 30_000
/** What a tile takes besides its bytes and its key. */
const OVERHEAD = 500
/**
 * A tile that has changed is made again this long after it was last made, or ten times as long after as making it took if that is
 * less.
 */
const APART_MS = 1_000
const LENGTHS_APART = 10

/** A tile as it is sent. */
export interface Tile {
  readonly etag: string
  readonly bytes: Buffer
}

interface Kept {
  readonly key: string
  readonly tile: Promise<Tile>
  size: number
  readonly madeAt: number
  /** When it may be made again. */
  againAt: number
  isStale: boolean
  /** What takes its place, for those who have asked since it changed. */
  next: Promise<Tile> | undefined
}

/** Tiles are the same for everybody: each is made once, and again after a marker of its kind has changed. */
export class TileCache {
  readonly #kept = new Map<string, Kept>()
  #bytes = 0

  /** Whether a tile can be had without making it. */
  has(key: string): boolean {
    const one = this.#find(key)
    return one !== undefined && (!one.isStale || one.next !== undefined)
  }

  /**
   * The tile of a key, made if need be: once, however many ask for it meanwhile. Whoever asks for one that has changed waits
   * until it is made again, since nothing would tell them later to ask once more.
   */
  get(key: string, make: () => Promise<Tile>): Promise<Tile> {
    const one = this.#find(key)
    if (one === undefined) return this.#add(key, make()).tile
    if (!one.isStale) return one.tile
    one.next ??= this.#makeAgain(one, make)
    return one.next
  }

  async #makeAgain(one: Kept, make: () => Promise<Tile>): Promise<Tile> {
    await one.tile.catch(() => undefined)
    await sleep(Math.max(0, one.againAt - performance.now()))
    return this.#add(one.key, make()).tile
  }

  /** Notes that any tile may have changed. */
  changed(): void {
    for (const one of this.#kept.values()) one.isStale = true
  }

  #find(key: string): Kept | undefined {
    const one = this.#kept.get(key)
    return one && performance.now() - one.madeAt <= KEPT_MS ? one : undefined
  }

  #add(key: string, tile: Promise<Tile>): Kept {
    const madeAt = performance.now()
    this.#drop(this.#kept.get(key))
    const one: Kept = {
      key,
      tile,
      size: OVERHEAD + key.length,
      madeAt,
      againAt: madeAt,
      isStale: false,
      next: undefined,
    }
    this.#kept.set(key, one)
    this.#bytes += one.size
    tile.then(
      ({ bytes }) => this.#made(one, bytes.length),
      () => this.#drop(one),
    )
    return one
  }

  #made(one: Kept, length: number): void {
    const took = performance.now() - one.madeAt
    one.againAt = one.madeAt + took + Math.min(APART_MS, LENGTHS_APART * took)
    if (this.#kept.get(one.key) !== one) return
    one.size += length
    this.#bytes += length
    for (const oldest of this.#kept.values()) {
      if (this.#bytes <= BYTES_MAX) break
      this.#drop(oldest)
    }
  }

  #drop(one: Kept | undefined): void {
    if (one === undefined || this.#kept.get(one.key) !== one) return
    this.#kept.delete(one.key)
    this.#bytes -= one.size
  }
}

/** Marks all tiles of a cache as stale when markers of its kind change; returns a function that ends this. */
export function followMarkers(
  cache: TileCache,
  feed: Context['feed'],
  kind: 'loan' | 'profile',
): () => void {
  const watch = feed.watchMarkers(kind)
  const follow = async () => {
    while (await watch.changed()) {
      watch.changes()
      cache.changed()
    }
  }
  void follow()
  return watch.stop
}

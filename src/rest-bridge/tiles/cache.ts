import type { Context } from '../../context.ts'

/** Bytes of the tiles that are kept. */
const BYTES_MAX = 16 * 1024 * 1024
/** No tile is kept longer, whatever the feed reports. */
const KEPT_MS = 30_000
/** What a tile takes besides its bytes and its key. */
const OVERHEAD = 500
/**
 * A tile that has changed is sent unchanged for this long after it was made, or for ten times as long as making it took if that
 * is less.
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
  /** Until then it is sent although it has changed. */
  until: number
  isStale: boolean
}

/** Tiles are the same for everybody: each is made once, and again after a marker of its kind has changed. */
export class TileCache {
  readonly #kept = new Map<string, Kept>()
  #bytes = 0

  /** Whether a tile can be had without making it. */
  has(key: string): boolean {
    return this.#fresh(key) !== undefined
  }

  /** The tile of a key, made if need be: once, however many ask for it meanwhile. */
  get(key: string, make: () => Promise<Tile>): Promise<Tile> {
    return (this.#fresh(key) ?? this.#add(key, make())).tile
  }

  /** Notes that any tile may have changed. */
  changed(): void {
    for (const one of this.#kept.values()) one.isStale = true
  }

  #fresh(key: string): Kept | undefined {
    const one = this.#kept.get(key)
    const now = performance.now()
    if (one === undefined || now - one.madeAt > KEPT_MS) return undefined
    return one.isStale && now > one.until ? undefined : one
  }

  #add(key: string, tile: Promise<Tile>): Kept {
    const madeAt = performance.now()
    this.#drop(this.#kept.get(key))
    // A change meanwhile marks it as stale, but it is not made twice at the same time.
    const one: Kept = {
      key,
      tile,
      size: OVERHEAD + key.length,
      madeAt,
      until: Number.POSITIVE_INFINITY,
      isStale: false,
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
    one.until = one.madeAt + took + Math.min(APART_MS, LENGTHS_APART * took)
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

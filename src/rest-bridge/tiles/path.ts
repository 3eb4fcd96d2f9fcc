import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import type { LiveEndpoint } from '../../http/live/endpoint.ts'
import { charge, points } from '../../http/rates/rate-limiter.ts'
import { isKnown, tagOf } from '../../http/representation.ts'
import { requireTypes } from '../answer.ts'
import { failureOf } from '../errors.ts'
import { asGeojson } from '../geojson.ts'
import { compilePresenter, type RowDocument, rowPoints } from '../presenter.ts'
import { snakeCase } from '../records/records.ts'
import type { Answer, Row } from '../row.ts'
import { compileVariables } from '../variables.ts'
import { encodeTile, type Layer, MVT, type TileParams } from './tile.ts'

/** Whose markers the layers of tiles show. */
const kinds = { loans: 'loan', profiles: 'profile' } as const

/**
 * Sends vector tiles. They are the same for everybody, so few need making. A tile that must be made for a filter costs what
 * it searches.
 */
export function tileHandler(
  app: FastifyInstance,
  endpoint: LiveEndpoint,
  row: Row & { readonly tile: Layer },
  rowDocument: RowDocument,
) {
  const { schema, rateLimiter } = endpoint
  const variablesOf = compileVariables(schema, row, rowDocument)
  const { pointsOf } = rowPoints(rowDocument)
  const make = maker(endpoint, row, rowDocument)
  const cache = new TileCache()
  let stop: (() => void) | undefined
  app.addHook('onClose', async () => stop?.())
  return async (request: FastifyRequest, reply: FastifyReply) => {
    requireTypes(request, row)
    const variables = variablesOf(request)
    const { bbox: _, zoom: __, ...filter } = variables
    const key = JSON.stringify(variables, (_key, value) =>
      typeof value === 'bigint' ? `${value}` : value,
    )
    stop ??= followMarkers(cache, endpoint.contextOf(request.viewer).feed, kinds[row.tile])
    const pay = (points: number) => charge(rateLimiter, request, reply, points)
    const isKept = cache.has(key)
    const isSearch = !isKept && Object.keys(filter).length > 0
    pay(isKept ? points.knownTile : isSearch ? pointsOf({ ...variables, zoom: null }) : points.tile)
    const own = () => make(request, variables)
    // A tile that failed for another caller need not fail for this one.
    const { etag, bytes } = await cache.get(key, own).catch((error) => {
      if (isKept) return own()
      throw error
    })
    if (isKnown(etag, request, reply)) return reply.send()
    if (isKept) pay(points.tile - points.knownTile)
    return reply.type(MVT).send(bytes)
  }
}

function maker({ schema, execute, contextOf }: LiveEndpoint, row: Row, rowDocument: RowDocument) {
  const present = compilePresenter(schema, rowDocument)
  return async ({ viewer, noted, params }: FastifyRequest, variables: Answer): Promise<Tile> => {
    // Reads from the primary: a standby may lack changes that the feed has already reported.
    const context = contextOf(viewer, undefined, noted)
    const result = await execute({ plan: rowDocument.plan, variables }, context)
    if (result.errors?.[0] !== undefined) throw failureOf(result.errors[0], context.answer)
    const { [snakeCase(rowDocument.root)]: list } = present(result.data) as Answer
    const { markers, ...more } = list as Answer & { readonly markers: readonly Answer[] }
    const features = asGeojson(markers, more).features as Parameters<typeof encodeTile>[0]
    return tagged(encodeTile(features, params as TileParams, row.tile ?? ''))
  }
}

/** A tile with the entity tag of its bytes. */
function tagged(bytes: Buffer): Tile {
  return { etag: tagOf(bytes), bytes }
}

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
function followMarkers(
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

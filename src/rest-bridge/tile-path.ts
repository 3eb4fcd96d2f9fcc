import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { charge } from '../http/rates/rate-limiter.ts'
import type { Answer } from './answer.ts'
import type { RestEndpoint } from './bridge.ts'
import type { RowDocument } from './document.ts'
import { failureOf } from './errors.ts'
import { isKnown } from './etag.ts'
import { requireTypes } from './formats.ts'
import { asGeojson } from './geojson.ts'
import { snakeCase } from './names.ts'
import { compilePresenter } from './presenter.ts'
import type { Row } from './row.ts'
import { rowPoints } from './row-points.ts'
import { encodeTile, MVT, type TileParams, taggedTile } from './tile.ts'
import { followMarkers, type Tile, TileCache } from './tile-cache.ts'
import { compileVariables } from './variables.ts'

/** A tile that the gateway has, or makes without a search. */
const TILE_POINTS = 1
/** A tile that the client has as well. */
const KNOWN_POINTS = 0.1

/** The layers of tiles, and whose markers they show. */
const kinds = { loans: 'loan', profiles: 'profile' } as const

/** Sends vector tiles. They are the same for everybody, so that few are made; filters cost what they search where they are. */
export function tileHandler(
  app: FastifyInstance,
  endpoint: RestEndpoint,
  row: Row & { readonly tile: keyof typeof kinds },
  rowDocument: RowDocument,
) {
  const { schema, rateLimiter } = endpoint
  const variablesOf = compileVariables(schema, row, rowDocument)
  const { pointsOf } = rowPoints(schema, rowDocument)
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
    stop ??= followMarkers(cache, endpoint.contextOf(request).feed, kinds[row.tile])
    const isKept = cache.has(key)
    const known = isKept ? await cache.get(key, () => make(request, variables)) : undefined
    if (known && isKnown(request.headers['if-none-match'], known.etag)) {
      charge(rateLimiter, request, reply, KNOWN_POINTS)
      return reply.header('etag', known.etag).code(304).send()
    }
    const isSearch = !isKept && Object.keys(filter).length > 0
    charge(
      rateLimiter,
      request,
      reply,
      isSearch ? pointsOf({ ...variables, zoom: undefined }) : TILE_POINTS,
    )
    return sendTile(await cache.get(key, () => make(request, variables)), request, reply)
  }
}

function maker({ live, execute }: RestEndpoint, row: Row, rowDocument: RowDocument) {
  const present = compilePresenter(live.schema, rowDocument)
  return async ({ viewer, noted, params }: FastifyRequest, variables: Answer): Promise<Tile> => {
    // Of the primary: a standby might not have yet what the feed has told.
    const context = live.contextOf(viewer, undefined, noted)
    const result = await execute({ document: rowDocument.document, variables }, context)
    if (result.errors?.[0] !== undefined) throw failureOf(result.errors[0], context.answer)
    const { [snakeCase(rowDocument.root)]: list } = present(result.data) as Answer
    const { markers, ...more } = list as Answer & { readonly markers: readonly Answer[] }
    const features = asGeojson(markers, more).features as Parameters<typeof encodeTile>[0]
    return taggedTile(encodeTile(features, params as TileParams, row.tile ?? ''))
  }
}

function sendTile({ etag, bytes }: Tile, { headers }: FastifyRequest, reply: FastifyReply) {
  reply.header('etag', etag)
  if (isKnown(headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.type(MVT).send(bytes)
}

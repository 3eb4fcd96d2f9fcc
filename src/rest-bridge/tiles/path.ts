import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { LiveEndpoint } from '../../http/live/endpoint.ts'
import { charge, points } from '../../http/rates/rate-limiter.ts'
import { isKnown, tagOf } from '../../http/representation.ts'
import type { Answer, Row } from '../answer.ts'
import { failureOf } from '../errors.ts'
import { requireTypes } from '../formats.ts'
import { asGeojson } from '../geojson.ts'
import { compilePresenter, type RowDocument, rowPoints } from '../presenter.ts'
import { snakeCase } from '../records.ts'
import { compileVariables } from '../variables.ts'
import { followMarkers, type Tile, TileCache } from './cache.ts'
import { encodeTile, type Layer, MVT, type TileParams } from './tile.ts'

/** Whose markers the layers of tiles show. */
const kinds = { loans: 'loan', profiles: 'profile' } as const

/**
 * Sends vector tiles. They are the same for everybody, so that few are made. A tile that must be made for a filter costs what
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

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type GraphQLSchema, isObjectType } from 'graphql'
import { sendTagged } from '../answer.ts'
import { allCodes } from '../codes.ts'
import { InvalidRequest } from '../errors.ts'
import type { Issue } from '../issue.ts'
import { errorResponses } from '../openapi/errors.ts'
import { example } from '../openapi/examples.ts'
import { common, headers } from '../openapi/headers.ts'
import { notModified } from '../openapi/operation.ts'
import { headerParameters, queryParametersOf } from '../openapi/parts.ts'
import type { JsonSchema } from '../openapi/schemas.ts'
import { readDocument } from '../presenter.ts'
import { queryParameters, readQuery } from '../query.ts'
import { snakeCase } from '../records/records.ts'
import { codesOf } from '../row-codes.ts'
import { mapRows } from '../rows/map.ts'
import { TILE_ZOOM_MAX } from './tile.ts'

/** The part of the earth that the projection of tiles shows. */
const BOUNDS = [-180, -85.051129, 180, 85.051129]

const tiles = mapRows.flatMap((row) => (row.tile === undefined ? [] : [{ ...row, tile: row.tile }]))

/** Opens the TileJSON of each kind of tiles, which map libraries take in place of the tiles' address. */
export function tileJsonPaths(app: FastifyInstance, schema: GraphQLSchema): void {
  for (const row of tiles) {
    const document = readDocument(schema, row)
    const parameters = queryParameters(schema, row, document)
    const fields = fieldsOf(schema)
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const { query, protocol, host } = request
      const issues: Issue[] = []
      readQuery(row, parameters, query as Readonly<Record<string, unknown>>, issues)
      if (issues.length > 0) throw new InvalidRequest(issues)
      const search = new URLSearchParams(query as Record<string, string>).toString()
      const described = {
        tilejson: '3.0.0',
        name: row.tile,
        scheme: 'xyz',
        tiles: [`${protocol}://${host}${row.path}${search && `?${search}`}`],
        minzoom: 0,
        maxzoom: TILE_ZOOM_MAX,
        bounds: BOUNDS,
        vector_layers: [{ id: row.tile, minzoom: 0, maxzoom: TILE_ZOOM_MAX, fields }],
      }
      return sendTagged(described, request, reply.type('application/json'))
    }
    const operation = operationOf(row.tile)
    app.get(pathOf(row.tile), { config: { origin: 'rest', operation } }, handler)
  }
}

/** Describes the TileJSON operations for OpenAPI, by path. */
export function describeTileJson(schema: GraphQLSchema, tag: string): JsonSchema {
  return Object.fromEntries(
    tiles.map((row) => {
      const document = readDocument(schema, row)
      const codes = codesOf(row, undefined, false, allCodes(schema))
      const { response } = example(operationOf(row.tile))
      const content = { schema: { $ref: '#/components/schemas/TileJson' }, ...response }
      const get = {
        operationId: operationOf(row.tile),
        tags: [tag],
        summary: `Get the TileJSON of the tiles of ${row.tile}`,
        description:
          'What a map library is given in place of the address of the tiles; filters apply to all of them.',
        parameters: [
          ...queryParametersOf(schema, row, document),
          ...headerParameters(row, undefined),
        ],
        responses: {
          200: {
            description: 'Where the tiles are, and what is in them.',
            headers: headers('ETag', ...common),
            content: { 'application/json': content },
          },
          304: notModified,
          ...errorResponses(codes, false),
        },
      }
      return [pathOf(row.tile), { get }]
    }),
  )
}

/** The schema of a TileJSON. */
export const tileJsonSchema: JsonSchema = {
  type: 'object',
  description: 'TileJSON 3.0.0.',
  required: ['tilejson', 'tiles', 'minzoom', 'maxzoom', 'bounds', 'vector_layers'],
  properties: {
    tilejson: { type: 'string' },
    name: { type: 'string' },
    scheme: { type: 'string' },
    tiles: { type: 'array', items: { type: 'string' } },
    minzoom: { type: 'integer', format: 'int32' },
    maxzoom: { type: 'integer', format: 'int32' },
    bounds: { type: 'array', items: { type: 'number', format: 'double' } },
    vector_layers: { type: 'array', items: { type: 'object', additionalProperties: true } },
  },
}

function pathOf(layer: string): string {
  return `/map/${layer}.json`
}

function operationOf(layer: string): string {
  return layer === 'loans' ? 'getLoanTileJson' : 'getProfileTileJson'
}

/** Descriptions of the properties of points, by name. */
function fieldsOf(schema: GraphQLSchema): Readonly<Record<string, string>> {
  const type = schema.getType('Marker')
  const fields = isObjectType(type) ? Object.values(type.getFields()) : []
  const own = fields.filter(({ name }) => !notProperties.has(name))
  return {
    ...Object.fromEntries(own.map(({ name, description }) => [snakeCase(name), description ?? ''])),
    cluster: 'Whether it is a cluster.',
    cluster_id: "The cluster's id.",
    point_count: 'The number of markers in a cluster.',
    point_count_abbreviated: 'The same in short, such as 1.2k.',
  }
}

const notProperties: ReadonlySet<string> = new Set([
  'loan',
  'member',
  'latitude',
  'longitude',
  'bbox',
])

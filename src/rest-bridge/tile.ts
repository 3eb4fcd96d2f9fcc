import { geoJSONToTile } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import type { FeatureCollection } from 'geojson'
import type { Issue } from './input.ts'

/** A Mapbox vector tile, version 2. */
export const MVT = 'application/vnd.mapbox-vector-tile'

const EXTENT = 4_096
/** One less than that of clusters: a tile is shown 512 pixels wide, and clusters are made for 256. */
const ZOOM_MAX = 21

/** The parameters of a tile's path. */
export type TileParams = Readonly<Record<'z' | 'x' | 'y', string>>

/** The variables that a tile's path sets: its part of the earth, and the zoom of its clusters. */
export function tileVariables(params: TileParams, issues: Issue[]) {
  const { z, x, y } = readTile(params)
  const side = 2 ** z
  const bounds = { z: ZOOM_MAX, x: side - 1, y: side - 1 }
  for (const [field, value] of Object.entries({ z, x, y })) {
    const max = bounds[field as keyof typeof bounds]
    if (value <= max) continue
    const limit = Number.isFinite(max) ? `a whole number from 0 to ${max}` : 'a whole number'
    issues.push({ field, code: 'INVALID', message: `${field} must be ${limit}.` })
  }
  const [west, east] = [x, x + 1].map((column) => (column / side) * 360 - 180)
  const [north, south] = [y, y + 1].map((row) => latitudeOf(1 - (2 * row) / side))
  return { bbox: { west, south, east, north }, zoom: z + 1 }
}

/** Encodes point features as a tile with one layer; empty if there are none. */
export function encodeTile(features: object, params: TileParams, layer: string): Buffer {
  const { z, x, y } = readTile(params)
  const tile = geoJSONToTile(features as FeatureCollection, z, x, y, { extent: EXTENT })
  return Buffer.from(fromGeojsonVt({ [layer]: tile }, { version: 2, extent: EXTENT }))
}

/** Infinity for what is no number, so that it is beyond every limit. */
function readTile({ z, x, y }: TileParams): { z: number; x: number; y: number } {
  const read = (text: string) => (/^\d{1,7}$/.test(text) ? Number(text) : Number.POSITIVE_INFINITY)
  return { z: read(z), x: read(x), y: read(y) }
}

/** The latitude at a height of the Mercator projection's square, from -1 to 1. */
function latitudeOf(height: number): number {
  return (Math.atan(Math.sinh(Math.PI * height)) * 180) / Math.PI
}

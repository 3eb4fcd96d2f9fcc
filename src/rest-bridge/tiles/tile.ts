import { fromGeojsonVt } from '@maplibre/vt-pbf'
import { type Issue, issue } from '../issue.ts'

/** A Mapbox vector tile, version 2. */
export const MVT = 'application/vnd.mapbox-vector-tile'

const EXTENT = 4_096
/** One less than the greatest zoom of clusters: a tile is shown 512 pixels wide, and clusters are made for 256. */
export const TILE_ZOOM_MAX = 21

/** The layer of a tile, after which its path is named. */
export type Layer = 'loans' | 'profiles'

/** The parameters of a tile's path. */
export type TileParams = Readonly<Record<'z' | 'x' | 'y', string>>

/** The variables that a tile's path sets: its part of the earth, and the zoom of its clusters. */
export function tileVariables(params: TileParams, issues: Issue[]) {
  const { z, x, y } = readTile(params)
  const last = 2 ** z - 1
  const bounds = { z: TILE_ZOOM_MAX, x: last, y: last }
  for (const [field, value] of Object.entries({ z, x, y })) {
    const max = bounds[field as keyof typeof bounds]
    if (value <= max) continue
    const isKnown = Number.isFinite(max)
    issues.push(issue(field, 'INVALID', isKnown ? 'issue.whole_to' : 'issue.whole', { max }))
  }
  const [west, east] = [x, x + 1].map((column) => (column / (last + 1)) * 360 - 180)
  // The first and the last row reach to the poles, which the projection itself does not.
  const north = y === 0 ? 90 : latitudeOf(1 - (2 * y) / (last + 1))
  const south = y === last ? -90 : latitudeOf(1 - (2 * (y + 1)) / (last + 1))
  return { bbox: { west, south, east, north }, zoom: z + 1 }
}

/** A point with its properties. */
interface PointFeature {
  readonly geometry: { readonly coordinates: readonly [longitude: number, latitude: number] }
  readonly properties: object
}

/** Encodes points as a tile with one layer; empty if there are none. */
export function encodeTile(
  features: readonly PointFeature[],
  params: TileParams,
  layer: string,
): Buffer {
  const tile = readTile(params)
  const placed = features.flatMap(({ geometry, properties }) => {
    const place = placeIn(tile, geometry.coordinates)
    return place === undefined ? [] : [{ type: 1 as const, geometry: [place], tags: properties }]
  })
  const layers = { [layer]: { features: placed } } as unknown as Parameters<typeof fromGeojsonVt>[0]
  return Buffer.from(fromGeojsonVt(layers, { version: 2, extent: EXTENT }))
}

interface Tile {
  readonly z: number
  readonly x: number
  readonly y: number
}

/**
 * Where a point is drawn in a tile; undefined if another tile draws it. A map draws what is at 0 to 4095, so that a point on the edge
 * of two tiles is in one: the eastern, or the northern, as in the grid of clusters.
 */
function placeIn(
  { z, x, y }: Tile,
  [longitude, latitude]: readonly [number, number],
): [number, number] | undefined {
  const side = 2 ** z
  const column = ((longitude + 180) / 360) * side - x
  const row = Math.min(Math.max((1 - heightOf(latitude)) / 2, 0), 1) * side - y
  const isNext = column >= 1 && x < side - 1
  const isAbove = row <= 0 && y > 0
  return isNext || isAbove ? undefined : [step(column), step(row)]
}

function step(part: number): number {
  return Math.min(Math.max(Math.round(part * EXTENT), 0), EXTENT - 1)
}

/** Infinity for what is no number, so that it is beyond every limit. */
function readTile({ z, x, y }: TileParams): Tile {
  const read = (text: string) => (/^\d{1,7}$/.test(text) ? Number(text) : Number.POSITIVE_INFINITY)
  return { z: read(z), x: read(x), y: read(y) }
}

/** The latitude at a height of the Mercator projection's square, from -1 to 1. */
function latitudeOf(height: number): number {
  return (Math.atan(Math.sinh(Math.PI * height)) * 180) / Math.PI
}

/** The height of a latitude in that square; beyond it near the poles. */
function heightOf(latitude: number): number {
  return Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI
}

import { type Area, type BBox, ZOOM_MAX } from './area.ts'
import type { Marker } from './marker.ts'

/** The size of a square at zoom 0 in degrees; each zoom level halves it. A square is a quarter of a tile wide. */
const SQUARE = 90

/** The width and height of a square at a zoom level, in degrees. */
export function squareSize(zoom: number): number {
  return SQUARE / 2 ** zoom
}

/**
 * Extends an area to whole squares, so that subscribers of similar areas share it. Without zoom, a square is at most an eighth of the
 * box.
 */
export function widened(area: Area): Area {
  const { west, south, east, north } = area.bbox
  const across = Math.max((east - west + 360) % 360 || 360, north - south)
  const zoom =
    area.zoom ?? Math.min(Math.max(Math.ceil(Math.log2((8 * SQUARE) / across)), 0), ZOOM_MAX)
  const size = squareSize(zoom)
  const down = (degrees: number, least: number) =>
    Math.floor((degrees - least) / size) * size + least
  const up = (degrees: number, least: number) =>
    Math.min(Math.ceil((degrees - least) / size) * size + least, -least)
  const bbox = {
    west: down(west, -180),
    south: down(south, -90),
    east: up(east, -180),
    north: up(north, -90),
  }
  // Extending a box across the antimeridian can make its ends overlap.
  const around = west > east && bbox.west <= bbox.east
  return { ...area, bbox: around ? { ...bbox, west: -180, east: 180 } : bbox }
}

/** A square of the map's grid: the count, mean location and bounds of its markers. */
export interface Square extends BBox {
  readonly x: number
  readonly y: number
  readonly count: number
  readonly latitude: number
  readonly longitude: number
}

/** The marker for a square with several markers. */
export function cluster(area: Area, zoom: number, square: Square): Marker {
  const { count, latitude, longitude, west, south, east, north } = square
  return {
    id: idOf(area, zoom, square),
    kind: area.kind,
    latitude,
    longitude,
    title: null,
    subtitle: null,
    status: null,
    amountRequested: null,
    amountFunded: null,
    riskLevel: null,
    interestRate: null,
    repaymentPeriodMonths: null,
    userType: null,
    count,
    bbox: [west, south, east, north],
    expansionZoom: expansionZoom(square, zoom),
  }
}

/** The lowest zoom above the given one at which a square's markers are in more than one square; null if there is none. */
function expansionZoom({ west, south, east, north }: BBox, zoom: number): number | null {
  for (let deeper = zoom + 1; deeper <= ZOOM_MAX; deeper += 1) {
    const at = (degrees: number) => Math.floor(degrees / squareSize(deeper))
    if (at(west + 180) !== at(east + 180) || at(south + 90) !== at(north + 90)) return deeper
  }
  return null
}

const names: Readonly<Record<string, string>> = { riskLevel: 'risk', minRate: 'rate' }

/**
 * The id of a cluster, made of everything that determines it: its square, the filter, and the edges of the box that cut the square.
 * The id of a square that is entirely within the box does not depend on the box.
 */
function idOf({ kind, bbox, traits }: Area, zoom: number, { x, y }: Square): string {
  const size = squareSize(zoom)
  const [west, south] = [x * size - 180, y * size - 90]
  const [east, north] = [west + size, south + size]
  const parts = [
    ...Object.entries(traits).map(([name, value]) => `${names[name] ?? name}=${value}`),
    bbox.west > west && bbox.west < east && `west=${bbox.west}`,
    bbox.south > south && bbox.south < north && `south=${bbox.south}`,
    bbox.east >= west && bbox.east < east && `east=${bbox.east}`,
    bbox.north >= south && bbox.north < north && `north=${bbox.north}`,
  ]
  return [`cluster:${kind}/${zoom}/${x}/${y}`, ...parts.filter((part) => part !== false)].join('/')
}

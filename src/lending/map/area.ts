import { checkTraits, type LoanTraits } from '../loan/lists/traits.ts'
import { checkRange, invalid, type MaybeReason, refuseIf } from '../refusal.ts'

/** The maximum zoom level, at which a single house fills the map. */
export const ZOOM_MAX = 22

export type MarkerKind = 'profile' | 'loan'

/** A bounding box in degrees; it crosses the antimeridian if west is greater than east. */
export interface BBox {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

/** A part of the map with its filters; its markers are the same for every viewer. */
export interface Area {
  readonly kind: MarkerKind
  readonly bbox: BBox
  /** The zoom level by which markers are clustered; null for single markers only. */
  readonly zoom: number | null
  /** Filters of loans; empty for profiles. */
  readonly traits: LoanTraits
}

/** Throws a Refusal if an area is invalid. */
export function checkArea({ bbox, zoom, traits }: Area): void {
  refuseIf(
    ...checkBox(bbox),
    ...checkTraits(traits),
    checkRange('zoom', zoom, { min: 0, max: ZOOM_MAX }),
  )
}

/** The reasons why a box is invalid: it is empty, or entirely outside the latitudes from -90 to 90. */
export function checkBox({ west, south, east, north }: BBox): readonly MaybeReason[] {
  return [
    (south >= 90 || north <= -90) && invalid('bbox', 'refusal.map.latitudes'),
    south >= north && invalid('bbox', 'refusal.map.upside_down'),
    west === east && invalid('bbox', 'refusal.map.width'),
  ]
}

/** A valid box within longitudes -180 to 180 and latitudes -90 to 90: a map that was dragged around the earth may send larger values. */
export function wrapped({ west, south, east, north }: BBox): BBox {
  const latitudes = { south: Math.max(south, -90), north: Math.min(north, 90) }
  if (east - west >= 360) return { west: -180, ...latitudes, east: 180 }
  const isOn = Math.abs(west) <= 180 && Math.abs(east) <= 180
  return isOn
    ? { west, ...latitudes, east }
    : { west: around(west), ...latitudes, east: -around(-east) }
}

/** The same longitude, from -180 to less than 180. */
function around(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180
}

/** Splits a box at the antimeridian into two, if it crosses it. */
export function halves(bbox: BBox): readonly BBox[] {
  if (bbox.west < bbox.east) return [bbox]
  return [
    { ...bbox, east: 180 },
    { ...bbox, west: -180 },
  ]
}

/** Whether a point, as longitude and latitude, is in a box, edges included. */
export function contains(bbox: BBox, [x, y]: readonly [x: number, y: number]): boolean {
  return halves(bbox).some(
    ({ west, south, east, north }) => x >= west && x <= east && y >= south && y <= north,
  )
}

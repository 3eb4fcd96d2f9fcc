import { checkRange, invalid } from '../checks.ts'
import { checkTraits, type LoanTraits } from '../loan/traits.ts'
import { type MaybeReason, refuseIf } from '../refusal.ts'

/** The maximum zoom level, for a single house. */
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
  /** If given, markers are clustered. */
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

/** The reasons for which a box is invalid. */
export function checkBox({ west, south, east, north }: BBox): readonly MaybeReason[] {
  return [
    ...[west, east].map((degrees) => within(degrees, 180, 'west and east')),
    ...[south, north].map((degrees) => within(degrees, 90, 'south and north')),
    south >= north && invalid('bbox', 'bbox must have its south below its north.'),
    west === east && invalid('bbox', 'bbox must have a width: its west and east differ.'),
  ]
}

function within(degrees: number, max: number, names: string): MaybeReason {
  return (
    Math.abs(degrees) > max &&
    invalid('bbox', `bbox must have ${names} from -${max} to ${max}.`, { min: -max, max })
  )
}

/** Splits a box at the antimeridian. */
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

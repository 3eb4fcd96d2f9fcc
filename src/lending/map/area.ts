import { checkRange, invalid } from '../checks.ts'
import { checkTraits, type LoanTraits } from '../loan/traits.ts'
import { type MaybeReason, refuseIf } from '../refusal.ts'

/** The greatest zoom: a house. */
export const ZOOM_MAX = 22

export type MarkerKind = 'profile' | 'loan'

/** Part of the earth in degrees; with west above east it crosses the antimeridian. */
export interface BBox {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

/** What to show of which part of the earth; the same for every viewer. */
export interface Area {
  readonly kind: MarkerKind
  readonly bbox: BBox
  /** If given, markers are clustered. */
  readonly zoom: number | null
  /** Which loans; of profiles all. */
  readonly traits: LoanTraits
}

/** Throws a Refusal that says what is wrong with an area. */
export function checkArea({ bbox, zoom, traits }: Area): void {
  refuseIf(
    ...checkBox(bbox),
    ...checkTraits(traits),
    checkRange('zoom', zoom, { min: 0, max: ZOOM_MAX }),
  )
}

/** What is wrong with a box. */
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
    Math.abs(degrees) > max && invalid('bbox', `bbox must have ${names} from -${max} to ${max}.`)
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

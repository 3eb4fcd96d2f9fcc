import type { RiskLevel } from '../../entities/loan.ts'
import { invalid } from '../checks.ts'
import { type Reason, refuseIf } from '../refusal.ts'

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
  readonly riskLevel: readonly RiskLevel[] | null
  /** Hundredths of a percent. */
  readonly minRate: number | null
}

/** Throws a Refusal that says what is wrong with an area. */
export function checkArea({ bbox: { west, south, east, north }, zoom }: Area): void {
  refuseIf(
    ...[west, east].map((degrees) => within(degrees, 180, 'west and east')),
    ...[south, north].map((degrees) => within(degrees, 90, 'south and north')),
    south >= north ? invalid('bbox', 'bbox must have its south below its north.') : undefined,
    west === east
      ? invalid('bbox', 'bbox must have a width: its west and east differ.')
      : undefined,
    zoom !== null && (zoom < 0 || zoom > ZOOM_MAX)
      ? invalid('zoom', `zoom must be 0 to ${ZOOM_MAX}.`, { min: 0, max: ZOOM_MAX })
      : undefined,
  )
}

function within(degrees: number, max: number, names: string): Reason | undefined {
  return Math.abs(degrees) <= max
    ? undefined
    : invalid('bbox', `bbox must have ${names} from -${max} to ${max}.`)
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

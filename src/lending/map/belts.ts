import type { Condition } from '../../reads/page.ts'

/** The mean radius of the earth in kilometres. */
export const EARTH_KM = 6371.0088
/** The widths of the belts that are searched for the farthest locations within a distance, as fractions of it: a 128th, then a 16th. */
const PARTS = [128, 16]

/** The distance on earth in km of locations between which the straight line is this many radii; at most half the circumference. */
export function kmOf(line: number): number {
  return 2 * EARTH_KM * Math.asin(Math.min(1, line / 2))
}

/**
 * Conditions for belts along the inner side of a circle around a member, which contain the farthest locations within the circle; the
 * narrowest belt comes first. `nearness` is the SQL for the straight line to a location.
 */
export function belts(memberId: string, km: number, nearness: string): readonly Condition[][] {
  const parts = km > 0 ? PARTS : []
  return parts.map((part) => {
    const wide = km / part
    return [
      [
        `public_latitude is not null and point(public_longitude, public_latitude) <@ any(array(
          select belt_about(public_latitude, public_longitude, ?::float8, ?::float8) from profile where id = ?))`,
        ...[km, wide, memberId],
      ],
      [`${nearness} >= ?::float8`, 2 * Math.sin((km - wide) / EARTH_KM / 2)],
    ]
  })
}

import type { Condition } from '../../reads/page.ts'

/** The mean radius of the earth. */
export const EARTH_KM = 6371.0088
/** The widths of the belts in which the farthest places within a distance are looked for, as parts of that distance. */
const PARTS = [128, 16]

/** The distance on earth, at most half its circumference, of places between which there is a straight line of so many radii. */
export function kmOf(line: number): number {
  return 2 * EARTH_KM * Math.asin(Math.min(1, line / 2))
}

/**
 * The belts along the inner side of a circle around a member, the narrowest first: where the farthest places within the
 * circle are. `nearness` is the straight line to a place.
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

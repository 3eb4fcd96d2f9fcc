/**
 * A public point as one of three dimensions on a globe of radius 1, or with `-` the opposite one; null if there is none.
 * Straight lines between such points are in the order of the distances on earth, at poles and across the antimeridian too,
 * and an index finds the shortest.
 */
export function onGlobe(sign: '' | '-' = ''): string {
  const [latitude, longitude] = ['radians(public_latitude)', 'radians(public_longitude)']
  const point = [
    `${sign}cos(${latitude}) * cos(${longitude})`,
    `${sign}cos(${latitude}) * sin(${longitude})`,
    `${sign}sin(${latitude})`,
  ]
  return `(case when public_latitude is not null then cube(array[${point.join(', ')}]) end)`
}

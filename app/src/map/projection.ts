import type { Spot } from './view.ts'

/** A point in degrees. */
export interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** Where a point is, in pixels from the map's north-west corner. */
export type Project = (point: Point) => { readonly x: number; readonly y: number }

/** Where points will be in a view of some size, as MapLibre will draw it: so that markers need not wait for it. */
export function projectionOf(
  { latitude, longitude, zoom }: Spot,
  { width, height }: { readonly width: number; readonly height: number },
): Project {
  const world = 512 * 2 ** zoom
  const middle = mercator(latitude)
  return (point) => ({
    x: width / 2 + ((nearest(point.longitude, longitude) - longitude) * world) / 360,
    y: height / 2 + ((middle - mercator(point.latitude)) * world) / (2 * Math.PI),
  })
}

/** A point has a longitude for each turn around the earth: the one nearest to another longitude. */
export function nearest(longitude: number, to: number): number {
  return longitude + 360 * Math.round((to - longitude) / 360)
}

/** The height of a latitude on a map that is two pi wide for a turn around the earth. */
export function mercator(latitude: number): number {
  return Math.asinh(Math.tan((Math.max(-85.06, Math.min(85.06, latitude)) * Math.PI) / 180))
}

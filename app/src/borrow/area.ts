import type { Feature, Polygon } from 'geojson'

/** Degrees north that the gateway's cells are high: about 1.1 km. */
const CELL = 0.01

/** A place in degrees. */
export interface Spot {
  readonly latitude: number
  readonly longitude: number
}

/**
 * Where others may see a place: the gateway moves the centre of its cell by up to a cell in each direction
 * (src/lending/map/public-point.ts), by a key of its own, so that nobody can tell from where.
 */
export function publicArea({ latitude, longitude }: Spot): Feature<Polygon> {
  const row = Math.floor(latitude / CELL)
  const width = CELL / Math.max(Math.cos(((row + 0.5) * CELL * Math.PI) / 180), 1e-4)
  const [y, x] = [(row + 0.5) * CELL, (Math.floor(longitude / width) + 0.5) * width]
  const [west, east, south, north] = [x - width, x + width, y - CELL, y + CELL]
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]
  return { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [ring] } }
}

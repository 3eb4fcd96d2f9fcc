import type { Feature, Polygon } from 'geojson'
import type { Point } from '../../../map/projection.ts'

/** The height of the gateway's squares in degrees: about 1.1 km. */
const SQUARE = 0.01

/**
 * Where others may see a place. The gateway moves the centre of its square by up to a square in each direction
 * (src/lending/map/public-point.ts), by a secret key, so that nobody can tell the square.
 */
export function publicArea({ latitude, longitude }: Point): Feature<Polygon> {
  const row = Math.floor(latitude / SQUARE)
  const width = SQUARE / Math.max(Math.cos(((row + 0.5) * SQUARE * Math.PI) / 180), 1e-4)
  const [y, x] = [(row + 0.5) * SQUARE, (Math.floor(longitude / width) + 0.5) * width]
  const [west, east, south, north] = [x - width, x + width, y - SQUARE, y + SQUARE]
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]
  return { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [ring] } }
}

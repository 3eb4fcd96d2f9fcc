import { createHmac } from 'node:crypto'

const SQUARE = 0.01
/** The resolution of public points, in steps per degree. */
export const STEPS = 1e5

/** A point in degrees (WGS 84). */
export interface Point {
  readonly latitude: number
  readonly longitude: number
}

/**
 * The point that others see instead of a location: the centre of its square of about 1 km, displaced by up to a square in each direction
 * by a keyed hash of owner and square. It is the same everywhere within a square, so repeated edits reveal no more than one does.
 */
export function publicPoint(key: Buffer, ownerId: string, location: Point): Point {
  const row = Math.floor(location.latitude / SQUARE)
  const width = squareWidth(row)
  const column = Math.floor(location.longitude / width)
  const hash = createHmac('sha256', key).update(`${ownerId}:${row}:${column}`).digest()
  return {
    latitude: rounded(clamp((row + 0.5 + displacement(hash, 0)) * SQUARE)),
    longitude: rounded(wrap((column + 0.5 + displacement(hash, 6)) * width)),
  }
}

/** The public point of a location, if there is one, as records have it. */
export function publicPointOf(
  key: Buffer,
  ownerId: string,
  { latitude, longitude }: { readonly [Name in keyof Point]?: number | null | undefined },
): { readonly publicLatitude: number | null; readonly publicLongitude: number | null } {
  if (typeof latitude !== 'number' || typeof longitude !== 'number')
    return { publicLatitude: null, publicLongitude: null }
  const point = publicPoint(key, ownerId, { latitude, longitude })
  return { publicLatitude: point.latitude, publicLongitude: point.longitude }
}

/** The width in degrees of longitude that makes a square about as wide as it is high; limited near the poles. */
function squareWidth(row: number): number {
  const cosine = Math.cos((clamp((row + 0.5) * SQUARE) * Math.PI) / 180)
  return SQUARE / Math.max(cosine, 1e-4)
}

/** A number from -1 to 1 from 48 bits of the hash. */
function displacement(hash: Buffer, offset: number): number {
  return (hash.readUIntBE(offset, 6) / 2 ** 48) * 2 - 1
}

function clamp(latitude: number): number {
  return Math.max(-90, Math.min(90, latitude))
}

function wrap(longitude: number): number {
  return ((((longitude + 180) % 360) + 360) % 360) - 180
}

function rounded(degrees: number): number {
  return Math.round(degrees * STEPS) / STEPS
}

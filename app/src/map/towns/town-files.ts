import { plain } from '../../parts/without-accents.ts'

/** The width and height of an area whose towns are in one file, in degrees. */
const AREA = 10

/** The file of the towns whose names begin like this one. */
export function initialOf(name: string): string {
  const [first = ''] = plain(name)
  return /[a-z]/.test(first) ? first : 'other'
}

/** The file of the towns around a place. */
export function cellOf(spot: { readonly latitude: number; readonly longitude: number }): string {
  const row = Math.floor((spot.latitude + 90) / AREA)
  const column = Math.floor((((spot.longitude % 360) + 540) % 360) / AREA)
  return `${row}-${column}`
}

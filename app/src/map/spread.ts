import type { Marker } from './operations.ts'
import { cellSize } from './view.ts'

/** Where a marker is drawn, and how large. */
export interface Spread {
  readonly latitude: number
  readonly longitude: number
  /** In pixels. */
  readonly radius: number
}

const SINGLE = 13
const [LEAST, MOST] = [15, 27]

/** A marker's radius in pixels: a cluster's grows with the logarithm of its count. */
export function radiusOf({ count }: Pick<Marker, 'count'>): number {
  return count === null ? SINGLE : Math.min(MOST, LEAST + 4 * Math.log10(count))
}

/**
 * Moves a marker so that its circle stays within its cell of the gateway's grid, where no other marker of its kind is: so no circle
 * hides another's number. `part` is the part of the cell's width that is the marker's kind's: all, or one half.
 */
export function spread(
  marker: Marker,
  zoom: number,
  [from, to]: readonly [number, number] = [0, 1],
): Spread {
  const radius = radiusOf(marker)
  const size = cellSize(zoom)
  // Cells have at least so many pixels: as many as when the zoom is whole.
  const across = (radius * size) / (64 / (to - from))
  const { latitude, longitude } = marker
  const west = Math.floor((longitude + 180) / size) * size - 180
  const south = Math.floor((latitude + 90) / size) * size - 90
  const up = across * Math.cos((latitude * Math.PI) / 180)
  return {
    radius,
    longitude: within(longitude, west + from * size + across, west + to * size - across),
    latitude: within(latitude, south + up, south + size - up),
  }
}

function within(value: number, least: number, most: number): number {
  return least > most ? (least + most) / 2 : Math.max(least, Math.min(most, value))
}

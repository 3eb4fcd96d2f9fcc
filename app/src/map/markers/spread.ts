import type { Marker } from '../operations.ts'
import type { Point } from '../projection.ts'
import { squareSize } from '../view.ts'

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

/** The gateway's grid of an area, as it is on the screen. */
export interface Grid {
  /** The gateway's zoom. */
  readonly zoom: number
  /** The least width of a square in pixels: 64, or 128 if loans and people share the map. */
  readonly pixels: number
}

/** Names the square of the grid that a marker is in. */
export function squareOf(marker: Point, grid: Grid): string {
  return corner(marker, grid).join('/')
}

/**
 * Moves a marker so that its circle stays within its square, where no other of its kind is, and beside the `rival` of the other
 * kind in the same square: so no circle hides another's number.
 */
export function spread(marker: Marker, grid: Grid, rival?: Marker): Spread {
  const own = placed(marker, grid)
  const other = rival && placed(rival, grid)
  const x = other === undefined ? own.x : beside(own, other, marker.kind === 'LOAN' ? -1 : 1, grid)
  const [west, south] = corner(marker, grid)
  const size = squareSize(grid.zoom)
  const narrow = Math.cos((marker.latitude * Math.PI) / 180)
  return {
    radius: own.radius,
    longitude: west + (x * size) / grid.pixels,
    latitude: south + (own.y * size * narrow) / grid.pixels,
  }
}

/** A circle in its square, in pixels from the square's south-west corner. */
interface Circle {
  readonly x: number
  readonly y: number
  readonly radius: number
}

/** Where a marker is in its square, with all of its circle inside. */
function placed(marker: Marker, grid: Grid): Circle {
  const [west, south] = corner(marker, grid)
  const scale = grid.pixels / squareSize(grid.zoom)
  const tall = grid.pixels / Math.cos((marker.latitude * Math.PI) / 180)
  const radius = radiusOf(marker)
  const y = ((marker.latitude - south) * tall) / squareSize(grid.zoom)
  return {
    radius,
    x: within((marker.longitude - west) * scale, radius, grid.pixels - radius),
    y: within(y, radius, tall - radius),
  }
}

const GAP = 3

/** How far right a circle is once two have made room for each other; `side` decides if both are equally far. */
function beside(own: Circle, other: Circle, side: -1 | 1, { pixels }: Grid): number {
  const apart = own.radius + other.radius + GAP
  const [across, down] = [own.x - other.x, own.y - other.y]
  const needed = Math.sqrt(Math.max(0, apart ** 2 - down ** 2))
  if (Math.abs(across) >= needed) return own.x
  const direction = Math.sign(across) || side
  // Both stay within the square, so the one at an edge leaves the way to the other.
  const middle = within(
    (own.x + other.x) / 2,
    needed / 2 + Math.max(own.radius, other.radius),
    pixels - needed / 2 - Math.max(own.radius, other.radius),
  )
  return middle + (direction * needed) / 2
}

function corner({ latitude, longitude }: Point, { zoom }: Grid): readonly [number, number] {
  const size = squareSize(zoom)
  return [
    Math.floor((longitude + 180) / size) * size - 180,
    Math.floor((latitude + 90) / size) * size - 90,
  ]
}

function within(value: number, least: number, most: number): number {
  return least > most ? (least + most) / 2 : Math.max(least, Math.min(most, value))
}

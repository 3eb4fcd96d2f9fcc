import type { BBox } from '../graphql/graphql.ts'

/** The part of the earth that is in view, with MapLibre's zoom. */
export interface View {
  readonly latitude: number
  readonly longitude: number
  readonly zoom: number
  readonly bounds: BBox
}

/** A place to look at. */
export type Spot = Pick<View, 'latitude' | 'longitude' | 'zoom'>

/** Where the map begins; without a zoom, with the whole world. */
export type Start = Omit<Spot, 'zoom'> & { readonly zoom: number | undefined }

export const START: Start = { latitude: 24, longitude: 10, zoom: undefined }

/** MapLibre's zoom at which the map shows as much as it can. */
export const LEAST_ZOOM = 0.5

/** From pole to pole, as far as a map in Mercator's projection goes; a little less, since a view is never exact. */
const POLE_TO_POLE = 169

/** Whether a view can't get any wider: as far out as the map goes, or so far that its window shows the earth from top to bottom. */
export function isWidest({ zoom, bounds: { north, south } }: View): boolean {
  return zoom <= LEAST_ZOOM + ALMOST || north - south >= POLE_TO_POLE
}

/** A tile is 512 pixels wide for MapLibre and 256 for the gateway, so the gateway's zoom is one more. */
const AHEAD = 1
const ZOOM_MAX = 22
/** A flight to zoom 8 can end at 7.999999. */
const ALMOST = 0.01

/** The gateway's zoom for clusters. A square of its grid is at least 64 pixels wide, or 128 where loans and people share it. */
export function gridZoom(zoom: number, shared: boolean): number {
  return Math.max(0, Math.min(ZOOM_MAX, Math.floor(zoom + ALMOST) + AHEAD - Number(shared)))
}

/** MapLibre's zoom for a zoom of the gateway's at which a cluster opens. */
export function viewZoom(zoom: number, shared: boolean): number {
  return zoom - AHEAD + Number(shared)
}

/** Width and height of a square of the gateway's grid in degrees. */
export function squareSize(zoom: number): number {
  return 90 / 2 ** zoom
}

const wrap = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180
const wide = ({ west, east }: BBox) => (east > west ? east - west : east - west + 360)

/** A box on the earth from edges that may lie past the antimeridian; it goes all around if they are 360 degrees apart. */
export function boxOf(west: number, south: number, east: number, north: number): BBox {
  const whole = east - west >= 360
  return {
    west: whole ? -180 : wrap(west),
    east: whole ? 180 : wrap(east),
    south: Math.max(-90, south),
    north: Math.min(90, north),
  }
}

const TILE = 512
/** MapLibre's zoom at which the whole world is as wide as the page. */
export function worldZoom(width: number): number {
  return Math.log2(width / TILE)
}

/** What will be in view around a spot on a map of this size in pixels, so that its markers can be asked for before the map has loaded. */
export function viewAround(
  { latitude, longitude, zoom }: Spot,
  { width, height }: { readonly width: number; readonly height: number },
): View {
  const pixels = TILE * 2 ** zoom
  const across = (180 * width) / pixels
  const down = (Math.PI * height) / pixels
  const middle = Math.asinh(Math.tan((latitude * Math.PI) / 180))
  const degrees = (y: number) => (Math.atan(Math.sinh(y)) * 180) / Math.PI
  const bounds = boxOf(
    longitude - across,
    degrees(middle - down),
    longitude + across,
    degrees(middle + down),
  )
  return { latitude, longitude, zoom, bounds }
}

/** A box with a margin on each side, as a share of its size. */
export function padded(box: BBox, share: number): BBox {
  const [across, down] = [wide(box) * share, (box.north - box.south) * share]
  const west = box.west - across
  return boxOf(west, box.south - down, west + wide(box) + 2 * across, box.north + down)
}

/** Whether all of a box is within another. */
export function covers(outer: BBox, inner: BBox): boolean {
  if (inner.south < outer.south || inner.north > outer.north) return false
  if (wide(outer) >= 360) return true
  const from = (inner.west - outer.west + 360) % 360
  return from + wide(inner) <= wide(outer)
}

/** Whether a point is in a box. */
export function isIn(
  box: BBox,
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
): boolean {
  if (latitude < box.south || latitude > box.north) return false
  return wide(box) >= 360 || (longitude - box.west + 360) % 360 <= wide(box)
}

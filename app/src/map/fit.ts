import type { Marker } from './operations.ts'
import { mercator, nearest, type Point } from './projection.ts'
import { type Spot, type View, viewZoom } from './view.ts'

const TILE = 512
/** How much of the map a box may fill. */
const SHARE = 0.75
const NEAREST = 14
/** The least step that a reader sees. */
const STEP = 1

interface Size {
  readonly width: number
  readonly height: number
}

/** West, south, east and north in degrees. */
type Box = readonly number[]

/** The middle of a box, and the zoom at which all of it is in view. */
function spotOn([west = 0, south = 0, east = 0, north = 0]: Box, size: Size): Spot {
  const across = east >= west ? east - west : east - west + 360
  const [low, high] = [mercator(south), mercator(north)]
  const zoomFor = (pixels: number, share: number) => Math.log2((SHARE * pixels) / (TILE * share))
  const middle = (low + high) / 2
  return {
    longitude: ((((west + across / 2 + 180) % 360) + 360) % 360) - 180,
    latitude: (Math.atan(Math.sinh(middle)) * 180) / Math.PI,
    zoom: Math.min(
      NEAREST,
      zoomFor(size.width, across / 360),
      zoomFor(size.height, (high - low) / (2 * Math.PI)),
    ),
  }
}

/** Where to go so that a cluster opens: its loans fill the view, which is at least one step nearer than now. */
export function spotIn(
  cluster: Pick<Marker, 'bbox' | 'latitude' | 'longitude'> & { readonly expansionZoom: number },
  view: Pick<View, 'zoom'>,
  { size, people }: { readonly size: Size; readonly people: boolean },
): Spot {
  const whole = spotOn(cluster.bbox ?? [], size)
  const needed = Math.max(viewZoom(cluster.expansionZoom, people), view.zoom + STEP)
  if (cluster.bbox !== null && whole.zoom >= needed) return whole
  return { latitude: cluster.latitude, longitude: cluster.longitude, zoom: needed }
}

/** Where to go so that two points are both in view. */
export function spotWith(one: Point, other: Point, size: Size): Spot {
  const there = nearest(other.longitude, one.longitude)
  const [west, east] = [Math.min(one.longitude, there), Math.max(one.longitude, there)]
  const south = Math.min(one.latitude, other.latitude)
  return spotOn([west, south, east, Math.max(one.latitude, other.latitude)], size)
}

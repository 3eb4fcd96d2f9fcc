import type { Marker } from '../operations.ts'
import { mercator } from '../projection.ts'
import { squareSize } from '../view.ts'
import { type Grid, radiusOf, type Spread, spread, squareOf } from './spread.ts'

const GAP = 3
/** Circles push one another apart so many times; those that still touch then go into their squares. */
const ROUNDS = 60
/** Less than this is not seen, in pixels. */
const UNSEEN = 0.05
const DEGREES = 180 / Math.PI

/** A circle on a map that is flat, in pixels. */
interface Circle {
  readonly marker: Marker
  readonly radius: number
  x: number
  y: number
}

type Pair = readonly [Circle, Circle]

/**
 * Where circles are drawn: where their markers are, or, where they would touch others, no further away than it takes. Circles that
 * find no room so are moved into their squares of the grid, where no other is.
 */
export function roomFor(
  markers: readonly Marker[],
  others: readonly Marker[],
  grid: Grid,
): ReadonlyMap<string, Spread> {
  const scale = grid.pixels / squareSize(grid.zoom)
  // In the same order for both kinds, which so find the same room.
  const all = [...markers, ...others].toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const circles = all.map((marker) => circleOf(marker, scale))
  const pairs = pairsOf(circles, grid.pixels * 2, 360 * scale)
  for (let round = 0; round < ROUNDS && pairs.some((pair) => push(pair, 360 * scale)); round += 1)
    for (const pair of pairs) push(pair, 360 * scale)
  squeeze(pairs, { markers, others, grid, scale })
  return new Map(circles.map((one) => [one.marker.id, spotOf(one, scale)]))
}

function circleOf(
  marker: Marker,
  scale: number,
  at: Pick<Marker, 'latitude' | 'longitude'> = marker,
) {
  const x = at.longitude * scale
  return { marker, radius: radiusOf(marker), x, y: mercator(at.latitude) * DEGREES * scale }
}

/** Which circles are so close that they may come to touch. */
function pairsOf(circles: readonly Circle[], reach: number, world: number): readonly Pair[] {
  return circles.flatMap((one, index) =>
    circles
      .slice(index + 1)
      .filter((two) => Math.abs(across(one, two, world)) < reach && Math.abs(one.y - two.y) < reach)
      .map((two) => [one, two] as const),
  )
}

/** How far right of another a circle is, the shorter way around the earth. */
function across(one: Circle, two: Circle, world: number): number {
  const x = one.x - two.x
  return x - world * Math.round(x / world)
}

const lackOf = ([one, two]: Pair, world: number) =>
  one.radius + two.radius + GAP - Math.hypot(across(one, two, world), one.y - two.y)

/** Moves two circles that touch apart, each half of the way; whether it had to. */
function push(pair: Pair, world: number): boolean {
  const lack = lackOf(pair, world)
  if (lack < UNSEEN) return false
  const [one, two] = pair
  const [x, y] = [across(one, two, world), one.y - two.y]
  const far = Math.hypot(x, y)
  const [right, up] = far === 0 ? [1, 0] : [x / far, y / far]
  one.x += (right * lack) / 2
  one.y += (up * lack) / 2
  two.x -= (right * lack) / 2
  two.y -= (up * lack) / 2
  return true
}

interface Crowd {
  readonly markers: readonly Marker[]
  readonly others: readonly Marker[]
  readonly grid: Grid
  readonly scale: number
}

/** Moves circles that still touch others into their squares, until none does. */
function squeeze(pairs: readonly Pair[], crowd: Crowd): void {
  const { grid, scale } = crowd
  const world = 360 * scale
  const squeezed = new Set<Circle>()
  const [mine, theirs] = [crowd.markers, crowd.others].map(
    (some) => new Map(some.map((one) => [squareOf(one, grid), one])),
  )
  const kinds = new Set(crowd.markers)
  for (;;) {
    const touching = pairs
      .filter((pair) => lackOf(pair, world) > 0.5)
      .flat()
      .filter((one) => !squeezed.has(one))
    if (touching.length === 0) return
    for (const one of touching) {
      squeezed.add(one)
      const rivals = kinds.has(one.marker) ? theirs : mine
      const spot = spread(one.marker, grid, rivals?.get(squareOf(one.marker, grid)))
      Object.assign(one, circleOf(one.marker, scale, spot))
    }
  }
}

function spotOf({ marker, radius, x, y }: Circle, scale: number): Spread {
  const [longitude, height] = [x / scale, y / scale / DEGREES]
  const isMoved =
    Math.abs(longitude - marker.longitude) > 1e-9 ||
    Math.abs(height - mercator(marker.latitude)) > 1e-9
  if (!isMoved) return { radius, latitude: marker.latitude, longitude: marker.longitude }
  return { radius, longitude, latitude: Math.atan(Math.sinh(height)) * DEGREES }
}

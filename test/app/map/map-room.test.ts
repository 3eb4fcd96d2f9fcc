import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { roomFor } from '../../../app/src/map/markers/room.ts'
import type { Marker } from '../../../app/src/map/operations.ts'
import { projectionOf } from '../../../app/src/map/projection.ts'
import { squareSize } from '../../../app/src/map/view.ts'

const marker = (id: string, latitude: number, longitude: number, count: number | null = 90) =>
  ({ id, kind: 'LOAN', latitude, longitude, count }) as Marker
/** The whole world, as MapLibre's zoom 0 shows it. */
const grid = { zoom: 1, pixels: 64 }
const project = projectionOf({ latitude: 0, longitude: 0, zoom: 0 }, { width: 512, height: 512 })

describe('on a map of the world', () => {
  it('a cluster is drawn where its loans are, though that is at the edge of its square', () => {
    const spots = roomFor([marker('japan', 36, 138), marker('leeds', 53.8, -1.5, 3)], [], grid)
    expect(spots.get('japan')).toMatchObject({ latitude: 36, longitude: 138 })
    expect(spots.get('leeds')).toMatchObject({ latitude: 53.8, longitude: -1.5 })
  })

  it('two that would touch make just enough room for each other, whichever kind asks', () => {
    const [loan, person] = [marker('a', 50, 2), marker('b', 50, 4)]
    const spots = roomFor([loan], [person], grid)
    expect(spots).toEqual(roomFor([person], [loan], grid))
    const [one, two] = ['a', 'b'].flatMap((id) => spots.get(id) ?? [])
    if (one === undefined || two === undefined) throw new Error('both are drawn')
    const apart = project(two).x - project(one).x
    // Three pixels between them, and less than one of rounding.
    expect(Math.abs(apart - one.radius - two.radius - 3)).toBeLessThan(0.5)
  })

  it('no circle touches another, however crowded it is', () => {
    const size = squareSize(grid.zoom)
    const inSquare = fc.record({
      column: fc.nat(7),
      row: fc.integer({ min: 1, max: 2 }),
      across: fc.double({ min: 0, max: 0.999, noNaN: true }),
      up: fc.double({ min: 0, max: 0.999, noNaN: true }),
      count: fc.integer({ min: 2, max: 20_000 }),
    })
    const crowd = fc.uniqueArray(inSquare, {
      minLength: 2,
      maxLength: 16,
      selector: ({ column, row }) => `${column}/${row}`,
    })
    fc.assert(
      fc.property(crowd, (some) => {
        const markers = some.map(({ column, row, across, up, count }) =>
          marker(`${column}/${row}`, (row + up) * size - 90, (column + across) * size - 180, count),
        )
        const spots = [...roomFor(markers, [], grid).values()]
        for (const [index, one] of spots.entries())
          for (const two of spots.slice(index + 1)) {
            const [a, b] = [project(one), project(two)]
            const x = a.x - b.x - 512 * Math.round((a.x - b.x) / 512)
            expect(Math.hypot(x, a.y - b.y)).toBeGreaterThan(one.radius + two.radius - 0.5)
          }
      }),
    )
  })
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type BBox, contains } from '../../src/lending/map/area.ts'
import { squareSize, widened } from '../../src/lending/map/clusters.ts'
import { STEPS } from '../../src/lending/map/public-point.ts'

const degrees = (most: number) =>
  fc.integer({ min: -most * STEPS, max: most * STEPS }).map((steps) => steps / STEPS)
const boxes = fc
  .record({ west: degrees(180), east: degrees(180), south: degrees(90), north: degrees(90) })
  .filter(({ west, east, south, north }) => west !== east && south < north)
const zooms = fc.option(fc.integer({ min: 0, max: 22 }))
const area = (bbox: BBox, zoom: number | null) =>
  ({ kind: 'loan', bbox, zoom, traits: {} }) as const

it('a watched box is widened to whole cells, which hold every point that it holds', () => {
  const property = fc.property(boxes, zooms, degrees(180), degrees(90), (bbox, zoom, x, y) => {
    const wide = widened(area(bbox, zoom))
    if (contains(bbox, [x, y])) expect(contains(wide.bbox, [x, y])).toBe(true)
    for (const corner of [bbox.west, bbox.east])
      expect(contains(wide.bbox, [corner, bbox.south])).toBe(true)
    const edges = [wide.bbox.west + 180, wide.bbox.east + 180, wide.bbox.south + 90]
    if (zoom !== null) for (const edge of edges) expect(edge % squareSize(zoom)).toBe(0)
  })
  fc.assert(property, { numRuns: 2_000 })
})

it.each([
  [{ west: 10.3, south: 10.3, east: 10.7, north: 10.7 }, 10.3 - 0.05, 10.7 + 0.05],
  [{ west: 179, south: -10, east: -179, north: 10 }, 179 - 2.5, -179 + 2.5],
])('without zoom %o is widened by at most an eighth on each side', (bbox, west, east) => {
  const wide = widened(area(bbox, null)).bbox
  expect([wide.west >= west, wide.west <= bbox.west]).toEqual([true, true])
  expect([wide.east <= east, wide.east >= bbox.east]).toEqual([true, true])
})

it('a watched box that would meet itself is the whole earth', () => {
  const almost = area({ west: 1, south: -10, east: 0, north: 10 }, null)
  expect(widened(almost).bbox).toMatchObject({ west: -180, east: 180 })
})

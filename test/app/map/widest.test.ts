import { expect, it } from 'vitest'
import { isWidest } from '../../../app/src/map/view.ts'

const seen = (zoom: number, south: number, north: number) =>
  isWidest({ latitude: 0, longitude: 0, zoom, bounds: { west: -180, east: 180, south, north } })

it('a view that shows the earth from top to bottom can’t get wider, nor one as far out as the map goes', () => {
  // On a wide window, the map ends where the earth fills it: beyond its least zoom.
  expect(seen(0.81, -85.05, 85.05)).toBe(true)
  expect(seen(0.5, -80, 80)).toBe(true)
  expect(seen(1.2, -70, 78)).toBe(false)
})

import { cityMapping } from 'city-timezones'
import type { Random } from './random.ts'

const POPULATION_MIN = 100_000

/** A city: name and location in degrees (WGS 84). */
export interface City {
  readonly name: string
  readonly latitude: number
  readonly longitude: number
}

/** Real cities with the cumulative population, by which they are weighted so that the map looks like the world. */
const cities: readonly { readonly city: City; readonly upTo: number }[] = (() => {
  let upTo = 0
  return cityMapping
    .filter(({ pop }) => pop >= POPULATION_MIN)
    .map(({ city, lat, lng, pop }) => {
      upTo += pop
      return { city: { name: city, latitude: lat, longitude: lng }, upTo }
    })
})()

/** A random city, weighted by population. */
export function anyCity(random: Random): City {
  const target = random.next() * (cities.at(-1)?.upTo ?? 0)
  let [from, to] = [0, cities.length - 1]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((cities[middle]?.upTo ?? 0) < target) from = middle + 1
    else to = middle
  }
  const found = cities[from]
  if (found === undefined) throw new Error('the gazetteer is empty')
  return found.city
}

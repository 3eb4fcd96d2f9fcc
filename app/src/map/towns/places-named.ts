import { plain } from '../../parts/without-accents.ts'
import type { Point } from '../projection.ts'
import { folded } from './town-names.ts'

interface Named extends Point {
  readonly name: string
}

/** Degrees between the middles of a place in one list and the other. */
const NEAR = 0.3

/** The places whose names begin with a text, in any case and without accents: cities and then towns, none of them twice; then cities that contain it. */
export function placesNamed<Town extends Named>(
  words: string,
  { towns, cities }: { readonly towns: readonly Town[]; readonly cities: readonly Town[] },
  most: number,
): readonly Town[] {
  const found = citiesNamed(cities, words, most)
  const begins = (town: Town) => plain(town.name).startsWith(plain(words))
  const isNew = (town: Town) => !found.some((city) => isSame(city, town))
  // Cities are listed without accents, towns as they are written there: Gdansk is Gdańsk.
  const written = (city: Town) => towns.find((town) => isSame(city, town)) ?? city
  return [
    ...found.filter(begins).map(written),
    ...towns.filter((town) => begins(town) && isNew(town)),
    ...found.filter((city) => !begins(city)).map(written),
  ].slice(0, most)
}

const isSame = (one: Named, other: Named) =>
  folded(one.name) === folded(other.name) &&
  Math.abs(one.longitude - other.longitude) < NEAR &&
  Math.abs(one.latitude - other.latitude) < NEAR

/** The cities whose names begin with a text; then those that contain it. */
function citiesNamed<Town extends Named>(
  cities: readonly Town[],
  text: string,
  most: number,
): readonly Town[] {
  const wanted = plain(text)
  if (wanted === '') return []
  const first = cities.filter(({ name }) => plain(name).startsWith(wanted))
  const later = cities.filter(({ name }) => plain(name).indexOf(wanted) > 0)
  return [...first, ...later].slice(0, most)
}

import { countryNames } from '../../parts/forms/countries.ts'
import { plain } from '../../parts/without-accents.ts'
import type { Point } from '../projection.ts'
import { cellOf, initialOf } from './town-files.ts'
import { begunBy, nearTo, once, type Row } from './town-names.ts'

/** A place of more than 5 000 people. */
export interface Town extends Point {
  readonly name: string
  /** As readers write it, in the United States with the state. */
  readonly country: string
  /** In thousands. */
  readonly people: number
}

/** The towns whose names begin with a text, in any case, without accents and in any form of saint, most people first. Loads the file of its first letter. */
export async function townsNamed(text: string, most: number): Promise<readonly Town[]> {
  return (await townsBy(begunBy, text)).slice(0, most)
}

/** The towns whose names are nearly this text, most people first. Loads the file of its first letter. */
export async function townsNear(text: string, most: number): Promise<readonly Town[]> {
  return (await townsBy(nearTo, text)).slice(0, most)
}

async function townsBy(found: typeof begunBy, text: string): Promise<readonly Town[]> {
  const wanted = plain(text)
  if (wanted === '') return []
  return once(found(text, await townsIn(initialOf(wanted)))).map(townIn(countryNames()))
}

/** The towns around a place: all within a degree to each side, and some that are farther away. */
export async function townsAround({ latitude, longitude }: Point): Promise<readonly Town[]> {
  const reach = [-1, 1]
  const corners = reach.flatMap((north) =>
    reach.map((east) => cellOf({ latitude: latitude + north, longitude: longitude + east })),
  )
  const files = await Promise.all([...new Set(corners)].map(townsIn))
  return files.flat().map(townIn(countryNames()))
}

async function townsIn(name: string): Promise<readonly Row[]> {
  const { files } = await import('virtual:towns')
  return (await files[name]?.())?.towns ?? []
}

/** Makes towns of rows, with their countries by name. */
export function townIn(countryNamed: (code: string) => string) {
  return ([name, where, longitude, latitude, people]: Row): Town => {
    const [code = '', state] = where.split('-')
    const country = countryNamed(code)
    return { name, country: state ? `${state}, ${country}` : country, longitude, latitude, people }
  }
}

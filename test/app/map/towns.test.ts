import { describe, expect, it } from 'vitest'
import { cities } from '../../../app/cities.ts'
import { nearestOf } from '../../../app/src/map/towns/nearest-town.ts'
import { placesNamed } from '../../../app/src/map/towns/places-named.ts'
import { cellOf, initialOf } from '../../../app/src/map/towns/town-files.ts'
import { begunBy, folded, isOneSlip, nearTo, once } from '../../../app/src/map/towns/town-names.ts'
import { plain } from '../../../app/src/parts/without-accents.ts'
import { towns } from '../../../app/towns.ts'

type Row = readonly [string, string, number, number, number]

const plugin = towns() as unknown as { load(id: string): string }
const file = (name: string): Row[] =>
  JSON.parse(plugin.load(`\0virtual:towns/${name}`).slice('export const towns = '.length))

const townOf = ([name, country, longitude, latitude, people]: Row) => ({
  name,
  country,
  longitude,
  latitude,
  people,
})
const cityPlugin = cities() as unknown as { load(id: string): string }
const cityRows: Row[] = JSON.parse(
  cityPlugin.load('\0virtual:cities').slice('export const cities = '.length),
)

describe('the towns that the app knows', () => {
  it.each([
    ['Faenza', 'IT'],
    ['Rimini', 'IT'],
    ['Forlì', 'IT'],
    ['forli', 'IT'],
    ['Ghent', 'BE'],
    ['Gent', 'BE'],
    ['München', 'DE'],
    ['Köln', 'DE'],
    ['koln', 'DE'],
    ['Łódź', 'PL'],
  ])('have %s in the file of its first letter', (name, country) => {
    const [first] = file(initialOf(name)).filter(([known]) => plain(known) === plain(name))
    expect(first?.[1]).toBe(country)
  })

  it.each([
    ['St. Gallen', 'Sankt Gallen'],
    ['Saint Gallen', 'Sankt Gallen'],
    ['st gall', 'Sankt Gallen'],
    ['St. Etienne', 'Saint-Étienne'],
    ['Santiago', 'Santiago'],
    ['San', 'Santiago'],
    ['San Jose', 'San Jose'],
  ])('find for %s first %s', (text, name) => {
    expect(begunBy(text, file(initialOf(text)))[0]?.[0]).toBe(name)
  })

  it.each([
    ['Faensa', 'Faenza'],
    ['Fanza', 'Faenza'],
    ['Ghnet', 'Ghent'],
    ['St. Galen', 'Sankt Gallen'],
  ])('are found in spite of one slip: %s is %s', (text, name) => {
    const near = nearTo(text, file(initialOf(text))).map(([known]) => known)
    expect(near).toContain(name)
    expect(near.length).toBeLessThan(7)
  })

  it('are not near if more than a slip is between, or the name is short', () => {
    expect(isOneSlip('faenza', 'faenza')).toBe(false)
    expect(isOneSlip('faensy', 'faenza')).toBe(false)
    expect(isOneSlip('anna', 'ana')).toBe(true)
    expect(isOneSlip('gehnt', 'ghent')).toBe(true)
    expect(nearTo('Ulf', file('u'))).toEqual([])
  })

  it('come with most people first, and in the United States with their state', () => {
    const people = file('p').map((row) => row[4])
    expect(people).toEqual(people.toSorted((one, other) => other - one))
    const portlands = file('p').filter(([name]) => name === 'Portland')
    expect(portlands.map(([, country]) => country)).toEqual(
      expect.arrayContaining(['US-OR', 'US-ME']),
    )
  })

  it.each([
    ['Benito Juárez', 'MX'],
    ['Zacapu', 'MX'],
    ['Saint Charles', 'US-MD'],
    ['Alajärvi', 'FI'],
    ['Brugge', 'BE'],
  ])('have %s once, in whichever spelling', (name, country) => {
    const rows = once(begunBy(name, file(initialOf(name))))
    const near = rows.filter(
      ([known, where]) => folded(known) === folded(name) && where === country,
    )
    const [first] = near
    const distance = (row: Row) =>
      Math.hypot(row[2] - (first?.[2] ?? 0), row[3] - (first?.[3] ?? 0))
    expect(near.filter((row) => distance(row) < 0.06)).toHaveLength(1)
  })

  it('are offered once by the search of the map, in whichever spelling they are typed and listed', () => {
    const listed = cityRows.map(townOf)
    const offered = (text: string) => {
      const some = once(begunBy(text, file(initialOf(text))))
        .slice(0, 5)
        .map(townOf)
      return placesNamed(text, { towns: some, cities: listed }, 5)
    }
    const names = (text: string) => offered(text).map(({ name }) => name)
    expect(names('gdan')).toEqual(['Gdańsk'])
    expect(names('Gdańsk')).toEqual(['Gdańsk'])
    expect(names('sao pau')[0]).toBe('São Paulo')
    expect(names('danzig')).toEqual(['Danzig'])
    for (const text of ['gda', 'sao', 'bogot', 'st. pet', 'lodz', 'san jo', 'zur', 'gen', 'mal']) {
      const spots = offered(text).map(
        ({ name, country, longitude }) => `${folded(name)} ${country} ${Math.round(longitude)}`,
      )
      expect(spots).toEqual([...new Set(spots)])
    }
    // The places of one name in several countries stay.
    const birminghams = placesNamed('birmingham', { towns: [], cities: listed }, 5)
    expect(new Set(birminghams.map(({ country }) => country)).size).toBe(birminghams.length)
  })

  it('name a place back; the 180th meridian divides nothing', () => {
    const near = (latitude: number, longitude: number) => {
      const found = file(cellOf({ latitude, longitude })).map(
        ([name, , east, north]) => ({ name, latitude: north, longitude: east }) as const,
      )
      return nearestOf(found, { latitude, longitude })
    }
    expect(near(44.29, 11.88)).toMatchObject({ town: { name: 'Faenza' }, km: 0 })
    expect(near(44.2, 11.96)?.km).toBe(1)
    expect(near(-40, -130)).toBeUndefined()
    expect(cellOf({ latitude: 0, longitude: 181 })).toBe(cellOf({ latitude: 0, longitude: -179 }))
  })
})

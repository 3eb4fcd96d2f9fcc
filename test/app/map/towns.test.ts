import { describe, expect, it } from 'vitest'
import { nearestOf } from '../../../app/src/map/towns/nearest-town.ts'
import { cellOf, initialOf, plain } from '../../../app/src/map/towns/town-files.ts'
import { begunBy, isOneSlip, nearTo } from '../../../app/src/map/towns/town-names.ts'
import { towns } from '../../../app/towns.ts'

type Row = readonly [string, string, number, number, number]

const plugin = towns() as unknown as { load(id: string): string }
const file = (name: string): Row[] =>
  JSON.parse(plugin.load(`\0virtual:towns/${name}`).slice('export const towns = '.length))

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

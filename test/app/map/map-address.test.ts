import { expect, it } from 'vitest'
import { pathOf, readAddress } from '../../../app/src/map/address.ts'

const read = (query: string) => readAddress(new URLSearchParams(query))

it('a person whose card is open is in the address of the map', () => {
  const address = read('people=1&person=abc')
  expect(address).toMatchObject({ people: true, person: 'abc', loan: undefined })
  expect(pathOf(address)).toContain('person=abc')
})

it('has one card at a time', () => {
  expect(read('loan=one&person=abc')).toMatchObject({ loan: 'one', person: undefined })
})

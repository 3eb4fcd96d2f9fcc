import { expect, it } from 'vitest'
import { nameFrom } from '../../../app/src/lend/searches/looks-for.ts'

it.each([
  ['Low risk · from 7% · Craft', 60, 'Low risk · from 7% · Craft'],
  ['Low risk · from 7% · Agriculture', 20, 'Low risk · from 7%'],
  ['goats and sheep for a farm · Low risk', 20, 'goats and sheep for'],
  ['Donaudampfschifffahrt', 10, 'Donaudampf'],
])('a search for “%s” is named within %i letters: %s', (said, most, name) =>
  expect(nameFrom(said, most)).toBe(name),
)

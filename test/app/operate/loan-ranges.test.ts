import { expect, it } from 'vitest'
import { fileOf, filterOf, sortOf } from '../../../app/src/operate/loans/ranges.ts'

it.each([
  [
    'late',
    '',
    '/loans?f=csv&status=active&arrears=days_1_to_30%2Cdays_31_to_60%2Cdays_61_to_90%2Cover_90_days&sort=late',
  ],
  ['paused', '', '/loans?f=csv&status=open&paused=true&sort=newest'],
  ['OPEN', 'corn & rye', '/loans?f=csv&status=open&sort=newest&q=corn+%26+rye'],
])('the loans of the kind “%s” with the words “%s” are a file at %s', (kind, words, path) => {
  expect(fileOf({ filter: filterOf(kind, words), sort: sortOf(kind) })).toBe(path)
})

import { expect, it } from 'vitest'
import { lessBy, yearlyOf } from '../../../app/src/lend/yearly.ts'

it('a year brings the rate of the loan where the platform takes no fee, and what is left after it where it does', () => {
  // Payments of whole cents make 16.94 % of 17 %, which is no fee.
  expect(yearlyOf('17', '16.94', '0')).toBe('17')
  expect(yearlyOf('17', '16.03', '7.5')).toBe('16.03')
  expect(yearlyOf('17', null, '7.5')).toBeNull()
})

it('a year brings so much less as is expected to be lost', () => {
  expect(lessBy('9.5', '2.25')).toBe('7.25')
  expect(lessBy('3', '4.10')).toBe('-1.1')
})

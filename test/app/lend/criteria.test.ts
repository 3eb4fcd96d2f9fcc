import { expect, it } from 'vitest'
import { crossedBy, everything } from '../../../app/src/lend/search/criteria.ts'

it('a lower limit above its upper one crosses it', () => {
  const of = (figures: object) => ({ ...everything, figures })
  expect(crossedBy('maxRate', of({ minRate: '10', maxRate: '9.5' }))).toBe('minRate')
  expect(crossedBy('minRate', of({ minRate: '10', maxRate: '9.5' }))).toBeUndefined()
  expect(crossedBy('maxRate', of({ minRate: '9.5', maxRate: '9.50' }))).toBeUndefined()
  expect(crossedBy('maxAmount', of({ minAmount: '900', maxAmount: '1000' }))).toBeUndefined()
  expect(crossedBy('maxMonths', of({ maxMonths: '5' }))).toBeUndefined()
  expect(crossedBy('maxDistanceKm', of({ maxDistanceKm: '5' }))).toBeUndefined()
})

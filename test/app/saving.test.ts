import { expect, it } from 'vitest'
import { savingOf } from '../../app/src/borrow/effect.ts'

type Effect = Parameters<typeof savingOf>[1]

it.each([
  ['12.50', 'saves $12.50'],
  ['0.00', 'saves nothing'],
  ['-0.40', 'costs $0.40 more interest'],
])('a payment early that saves %s of interest says so', (interestSaved, says) => {
  expect(savingOf('SHORTEN', { interestSaved } as Effect, 'USD')).toBe(says)
})

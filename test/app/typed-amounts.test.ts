import { expect, it } from 'vitest'
import { isTooFine } from '../../app/src/parts/entered.ts'

it.each([
  ['33.333', 'USD', true],
  ['33.33', 'USD', false],
  ['33', 'USD', false],
  ['1.5', 'JPY', true],
  ['1.125', 'KWD', false],
])('%s %s is an amount that nobody can pay: %s', (amount, currency, tooFine) =>
  expect(isTooFine(amount, currency)).toBe(tooFine),
)

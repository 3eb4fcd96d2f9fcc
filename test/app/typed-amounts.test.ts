import { afterEach, expect, it } from 'vitest'
import { language } from '../../app/src/language/language.ts'
import { addressOf, criteriaOf, everything } from '../../app/src/lend/search/criteria.ts'
import { isTooFine, nearestPayable, thousandsMeant } from '../../app/src/parts/forms/entered.ts'

afterEach(() => language.set('en'))

it.each([
  ['33.333', 'USD', true],
  ['33.33', 'USD', false],
  ['33', 'USD', false],
  ['1.5', 'JPY', true],
  ['1.125', 'KWD', false],
])('%s %s is an amount that nobody can pay: %s', (amount, currency, tooFine) =>
  expect(isTooFine(amount, currency)).toBe(tooFine),
)

it.each([
  ['33.333', 'USD', '33.33'],
  ['0.001', 'USD', '0.01'],
  ['0.5', 'JPY', '1'],
])('near %s %s, one can pay %s', (amount, currency, payable) =>
  expect(nearestPayable(amount, currency)).toBe(payable),
)

it.each([
  ['20.000', '20000'],
  ['0.001', undefined],
  ['20.0000', undefined],
])('by %s, thousands may be meant: %s', (amount, meant) =>
  expect(thousandsMeant(amount)).toBe(meant),
)

it.each(['en', 'de'] as const)(
  'an address says the same amounts in each language: %s',
  (spoken) => {
    language.set(spoken)
    const criteria = { ...everything, figures: { minRate: '7.125', minAmount: '1500.5' } }
    const address = new URL(addressOf(criteria), 'http://app')
    expect(criteriaOf(address.searchParams)).toEqual(criteria)
  },
)

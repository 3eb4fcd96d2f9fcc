import { afterEach, expect, it } from 'vitest'
import { language } from '../../app/src/language/language.ts'
import { addressOf, criteriaOf, everything } from '../../app/src/lend/criteria.ts'
import { isTooFine } from '../../app/src/parts/entered.ts'

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

it.each(['en', 'de'] as const)(
  'an address says the same amounts in each language: %s',
  (spoken) => {
    language.set(spoken)
    const criteria = { ...everything, figures: { minRate: '7.125', minAmount: '1500.5' } }
    const address = new URL(addressOf(criteria), 'http://app')
    expect(criteriaOf(address.searchParams)).toEqual(criteria)
  },
)

import { afterEach, expect, it } from 'vitest'
import { wrongAmount as wrongToRepay } from '../../app/src/borrow/repaying/repay-amounts.ts'
import { language } from '../../app/src/language/language.ts'
import { addressOf, criteriaOf, everything } from '../../app/src/lend/search/criteria.ts'
import {
  isNoAmount,
  isTooFine,
  nearestPayable,
  thousandsMeant,
} from '../../app/src/parts/forms/entered.ts'
import { wrongAmount, wrongToSend } from '../../app/src/wallet/wrong-amount.ts'

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

it.each([
  ['-5', true],
  ['abc', true],
  ['1e3', true],
  ['', false],
  ['$ 1’000,', false],
  ['50.', false],
])('whether nothing that begins with “%s” is an amount: %s', (text, isNone) =>
  expect(isNoAmount(text)).toBe(isNone),
)

it.each([
  ['171.095', /at most 2 decimals, such as 171\.09/],
  ['171.09', undefined],
  ['171.10', 'You have $171.09 available.'],
  ['-5', /such as 50/],
  ['17.', undefined],
  ['0', undefined],
])('an amount to withdraw is refused as it is typed: %s', (text, wrong) => {
  const said = wrongAmount(text, { currency: 'USD', most: '171.09' })
  wrong === undefined ? expect(said).toBeUndefined() : expect(said).toMatch(wrong)
})

it.each([
  ['0', 'Enter an amount above 0.'],
  ['', /such as 50/],
  ['99999999', undefined],
])('an amount to add is refused once it is sent: %s', (text, wrong) => {
  const said = wrongToSend(text, { currency: 'USD' })
  wrong === undefined ? expect(said).toBeUndefined() : expect(said).toMatch(wrong)
})

it('of an amount with thousands in the marks of another language, those are asked about', () => {
  expect(wrongToRepay('6.000', 'USD')?.()).toBe('Did you mean $6,000? Then enter 6000.')
  expect(wrongToRepay('6.001', 'USD')?.()).toMatch(/^Did you mean \$6,001\?/)
  expect(wrongToRepay('0.001', 'USD')?.()).toMatch(/such as 0\.01/)
})

import { afterEach, expect, it } from 'vitest'
import { outsideLimits } from '../../app/src/borrow/draft/outside.ts'
import { wrongIn } from '../../app/src/help/plan-wish.ts'
import { language } from '../../app/src/language/language.ts'
import { problemsOf } from '../../app/src/lend/order/wishes.ts'
import {
  addressOf,
  criteriaOf,
  everything,
  limitOf,
  whatWorks,
} from '../../app/src/lend/search/criteria.ts'
import {
  isNoAmount,
  isTooFine,
  nearestPayable,
  thousandsMeant,
} from '../../app/src/parts/forms/entered.ts'
import { wrongAmount, wrongAsTyped } from '../../app/src/parts/forms/wrong-amount.ts'
import { beyond, wrongToSend } from '../../app/src/wallet/wrong-amount.ts'

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
  ['171.0955', /^That has too many decimals\. .+ such as 171\.09/],
  ['171.095', /^Did you mean \$171,095\? .+; if not, 171\.09\.$/],
  ['171.09', undefined],
  ['171.10', 'You have $171.09 available.'],
  ['-5', /such as 50/],
  ['17.', undefined],
  ['0', undefined],
])('an amount to withdraw is refused as it is typed: %s', (text, wrong) => {
  const said = wrongAsTyped(text, 'USD') ?? beyond(text, { currency: 'USD', most: '171.09' })
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
  expect(wrongAmount('6.000', 'USD')).toBe('Did you mean $6,000? If so, enter 6000; if not, 6.00.')
  expect(wrongAmount('6.001', 'USD')).toMatch(/^Did you mean \$6,001\?/)
  expect(wrongAmount('0.001', 'USD')).toMatch(/such as 0\.01/)
  expect(wrongAmount('6.000', 'KWD')).toBeUndefined()
})

it('every form that takes amounts asks so', () => {
  const meant = 'Did you mean $6,000? If so, enter 6000; if not, 6.00.'
  expect(wrongToSend('6.000', { currency: 'USD' })).toBe(meant)
  const form = new FormData()
  form.set('most', '6.000')
  expect(wrongIn('lower', form).most).toBe(meant)
  expect(limitOf('minAmount', '6.000')).toBeUndefined()
  expect(whatWorks('minAmount', '6.000')).toBe(meant)
  const typed = { minAmount: '6.000' }
  const blank = new Proxy(typed, { get: (of, name) => Reflect.get(of, name) ?? '' })
  expect(problemsOf({ typed: blank } as unknown as Parameters<typeof problemsOf>[0])).toEqual({
    minAmount: meant,
  })
})

it('terms that the platform does not take are refused at their fields', () => {
  const limits = {
    loanAmountMin: '50.00',
    loanAmountMax: '50000.00',
    interestRateMax: '36',
    repaymentPeriodMonthsMax: 84,
  }
  const wrong = (amount: string, interestRate: string, months: number, isLeft = true) =>
    outsideLimits({ amount, interestRate, months }, limits, 'USD', isLeft)
  expect(wrong('49.99', '36.5', 85)).toEqual({
    amountRequested: 'You can ask for $50 to $50,000.',
    interestRate: 'The highest rate is 36% a year.',
    repaymentPeriodMonths: 'Enter 1 to 84 months.',
  })
  expect(wrong('50000.01', '36', 0)).toEqual({
    amountRequested: 'You can ask for $50 to $50,000.',
    repaymentPeriodMonths: 'Enter 1 to 84 months.',
  })
  expect(wrong('50', '0', 1)).toEqual({})
  // More may be about to be typed.
  expect(wrong('5', '9', 12, false)).toEqual({})
})

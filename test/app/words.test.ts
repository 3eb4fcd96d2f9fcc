import { describe, expect, it } from 'vitest'
import { typedAmount } from '../../app/src/parts/forms/entered.ts'
import { plainly, written } from '../../app/src/parts/plainly.ts'
import { reasonOf } from '../../app/src/parts/reason.ts'
import { moment } from '../../app/src/parts/time.ts'
import { told } from '../../app/src/wallet/told.ts'
import { percent } from '../../src/languages/formats.ts'

describe('an amount as people type it', () => {
  it.each([
    ['1000', '1000'],
    ['1,000', '1000'],
    ['$1,234,567.50', '1234567.50'],
    ['1.234,50', '1234.50'],
    ['1.234.567', '1234567'],
    ['1 000', '1000'],
    ["1'000.5", '1000.5'],
    ['25,50', '25.50'],
    ['9.5 %', '9.5'],
  ])('%s is %s', (typed, amount) => expect(typedAmount(typed)).toBe(amount))

  it.each(['', 'abc', '-5', '1,00,0', '1..5', '1,000.50.1'])('%s is none', (typed) =>
    expect(typedAmount(typed)).toBeUndefined(),
  )
})

it('a percentage has no space in English', () =>
  expect(written('The rate is 8.25 % a year, and 0,5 % stays.')).toBe(
    'The rate is 8.25% a year, and 0,5 % stays.',
  ))

it('a percentage that the API has written in another language stays as it is', () =>
  expect([percent('de', '1'), percent('de', '9.25')].map(written)).toEqual([
    '1\u00a0%',
    '9,25\u00a0%',
  ]))

it('a title in straight quotation marks gets those of the page', () =>
  expect(written('"Seed potatoes" is fully funded: your 25.00 USD went to the borrower.')).toBe(
    '“Seed potatoes” is fully funded: your $25 went to the borrower.',
  ))

describe('a message of the API in the words of the page', () => {
  it.each([
    ['amount must be 25.00 USD to 1000.00 USD.', 'Amount must be $25 to $1,000.'],
    ['amountRequested must be 50.00 to 50000.00 USD.', 'Amount must be $50 to $50,000.'],
    [
      'autoInvestMaxPerLoan must be set when autoInvestEnabled is.',
      '“At most per loan” must be set when “Invest for me” is.',
    ],
    [
      'interestRate must be 0 to 36 percent. months must be 1 to 84 months.',
      'Rate must be 0 to 36 percent. “Months to repay” must be 1 to 84 months.',
    ],
    [
      'lookAgainOn must be a day. text must not be blank.',
      '“Look again on” must be a day. Note must not be blank.',
    ],
    ['someNewField must not be blank.', 'Some new field must not be blank.'],
    [
      'This bank account is new: you can withdraw to it from 2026-03-01 16:00 UTC+5:30.',
      `This bank account is new: you can withdraw to it from ${moment('2026-03-01T10:30:00.000Z')}.`,
    ],
    ['The loan is no draft.', 'The loan is no draft.'],
    ['amount must be 500 JPY at most.', 'Amount must be ¥500 at most.'],
    ['It is due on 2026-12-23.', 'It is due on Dec 23, 2026.'],
  ])('%s', (message, told) => expect(plainly(message)).toBe(told))
})

describe('a text of the API', () => {
  it.each([
    ['102.51 USD was due on 2026-12-23.', '$102.51 was due on Dec 23, 2026.'],
    [
      'You can withdraw to it from 2026-03-01 10:30 UTC.',
      `You can withdraw to it from ${moment('2026-03-01T10:30:00Z')}.`,
    ],
    ['It ended at 2026-03-01 05:30 UTC-5.', `It ended at ${moment('2026-03-01T10:30:00Z')}.`],
    ['someField of 3 APR stays.', 'someField of 3 APR stays.'],
  ])('%s has amounts and days as readers write them', (text, told) =>
    expect(written(text)).toBe(told),
  )
})

describe('what has become of a payment', () => {
  const url = 'https://pay.example/1'
  const payment = { id: '1', reason: null, provider: 'stripe', bankAccountId: null } as const
  const sent = { ...payment, state: 'SENT' } as const
  const asked = { ...payment, state: 'REQUESTED' } as const
  const failed = { ...payment, state: 'FAILED', reason: 'The bank is closed.' } as const
  const announced = { ...payment, state: 'PENDING', provider: 'bank-file' } as const
  const debited = { ...announced, bankAccountId: '2' } as const
  it.each([
    ['DEPOSIT', 'COMPLETED', null, null, '$5 added to your wallet.'],
    ['WITHDRAWAL', 'COMPLETED', null, null, '$5 withdrawn from your wallet.'],
    ['DEPOSIT', 'PENDING', null, null, '$5 is on its way to your wallet. You can use it once'],
    ['DEPOSIT', 'PENDING', null, announced, 'Now transfer $5 from your bank, with the reference'],
    ['DEPOSIT', 'PENDING', null, debited, '$5 is on its way to your wallet. You can use it once'],
    ['DEPOSIT', 'PENDING', url, null, 'Pay $5 to finish. It will be in your wallet'],
    ['WITHDRAWAL', 'PENDING', null, sent, '$5 is on its way to your bank. Until it arrives there'],
    ['WITHDRAWAL', 'PENDING', null, asked, 'Your withdrawal of $5 is waiting for approval.'],
    [
      'DEPOSIT',
      'FAILED',
      null,
      failed,
      'Adding $5 failed, and no money moved. The bank is closed.',
    ],
    ['WITHDRAWAL', 'FAILED', null, null, 'Withdrawing $5 failed, and no money moved.'],
  ] as const)('%s %s', (type, status, paymentUrl, payment, text) =>
    expect(told({ type, status, amount: '5.00', currency: 'USD', paymentUrl, payment })).toContain(
      text,
    ),
  )
})

describe('why a payment failed', () => {
  const reason = 'The bank gave the money back.'
  it.each([
    [null, null, undefined],
    [reason, null, reason],
    [reason, 'AM04', 'The bank gave the money back (AM04).'],
    ['declined', 'X1', 'declined (X1)'],
    [null, 'AM04', 'Code AM04'],
  ])('%s %s', (why, reasonCode, told) => expect(reasonOf({ reason: why, reasonCode })).toBe(told))
})

import { describe, expect, it } from 'vitest'
import { dueAtOnce } from '../../../app/src/borrow/repaying/due-at-once.ts'
import { linesOf, savingOf } from '../../../app/src/borrow/repaying/effect.ts'

const late = { currency: 'USD', amountDue: '0.00', daysPastDue: 0, defaultOn: null }

type Effect = Parameters<typeof savingOf>[1]

it.each([
  ['12.50', 'saves $12.50'],
  ['0.00', 'saves nothing'],
  ['-0.40', 'costs $0.40 more interest'],
])('a payment early that saves %s of interest says so', (interestSaved, says) => {
  const days = { lastDueOn: '2026-11-29', lastDueBefore: '2026-12-29' }
  expect(savingOf('SHORTEN', { interestSaved, ...days } as Effect, 'USD')).toBe(says)
})

it('a payment early after which the loan ends no sooner says that, too', () => {
  const days = { lastDueOn: '2026-12-29', lastDueBefore: '2026-12-29' }
  expect(savingOf('SHORTEN', { interestSaved: '0.10', ...days } as Effect, 'USD')).toBe(
    'saves $0.10; only the last payment gets smaller',
  )
})

it('a payment after which only charges are left names those alone, not an end of the plan that is over', () => {
  const effect = {
    nextDueOn: '2026-11-29',
    nextDueAmount: '0.30',
    monthlyPayment: null,
    lastDueOn: '2026-11-19',
    lastDueBefore: '2026-11-19',
  } as Parameters<typeof linesOf>[0]
  const nextDue = { dueOn: '2026-11-19' } as Parameters<typeof linesOf>[1]['nextDue']
  const lines = linesOf(effect, { ...late, nextDue }, '10')
  expect(lines).toEqual([
    expect.stringMatching(/^After that, \$0\.30 in late charges is left, due on .*29.*\.$/),
  ])
})

describe('a part of what is overdue', () => {
  const effect = {
    nextDueOn: '2020-12-22',
    nextDueAmount: '105.74',
    monthlyPayment: '105.74',
    lastDueOn: '2099-12-22',
    lastDueBefore: '2099-12-22',
  } as Parameters<typeof linesOf>[0]
  const nextDue = { dueOn: '2020-12-22' } as Parameters<typeof linesOf>[1]['nextDue']
  const loan = { ...late, nextDue, amountDue: '3512.43', daysPastDue: 9, defaultOn: '2099-03-01' }

  it('leaves all the rest overdue, and the day of default as it is; no next payment is on a day that is past', () => {
    const [first, second, third] = linesOf(effect, loan, '1000')
    expect(first).toMatch(/^\$2,512\.43 stays overdue, the oldest part since .*2020\.$/)
    expect(second).toMatch(/^Unless you pay that too, .* still goes into default on .*2099/)
    expect(third).toMatch(/^The last payment is due/)
  })

  it('puts the default off if it pays the oldest payment', () => {
    const [, second] = linesOf({ ...effect, nextDueOn: '2021-01-22' }, loan, '1000')
    expect(second).toMatch(/default, but later than .*2099\.$/)
  })

  it('puts an end to it if it pays all that is overdue', () => {
    const lines = linesOf({ ...effect, nextDueOn: '2099-01-22' }, loan, '3512.43')
    expect(lines[0]).toMatch(/^Nothing is overdue then, and the loan does not go into default on/)
    expect(lines[1]).toMatch(/^Your next payment is then \$105\.74/)
  })
})

describe('automatic payments switched on', () => {
  const loan = {
    status: 'ACTIVE',
    amountDue: '617.22',
    daysPastDue: 9,
    currency: 'USD',
  } as Parameters<typeof dueAtOnce>[0]

  it.each([
    ['1000', 'yes', '$617.22 is overdue, and is taken now: your wallet has $1,000.'],
    [
      '20',
      'yes',
      '$617.22 is overdue, and your wallet has $20: that is taken now, and the rest as soon as money comes in.',
    ],
    ['0', 'no', '$617.22 is due, and your wallet is empty: it is taken as soon as money comes in.'],
  ])('with %s in the wallet say what they take now (late: %s)', (available, isLate, says) => {
    const daysPastDue = isLate === 'yes' ? 9 : 0
    expect(dueAtOnce({ ...loan, daysPastDue }, available)).toBe(says)
  })

  it('take nothing at once where nothing is due', () => {
    expect(dueAtOnce({ ...loan, amountDue: '0.00' }, '1000')).toBeUndefined()
  })
})

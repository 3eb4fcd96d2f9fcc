import { expect, it } from 'vitest'
import { linesOf, savingOf } from '../../../app/src/borrow/repaying/effect.ts'

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
  const lines = linesOf(effect, { currency: 'USD', nextDue })
  expect(lines).toEqual([
    expect.stringMatching(/^After that, \$0\.30 in late charges is left, due on .*29.*\.$/),
  ])
})

it('a payment that leaves something overdue says so, and names no next payment on a day that is past', () => {
  const effect = {
    nextDueOn: '2020-12-22',
    nextDueAmount: '105.74',
    monthlyPayment: '105.74',
    lastDueOn: '2099-12-22',
    lastDueBefore: '2099-12-22',
  } as Parameters<typeof linesOf>[0]
  const nextDue = { dueOn: '2020-12-22' } as Parameters<typeof linesOf>[1]['nextDue']
  const [first] = linesOf(effect, { currency: 'USD', nextDue })
  expect(first).toMatch(/^\$105\.74 of the payment that was due on .*2020.* stays overdue\.$/)
})

import { expect, it } from 'vitest'
import { reasonOf, stepsOf, waysOut } from '../../../app/src/operate/acting/refused.ts'

const conflict = (details: object) =>
  reasonOf({
    code: 'VERSION_CONFLICT',
    message: 'Read it again.',
    details: { version: 4, ...details },
  })

it.each([
  [{ status: 'defaulted', writtenOff: false }, 'It is now: Defaulted, €40.50 owed.'],
  [{ status: 'defaulted', writtenOff: true }, 'It is now: Written off, €40.50 owed.'],
])('an act that a colleague has overtaken says what a debt is now: %o', (is, says) => {
  expect(conflict({ ...is, owed: '40.50', currency: 'EUR' })).toContain(says)
})

it('an act that a colleague has overtaken says what a loan is now, as far as that is told', () => {
  expect(conflict({ status: 'open', frozen: true, fundedPercent: 25 })).toContain(
    'It is now: Open and frozen, 25% funded.',
  )
  expect(conflict({})).toContain('This has changed since the page was read.')
})

it('an account that can’t be closed says what would remove each obstacle, and leads there', () => {
  const left = {
    code: 'OBLIGATIONS_LEFT',
    message: 'Something is outstanding.',
    details: {
      memberId: 'm1',
      available: '12.50',
      held: '0.00',
      pending: '0.00',
      owed: '80.00',
      loans: ['l1'],
      investments: ['i1', 'i2'],
      payments: ['p1'],
    },
  }
  expect(stepsOf(left).map((step) => step.slice(0, 30))).toEqual([
    'Only the member can withdraw m',
    'Money that is held or on its w',
    'Cancel a loan that is not paid',
    'Investments end when their loa',
  ])
  expect(waysOut(left).map(([path]) => path)).toEqual([
    '/operate/m1?tab=money',
    '/operate/l1',
    '/operate/m1?tab=investments',
    '/operate/p1',
  ])
  expect(stepsOf({ ...left, code: 'BLOCKED' })).toEqual([])
})

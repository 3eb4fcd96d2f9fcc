import { expect, it } from 'vitest'
import { reasonOf } from '../../../app/src/operate/acting/refused.ts'

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

import { expect, it } from 'vitest'
import { partsOwed } from '../../../app/src/operate/loans/parts-owed.ts'
import { isOpenAt } from '../../../app/src/operate/loans/undoable.ts'

const history = [
  { to: 'ACTIVE', createdAt: '2026-01-01T00:00:00.000Z' },
  { to: 'DEFAULTED', createdAt: '2026-06-01T00:00:00.000Z' },
]

it('what came in for a loan since its default can be undone, and what came before can’t', () => {
  const loan = { status: 'DEFAULTED', history }
  expect(isOpenAt(loan, '2026-06-01T00:00:00.001Z')).toBe(true)
  expect(isOpenAt(loan, '2026-05-31T23:59:59.999Z')).toBe(false)
  expect(isOpenAt({ ...loan, status: 'REPAID' }, '2026-03-01T00:00:00.000Z')).toBe(true)
})

it('what a loan owes adds up from its principal, its interest and its late charges', () => {
  const owed = { currency: 'EUR', principalOutstanding: '70.00', chargesDue: '5.30' }
  expect(partsOwed({ ...owed, payoffAmount: '78.88' })).toEqual([
    ['principal', '70.00'],
    ['interest', '3.58'],
    ['charges', '5.30'],
  ])
  const repaid = { currency: 'EUR', principalOutstanding: '0.00', chargesDue: '0.00' }
  expect(partsOwed({ ...repaid, payoffAmount: '0.00' })).toEqual([])
})

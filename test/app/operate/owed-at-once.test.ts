import { expect, it } from 'vitest'
import { owedAtOnce } from '../../../app/src/operate/loans/owed-at-once.ts'

const schedule = [
  { payment: '10.00', paid: '10.00' },
  { payment: '10.00', paid: '4.00' },
  { payment: '51.76', paid: '0.00' },
]
const loan = {
  status: 'DEFAULTED',
  currency: 'EUR',
  payoffAmount: '53.37',
  chargesDue: '1.00',
  schedule,
} as const

it('what is open of a plan in default leads to what is owed, less the interest that has not run', () => {
  expect(owedAtOnce(loan)).toEqual({
    open: '57.76',
    charges: '1.00',
    notRun: '5.39',
    owed: '53.37',
  })
})

it('interest that has run beyond the plan is more', () => {
  expect(owedAtOnce({ ...loan, payoffAmount: '60.00' })?.notRun).toBe('-1.24')
})

it('a loan that is not in default, or owes nothing, has no such sums', () => {
  expect(owedAtOnce({ ...loan, status: 'ACTIVE' })).toBeNull()
  expect(owedAtOnce({ ...loan, payoffAmount: '0.00' })).toBeNull()
})

import { expect, it } from 'vitest'
import { paymentsOf } from '../../app/src/parts/loans/payments-of.ts'

it('a payment that a change of the plan has emptied is none, one that was paid early is', () => {
  const plan = [
    { payment: '0.00', prepaid: '0.00' },
    { payment: '0.00', prepaid: '40.00' },
    { payment: '43.05', prepaid: '0.00' },
  ]
  expect(paymentsOf(plan)).toEqual(plan.slice(1))
})

import { expect, it } from 'vitest'
import { monthsOf } from '../../app/src/parts/loans/months.ts'

// Whether a plan may say that a payment is due each month.

const plan = (...payments: readonly string[]) =>
  payments.map((payment) => ({ payment, status: 'SCHEDULED' }))

it.each([
  ['each', plan('51.39', '51.39', '51.39')],
  ['each', plan('51.39', '51.39', '51.41')],
  ['each', [{ payment: '20.00', status: 'PAID' }, ...plan('51.39', '51.41')]],
  ['each', plan('51.41')],
  ['about', plan('51.39', '51.40', '51.38', '51.41')],
  ['most', plan('51.39', '51.39', '12.00', '51.39', '51.41')],
  ['most', plan('10.00', '51.39', '51.39', '51.41')],
] as const)('says %s of %j', (says, payments) => {
  expect(monthsOf(payments, '51.39')).toBe(says)
})

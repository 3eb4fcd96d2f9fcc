import { expect, it } from 'vitest'
import { earningsOf } from '../../../app/src/lend/earnings.ts'
import type { Quote } from '../../../app/src/lend/operations.ts'

it('what comes back a month is the average of the payments, not the first', () => {
  const instalment = { dueOn: '2027-01-01', interest: '0.00' }
  const instalments = ['43.34', '43.35', '43.37'].map((payment) => ({ ...instalment, payment }))
  const loan = { currency: 'USD', amountFunded: '0.00', amountRequested: '130.06' }
  const { monthly } = earningsOf({ instalments } as unknown as Quote, '0', {
    amount: '130.06',
    loan,
  })
  expect(monthly).toBe('43.35')
})

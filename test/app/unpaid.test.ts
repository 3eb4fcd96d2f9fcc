import { expect, it } from 'vitest'
import { overdueInAll } from '../../app/src/borrow/repaying/due-this-month.ts'
import { unpaidOf } from '../../app/src/parts/amounts.ts'

it.each([
  ['4.22', '4.06', 'USD', '0.16'],
  ['855.20', '0.00', 'EUR', '855.20'],
  ['1000', '999', 'JPY', '1'],
  ['1.000', '0.999', 'KWD', '0.001'],
])(
  'of a payment of %s, of which %s %s is paid, the rest is still to be paid: %s',
  (payment, paid, currency, rest) => expect(unpaidOf({ payment, paid }, currency)).toBe(rest),
)

const loan = (
  status: 'ACTIVE' | 'DEFAULTED',
  days: number,
  amountDue: string,
  more: object = {},
) => ({
  status,
  daysPastDue: days,
  amountDue,
  payoffAmount: '500.00',
  currency: 'USD',
  interestPausedUntil: null,
  ...more,
})

it('what several overdue loans need is added up: what is due of a late one, all of one in default, nothing of a paused one', () => {
  const late = loan('ACTIVE', 3, '20.50')
  const paused = loan('ACTIVE', 9, '7.00', { interestPausedUntil: '2027-01-31' })
  expect(overdueInAll([late, loan('DEFAULTED', 0, '0'), loan('ACTIVE', 0, '5'), paused])).toBe(
    '520.50',
  )
  // One alone says it itself.
  expect(overdueInAll([late, paused])).toBeUndefined()
})

import { expect, it } from 'vitest'
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

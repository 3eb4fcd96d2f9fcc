import { expect, it } from 'vitest'
import { groups, sumOf } from '../../../app/src/operate/members/money/reckoned.ts'
import type { Reckoned } from '../../../app/src/operate/members/operations.ts'
import { fixedUnits } from '../../../app/src/parts/money.ts'

// A lender whose borrower defaulted: what was earned is told beside what was lost, as it is in the lists.

const reckoned: Reckoned = {
  deposits: '10000.00',
  depositsReversed: '0.00',
  fromMembers: '0.00',
  borrowed: '0.00',
  laidOut: '0.00',
  withdrawals: '250.50',
  toMembers: '0.00',
  repaid: '0.00',
  interest: '180.25',
  charges: '0.00',
  recovered: '20.05',
  refunded: '0.00',
  fees: '0.00',
  losses: '6525.00',
  now: '3424.80',
  available: '3000.00',
  held: '24.80',
  lent: '400.00',
  owedToPlatform: '0.00',
  owedOnLoans: '0.00',
}

it('what came in, less what went out, with what was earned, less what was lost, is what there is now', () => {
  const sums = groups.map((group) => sumOf(group, reckoned, 'USD'))
  expect(sums).toEqual(['10000.00', '0.00', '250.50', '200.30', '6525.00'])
  const [cameIn = 0n, advanced = 0n, wentOut = 0n, earned = 0n, lost = 0n] = sums.map((sum) =>
    fixedUnits(sum),
  )
  expect(cameIn + advanced - wentOut + earned - lost).toBe(fixedUnits(reckoned.now))
})

it('what the platform paid in advance did not come in', () => {
  const of = { ...reckoned, deposits: '1.03', laidOut: '198.97' }
  const sums = groups.map((group) => sumOf(group, of, 'USD'))
  expect(sums.slice(0, 2)).toEqual(['1.03', '198.97'])
})

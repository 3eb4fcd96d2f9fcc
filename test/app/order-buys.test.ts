import { expect, it } from 'vitest'
import { buysOf, hadOf } from '../../app/src/lend/order/buys.ts'
import type { Candidate } from '../../app/src/lend/order/operations.ts'

const candidate = (id: string, myInvestment: string) =>
  ({
    minInvestment: '10.00',
    myInvestment,
    loan: { id, borrowerId: id, currency: 'USD', amountRemaining: '500.00' },
  }) as unknown as Candidate

it('puts money once in each loan: into none that its lender has, or has left', () => {
  const candidates = [
    candidate('held', '25.00'),
    candidate('new', '0.00'),
    candidate('left', '0.00'),
  ]
  const had = hadOf(candidates, [{ id: 'i', loan: { id: 'left' } }])
  const fresh = candidates.filter(({ loan }) => !had.has(loan.id))
  const buys = buysOf(fresh, { perLoan: '50.00', perBorrower: '50.00' }, '200.00')
  expect(buys.map(({ loan, amount }) => [loan.id, amount])).toEqual([['new', '50.00']])
})

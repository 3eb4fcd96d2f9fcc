import { expect, it } from 'vitest'
import { buysOf, hadOf } from '../../../app/src/lend/order/buys.ts'
import type { Candidate, Had } from '../../../app/src/lend/order/operations.ts'

const candidate = (id: string, lent = '0.00', borrowerId = id) => {
  const loan = { id, borrowerId, currency: 'USD', amountRemaining: '500.00' }
  const own = { myInvestment: borrowerId === id ? lent : '0.00', lentToBorrower: lent }
  return { minInvestment: '10.00', loan: { ...loan, ...own } } as unknown as Candidate
}
const invested = (id: string, status: string, automatic: boolean) =>
  ({ id, status, automatic, loan: { id } }) as Had

it('puts money once in each loan: into none that the order has, or that its lender has left', () => {
  const candidates = ['held', 'by hand', 'new', 'left'].map((id) => candidate(id))
  const had = hadOf([
    invested('held', 'PENDING', true),
    invested('by hand', 'PENDING', false),
    invested('left', 'CANCELLED', false),
  ])
  const fresh = candidates.filter(({ loan }) => !had.has(loan.id))
  const { buys } = buysOf(fresh, { perLoan: '50.00', perBorrower: '50.00' }, '200.00')
  expect(buys.map(({ loan, amount }) => [loan.id, amount])).toEqual([
    ['by hand', '50.00'],
    ['new', '50.00'],
  ])
})

it('counts what was lent by hand, in the loan and in others of its borrower', () => {
  const candidates = [
    candidate('enough', '100.00'),
    candidate('some', '30.00'),
    candidate('other', '20.00', 'known'),
    candidate('another', '20.00', 'known'),
  ]
  const { buys } = buysOf(candidates, { perLoan: '50.00', perBorrower: '50.00' }, '200.00')
  expect(buys.map(({ loan, amount }) => [loan.id, amount])).toEqual([
    ['some', '20.00'],
    ['other', '30.00'],
  ])
})

it('says of each loan that gets nothing why', () => {
  const candidates = [
    candidate('first', '0.00', 'one'),
    candidate('second', '0.00', 'one'),
    candidate('enough', '50.00'),
    candidate('third'),
    candidate('too late'),
  ]
  const { buys, passed, isSpent } = buysOf(
    candidates,
    { perLoan: '50.00', perBorrower: '50.00' },
    '105.00',
  )
  expect(buys.map(({ loan, amount }) => [loan.id, amount])).toEqual([
    ['first', '50.00'],
    ['third', '50.00'],
  ])
  expect([passed, isSpent]).toEqual([{ borrower: 2, loan: 0, money: 1 }, true])
  const all = passed.borrower + passed.loan + passed.money + buys.length
  expect(all).toBe(candidates.length)
})

import { afterAll, expect, it } from 'vitest'
import { seriesIn, sumOf } from '../support/contract/metrics.ts'
import { loanTools } from '../support/market/loans.ts'
import { startWorld } from '../support/world.ts'

const world = await startWorld()
afterAll(() => world.close())

const read = async () => seriesIn(String((await world.rest('GET', '/metrics')).body))

it('shows money in and out, funding and arrears as metrics, and reads them again only after some time', async () => {
  const token = await world.token('ada')
  const move = (path: string, amount: number) =>
    world.rest('POST', path, { token, body: { amount } })
  await move('/wallet/deposit', 100.5)
  await move('/wallet/withdraw', 20.25)
  const { newLoan, openLoanAt, invest } = loanTools(world, token)
  await newLoan()
  const id = await openLoanAt(45, 7)
  await openLoanAt(45, 8)
  await invest('lena', id, 300)
  // A payment that settles days after it began: its line's id is of the day on which it began.
  await world.database.sql('set session_replication_role = replica')
  await world.database.sql(
    "update wallet_transaction set id = first_id_at(now() - interval '3 days') where type = 'withdrawal'",
  )
  await world.database.sql('reset session_replication_role')
  const series = await read()
  const moved = (type: string, direction: string) =>
    sumOf(series, 'money_moved', { type, direction })
  expect(moved('deposit', 'credit')).toBe(400.5)
  expect(moved('withdrawal', 'debit')).toBe(20.25)
  expect(moved('investment_hold', 'none')).toBe(300)
  const entered = (status: string) => sumOf(series, 'loans_entered', { status })
  expect([entered('draft'), entered('open'), entered('repaid')]).toEqual([3, 2, 0])
  expect(sumOf(series, 'loans_open')).toBe(2)
  expect(sumOf(series, 'loans_open_requested')).toBe(2_000)
  expect(sumOf(series, 'loans_open_funded')).toBe(300)
  const owing = series.filter(({ name }) => name === 'loans_owing')
  expect(owing.map(({ labels, value }) => [labels.arrears, value])).toEqual(
    ['none', '1-30', '31-60', '61-90', 'over 90', 'default'].map((range) => [range, 0]),
  )
  await move('/wallet/deposit', 50)
  expect(sumOf(await read(), 'money_moved', { type: 'deposit' })).toBe(400.5)
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  type Bookkeeping,
  cents,
  journalOf,
  keepTwoMonths,
  setClock,
} from '../support/market/books/bookkeeping.ts'
import { type Body, startWorld, type World } from '../support/world.ts'

let world: World
let books: Bookkeeping
let repayment: string
beforeAll(async () => {
  world = await startWorld({ FEE_ORIGINATION_PERCENT: '2', FEE_SERVICE_PERCENT: '10' })
  books = await keepTwoMonths(world)
  // In March, an operator books what had arrived on 26 February.
  const { body } = await books.olga.call('POST', `/loans/${books.loan}/repayments`, {
    amount: 100,
    value_date: '2027-02-26',
    reason: 'it had come to the old account',
  })
  const [made] = await world.database.sql<{ id: string }>(
    "select id from repayment where value_on = '2027-02-26'",
  )
  expect(body.transaction.amount).toBe(100)
  repayment = String(made?.id)
})
afterAll(() => world.close())

const endOf = (day: string) => `${day}T23:59:59.999Z`

async function balancesAt(moment: string, by: string): Promise<Map<string, number>> {
  const { body } = await books.olga.call('GET', `/operator/trial-balance?at=${moment}&by=${by}`)
  const { accounts, debit, credit, by: shown } = body.trial_balance
  expect([shown, debit]).toEqual([by, credit])
  return new Map(accounts.map((one: Body) => [one.account, cents(one.debit) - cents(one.credit)]))
}

/** What the lines of a journal add to each account. */
function sumsOf(lines: readonly Body[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { account, debit, credit } of lines)
    sums.set(account, (sums.get(account) ?? 0) + cents(debit) - cents(credit))
  return sums
}

const plus = (balances: Map<string, number>, sums: Map<string, number>) =>
  new Map([...balances].map(([account, sum]) => [account, sum + (sums.get(account) ?? 0)]))

const dated = (lines: readonly Body[], until: string) =>
  sumsOf(lines.filter(({ value_date: day }) => day !== null && day <= until))

it('has a repayment in the month of its value date by value, and in the month after by posting', async () => {
  const march = await journalOf(books, '2027-03-01', '2027-03-31')
  const own = march.filter(({ value_date: day }) => day !== null)
  expect(new Set(own.map(({ kind, value_date: day }) => `${kind} ${day}`))).toEqual(
    new Set(['repayment 2027-02-26']),
  )
  const principal = sumsOf(own).get('9000') ?? 0
  expect(principal).toBeLessThan(0)
  for (const day of ['2027-02-25', '2027-03-31'])
    expect(await balancesAt(endOf(day), 'value')).toEqual(await balancesAt(endOf(day), 'posting'))
  for (const moment of ['2027-02-26T00:00:00Z', endOf('2027-02-28'), '2027-03-02T00:00:00Z']) {
    const [posted, valued] = [
      await balancesAt(moment, 'posting'),
      await balancesAt(moment, 'value'),
    ]
    expect((valued.get('9000') ?? 0) - (posted.get('9000') ?? 0)).toBe(principal)
    expect(valued).toEqual(plus(posted, dated(march, '2027-02-28')))
  }
})

it('is by posting unless it says otherwise, at the end of a day in the time zone of the platform', async () => {
  const moment = endOf('2027-02-28')
  const { body } = await books.olga.call('GET', '/operator/trial-balance?day=2027-02-28')
  expect(body.trial_balance).toMatchObject({ by: 'posting', at: moment })
  const both = await books.olga.call('GET', `/operator/trial-balance?day=2027-02-28&at=${moment}`)
  expect([both.status, both.body.error.details[0].field]).toEqual([400, 'day'])
  const { body: csv } = await books.olga.call('GET', '/operator/trial-balance?day=2027-02-28&f=csv')
  const [, ...rows] = String(csv).trimEnd().split('\r\n')
  expect(rows.map((row) => row.split(','))).toEqual(
    body.trial_balance.accounts.map((one: Body) => [
      one.account,
      one.name,
      String(one.memorandum),
      one.debit.toFixed(2),
      one.credit.toFixed(2),
    ]),
  )
  const { accounts } = body.trial_balance
  const owed = accounts.find(({ account }: Body) => account === '9000')
  expect(cents(owed.debit)).toBe((await balancesAt(moment, 'posting')).get('9000'))
})

it('takes an undone repayment out of the month of its value date, though that month is closed', async () => {
  const before = await balancesAt(endOf('2027-02-25'), 'posting')
  await setClock(world, '2027-04-02T10:00:00Z')
  for (const month of ['2027-01', '2027-02', '2027-03']) {
    const path = `/operator/periods/${month}/close`
    expect((await books.olga.call('POST', path, { reason: 'the year' })).status).toBe(200)
  }
  const posted = await balancesAt(endOf('2027-02-28'), 'posting')
  const undone = await books.olga.call('POST', `/operator/repayments/${repayment}/undo`, {
    mode: 'undo',
    reason: 'it was for somebody else',
  })
  expect(undone.status).toBe(200)
  const april = await journalOf(books, '2027-04-01', '2027-04-30')
  expect(
    new Set(april.map((line) => `${line.kind} ${line.corrects_id} ${line.value_date}`)),
  ).toEqual(new Set([`repayment_reversal ${repayment} 2027-02-26`]))
  expect(await balancesAt(endOf('2027-02-28'), 'value')).toEqual(before)
  expect(await balancesAt(endOf('2027-02-28'), 'posting')).toEqual(posted)
  expect(await balancesAt(endOf('2027-04-30'), 'value')).toEqual(
    await balancesAt(endOf('2027-04-30'), 'posting'),
  )
})

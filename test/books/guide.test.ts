import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { defaultChart } from '../../src/lending/books/chart.ts'
import { bookings } from '../../src/lending/books/movements.ts'
import { type Bookkeeping, journalOf, keepTwoMonths } from '../support/market/books/bookkeeping.ts'
import { startWorld, type World } from '../support/world.ts'

// What docs/books.md shows is what the gateway does.

const page = readFileSync(new URL('../../docs/books.md', import.meta.url), 'utf8')

/** The rows of the table that follows a heading, without code marks. */
function tableAfter(heading: string): string[][] {
  const section = page.split(`\n${heading}\n`)[1]?.split('\n#')[0] ?? ''
  const rows = section.split('\n').filter((line) => line.startsWith('|'))
  return rows.slice(2).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  )
}

let world: World
let books: Bookkeeping
beforeAll(async () => {
  world = await startWorld({ FEE_ORIGINATION_PERCENT: '2', FEE_SERVICE_PERCENT: '10' })
  books = await keepTwoMonths(world)
})
afterAll(() => world.close())

const shown = (amount: number) => (amount === 0 ? '' : amount.toFixed(2))

it('lists the accounts of the default chart', () => {
  expect(tableAfter('## The chart of accounts')).toEqual(
    defaultChart.accounts.map(({ number, name, type }) => [
      number,
      name,
      type,
      Object.entries(defaultChart.kinds)
        .filter(([, of]) => of === number)
        .map(([kind]) => kind)
        .join(', '),
    ]),
  )
})

it('lists how each kind of movement is booked', () => {
  expect(tableAfter('## How movements are booked')).toEqual(
    Object.entries(bookings).map(([kind, { debit, credit }]) => [
      kind,
      debit.join(', '),
      credit.join(', '),
    ]),
  )
})

it('shows the journal of the day of its example', async () => {
  const lines = await journalOf(books, '2027-02-05', '2027-02-05')
  const sums = new Map<string, [string, string, string, number, number]>()
  for (const { kind, account, account_name: name, debit, credit } of lines) {
    const key = `${kind} ${account} ${debit > 0}`
    const [, , , before, after] = sums.get(key) ?? ['', '', '', 0, 0]
    sums.set(key, [kind, account, name, before + debit, after + credit])
  }
  const rows = [...sums.values()].map(([kind, account, name, debit, credit]) => [
    kind,
    account,
    name,
    shown(debit),
    shown(credit),
  ])
  expect(rows.toSorted()).toEqual(tableAfter('### The journal of a day').toSorted())
})

it('shows the trial balance of its example', async () => {
  const { body } = await books.olga.call(
    'GET',
    '/operator/trial-balance?at=2027-02-28T23:59:59.999Z',
  )
  const { accounts, debit, credit } = body.trial_balance
  const rows = accounts
    .filter((one: { debit: number; credit: number }) => one.debit + one.credit > 0)
    .map((one: { account: string; name: string; debit: number; credit: number }) => [
      one.account,
      one.name,
      shown(one.debit),
      shown(one.credit),
    ])
  expect([...rows, ['', 'Sum', shown(debit), shown(credit)]]).toEqual(
    tableAfter('### The trial balance at the end of February'),
  )
})

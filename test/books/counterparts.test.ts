import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  type Bookkeeping,
  cents,
  journalOf,
  keepTwoMonths,
} from '../support/market/books/bookkeeping.ts'
import { type Body, startWorld, type World } from '../support/world.ts'

// The lines of an account name whose they are, and what is on the other side of each.

let world: World
let books: Bookkeeping
beforeAll(async () => {
  world = await startWorld({ FEE_ORIGINATION_PERCENT: '2', FEE_SERVICE_PERCENT: '10' })
  books = await keepTwoMonths(world)
})
afterAll(() => world.close())

const [from, to] = ['2027-01-01', '2027-03-31']
const linesOf = async (account: string): Promise<Body[]> =>
  (await books.olga.call('GET', `/operator/turnover/${account}/lines?from=${from}&to=${to}`)).body
    .lines

it('names the member of a wallet, and the account that pays in', async () => {
  const deposits = (await linesOf('1700')).filter(({ kind }) => kind === 'deposit')
  const amounts = deposits.map((line) => [line.credit, line.member_id])
  expect(amounts).toEqual([
    [2_000, books.lena.id],
    [77.7, books.lena.id],
  ])
  for (const {
    counterparts,
    counterparts_number: number,
    counter_accounts: accounts,
  } of deposits) {
    expect(counterparts).toMatchObject([{ member_id: null, credit: 0 }])
    expect([number, accounts]).toEqual([1, [counterparts[0].account]])
  }
})

it('names the member on the other side', async () => {
  const moved = (await linesOf('1700')).filter(({ kind }) => kind === 'transfer')
  expect(moved.map((line) => [line.debit, line.member_id, line.counterparts[0]])).toEqual(
    expect.arrayContaining([
      [12.34, books.lena.id, expect.objectContaining({ member_id: books.ada.id, credit: 12.34 })],
      [0, books.ada.id, expect.objectContaining({ member_id: books.lena.id, debit: 12.34 })],
    ]),
  )
})

it('keeps what members owe one another apart', async () => {
  const [owed] = await linesOf('9000')
  expect(owed).toMatchObject({
    debit: 1_000,
    member_id: books.ada.id,
    counterparts: [{ account: '9100', credit: 1_000, member_id: books.lena.id }],
  })
})

it('has on the other side of each line all that balances it', async () => {
  for (const line of await journalOf(books, from, to)) {
    const lines = await linesOf(line.account)
    const { counterparts } = lines.find(
      (one) =>
        one.ledger_transaction_id === line.ledger_transaction_id &&
        one.subaccount_id === line.subaccount_id,
    ) as Body
    const other = counterparts.reduce(
      (sum: number, { debit, credit }: Body) => sum + cents(debit) + cents(credit),
      0,
    )
    expect(other).toBeGreaterThanOrEqual(cents(line.debit) + cents(line.credit))
    expect(counterparts.every(({ debit }: Body) => debit > 0 === line.credit > 0)).toBe(true)
  }
})

it('notes looks, which the journal without names does not', async () => {
  const looks = async () =>
    (await world.database.sql("select from audit_entry where act = 'lookAtMember'")).length
  const before = await looks()
  await journalOf(books, from, to, '1700')
  expect(await looks()).toBe(before)
  await linesOf('1700')
  expect(await looks()).toBe(before + 2)
  const { status } = await books.ada.call(
    'GET',
    `/operator/turnover/1700/lines?from=${from}&to=${to}`,
  )
  expect(status).toBe(403)
})

it('is a file with the same lines', async () => {
  const path = `/operator/turnover/1700/lines?f=csv&from=${from}&to=${to}`
  const answer = await fetch(world.url + path, {
    headers: { authorization: `Bearer ${books.olga.token}` },
  })
  const [head, ...rows] = (await answer.text()).trimEnd().split('\r\n')
  expect(head).toMatch(/,subaccount_id,member_id,member_name,counter_accounts,counterparts_number$/)
  expect(rows).toHaveLength((await linesOf('1700')).length)
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDesk } from '../support/app/desk.ts'
import { personOf } from '../support/market/operating.ts'
import { type Body, startWorld, statements } from '../support/world.ts'

// The ledger in a member's file: each entry names its loan and its act, and stands beside the line that the member sees.

const world = await startWorld({ BORROW_WHILE_LATE: 'on' })
const { tokens, ids, data, age, newLoan, put, invest } = await openDesk(world)
const ada = await personOf(world, 'ada')
const lena = await personOf(world, 'lena')
afterAll(() => world.close())

const loans: Record<string, string> = {}
const lent = async (title: string, amount = 100): Promise<string> => {
  const { id } = await newLoan({ title, amount_requested: amount, repayment_period_months: 6 })
  await put(id, { status: 'open' })
  await invest('lena', id, 50)
  if (amount === 100) await invest('lena', id, 50)
  loans[title] = id
  return id
}

beforeAll(async () => {
  await ada.call('POST', '/wallet/deposit', { amount: 100 })
  const orchard = await lent('Orchard')
  await age(orchard, 31)
  await ada.call('POST', `/loans/${orchard}/repayments`, { amount: 17 })
  await lent('Half', 400)
  const mill = await lent('Mill')
  await age(mill, 150)
  await data(
    tokens.olga,
    `mutation { defaultLoan(input: { id: "${mill}" }) { userErrors { code } } }`,
  )
  await lena.call('POST', '/wallet/transfer', { amount: 3, recipient_id: ids.ada })
})

const entriesOf = async (args: string): Promise<Body[]> => {
  const { memberFile } = await data(
    tokens.sam,
    `{ memberFile(memberId: "${ids.lena}") { entries(${args}) { totalCount nodes { kind amount holding loanId loan { title }
      transactionId transaction { type counterparty { fullName } } } } } }`,
  )
  return memberFile.entries.nodes
}
const told = (entries: readonly Body[]) =>
  entries.map(({ kind, holding, loan, transaction }) => [
    kind,
    holding,
    loan?.title ?? null,
    transaction?.type ?? null,
  ])

it('an entry names the loan and the line of the statement', async () => {
  const entries = await entriesOf('first: 100')
  for (const expected of [
    ['deposit', 'AVAILABLE', null, 'DEPOSIT'],
    ['investment', 'AVAILABLE', 'Half', 'INVESTMENT_HOLD'],
    ['investment', 'HELD', 'Half', 'INVESTMENT_HOLD'],
    ['disbursement', 'HELD', 'Orchard', 'INVESTMENT_SETTLEMENT'],
    ['disbursement', 'LENT', 'Orchard', 'INVESTMENT_SETTLEMENT'],
    ['repayment', 'AVAILABLE', 'Orchard', 'REPAYMENT_RECEIVED'],
    ['repayment', 'LENT', 'Orchard', 'REPAYMENT_RECEIVED'],
    ['transfer', 'AVAILABLE', null, 'TRANSFER_OUT'],
  ])
    expect(told(entries)).toContainEqual(expected)
  const sent = entries.find(({ kind }) => kind === 'transfer')
  expect(sent?.transaction.counterparty.fullName).toBe('Ada Lovelace')
  for (const { loanId, loan } of entries) expect(loans[loan?.title]).toBe(loanId ?? undefined)
  const path = `/operator/members/${ids.lena}/entries?limit=100`
  const { body } = await world.rest('GET', path, { token: tokens.sam })
  expect(body.entries.map((one: Body) => [one.loan_id, one.transaction_id])).toEqual(
    entries.map((one) => [one.loanId, one.transactionId]),
  )
})

it('what was lent has its entries beside its line, even if nothing is left of it', async () => {
  const [{ id } = {}] = await world.database.sql<{ id: string }>(
    'select id from investment where loan_id = $1 order by id limit 1',
    [loans.Mill],
  )
  const { memberFile } = await data(
    tokens.sam,
    `{ memberFile(memberId: "${ids.lena}") { transactions(first: 100) { nodes { id type investmentId loan { title } } } } }`,
  )
  const paidOut = memberFile.transactions.nodes.find(
    (line: Body) => line.investmentId === id && line.type === 'INVESTMENT_SETTLEMENT',
  )
  const beside = await entriesOf(`first: 100, transactionId: "${paidOut.id}"`)
  // The claim is empty since the default.
  expect(told(beside)).toEqual([
    ['disbursement', 'HELD', 'Mill', 'INVESTMENT_SETTLEMENT'],
    ['disbursement', 'LENT', 'Mill', 'INVESTMENT_SETTLEMENT'],
  ])
  expect(beside.reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(0)
})

it('every line of the statement has its entries beside it, and nobody else’s', async () => {
  const { memberFile } = await data(
    tokens.sam,
    `{ memberFile(memberId: "${ids.lena}") { transactions(first: 100) { nodes { id } } } }`,
  )
  for (const { id } of memberFile.transactions.nodes) {
    const beside = await entriesOf(`first: 100, transactionId: "${id}"`)
    expect(beside.map(({ transactionId }) => transactionId)).toContain(id)
  }
  const [other] = await world.database.sql<{ id: string }>(
    `select line.id from wallet_transaction as line join wallet on wallet.id = wallet_id
      where user_id = $1 and type = 'deposit' limit 1`,
    [ids.ada],
  )
  expect(await entriesOf(`transactionId: "${other?.id}"`)).toEqual([])
  expect(await entriesOf('transactionId: "nothing"')).toEqual([])
})

it('takes as many statements for many entries as for few', async () => {
  const few = await statements(() => entriesOf('first: 3'))
  const many = await statements(() => entriesOf('first: 100'))
  expect(many.length).toBeLessThanOrEqual(few.length)
})

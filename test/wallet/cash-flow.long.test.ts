import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, afterEach, expect, it } from 'vitest'
import { auditLedger } from '../../src/lending/ledger/audit.ts'
import { defaultLoans } from '../../src/lending/repaying/default/default.ts'
import { statementsOf } from '../../src/migrations/statements.ts'
import { long } from '../support/long.ts'
import { platformOn } from '../support/market/books/ledger.ts'
import { loanTools } from '../support/market/loans.ts'
import { daysAfter, travel } from '../support/market/travel.ts'
import { type Body, startWorld, statements, type World } from '../support/world.ts'

const START = new Date('2027-03-15T12:00:00Z')

const world: World = await startWorld({
  DATABASE_POOL: '1',
  FEE_SERVICE_PERCENT: '10',
  BORROW_WHILE_LATE: 'on',
})
const { database } = world.gateway
await travel(database, START)
const ada = await world.token('ada')
const zoe = await world.token('zoe')
const { newLoan, put, invest } = loanTools(world, ada)
await world.rest('POST', '/wallet/deposit', { token: ada, body: { amount: 500 } })

afterEach(async () => expect(await auditLedger(world.database.url)).toEqual([]))
afterAll(() => world.close())

const lent = async (amount: number, title = 'Seeds'): Promise<string> => {
  const { id } = await newLoan({ amount_requested: 100, repayment_period_months: 6, title })
  await put(id, { status: 'open' })
  await invest('zoe', id, amount)
  if (amount < 100) await invest('yan', id, 100 - amount)
  return id
}
const repay = (id: string, amount: number) =>
  world.rest('POST', `/loans/${id}/repayments`, { token: ada, body: { amount } })
const csv = async (token: string, query = ''): Promise<string[][]> => {
  const { headers, body } = await world.rest('GET', `/cash-flow${query}`, {
    token,
    headers: { accept: 'text/csv' },
  })
  expect(headers.get('content-type')).toContain('text/csv')
  const [, ...lines] = String(body).trimEnd().split('\r\n')
  return lines.map((line) => line.split(','))
}

it('shows every movement by category, repayments in their parts, losses without cash', async () => {
  const [paid, lost] = [await lent(60), await lent(50)]
  await travel(database, new Date('2027-04-15T12:00:00Z'))
  await repay(paid, 17.28)
  await travel(database, new Date('2027-07-16T12:00:00Z'))
  await defaultLoans(platformOn(database))
  await travel(database, daysAfter('2027-07-16T12:00:00Z', 1))
  await repay(lost, 20)
  await world.rest('POST', '/wallet/withdraw', { token: zoe, body: { amount: 5 } })
  const { body } = await world.rest('GET', '/cash-flow?limit=100', { token: zoe })
  const shown = body.cash_flow.map((one: Body) => [
    one.category,
    one.amount,
    one.created_at.slice(0, 7),
  ])
  expect(shown.toReversed()).toEqual([
    ['deposit', 60, '2027-03'],
    ['investment', -60, '2027-03'],
    ['deposit', 50, '2027-03'],
    ['investment', -50, '2027-03'],
    ['principal', 9.75, '2027-04'],
    ['interest', 0.63, '2027-04'],
    ['fee', -0.06, '2027-04'],
    ['loss', -50, '2027-07'],
    ...shown.toReversed().slice(8, -1),
    ['withdrawal', -5, '2027-07'],
  ])
  const recovered = shown.toReversed().slice(8, -1)
  const sum = (rows: readonly Body[]) =>
    Math.round(rows.reduce((total, [, amount]) => total + amount * 100, 0))
  expect(recovered.map(([category]: Body) => category)).toEqual(['principal', 'interest', 'fee'])
  const { wallet } = (await world.rest('GET', '/wallet', { token: zoe })).body
  expect(sum(shown.filter(([category]: Body) => category !== 'loss'))).toBe(
    Math.round(wallet.balance * 100),
  )
  expect(body.cash_flow.find((one: Body) => one.category === 'loss')).toMatchObject({
    balance_after: null,
    loan_id: lost,
    transaction_id: null,
  })
})

it('adds up: each entry leads from one balance to the next, in both files and in both APIs, whatever is held', async () => {
  // Held for a loan that is still open, and released by one that is not.
  const held = async () => {
    const { id } = await newLoan({ amount_requested: 100, repayment_period_months: 6 })
    await put(id, { status: 'open' })
    await invest('zoe', id, 30)
    return id
  }
  const [open, released] = [await held(), await held()]
  await put(released, { status: 'cancelled' })
  const cents = (text: string) => Math.round(Number(text) * 100)
  const sum = (values: readonly string[]) => values.reduce((all, one) => all + cents(one), 0)
  for (const token of [zoe, ada]) {
    const { wallet } = (await world.rest('GET', '/wallet', { token })).body
    for (const path of ['/cash-flow', '/wallet/transactions']) {
      const file = await world.rest('GET', path, { token, headers: { accept: 'text/csv' } })
      const [names = '', ...lines] = String(file.body).trimEnd().split('\r\n')
      const at = (name: string) => {
        const column = names.split(',').indexOf(name)
        return lines.map((line) => line.split(',')[column] ?? '').toReversed()
      }
      const [changes, balances] = [at('balance_change'), at('balance_after')]
      expect([path, sum(changes)]).toEqual([path, Math.round(wallet.balance * 100)])
      for (const text of [...changes, ...at('amount'), ...balances.filter((one) => one !== '')])
        expect(text).toMatch(/^-?\d+\.\d\d$/)
      const led = balances.map(
        (one, row) => one === '' || sum(changes.slice(0, row + 1)) === cents(one),
      )
      expect(led).not.toContain(false)
    }
  }
  const query =
    '{ me { transactions(first: 100) { nodes { type direction amount balanceChange } } } }'
  const { nodes } = (await world.graphql(zoe, query)).body.data.me.transactions
  const shown = (type: string) => nodes.filter((one: Body) => one.type === type)
  expect(shown('INVESTMENT_HOLD').length).toBeGreaterThan(2)
  for (const one of [...shown('INVESTMENT_HOLD'), ...shown('INVESTMENT_RELEASE')])
    expect(one).toMatchObject({ direction: 'NONE', balanceChange: '0.00' })
  expect(shown('INVESTMENT_RELEASE')).toHaveLength(1)
  for (const one of shown('INVESTMENT_SETTLEMENT'))
    expect(one).toMatchObject({ direction: 'DEBIT', balanceChange: `-${one.amount}` })
  await put(open, { status: 'cancelled' })
})

it('filters a statement by the direction that it shows, by an index', async () => {
  const list = async (query: string): Promise<Body[]> =>
    (await world.rest('GET', `/wallet/transactions?limit=100${query}`, { token: zoe })).body
      .transactions
  const all = await list('')
  for (const direction of ['none', 'credit', 'debit']) {
    const same = all.filter((one) => one.direction === direction)
    expect(same.length).toBeGreaterThan(1)
    expect(await list(`&direction=${direction}`)).toEqual(same)
  }
  await world.database.sql('set enable_seqscan = off')
  const plan = await world.database.sql<Body>(`explain select * from wallet_transaction
    where wallet_id = '${randomUUID()}' and shown_direction(type, direction) = 'none' order by position desc limit 20`)
  expect(JSON.stringify(plan)).toContain('wallet_transaction_direction_index')
  expect(JSON.stringify(plan)).not.toContain('Sort')
})

it('gives each part of a repayment an id of its own, and names its line', async () => {
  const list = async (path: string) => (await world.rest('GET', path, { token: zoe })).body
  const { cash_flow } = await list('/cash-flow?limit=100')
  const { transactions } = await list('/wallet/transactions?limit=100')
  const lines = transactions.map(({ id }: Body) => id)
  const ids = cash_flow.map(({ id }: Body) => id)
  const named = cash_flow.filter(({ category }: Body) => category !== 'loss')
  for (const { transaction_id } of named) expect(lines).toContain(transaction_id)
  const investments = cash_flow.map(({ investment_id }: Body) => investment_id)
  expect(new Set([...ids, ...lines, ...investments]).size).toBe(
    ids.length + lines.length + new Set(investments).size,
  )
  // Page by page, the parts of one line apart, they are the same.
  const paged: string[] = []
  for (let path = '/cash-flow?limit=1'; ; ) {
    const page = await list(path)
    paged.push(page.cash_flow[0].id)
    if (!page.pagination.has_more) break
    path = `/cash-flow?limit=1&cursor=${page.pagination.next_cursor}`
  }
  expect(paged).toEqual(ids)
})

it('is summed up month by month, exactly as the ledger has it', async () => {
  const query =
    '{ me { portfolio { earned byMonth { month invested principal interest fees losses } } } }'
  const read = async () => (await world.graphql(zoe, query)).body.data.me.portfolio
  const { earned, byMonth } = await read()
  expect(byMonth.map((one: Body) => one.month)).toEqual(['2027-03', '2027-04', '2027-07'])
  expect(byMonth[0]).toEqual({
    month: '2027-03',
    invested: '110.00',
    principal: '0.00',
    interest: '0.00',
    fees: '0.00',
    losses: '0.00',
  })
  const cents = (name: string): number =>
    byMonth.reduce((total: number, one: Body) => total + Math.round(Number(one[name]) * 100), 0)
  expect(cents('interest') - cents('fees')).toBe(Math.round(earned * 100))
  const [ledger] = await world.database.sql<Body>(
    `select sum(principal_repaid) as principal, sum(interest_earned) as earned,
       sum(amount - principal_repaid) filter (where status = 'defaulted') as lost
     from investment join identity on profile_id = lender_id where subject = 'zoe'`,
  )
  expect(cents('principal')).toBe(Number(ledger.principal))
  const [written] = await world.database.sql<Body>(
    `select -sum(entry.amount) as losses from entry join account on account.id = account_id join investment on investment.id = investment_id
     join identity on profile_id = lender_id join ledger_transaction as moved on moved.id = ledger_transaction_id
     where subject = 'zoe' and moved.kind = 'write_off'`,
  )
  expect(cents('losses')).toBe(Number(written.losses))
  expect(await statements(read)).toHaveLength(3)
})

long(
  'comes whole as CSV, however many pages it takes, with nothing that a spreadsheet would run',
  async () => {
    for (let time = 0; time < 120; time += 1)
      await world.rest('POST', '/wallet/deposit', {
        token: zoe,
        body: { amount: 1, description: time === 0 ? '=1+1,"x"' : null },
      })
    const lines = await csv(zoe)
    expect(lines.length).toBeGreaterThan(125)
    const { body } = await world.rest('GET', '/cash-flow', {
      token: zoe,
      headers: { accept: 'text/csv' },
    })
    expect(String(body).split('\r\n')[0]).toBe(
      'id,category,amount,currency,balance_change,balance_after,description,loan_id,investment_id,counterparty_id,created_at,transaction_id',
    )
    expect(String(body)).toContain(`"'=1+1,""x"""`)
    expect(await csv(zoe, '?until=2027-04-01T00:00:00Z')).toHaveLength(4)
    expect(await csv(await world.token('nobody-yet'))).toEqual([])
  },
)

it('keeps a loss’s place in the statement, also for losses before the migration', async () => {
  const placed = () =>
    world.database.sql<Body>(
      `select id, loss_position as position, (
           select max(position) from wallet_transaction join wallet on wallet.id = wallet_id
           where user_id = lender_id and wallet_transaction.created_at <= moved.created_at) as expected
         from investment join (select investment_id, moved.created_at from account
           join entry on account_id = account.id join ledger_transaction as moved on moved.id = ledger_transaction_id
           where moved.kind = 'write_off') as moved on investment_id = id order by id`,
    )
  const before = await placed()
  expect(before).toHaveLength(2)
  expect(before.map(({ position }) => position)).toEqual(before.map(({ expected }) => expected))
  const migration = new URL('../../src/migrations/0020-loss-position.sql', import.meta.url)
  const data = statementsOf(readFileSync(migration, 'utf8')).slice(1, 4)
  expect(data[1]).toMatch(/^update investment set loss_position/)
  await world.database.sql(`begin; alter table investment drop constraint investment_loss_placed;
    alter table investment disable trigger user; update investment set loss_position = null; ${data.join(';')}`)
  expect(await placed()).toEqual(before)
  await world.database.sql('rollback')
})

it('is each one’s own, and refuses what it can’t read', async () => {
  const { body } = await world.rest('GET', '/cash-flow', { token: ada })
  expect(body.cash_flow.map((one: Body) => one.category)).toContain('loan')
  expect(body.cash_flow.map((one: Body) => one.category)).not.toContain('loss')
  const refused = await world.rest('GET', '/cash-flow?since=yesterday', {
    token: zoe,
    headers: { accept: 'text/csv' },
  })
  expect([refused.status, refused.body.error.code]).toEqual([400, 'VALIDATION_FAILED'])
  const all = { accept: 'application/xml' }
  expect((await world.rest('GET', '/cash-flow', { token: zoe, headers: all })).status).toBe(406)
  expect(
    (await world.rest('GET', '/wallet', { token: zoe, headers: { accept: 'text/csv' } })).status,
  ).toBe(406)
})

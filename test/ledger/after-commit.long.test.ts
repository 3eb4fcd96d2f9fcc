import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { long } from '../support/long.ts'
import { loanTools } from '../support/market/loans.ts'
import { type Body, startWorld, statements, type World } from '../support/world.ts'

let world: World
let token: string
let lender: string
let tools: ReturnType<typeof loanTools>

beforeAll(async () => {
  world = await startWorld()
  token = await world.token('ada', { name: 'Ada' })
  lender = await world.token('len', { name: 'Len' })
  tools = loanTools(world, token)
  for (const one of [token, lender])
    await world.rest('POST', '/wallet/deposit', { token: one, body: { amount: 5_000 } })
})
afterAll(() => world.close())

/** What makes a change, and ends its transaction. */
const CHANGE = /^(commit$|update notification|select \w+\(.* as outcome$)/

describe('nothing that may fail is read after the change of', () => {
  const open = async () => {
    const { id } = await tools.newLoan()
    await tools.put(id, { status: 'open' })
    return id as string
  }
  const mine = async () =>
    (await world.rest('POST', '/notifications', { token, body: { title: 'a', message: 'b' } })).body
      .notification.id
  const len = async () => (await world.rest('GET', '/profile', { token: lender })).body.profile.id
  const drafted = async () => (await tools.newLoan()).id as string
  const none = async () => ''

  it.each([
    ['a deposit', none, 'POST', () => '/wallet/deposit', () => ({ amount: 1 })],
    ['a withdrawal', none, 'POST', () => '/wallet/withdraw', () => ({ amount: 1 })],
    [
      'a transfer',
      len,
      'POST',
      () => '/wallet/transfer',
      (id: string) => ({ amount: 1, recipient_id: id }),
    ],
    ['a notification', none, 'POST', () => '/notifications', () => ({ title: 'a', message: 'b' })],
    ['a notification that is read', mine, 'PUT', (id: string) => `/notifications/${id}/read`],
    ['a loan', none, 'POST', () => '/loans', () => ({ title: 'New', amount_requested: 50 })],
    [
      'a loan that is edited',
      drafted,
      'PUT',
      (id: string) => `/loans/${id}`,
      () => ({ title: 'Other', purpose: 'energy' }),
    ],
    [
      'a loan that is published',
      drafted,
      'PUT',
      (id: string) => `/loans/${id}`,
      () => ({ status: 'open' }),
    ],
    ['a profile', none, 'PUT', () => '/profile', () => ({ city: 'Oslo', monthly_income: 5000 })],
    ['preferences', none, 'PUT', () => '/preferences', () => ({ show_on_map: true })],
  ] as const)('%s', async (_, prepare, method, path, body?: (id: string) => object) => {
    const id = await prepare()
    await expectNoMore(() =>
      world.rest(method, path(id), { token, ...(body && { body: body(id) }) }),
    )
  })

  it('an investment', async () => {
    const id = await open()
    await expectNoMore(() =>
      world.rest('POST', `/loans/${id}/invest`, { token: lender, body: { amount: 100 } }),
    )
  })

  it('an investment that fills a loan', async () => {
    const id = await open()
    await expectNoMore(() =>
      world.rest('POST', `/loans/${id}/invest`, { token: lender, body: { amount: 1000 } }),
    )
  })

  it('a repayment', async () => {
    const id = await active()
    await expectNoMore(() =>
      world.rest('POST', `/loans/${id}/repayments`, { token, body: { amount: 10 } }),
    )
  })
})

describe('a change that was made', () => {
  it('is not told as undone by REST, though a part of the answer can not be read', async () => {
    const id = await active()
    const pay = () =>
      world.rest('POST', `/loans/${id}/repayments`, {
        token,
        body: { amount: 10 },
        headers: { 'idempotency-key': `before-${id}` },
      })
    expect((await pay()).status).toBe(201)
    // As calls were kept before what the loan owed was.
    await world.database.sql('set session_replication_role = replica')
    await world.database.sql("update idempotency_key set outcome = outcome - 'loan_debt'")
    await world.database.sql('set session_replication_role = origin')
    await world.database.sql('revoke select on loan_debt from lending_app')
    const { status, body } = await pay()
    await world.database.sql('grant select on loan_debt to lending_app')
    expect([status, body.error?.code]).toEqual([503, 'OUTCOME_UNKNOWN'])
    expect(body.error.message).toContain('The change was made')
  })

  it('is told by GraphQL with what could be read, and where it could not', async () => {
    const { id } = await tools.newLoan()
    const change = `mutation ($id: ID!) {
      updateLoan(input: { id: $id, title: "Changed" }) { loan { title borrower { fullName } } userErrors { code } }
    }`
    const { status, body } = await locked('lock table profile in access exclusive mode', () =>
      world.graphql(token, change, { id }),
    )
    expect(status).toBe(200)
    expect(body.data.updateLoan).toEqual({ loan: null, userErrors: [] })
    expect(body.errors.map(({ path, extensions }: Body) => [path, extensions.code])).toEqual([
      [['updateLoan', 'loan', 'borrower'], 'OUTCOME_UNKNOWN'],
    ])
    expect(body.errors[0].message).toContain('The change was made')
    expect((await world.rest('GET', `/loans/${id}`, { token })).body.loan.title).toBe('Changed')
  })

  it('is not told as undone when the next change of the same call is not made', async () => {
    const [first, second] = [await tools.newLoan(), await tools.newLoan()]
    const change = `mutation ($first: ID!, $second: ID!) {
      a: updateLoan(input: { id: $first, title: "First" }) { loan { title } }
      b: updateLoan(input: { id: $second, title: "Second" }) { loan { title } }
    }`
    const variables = { first: first.id, second: second.id }
    const { status, headers, body } = await locked(
      `select from loan where id = '${second.id}' for update`,
      () => world.graphql(token, change, variables),
    )
    expect([status, headers.get('retry-after')]).toEqual([200, null])
    expect(body.errors.map(({ path, extensions }: Body) => [path, extensions.code])).toEqual([
      [['b'], 'OUTCOME_UNKNOWN'],
    ])
    expect(body.errors[0].message).toContain('one before it in the same call was')
    expect((await world.rest('GET', `/loans/${first.id}`, { token })).body.loan.title).toBe('First')
  })
})

long(
  'says of no movement that was made that it was not, while a locked wallet takes the connections',
  async () => {
    const few = await startWorld({ DATABASE_POOL: '4' })
    const [slow, payer] = [await few.token('slow'), await few.token('payer')]
    const idOf = async (one: string) =>
      (await few.rest('GET', '/profile', { token: one })).body.profile.id
    const deposit = (one: string) =>
      few.rest('POST', '/wallet/deposit', { token: one, body: { amount: 1 } })
    const [slowId, payerId] = [await idOf(slow), await idOf(payer)]
    const lock = new Client({ connectionString: few.database.adminUrl })
    await lock.connect()
    await lock.query('begin')
    await lock.query(
      `select from account where wallet_id = (select id from wallet where user_id = '${slowId}') for update`,
    )
    // Each payment is followed by one that waits for the locked wallet, and holds the connection that a read would need.
    const calls = Array.from({ length: 50 }, () => [deposit(payer), deposit(slow)] as const)
    const answers = await Promise.all(calls.map(([paid]) => paid))
    await Promise.all(calls.map(([, waiting]) => waiting))
    await lock.end()
    const codes = new Set(answers.map(({ status, body }) => body.error?.code ?? status))
    expect([201, 'UNAVAILABLE']).toEqual(expect.arrayContaining([...codes]))
    const made = await few.database.sql(
      `select from wallet_transaction join wallet on wallet.id = wallet_id where user_id = '${payerId}'`,
    )
    expect(made).toHaveLength(answers.filter(({ status }) => status === 201).length)
    await few.close()
  },
)

async function active(): Promise<string> {
  const { id } = await tools.newLoan()
  await tools.put(id, { status: 'open' })
  await tools.invest('other', id, 1000)
  return id
}

/** The statements of a call end with its change. */
async function expectNoMore(call: () => Promise<{ status: number }>): Promise<void> {
  let status = 0
  const sent = await statements(async () => {
    status = (await call()).status
  })
  const last = sent.findLastIndex((text) => CHANGE.test(text))
  expect([200, 201]).toContain(status)
  expect(last, sent.join('\n')).toBeGreaterThanOrEqual(0)
  expect(sent.slice(last + 1)).toEqual([])
}

/** Runs a call while another transaction holds a lock. */
async function locked<T>(lock: string, call: () => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: world.database.adminUrl })
  await client.connect()
  await client.query('begin')
  await client.query(lock)
  try {
    return await call()
  } finally {
    await client.end()
  }
}

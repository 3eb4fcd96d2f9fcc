import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLedger } from '../../src/lending/ledger/audit.ts'
import type { Body } from '../support/http-client.ts'
import { long } from '../support/long.ts'
import { loanTools } from '../support/market/loans.ts'
import { ageLoan } from '../support/market/travel.ts'
import { rounds } from '../support/rounds.ts'
import { startWorld, type World } from '../support/world.ts'

let world: World

beforeAll(async () => {
  world = await startWorld()
})
afterAll(async () => {
  expect(await auditLedger(world.database.url)).toEqual([])
  await world.close()
})

const query = `{ platform { supportEmail } frozenAccount {
  reason frozenAt closedAt wallet { availableBalance user { id } }
  loans(status: [ACTIVE]) { nodes { id title payoffAmount } }
  notifications(first: 1) { nodes { kind message } } } }`

/** A member who owes a loan of 1000, and may have spent all of it; an operator can freeze and release them. */
async function borrower(name: string, { spends = false } = {}) {
  const token = await world.token(name)
  const { newLoan, put, invest, inState } = loanTools(world, token)
  const { id: loan } = await newLoan({ title: 'Own' })
  await put(loan, { status: 'open' })
  await invest('lender-of-tests', loan, 1000)
  const rest = (method: string, path: string, body?: object) =>
    world.rest(method, path, { token, ...(body && { body }) })
  const member = (await rest('GET', '/profile')).body.profile.id
  if (spends) await rest('POST', '/wallet/withdraw', { amount: 1000 })
  const operator = await world.token('operator', { scope: 'lending:admin' })
  const act = (what: string) =>
    world.rest('POST', `/operator/members/${member}/${what}`, {
      token: operator,
      body: { reason: 'Two people use this account.' },
    })
  const graphql = (text: string) => world.graphql(token, text)
  const noticed = () =>
    expect.poll(async () => (await graphql('{ me { fullName } }')).status).toBe(403)
  const freeze = async () => {
    await act('freeze')
    await noticed()
  }
  return { token, member, loan, rest, graphql, act, freeze, inState }
}

const codeOf = ({ status, body }: { status: number; body: Body }) => [
  status,
  body.error?.code ?? body.errors?.[0]?.extensions.code,
]
const BLOCKED = [403, 'BLOCKED']

describe('a frozen member', () => {
  it('reads why, what is owed and the inbox, and repays', async () => {
    const { loan, graphql, rest, freeze } = await borrower('ada')
    await freeze()
    const { platform, frozenAccount: account } = (await graphql(query)).body.data
    // Whom to ask for help, above all.
    expect(platform).toEqual({ supportEmail: 'help@lending.example' })
    expect(account).toMatchObject({
      reason: 'Two people use this account.',
      closedAt: null,
      loans: { nodes: [{ id: loan }] },
      notifications: { nodes: [{ kind: 'MEMBER_FROZEN' }] },
    })
    expect((await rest('POST', `/loans/${loan}/repayments`, { amount: 10 })).status).toBe(201)
    expect((await rest('GET', '/frozen-account')).body).toMatchObject({
      frozen_account: { reason: 'Two people use this account.', closed_at: null },
    })
    expect((await rest('GET', '/frozen-account/loans')).body.loans).toHaveLength(1)
    expect((await rest('GET', '/platform')).status).toBe(200)
    const inbox = await rest('GET', '/frozen-account/notifications')
    expect(inbox.body.unread_count).toBeGreaterThan(0)
  })

  it('uses the fields that everybody uses: loans, schedules, wallet, deposits and inbox', async () => {
    const { loan, graphql, rest, freeze } = await borrower('bea')
    await rest('POST', '/wallet/deposit', { amount: 7 })
    await rest('POST', '/wallet/withdraw', { amount: 3 })
    await freeze()
    const { me, loan: own } = (
      await graphql(`{
        me {
          wallet { availableBalance owed user { id } }
          loans { nodes { id status amountDue nextDue { dueOn payment } history { to } } pageInfo { hasNextPage } }
          notifications { unreadCount nodes { id kind details { kind } } }
        }
        loan(id: "${loan}") { payoffAmount repaymentSchedule { monthlyPayment instalments { dueOn } } }
        payments { nodes { direction amount } }
      }`)
    ).body.data
    expect(me.wallet.availableBalance).toBe('1004.00')
    expect(me.loans.nodes).toMatchObject([{ id: loan, status: 'ACTIVE' }])
    expect(own.repaymentSchedule.instalments).toHaveLength(12)
    const [first] = me.notifications.nodes
    const read = `mutation { markNotificationRead(input: { id: "${first.id}" }) { notification { read } userErrors { code } } }`
    expect((await graphql(read)).body.data.markNotificationRead.notification.read).toBe(true)
    const seen = async (path: string) => (await rest('GET', path)).body
    expect((await seen('/wallet')).wallet.available_balance).toBe(1004)
    expect((await seen('/me/loans')).loans).toHaveLength(1)
    expect((await seen(`/loans/${loan}`)).loan.status).toBe('active')
    expect((await seen(`/loans/${loan}/schedule`)).schedule.instalments).toHaveLength(12)
    expect((await seen(`/loans/${loan}/history`)).history.length).toBeGreaterThan(0)
    expect((await seen('/notifications')).notifications.length).toBeGreaterThan(0)
    expect((await seen(`/notifications/${first.id}`)).notification.read).toBe(true)
    expect((await rest('PUT', `/notifications/${first.id}/read`)).status).toBe(200)
    // Of payments, deposits alone.
    expect((await seen('/payments?direction=out')).payments).toEqual([])
    const { payments } = await seen('/payments')
    expect(payments.map((one: Body) => [one.direction, one.amount])).toEqual([['in', 7]])
    expect((await seen(`/payments/${payments[0].id}`)).payment.amount).toBe(7)
  })

  it.each([
    'me { fullName }',
    'me { investments { nodes { id } } }',
    'me { transactions { nodes { id } } }',
    'me { portfolio { invested } }',
    'me { loans { nodes { id investments { nodes { id } } } } }',
    'me { loans { nodes { borrower { fullName } } } }',
    'me { preferences { userId } }',
    'frozenAccount { notifications { nodes { investment { id } } } }',
    'loans { nodes { id } }',
    'bankAccounts { id }',
    '__schema { types { name } }',
    '__typename',
    'nodes(ids: []) { id }',
    'node(id: "00000000-0000-7000-8000-000000000000") { id }',
  ])('is refused { %s } over GraphQL', async (text) => {
    const { graphql } = await frozenOne()
    expect(codeOf(await graphql(`{ frozenAccount { reason } ${text} }`))).toEqual(
      text === '__typename' ? [200, undefined] : BLOCKED,
    )
    expect(codeOf(await graphql(`{ ${text} }`))).toEqual(BLOCKED)
  })

  it.each([
    ['withdraw', 'amount: 1'],
    ['transfer', 'amount: 1, recipientId: "x"'],
    ['createLoan', 'title: "T", amountRequested: 100'],
    ['updateProfile', 'city: "Oslo"'],
    ['updatePreferences', 'language: "de"'],
    ['createNotification', 'title: "a", message: "b"'],
    ['markAllNotificationsRead', ''],
    ['invest', 'loanId: "x", amount: 100'],
  ])('is refused %s', async (name, input) => {
    const { graphql } = await frozenOne()
    const text = `mutation { ${name}(input: { ${input} }) { userErrors { code } } }`
    expect(codeOf(await graphql(text))).toEqual(BLOCKED)
  })

  it.each([
    ['GET', '/profile'],
    ['GET', '/preferences'],
    ['GET', '/wallet/transactions'],
    ['GET', '/cash-flow'],
    ['GET', '/portfolio'],
    ['GET', '/investments'],
    ['GET', '/opportunities'],
    ['GET', '/loans'],
    ['GET', '/bank-accounts'],
    ['POST', '/loans'],
    ['POST', '/wallet/withdraw'],
    ['POST', '/wallet/transfer'],
    ['POST', '/notifications/read-all'],
  ])('is refused %s %s', async (method, path) => {
    const { rest } = await frozenOne()
    const refused = await rest(method, path, method === 'GET' ? undefined : { amount: 1 })
    expect(codeOf(refused)).toEqual(BLOCKED)
    // It says what still works.
    expect(refused.body.error.message).toContain('POST /wallet/deposit')
  })

  it('sees nobody else’s loan, by any way', async () => {
    const { rest, graphql } = await frozenOne()
    const { loan } = await borrower('other')
    expect(codeOf(await rest('GET', `/loans/${loan}`))).toEqual(BLOCKED)
    expect(codeOf(await rest('GET', `/loans/${loan}/schedule`))).toEqual(BLOCKED)
    const { body } = await graphql(`{ loan(id: "${loan}") { id } }`)
    expect([body.data.loan, body.errors[0].extensions.code]).toEqual([null, 'BLOCKED'])
    const byNode = await graphql(`{ node(id: "${loan}") { ... on Loan { id } } }`)
    expect(byNode.body.data.node).toBe(null)
  })
})

/** One who stays frozen, and of whom nothing changes. */
const frozenOne = (() => {
  let made: ReturnType<typeof borrower> | undefined
  return async () => {
    if (made !== undefined) return made
    made = borrower('zoe')
    await (await made).freeze()
    return made
  }
})()

describe('what a frozen member deposits', () => {
  it('is at most what they owe, less what they have; the refusal names the figures', async () => {
    const { loan, rest, graphql, freeze } = await borrower('cleo', { spends: true })
    await rest('POST', '/wallet/deposit', { amount: 150 })
    await freeze()
    const above = await rest('POST', '/wallet/deposit', { amount: 850.01 })
    expect(codeOf(above)).toEqual([422, 'LIMIT_EXCEEDED'])
    expect(above.body.error.message).toBe(
      'At most 1000.00 USD can be deposited while your account is frozen (what you owe), of which 150.00 USD is used: up to 850.00 USD would work.',
    )
    const text = (amount: string) =>
      `mutation { deposit(input: { amount: "${amount}" }) { transaction { status amount payment { state } } wallet { availableBalance }
        userErrors { code details } } }`
    const { deposit: refused } = (await graphql(text('850.01'))).body.data
    expect(refused.userErrors).toEqual([
      {
        code: 'LIMIT_EXCEEDED',
        details: { limit: 'deposit while frozen', max: '1000.00', used: '150.00', left: '850.00' },
      },
    ])
    const { deposit } = (await graphql(text('849.00'))).body.data
    expect(deposit).toMatchObject({
      transaction: { status: 'COMPLETED', payment: { state: 'SETTLED' } },
      wallet: { availableBalance: '999.00' },
      userErrors: [],
    })
    expect((await rest('POST', '/wallet/deposit', { amount: 1 })).status).toBe(201)
    expect((await rest('POST', '/wallet/deposit', { amount: 0.01 })).status).toBe(422)
    const repaid = await rest('POST', `/loans/${loan}/repayments`, { amount: 1000 })
    expect(repaid.body.loan.status).toBe('repaid')
    // Nothing is owed any more.
    expect(codeOf(await rest('POST', '/wallet/deposit', { amount: 1 }))).toEqual(BLOCKED)
  })

  it('counts what they owe the platform, and a loan in default', async () => {
    const { member, loan, rest, freeze } = await borrower('dan', { spends: true })
    await rest('POST', '/wallet/deposit', { amount: 50 })
    await rest('POST', '/wallet/withdraw', { amount: 50 })
    await world.database.sql(
      `select return_payment(ledger_transaction_id, new_ids(8), 'The bank took it back.') from payment
       where user_id = $1 and direction = 'in' and amount = 5000`,
      [member],
    )
    await ageLoan(world.database, loan, 200)
    const operator = await world.token('operator', { scope: 'lending:admin' })
    const given = `mutation { defaultLoan(input: { id: "${loan}", reason: "Late." }) { userErrors { code } } }`
    expect((await world.graphql(operator, given)).body.data.defaultLoan.userErrors).toEqual([])
    const { payoff_amount: payoff, status } = (await rest('GET', `/loans/${loan}`)).body.loan
    expect(status).toBe('defaulted')
    await freeze()
    const above = (await rest('POST', '/wallet/deposit', { amount: 5000 })).body.error
    expect(above.details[0].max).toBe(payoff + 50)
    expect((await rest('POST', '/wallet/deposit', { amount: payoff + 50 })).status).toBe(201)
    expect((await rest('GET', '/wallet')).body.wallet).toMatchObject({
      available_balance: payoff,
      owed: 0,
    })
  })

  it('is deposited once per key, also across the freeze and the release', async () => {
    const { rest, token, act, freeze } = await borrower('eli', { spends: true })
    const deposit = async (key: string, amount: number) =>
      world.rest('POST', '/wallet/deposit', {
        token,
        body: { amount },
        headers: { 'idempotency-key': key },
      })
    const before = (await deposit('key-before-freeze', 20)).body.transaction.id
    await freeze()
    expect((await deposit('key-before-freeze', 20)).body.transaction.id).toBe(before)
    const during = (await deposit('key-while-frozen', 30)).body.transaction.id
    expect((await deposit('key-while-frozen', 30)).body.transaction.id).toBe(during)
    await act('release')
    await expect.poll(async () => (await rest('GET', '/profile')).status).toBe(200)
    const after = await deposit('key-while-frozen', 30)
    expect([after.status, after.body.transaction.id]).toEqual([201, during])
    expect((await rest('GET', '/wallet')).body.wallet.available_balance).toBe(50)
  })

  it('arrives by bank transfer up to the same sum; more of it waits for an operator', async () => {
    const { member, freeze } = await borrower('hal', { spends: true })
    await freeze()
    const arriving = async (amount: number) => {
      await world.database.sql('begin')
      const [line] = await world.database.sql<{ amount: string | null }>(
        `select (payment_of_line(jsonb_build_object('amount', $2::int, 'creditor_reference', deposit_reference_of($1)), false)).amount`,
        [member, amount],
      )
      await world.database.sql('rollback')
      return line?.amount ?? null
    }
    expect([await arriving(100_000), await arriving(100_001)].map(Number)).toEqual([100_000, 0])
  })

  it('is refused once the account is closed', async () => {
    const { member, rest, freeze } = await borrower('flo', { spends: true })
    await freeze()
    await world.database.sql('update identity set closed_at = now() where profile_id = $1', [
      member,
    ])
    expect(codeOf(await rest('POST', '/wallet/deposit', { amount: 1 }))).toEqual(BLOCKED)
  })

  long('never passes the cap once the freeze is committed, in races with it', async () => {
    const { member, rest, act } = await borrower('gil', { spends: true })
    const outcomes = { before: 0, after: 0 }
    for (let round = 0; round < rounds(6); round += 1) {
      const [deposited] = await Promise.all([
        rest('POST', '/wallet/deposit', { amount: 1500 }),
        world.database.sql('select block_member($1, true)', [member]),
      ])
      outcomes[deposited.status === 201 ? 'before' : 'after'] += 1
      if (deposited.status !== 201) expect(codeOf(deposited)).toEqual([422, 'LIMIT_EXCEEDED'])
      // Two at once, each within the cap, but not together.
      const both = await Promise.all(
        [600, 600].map((amount) => rest('POST', '/wallet/deposit', { amount })),
      )
      expect(both.filter(({ status }) => status === 201)).toHaveLength(
        deposited.status === 201 ? 0 : 1,
      )
      await world.database.sql('select block_member($1, false)', [member])
      const all = async () => (await rest('GET', '/wallet')).body.wallet.available_balance
      await expect
        .poll(async () => (await rest('POST', '/wallet/withdraw', { amount: await all() })).status)
        .toBe(201)
    }
    expect(outcomes.before + outcomes.after).toBe(rounds(6))
    await act('freeze')
  })
})

it('nobody else has a frozen account', async () => {
  const token = await world.token('mary')
  expect((await world.graphql(token, query)).body).toMatchObject({ data: { frozenAccount: null } })
  expect((await world.rest('GET', '/frozen-account', { token })).status).toBe(404)
  expect((await world.rest('GET', '/frozen-account/loans', { token })).status).toBe(404)
})

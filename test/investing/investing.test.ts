import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { auditLedger } from '../../src/lending/ledger/audit.ts'
import { expireLoans } from '../../src/lending/loan/expire.ts'
import { long } from '../support/long.ts'
import { fingerprint, openLedger } from '../support/market/books/ledger.ts'
import { loanTools } from '../support/market/loans.ts'
import { type Body, startWorld, statements, type World } from '../support/world.ts'

const world: World = await startWorld({
  BORROW_WHILE_LATE: 'on',
  FEE_ORIGINATION_PERCENT: '2.5',
  LOAN_INVESTMENTS_MAX: '40',
})
const ada = await world.token('ada')
const { put, newLoan, invest, inState } = loanTools(world, ada)
await world.rest('GET', '/profile', { token: ada })

afterEach(async () => expect(await auditLedger(world.database.url)).toEqual([]))
afterAll(() => world.close())

const get = async (path: string, subject = 'ada'): Promise<Body> =>
  (await world.rest('GET', path, { token: await world.token(subject) })).body
const open = async (more: object = {}): Promise<string> => {
  const { id } = await newLoan(more)
  await put(id, { status: 'open' })
  return id
}

describe('investing', () => {
  it('holds the money, and shows it everywhere', async () => {
    const id = await open()
    const { status, body } = await invest('mary', id, 100)
    expect(status).toBe(201)
    expect(body.investment).toMatchObject({
      loan_id: id,
      amount: 100,
      interest_rate: 12.5,
      share_percent: 10,
      status: 'pending',
      principal_repaid: 0,
      interest_earned: 0,
      principal_outstanding: 0,
    })
    expect(body.loan).toMatchObject({ status: 'open', amount_funded: 100, version: 3 })
    expect(body.wallet).toMatchObject({ balance: 100, available_balance: 0, held_balance: 100 })
    const { transactions } = await get('/wallet/transactions', 'mary')
    expect(transactions[0]).toMatchObject({
      type: 'investment_hold',
      direction: 'none',
      amount: 100,
      balance_change: 0,
      balance_after: 100,
      description: 'Seeds',
      counterparty_id: body.loan.borrower_id,
      loan_id: id,
      investment_id: body.investment.id,
    })
    const { investments } = await get('/investments', 'mary')
    expect(investments).toMatchObject([
      { ...body.investment, loan_title: 'Seeds', days_past_due: 0 },
    ])
    expect((await get(`/loans/${id}/investments?include=total`)).pagination.total).toBe(1)
  })

  it('pays the loan out with the last investment, and freezes its schedule', async () => {
    const before = (await get('/wallet')).wallet.balance
    const id = await open({
      amount_requested: 100,
      interest_rate: 9.48,
      repayment_period_months: 6,
    })
    for (const amount of [25, 30]) await invest('nora', id, amount)
    const { body } = await invest('otto', id, 45)
    expect(body.loan).toMatchObject({ status: 'active', amount_funded: 100, amount_due: 0 })
    expect(body.loan).toMatchObject({ payoff_amount: 100, days_past_due: 0 })
    expect(body.loan.disbursement_date).not.toBeNull()
    expect(body.investment).toMatchObject({ status: 'active', principal_outstanding: 45 })
    expect(body.wallet).toMatchObject({ balance: 0, available_balance: 0, held_balance: 0 })
    expect((await get('/wallet')).wallet.balance).toBe(before + 97.5)
    const own = (await get('/wallet/transactions')).transactions.slice(0, 2)
    expect(own.map(({ type, amount }: Body) => [type, amount])).toEqual([
      ['fee', 2.5],
      ['loan_disbursement', 100],
    ])
    const lines = (await get('/wallet/transactions', 'nora')).transactions.slice(0, 2)
    expect(
      lines.map(({ type, amount, balance_after }: Body) => [type, amount, balance_after]),
    ).toEqual([
      ['investment_settlement', 30, 0],
      ['investment_settlement', 25, 30],
    ])
    const { schedule } = await get(`/loans/${id}/schedule`)
    expect(schedule).toMatchObject({ monthly_payment: 17.13, total_interest: 2.78 })
    const day = body.loan.disbursement_date.slice(0, 10)
    const month = (count: number) => {
      const [year = 0, start = 0, date = 0] = day.split('-').map(Number)
      const last = new Date(Date.UTC(year, start - 1 + count + 1, 0)).getUTCDate()
      const due = new Date(Date.UTC(year, start - 1 + count, Math.min(date, last)))
      return due.toISOString().slice(0, 10)
    }
    expect(schedule.instalments.map(({ number, due_on }: Body) => [number, due_on])).toEqual(
      [1, 2, 3, 4, 5, 6].map((number) => [number, month(number)]),
    )
    expect(schedule.instalments.at(-1)).toMatchObject({ balance: 0, paid: 0, status: 'scheduled' })
    const { data } = (
      await world.graphql(
        ada,
        `{ loan(id: "${id}") { nextDue { number payment }
        history { from to reason } schedule { number } investments { nodes { status } } } }`,
      )
    ).body
    expect(data.loan.nextDue).toEqual({ number: 1, payment: '17.13' })
    expect(data.loan.history.slice(2)).toEqual([
      { from: 'OPEN', to: 'FUNDED', reason: 'funded by the last investment' },
      { from: 'FUNDED', to: 'ACTIVE', reason: 'paid out to the borrower' },
    ])
    expect(data.loan.investments.nodes).toEqual(Array(3).fill({ status: 'ACTIVE' }))
  })

  long('takes one round trip, the last investment of forty too', async () => {
    const id = await open({ amount_requested: 1000 })
    for (let round = 0; round < 39; round += 1) await invest(`many-${round % 20}`, id, 25)
    const token = await world.token('the-last')
    await world.rest('POST', '/wallet/deposit', { token, body: { amount: 25 } })
    const call = `mutation { invest(input: { loanId: "${id}", amount: 25 }) { loan { status } userErrors { code } } }`
    expect(await statements(() => world.graphql(token, call))).toHaveLength(1)
    expect((await get(`/loans/${id}`)).loan.status).toBe('active')
  })

  it('is done once under a key, over GraphQL and REST', async () => {
    const id = await open()
    const headers = { 'idempotency-key': 'invest-once' }
    const first = await invest('paul', id, 50, headers)
    const again = await invest('paul', id, 50, headers)
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([201, 'true'])
    expect(again.body.investment.id).toBe(first.body.investment.id)
    const call = `mutation { invest(input: { loanId: "${id}", amount: 50, idempotencyKey: "invest-once" }) {
      investment { id } userErrors { code } } }`
    const { body } = await world.graphql(await world.token('paul'), call)
    expect(body.data.invest.investment.id).toBe(first.body.investment.id)
    expect((await get(`/loans/${id}`)).loan.amount_funded).toBe(50)
  })
})

describe('a refused investment', () => {
  const refused = async (id: string, amount: unknown, subject = 'quinn') => {
    const token = await world.token(subject)
    await world.rest('GET', '/profile', { token })
    const before = await fingerprint(world.database)
    const answer = await world.rest('POST', `/loans/${id}/invest`, { token, body: { amount } })
    expect(await fingerprint(world.database)).toEqual(before)
    return { status: answer.status, ...answer.body.error, detail: answer.body.error.details[0] }
  }
  const rich = async (subject: string, amount = 5000) => {
    const token = await world.token(subject)
    await world.rest('POST', '/wallet/deposit', { token, body: { amount } })
  }

  it('says what remains, and what the lender could invest', async () => {
    const id = await open({ amount_requested: 100 })
    await invest('rosa', id, 60)
    await rich('quinn')
    expect(await refused(id, 41)).toMatchObject({
      status: 409,
      code: 'EXCEEDS_REMAINING',
      detail: { field: 'amount', remaining: 40, max_investment: 40 },
    })
    await rich('poor', 30)
    expect((await refused(id, 41, 'poor')).detail).toMatchObject({ max_investment: 30 })
    expect((await refused(id, 41, 'empty')).detail).toMatchObject({ max_investment: 0 })
    expect(await refused(id, 24.99)).toMatchObject({
      status: 422,
      code: 'AMOUNT_OUT_OF_RANGE',
      detail: { min: 25, max: 40 },
    })
    expect(await refused(id, 40, 'poor')).toMatchObject({
      status: 422,
      code: 'INSUFFICIENT_FUNDS',
      detail: { available: 30 },
    })
    await invest('rosa', id, 30)
    expect((await invest('rosa', id, 10)).body.loan.status).toBe('active')
  })

  it.each([0, -5, -0.01, 10])(
    'for the amount %j is out of the range that the loan takes',
    async (amount) => {
      await rich('quinn')
      expect(await refused(await open({ amount_requested: 900 }), amount)).toMatchObject({
        status: 422,
        code: 'AMOUNT_OUT_OF_RANGE',
        detail: { min: 25, max: 900 },
      })
    },
  )

  it.each(['30', null, 'NaN', 25.001, [], {}, true])(
    'for the amount %j is malformed',
    async (amount) => {
      const { status, code } = await refused(await open(), amount)
      expect([status, code]).toEqual([400, 'VALIDATION_FAILED'])
    },
  )

  it('for an amount with too many decimals names one without', async () => {
    const { detail } = await refused(await open(), 33.333)
    expect(detail.message).toContain('such as 33.33.')
  })

  it.each([['cancelled'], ['expired'], ['active'], ['repaid'], ['defaulted']])(
    'names the state of a loan that is %s',
    async (state) => {
      const { status, code, detail } = await refused(await inState(state), 25)
      expect([status, code, detail.status]).toEqual([409, 'LOAN_NOT_OPEN', state])
    },
  )

  long('holds for a loan whose time is over, though no clock has come by', async () => {
    const id = await open()
    await world.database.sql("update loan set expires_at = now() - interval '1 s' where id = $1", [
      id,
    ])
    expect(await refused(id, 25)).toMatchObject({ status: 409, code: 'LOAN_NOT_OPEN' })
  })

  it('tells own loans, borrowers, drafts and nonsense apart', async () => {
    const id = await open()
    expect(await refused(id, 25, 'ada')).toMatchObject({ status: 403, code: 'OWN_LOAN' })
    const token = await world.token('borrower')
    await world.rest('PUT', '/profile', { token, body: { user_type: 'borrower' } })
    expect(await refused(id, 25, 'borrower')).toMatchObject({ status: 403, code: 'NOT_A_LENDER' })
    expect(await refused(await inState('draft'), 25)).toMatchObject({ status: 404 })
    expect(await refused("' or 1=1 --", 25)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  })

  long('keeps the last place for what fills the loan', async () => {
    const id = await open({ amount_requested: 2000 })
    for (let round = 0; round < 39; round += 1) await invest('sven', id, 25)
    await rich('quinn')
    expect(await refused(id, 25)).toMatchObject({
      code: 'AMOUNT_OUT_OF_RANGE',
      detail: { min: 1025, max: 1025 },
    })
    expect((await invest('sven', id, 1025)).body.loan.status).toBe('active')
  })
})

describe('promises', () => {
  it.each(['cancelled', 'expired'])('are given back when the loan is %s', async (state) => {
    const id = await open()
    const lender = `tina-${state}`
    for (const amount of [25, 75, 50]) await invest(lender, id, amount)
    await invest('uwe', id, 30)
    if (state === 'cancelled') await put(id, { status: 'cancelled' })
    else {
      await world.database.sql('update loan set expires_at = now() where id = $1', [id])
      const ledger = await openLedger(world.database)
      const { platform } = ledger
      await Promise.all([expireLoans(platform), expireLoans(platform)])
      expect(await expireLoans(platform)).toBe(0)
      await ledger.close()
    }
    const { loan } = await get(`/loans/${id}`)
    expect(loan).toMatchObject({ status: state, amount_funded: 0 })
    expect((await get('/wallet', lender)).wallet).toMatchObject({
      available_balance: 150,
      held_balance: 0,
    })
    const { transactions } = await get('/wallet/transactions?type=investment_release', lender)
    expect(transactions.map(({ amount }: Body) => amount)).toEqual([50, 75, 25])
    const { investments } = await get('/investments?status=cancelled', lender)
    expect(investments).toHaveLength(3)
    expect(investments.every((one: Body) => one.principal_outstanding === 0)).toBe(true)
  })
})

describe('lists of investments', () => {
  it('show others the amount and the name of the lender, and no more', async () => {
    const id = await open()
    const { body } = await invest('vera', id, 100)
    const seen = async (subject: string) =>
      (await get(`/loans/${id}/investments`, subject)).investments[0]
    expect(await seen('vera')).toEqual(body.investment)
    expect(await seen('ada')).toEqual(body.investment)
    expect(await seen('stranger')).toEqual({
      ...body.investment,
      automatic: null,
      recovered: null,
      realised_return: null,
      accrued_interest: null,
      interest_rate: null,
      status: null,
      principal_repaid: null,
      interest_earned: null,
      charges_earned: null,
      principal_outstanding: null,
      updated_at: null,
    })
    const node = `{ node(id: "${body.investment.id}") { __typename ... on Investment { status amount } } }`
    const asStranger = await world.graphql(await world.token('stranger'), node)
    expect(asStranger.body.data.node).toEqual({
      __typename: 'Investment',
      status: null,
      amount: '100.00',
    })
    expect(
      (
        await world.rest('GET', `/loans/${await inState('draft')}/investments`, {
          token: await world.token('stranger'),
        })
      ).status,
    ).toBe(404)
  })

  long('are read in pages, forwards and backwards, within each loan', async () => {
    const id = await open()
    for (const amount of [25, 26, 27, 28, 29]) await invest('willy', id, amount)
    const query = (args: string) => `{ loan(id: "${id}") { investments(${args}) {
      nodes { amount } totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } } }`
    const page = async (args: string) =>
      (await world.graphql(ada, query(args))).body.data?.loan.investments
    const first = await page('first: 2')
    expect(first.nodes).toEqual([{ amount: '25.00' }, { amount: '26.00' }])
    expect([first.totalCount, first.pageInfo.hasNextPage]).toEqual([5, true])
    const second = await page(`first: 2, after: "${first.pageInfo.endCursor}"`)
    expect(second.nodes).toEqual([{ amount: '27.00' }, { amount: '28.00' }])
    const back = await page(`last: 2, before: "${second.pageInfo.startCursor}"`)
    expect(back.nodes).toEqual(first.nodes)
    const other = await open()
    const foreign = `{ loan(id: "${other}") { investments(after: "${first.pageInfo.endCursor}") { nodes { id } } } }`
    const { body } = await world.graphql(ada, foreign)
    expect(body.errors[0].extensions.code).toBe('BAD_CURSOR')
  })

  long(
    'cost at most 4 statements for 100 loans with borrower, first 5 investments and lenders',
    async () => {
      const ids: string[] = []
      while (ids.length < 100)
        ids.push(...(await Promise.all(Array.from({ length: 10 }, () => open()))))
      for (const id of ids.slice(0, 10))
        for (const lender of ['xena', 'yves', 'zoe', 'xena', 'yves', 'zoe'])
          await invest(lender, id, 25)
      const query = `{ loans(first: 100, filter: { status: [OPEN] }) { nodes { borrower { fullName }
      investments(first: 5) { nodes { amount lender { fullName } } pageInfo { hasNextPage } } } } }`
      let answer: Body
      const seen = await statements(async () => {
        answer = (await world.graphql(ada, query)).body
      })
      expect(seen.length).toBeLessThanOrEqual(4)
      const pages = answer.data.loans.nodes.map(({ investments }: Body) => investments)
      expect(pages).toHaveLength(100)
      expect(pages.filter(({ nodes }: Body) => nodes.length === 5)).toHaveLength(10)
    },
  )
})

import { afterAll, describe, expect, it } from 'vitest'
import { fingerprint } from '../support/market/books/ledger.ts'
import { loanTools } from '../support/market/loans.ts'
import { type Body, startWorld, type World } from '../support/world.ts'

const world: World = await startWorld({ FEE_SERVICE_PERCENT: '0' })
const ada = await world.token('ada')
const { newLoan, put, invest } = loanTools(world, ada)
await world.rest('POST', '/wallet/deposit', { token: ada, body: { amount: 5000 } })
afterAll(() => world.close())

/** 100.00 at 9.48 %, 6 months: 17.13 each, paid out today. */
const paidOut = async (): Promise<string> => {
  const terms = { amount_requested: 100, interest_rate: 9.48, repayment_period_months: 6 }
  const { id } = await newLoan(terms)
  await put(id, { status: 'open' })
  await invest('lender', id, 100)
  return id
}
const repay = (id: string, body: object, headers = {}) =>
  world.rest('POST', `/loans/${id}/repayments`, { token: ada, body, headers })
const read = async (path: string): Promise<Body> =>
  (await world.rest('GET', path, { token: ada })).body

describe('over REST', () => {
  it('a prepayment shortens unless told to lower, and says what was prepaid', async () => {
    const [shorter, lower] = [await paidOut(), await paidOut()]
    expect((await repay(shorter, { amount: 47.13 })).body).toMatchObject({
      applied: 47.13,
      prepaid: 30,
    })
    expect((await repay(lower, { amount: 47.13, prepayment: 'lower' })).body.prepaid).toBe(30)
    const [a, b] = [
      (await read(`/loans/${shorter}/schedule`)).schedule,
      (await read(`/loans/${lower}/schedule`)).schedule,
    ]
    expect([a.monthly_payment, a.instalments.length]).toEqual([17.13, 5])
    // 52.87 and the interest of the first month on it, .42, over 5 months.
    expect([b.monthly_payment, b.instalments.length]).toEqual([10.91, 6])
    expect(b.instalments[0]).toMatchObject({ payment: 17.13, prepaid: 30, balance: 52.87 })
    for (const { total_payment: total, total_interest: interest } of [a, b])
      expect(Math.round((total - interest) * 100)).toBe(10_000)
  })

  it('paying ahead pays the next instalments as they stand, and moves the next due day', async () => {
    const id = await paidOut()
    const before = (await read(`/loans/${id}/schedule`)).schedule
    const headers = { 'idempotency-key': 'pay-ahead-once' }
    const body = { amount: 2 * 17.13, prepayment: 'advance' }
    const paid = await repay(id, body, headers)
    expect(paid.body).toMatchObject({ applied: 34.26, prepaid: 17.13 })
    expect((await repay(id, body, headers)).body).toEqual(paid.body)
    const other = await repay(id, { ...body, prepayment: 'shorten' }, headers)
    expect(other.body.error.code).toBe('IDEMPOTENCY_KEY_REUSED')
    const { schedule } = await read(`/loans/${id}/schedule`)
    // Of the first, less interest runs, since it is paid on the first day of its month: the second takes what is left of it.
    expect(schedule.instalments.map((one: Body) => [one.payment, one.paid, one.status])).toEqual(
      before.instalments.map(({ number, payment }: Body) =>
        number === 6
          ? [expect.any(Number), 0, 'scheduled']
          : [payment, number < 3 ? 17.13 : 0, number < 3 ? 'paid' : 'scheduled'],
      ),
    )
    const [loan] = await world.database.sql<{ number: number }>(
      'select number from loan join instalment on loan_id = id and due_on = next_due_on where id = $1',
      [id],
    )
    expect(loan?.number).toBe(3)
    expect((await read(`/loans/${id}`)).loan).toMatchObject({ amount_due: 0, payoff_amount: 65.74 })
  })

  it('the schedule before stays readable, page by page', async () => {
    const id = await paidOut()
    expect((await read(`/loans/${id}/schedule/history`)).instalments).toEqual([])
    const { instalments: before } = (await read(`/loans/${id}/schedule`)).schedule
    await repay(id, { amount: 40 })
    await repay(id, { amount: 5 })
    const first = await read(`/loans/${id}/schedule/history?limit=6&include=total`)
    expect(first.instalments).toMatchObject(
      before.map(({ number, due_on, principal, interest, payment, balance }: Body) => ({
        number,
        due_on,
        principal,
        interest,
        payment,
        balance,
        prepaid: 0,
      })),
    )
    expect(first.pagination.has_more).toBe(true)
    const { next_cursor: cursor, total } = first.pagination
    const rest = await read(`/loans/${id}/schedule/history?limit=100&cursor=${cursor}`)
    expect(rest.instalments).toHaveLength(total - 6)
    expect(rest.instalments[0]).toMatchObject({ number: 1, prepaid: 22.87 })
  })

  it.each(['LOWER', 'sometimes', 7, ['lower']])('a choice of %j is refused', async (prepayment) => {
    const id = await paidOut()
    const before = await fingerprint(world.database)
    const { status, body } = await repay(id, { amount: 50, prepayment })
    expect([status, body.error.code]).toEqual([400, 'VALIDATION_FAILED'])
    expect(body.error.details[0].field).toBe('prepayment')
    expect(await fingerprint(world.database)).toEqual(before)
  })

  it('under a key, the default said aloud is the same call, and the other choice is not', async () => {
    const id = await paidOut()
    const headers = { 'idempotency-key': 'prepay-once' }
    const first = await repay(id, { amount: 50 }, headers)
    const again = await repay(id, { amount: 50, prepayment: 'shorten' }, headers)
    expect([again.status, again.body]).toEqual([201, first.body])
    const other = await repay(id, { amount: 50, prepayment: 'lower' }, headers)
    expect(other.body.error.code).toBe('IDEMPOTENCY_KEY_REUSED')
  })
})

describe('a preview', () => {
  const previewed = async (id: string, amount: number, choice: string) => {
    const { status, body } = await world.rest('POST', `/loans/${id}/repayments/preview`, {
      token: ada,
      body: { amount, prepayment: choice },
    })
    expect(status).toBe(200)
    const { data } = (
      await world.graphql(
        ada,
        `mutation { previewRepayment(input: { loanId: "${id}", amount: "${amount}", prepayment: ${choice.toUpperCase()} }) {
          applied prepaid effect { interestSaved instalmentsPaid monthlyPayment lastDueOn nextDueOn nextDueAmount } userErrors { code } } }`,
      )
    ).body
    const { applied, prepaid, effect, userErrors } = data.previewRepayment
    expect(userErrors).toEqual([])
    expect([applied, prepaid, effect.interestSaved].map(Number)).toEqual([
      body.applied,
      body.prepaid,
      body.effect.interest_saved,
    ])
    expect(effect.lastDueOn).toBe(body.effect.last_due_on)
    expect(effect.nextDueOn).toBe(body.effect.next_due_on)
    expect(Number(effect.nextDueAmount)).toBe(body.effect.next_due_amount ?? 0)
    return body
  }

  it.each(['shorten', 'lower', 'advance'])(
    'says what the repayment then does, also after the due day has moved: %s',
    async (choice) => {
      const id = await paidOut()
      const { instalments } = (await read(`/loans/${id}/schedule`)).schedule
      const due: string = instalments[0].due_on
      const moved = { kind: 'due_day', due_day: due.endsWith('20') ? 5 : 20, from: due }
      const change = { token: ada, body: moved }
      expect((await world.rest('POST', `/loans/${id}/plan-changes`, change)).status).toBe(201)
      for (const amount of [1, 30, 20, 1000]) {
        const before = (await read(`/loans/${id}/schedule`)).schedule
        const said = await previewed(id, amount, choice)
        const { applied, prepaid, effect } = (await repay(id, { amount, prepayment: choice })).body
        expect({ applied, prepaid, effect }).toEqual(said)
        const after = (await read(`/loans/${id}/schedule`)).schedule
        expect(effect.interest_saved).toBeCloseTo(before.total_interest - after.total_interest, 5)
        expect(effect.last_due_on).toBe(after.instalments.at(-1).due_on)
        const next = after.instalments.find(({ status }: Body) => status !== 'paid')
        expect(effect.next_due_on).toBe(next?.due_on ?? null)
        if (next) expect(effect.next_due_amount).toBeCloseTo(next.payment - next.paid, 5)
        else expect(effect.next_due_amount).toBeNull()
      }
    },
  )

  it('is told of a loan of the caller’s own alone, also without the money', async () => {
    const id = await paidOut()
    const path = `/loans/${id}/repayments/preview`
    const others = await world.rest('POST', path, {
      token: await world.token('lender'),
      body: { amount: 5 },
    })
    expect(others.status).toBe(403)
    const poor = await world.token('poor')
    const tools = loanTools(world, poor)
    const own = await tools.newLoan({ amount_requested: 100, repayment_period_months: 6 })
    await tools.put(own.id, { status: 'open' })
    await tools.invest('lender', own.id, 100)
    await world.rest('POST', '/wallet/withdraw', { token: poor, body: { amount: 100 } })
    const told = await world.rest('POST', `/loans/${own.id}/repayments/preview`, {
      token: poor,
      body: { amount: 50 },
    })
    expect([told.status, told.body.applied]).toEqual([200, 50])
  })
})

describe('the receipt of instalments paid ahead', () => {
  it('has what the statement and a tax year have, and says how much of it covers interest', async () => {
    const id = await paidOut()
    const paidInterest = async () =>
      (await read(`/tax/${new Date().getUTCFullYear()}`)).tax.interest_paid
    const before = await paidInterest()
    const paid = await repay(id, { amount: 17.13 * 3, prepayment: 'advance' })
    const { schedule } = await read(`/loans/${id}/schedule`)
    const path = `/wallet/transactions/${paid.body.transaction.id}`
    const { repayment_receipt: receipt } = await read(`${path}/receipt`)
    const planned = schedule.instalments
      .slice(0, 3)
      .reduce((all: number, { interest }: Body) => all + interest, 0)
    expect(receipt).toMatchObject({ prepayment: 'advance', effect: paid.body.effect, interest: 0 })
    expect(receipt.interest_ahead).toBeCloseTo(planned, 5)
    const { transaction } = await read(path)
    expect([transaction.principal, transaction.interest]).toEqual([receipt.principal, 0])
    expect(await paidInterest()).toBe(before)
    // What repays the loan now is what is left of it.
    expect((await read(`/loans/${id}`)).loan.payoff_amount).toBe(receipt.principal_left)
    // For whoever then repays all of it, the interest that was paid ahead repaid principal.
    const ended = await repay(id, { amount: 100 })
    const last = (await read(`/wallet/transactions/${ended.body.transaction.id}/receipt`))
      .repayment_receipt
    expect(last).toMatchObject({ interest: 0, principal_left: 0, principal: last.amount })
    expect(last.interest_ahead).toBeCloseTo(-planned, 5)
  })
})

describe('over GraphQL', () => {
  const call = (id: string, choice: string) =>
    world.graphql(
      ada,
      `mutation { repayLoan(input: { loanId: "${id}", amount: "47.13", prepayment: ${choice} }) {
        prepaid applied loan { schedule { number payment prepaid } formerInstalments(first: 2) { totalCount nodes { number payment } } }
        userErrors { code } } }`,
    )

  it('does the same', async () => {
    const { repayLoan } = (await call(await paidOut(), 'LOWER')).body.data
    expect(repayLoan).toMatchObject({ prepaid: '30.00', applied: '47.13', userErrors: [] })
    expect(repayLoan.loan.schedule[2]).toEqual({ number: 3, payment: '10.91', prepaid: '0.00' })
    expect(repayLoan.loan.formerInstalments).toEqual({
      totalCount: 6,
      nodes: [
        { number: 1, payment: '17.13' },
        { number: 2, payment: '17.13' },
      ],
    })
  })

  it('pays ahead', async () => {
    const { repayLoan } = (await call(await paidOut(), 'ADVANCE')).body.data
    expect(repayLoan).toMatchObject({ prepaid: '30.00', applied: '47.13', userErrors: [] })
    expect(repayLoan.loan.schedule.map((one: Body) => one.payment).slice(0, 5)).toEqual(
      Array(5).fill('17.13'),
    )
  })

  it('refuses another choice', async () => {
    const { body } = await call(await paidOut(), 'SOMETIMES')
    expect(body.errors[0].extensions.code).toBe('GRAPHQL_VALIDATION_FAILED')
  })
})

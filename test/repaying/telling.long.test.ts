import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { planLateLoans } from '../../src/lending/late/arrears.ts'
import { auditLedger } from '../../src/lending/ledger/audit.ts'
import { defaultLoans } from '../../src/lending/repaying/default/default.ts'
import { remindBorrowers } from '../../src/lending/repaying/due/day.ts'
import { platformOn } from '../support/market/books/ledger.ts'
import { loanTools } from '../support/market/loans.ts'
import { personOf } from '../support/market/operating.ts'
import { daysAfter, travel } from '../support/market/travel.ts'
import { type Body, startWorld, type World } from '../support/world.ts'

const START = new Date('2027-01-15T12:00:00Z')

// One connection, so that a moment that is set for it is set for all.
let world: World
const day = (days: number) => travel(world.gateway.database, daysAfter(START, days))
const platform = () => platformOn(world.gateway.database)

beforeAll(async () => {
  world = await startWorld({
    DATABASE_POOL: '1',
    FEE_ORIGINATION_PERCENT: '2.5',
    FEE_SERVICE_PERCENT: '10',
  })
  await day(0)
})
afterAll(async () => {
  expect(await auditLedger(world.database.url)).toEqual([])
  await world.close()
})

/** A loan of a borrower that two lenders have funded, the first with two investments. */
async function paidOut(name: string, terms: object) {
  const borrower = await world.token(name)
  const { newLoan, put, invest } = loanTools(world, borrower)
  const { id, amount_requested: amount } = await newLoan({ title: `Of ${name}`, ...terms })
  await put(id, { status: 'open' })
  const [lena, luc] = [`${name}-lena`, `${name}-luc`]
  for (const [lender, part] of [
    [lena, 0.25],
    [luc, 0.5],
    [lena, 0.25],
  ] as const)
    await invest(lender, id, amount * part)
  const rest = (method: string, path: string, body?: object) =>
    world.rest(method, path, { token: borrower, ...(body && { body }) })
  const repay = (amount: number) => rest('POST', `/loans/${id}/repayments`, { amount })
  const loan = async () => (await rest('GET', `/loans/${id}`)).body.loan
  return { id: id as string, name, lena, luc, rest, repay, loan }
}

/** What a member was told of a type, newest first. */
async function news(name: string, type: string): Promise<readonly Body[]> {
  const token = await world.token(name)
  const query = `{ me { notifications(first: 100) { nodes { type message data details { kind
    ... on RepaymentDueDetails { amount principal interest nextDueOn nextAmount defaultOn }
    ... on RepaymentLateDetails { amount principal interest nextDueOn nextAmount defaultOn }
    ... on LoanDisbursedDetails { amount netProceeds originationFee nextAmount nextDueOn }
    ... on LoanDefaultedDetails { payoffAmount }
    ... on LoanRepaidDetails { amount recovered }
    ... on InvestmentRepaidDetails { amount interestEarned recovered } } } } } }`
  const { nodes } = (await world.graphql(token, query)).body.data.me.notifications
  return nodes.filter((one: Body) => one.type === type)
}

const year = { amount_requested: 1200, interest_rate: 12, repayment_period_months: 12 }

it('a payout tells what came in, names the fee, and says what is to be paid first', async () => {
  const { id, rest } = await paidOut('ada', { ...year, amount_requested: 4424.2 })
  const [told, ...more] = await news('ada', 'loan_disbursed')
  expect(more).toEqual([])
  const [first] = (await rest('GET', `/loans/${id}/schedule`)).body.schedule.instalments
  expect(told?.message).toBe(
    `4313.60 USD for "Of ada" came into your wallet: 4424.20 USD less the fee of 110.60 USD. Your first payment is ${first.payment.toFixed(2)} USD, due on ${first.due_on}.`,
  )
  expect(told?.details).toMatchObject({
    amount: '4424.20',
    netProceeds: '4313.60',
    originationFee: '110.60',
    nextAmount: first.payment.toFixed(2),
    nextDueOn: first.due_on,
  })
})

it('a reminder tells all that is to be paid, its parts, and what comes next and when', async () => {
  await day(0)
  const { repay } = await paidOut('bob', year)
  await day(28)
  await remindBorrowers(platform())
  const due = (await news('bob', 'repayment_due'))[0]
  expect(due?.message).toBe(
    '106.62 USD is to be paid for "Of bob" by 2027-02-15: 94.62 USD of principal and 12.00 USD of interest. The next payment, of 106.62 USD, is due on 2027-03-15.',
  )
  await repay(6.62)
  await day(32)
  await remindBorrowers(platform())
  const late = (await news('bob', 'repayment_late'))[0]
  expect(late?.details).toMatchObject({
    amount: '100.00',
    nextDueOn: '2027-03-15',
    nextAmount: '106.62',
    defaultOn: '2027-05-16',
  })
  expect(late?.message).toContain(
    'Unless what is overdue is repaid, the loan defaults on 2027-05-16.',
  )
  // Before the next one is due, what is overdue is part of it.
  await day(56)
  await remindBorrowers(platform())
  const [both] = await news('bob', 'repayment_due')
  expect(both?.details).toMatchObject({
    amount: '206.62',
    nextDueOn: '2027-04-15',
    defaultOn: '2027-05-16',
  })
  const { principal, interest } = both?.details ?? {}
  expect(Number(principal) + Number(interest)).toBeCloseTo(206.62, 2)
})

it('a reminder of the last payment says so, and one of before stays readable', async () => {
  await day(0)
  const { id } = await paidOut('cy', { ...year, repayment_period_months: 1 })
  await day(28)
  await remindBorrowers(platform())
  const [last] = await news('cy', 'repayment_due')
  expect(last?.message).toMatch(/ of interest\. Nothing else is due after that\.$/)
  await world.database.sql(
    `insert into notification (id, user_id, type, data) select new_id(), borrower_id, 'repayment_late', jsonb_build_object(
      'amount', 100, 'currency', 'USD', 'loan_id', id, 'loan_title', title, 'number', 1, 'due_on', '2027-02-15', 'days_past_due', 1)
      from loan where id = $1`,
    [id],
  )
  const [old] = await news('cy', 'repayment_late')
  expect(old?.message).toBe(
    '1.00 USD of "Of cy" was due on 2027-02-15. Please repay soon, or the loan will default.',
  )
  expect(old?.details).toMatchObject({ amount: '1.00', principal: null, defaultOn: null })
})

it('a loan that is repaid tells both, once, also if it is repaid twice at once', async () => {
  await day(0)
  const { name, lena, luc, repay, loan, rest } = await paidOut('dee', year)
  await rest('POST', '/wallet/deposit', { amount: 2000 })
  const answers = await Promise.all([repay(1300), repay(1300), repay(1300)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
  expect(await loan()).toMatchObject({ status: 'repaid', recovered: 0 })
  const [told, ...more] = await news(name, 'loan_repaid')
  expect([told?.message, more]).toEqual(['"Of dee" is repaid: you owe nothing more for it.', []])
  for (const lender of [lena, luc]) {
    const [one, ...others] = await news(lender, 'investment_repaid')
    expect([one?.message, others]).toEqual([
      '"Of dee" is repaid: the 600.00 USD that you lent came back, with 0.00 USD of interest.',
      [],
    ])
    expect(one?.details).toMatchObject({ amount: '600.00', recovered: null })
  }
})

/** A loan and its investments after the migration has found out what came in, of which nothing was kept. */
async function backfilled(id: string) {
  const updates = readFileSync(
    new URL('../../src/migrations/0038-recovered.sql', import.meta.url),
    'utf8',
  )
    .split('\n\n')
    .find((one) => one.includes('update loan set recovered'))
  // The clock of this test stands still between the default and what came in.
  const text = String(updates).replaceAll('created_at > (select', 'created_at >= (select')
  const read = (table: string, of: string) =>
    world.database.sql<{ recovered: string }>(
      `select recovered from ${table} where ${of} = $1 order by created_at, id`,
      [id],
    )
  const all = async () => [await read('loan', 'id'), await read('investment', 'loan_id')]
  const before = await all()
  await world.database.sql(
    'set session_replication_role = replica; update loan set recovered = 0; update investment set recovered = 0',
  )
  await world.database.sql(text)
  await world.database.sql('reset session_replication_role')
  return { before, after: await all() }
}

it('a default tells what is still owed, and what comes in later counts as recovered', async () => {
  await day(0)
  const { name, id, lena, luc, repay, loan, rest } = await paidOut('eve', year)
  await repay(106.62)
  await day(200)
  await planLateLoans(platform())
  await defaultLoans(platform())
  const { payoff_amount: owed } = await loan()
  const [told] = await news(name, 'loan_defaulted')
  expect(told?.details.payoffAmount).toBe(owed.toFixed(2))
  expect(told?.message).toContain(`You still owe ${owed.toFixed(2)} USD`)
  expect(told?.message).toContain('repay the loan')
  const [lender] = await news(luc, 'investment_defaulted')
  const outstanding = (1200 - 106.62) / 2
  expect(lender?.message).toContain(`${outstanding.toFixed(2)} USD of your money is outstanding`)
  expect(`${lender?.message}${told?.message}`).not.toMatch(/lost|loss/)
  expect(await loan()).toMatchObject({ status: 'defaulted', recovered: 0 })

  const fees = async () => {
    const [one] = await world.database.sql<{ fee: string }>(
      'select service_fee as fee from loan where id = $1',
      [id],
    )
    return Number(one?.fee)
  }
  const before = await fees()
  await rest('POST', '/wallet/deposit', { amount: 3000 })
  await repay(120)
  const olga = await personOf(world, 'olga', { scope: 'lending:admin' })
  const { version } = await loan()
  const recovery = { amount: 80, reason: 'A collector sent it.', version }
  const recovered = await olga.call('POST', `/operator/loans/${id}/recoveries`, recovery)
  expect(recovered.status).toBe(200)
  expect((await loan()).recovered).toBe(200)
  const shares = async () => {
    const { body } = await rest('GET', `/loans/${id}/investments`)
    return body.investments as readonly Body[]
  }
  /** What all lenders got since the default, and the fees: together, what the borrower paid. */
  const sum = async () => {
    const parts = (await shares()).reduce((all, one) => all + Math.round(one.recovered * 100), 0)
    return parts + (await fees()) - before
  }
  expect(await sum()).toBe(20_000)
  // Both investments of the same lender got as much.
  const [first, , third] = await shares()
  expect(Math.abs(first?.recovered - third?.recovered)).toBeLessThan(0.011)

  expect(await news(name, 'loan_repaid')).toEqual([])
  await Promise.all([repay(2000), repay(2000)])
  const end = await loan()
  expect(end).toMatchObject({ status: 'defaulted', payoff_amount: 0, recovered: owed })
  expect(await sum()).toBe(Math.round(owed * 100))
  const [ended, ...again] = await news(name, 'loan_repaid')
  expect([ended?.message, again]).toEqual([
    '"Of eve" is repaid, after it had defaulted: you owe nothing more for it.',
    [],
  ])
  for (const party of [lena, luc]) {
    const all = await news(party, 'investment_repaid')
    expect(all.map((one) => one.details.amount)).toEqual(['600.00'])
    expect(all[0]?.message).toContain('after it had defaulted')
  }
  const { before: kept, after: found } = await backfilled(id)
  // Lines don't say which of a lender's investments a cent is of.
  const cents = (of: typeof kept) => of.map((rows) => rows.map((one) => Number(one.recovered)))
  const sums = (of: typeof kept) => cents(of).map((rows) => rows.reduce((all, one) => all + one, 0))
  expect(sums(found)).toEqual(sums(kept))
  for (const [at, one] of (cents(found)[1] ?? []).entries())
    expect(Math.abs(one - (cents(kept)[1]?.[at] ?? 0))).toBeLessThan(2)

  // Others do not see what came in.
  const stranger = await world.token('stranger')
  const text = `{ loan(id: "${id}") { recovered investments { nodes { recovered } } } }`
  const seen = (await world.graphql(stranger, text)).body.data.loan
  expect(seen.recovered).toBeNull()
  expect(seen.investments.nodes.map((one: Body) => one.recovered)).toEqual([null, null, null])
})

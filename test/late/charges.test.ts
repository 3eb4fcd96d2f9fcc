import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Body } from '../support/http-client.ts'
import { loanTools } from '../support/market/loans.ts'
import { type Person, personOf, refused } from '../support/market/operating.ts'
import { expectSound } from '../support/market/races.ts'
import { type Charged, charging, openCharged } from '../support/market/repaying/charged.ts'
import { startWorld, statements, type World } from '../support/world.ts'

// What a loan costs because it was paid late: who sees it, and where it shows.

let world: World
let market: Charged
let insiders: Readonly<Record<string, Person>>
let others: Readonly<Record<string, Person>>
/** 100.00 for 6 months, paid out 80 days ago, with nothing paid: two instalments are late. */
let late: string

beforeAll(async () => {
  world = await startWorld(charging)
  market = await openCharged(world)
  insiders = {
    borrower: market.ada,
    holder: await personOf(world, 'hugo'),
    operator: market.olga,
    support: await personOf(world, 'sue', { scope: 'lending:support' }),
  }
  others = {
    third: await personOf(world, 'tom'),
    integrator: await personOf(world, 'ivo', { scope: 'lending:import' }),
  }
  late = await market.late(80, { interest_rate: 9.4822 })
})
afterAll(() => world.close())
// Once, and before the world is closed: the last hook runs first.
afterAll(() => expectSound(world))

const ask = async (person: Person, query: string): Promise<Body> => {
  const { body } = await world.graphql(person.token, query)
  expect(body.errors).toBeUndefined()
  return body.data
}
const cents = (amount: number | string): number => Math.round(Number(amount) * 100)
const sum = (amounts: readonly (number | string)[]): number =>
  amounts.reduce<number>((total, one) => total + cents(one), 0)

const fieldsOf =
  'id status chargesDue charges { totalCount nodes { id kind number dueOn amount paid waived outstanding reason waivedReason } }'

describe('the charges of a loan', () => {
  it('are late fees and penalty interest of each instalment that is late, by day', async () => {
    const charges = await market.charges(late)
    expect(charges.map(({ kind, number }) => [kind, number])).toEqual([
      ['penalty_interest', 1],
      ['late_fee', 1],
      ['penalty_interest', 2],
      ['late_fee', 2],
    ])
    const [penalty, fee] = charges
    expect(fee).toEqual({
      id: expect.any(String),
      loan_id: late,
      kind: 'late_fee',
      number: 1,
      due_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      amount: 15,
      paid: 0,
      waived: 0,
      outstanding: 15,
      reason: `Instalment 1 was still unpaid on ${fee.due_date}.`,
      waived_reason: null,
    })
    expect(penalty.reason).toBe(
      `Principal of instalment 1 was not paid on ${penalty.due_date}, when it was due.`,
    )
    const days = charges.map(({ due_date: day }) => day)
    expect(days).toEqual(days.toSorted())
    const due = sum(charges.map(({ outstanding }) => outstanding))
    const loan = await market.loan(late)
    expect(cents(loan.charges_due)).toBe(due)
    const { schedule } = (await market.ada.call('GET', `/loans/${late}/schedule`)).body
    const { instalments } = schedule
    expect(sum(instalments.map((one: Body) => one.charges_due))).toBe(due)
    expect(instalments.slice(2).map((one: Body) => one.charges_due)).toEqual([0, 0, 0, 0])
    const unpaid = instalments.filter((one: Body) => one.status === 'overdue')
    expect(cents(loan.amount_due)).toBe(sum(unpaid.map((one: Body) => one.payment)) + due)
  })

  it('come with what overdue principal has borne: since when, on how much, at which rate', async () => {
    const path = `/loans/${late}/overdue-interest`
    const { overdue_interest: lines } = (await market.ada.call('GET', path)).body
    const { instalments } = (await market.ada.call('GET', `/loans/${late}/schedule`)).body.schedule
    const { interest_rate: rate } = await market.loan(late)
    const charges = await market.charges(late)
    const today = Date.now()
    const days = (from: string, to: string | number) =>
      Math.floor((new Date(to).getTime() - Date.parse(from)) / 86_400_000)
    // The second instalment is overdue since a part of a month, and the first for a whole month more.
    const [first, second, third] = instalments
    const part = days(second.due_on, today) / days(second.due_on, third.due_on)
    const expected = [1 + part, part].flatMap((months, index) => {
      const { number, due_on: since, principal } = instalments[index]
      const penalty = charges.find(
        (one) => one.kind === 'penalty_interest' && one.number === number,
      )
      return [
        {
          number,
          since,
          principal,
          penalty: false,
          rate,
          interest: expect.closeTo((principal * rate * months) / 1200, 2),
        },
        { number, since, principal, penalty: true, rate: 5, interest: penalty?.amount },
      ]
    })
    expect(lines).toEqual(expected)
    expect(first.status).toBe('overdue')
    const hidden = await (others.third as Person).call('GET', path)
    expect(refused(hidden).slice(0, 2)).toEqual([403, 'FORBIDDEN'])
  })

  it('are read in pages, forwards and backwards', async () => {
    const all = await market.charges(late)
    const { body } = await market.ada.call('GET', `/loans/${late}/charges?limit=3`)
    expect([body.charges, body.pagination.has_more]).toEqual([all.slice(0, 3), true])
    const cursor = encodeURIComponent(body.pagination.next_cursor)
    const next = await market.ada.call('GET', `/loans/${late}/charges?cursor=${cursor}`)
    expect(next.body.charges).toEqual(all.slice(3))
    const last = await ask(
      market.ada,
      `{ loan(id: "${late}") { charges(last: 1) { nodes { id } } } }`,
    )
    expect(last.loan.charges.nodes).toEqual([{ id: all[3]?.id }])
  })

  it('are seen by those who may know what the loan owes, at both APIs and in lists', async () => {
    const list = `{ loans(filter: { status: [ACTIVE] }) { nodes { ${fieldsOf} } } }`
    for (const [name, person] of [...Object.entries(insiders), ...Object.entries(others)]) {
      const sees = name in insiders
      for (let time = 0; time < 4; time += 1) {
        const { loan } = await ask(person, `{ loan(id: "${late}") { ${fieldsOf} } }`)
        expect([name, loan.chargesDue !== null, loan.charges.totalCount]).toEqual([
          name,
          sees,
          sees ? 4 : 0,
        ])
        expect(loan.charges.nodes).toHaveLength(sees ? 4 : 0)
        expect((await ask(person, list)).loans.nodes).toEqual([loan])
      }
      const { status, body } = await person.call('GET', `/loans/${late}/charges`)
      expect([name, status]).toEqual([name, sees ? 200 : 403])
      if (!sees) expect(body.error.message).toMatch(/lenders who hold a part/)
      const { loan } = (await person.call('GET', `/loans/${late}`)).body
      expect(loan.charges_due === null).toBe(!sees)
    }
  })

  it('are read with one statement for a level', async () => {
    const query = `{ loans(filter: { status: [ACTIVE] }) { nodes { charges { nodes { id } } schedule { number chargesDue } } } }`
    const other = await market.late(80)
    const sent = await statements(async () => void (await ask(market.ada, query)))
    // The page of loans, their charges, their instalments, and what is outstanding of charges; the loans again for the terms.
    expect(sent.length).toBeLessThanOrEqual(5)
    await market.pay(other, 500)
  })

  it('are none before the loan is paid out; a loan that is not there has no list', async () => {
    const { newLoan, put } = loanTools(world, market.ada.token)
    const { id } = await newLoan()
    const third = others.third as Person
    expect(refused(await third.call('GET', `/loans/${id}/charges`)).slice(0, 2)).toEqual([
      404,
      'NOT_FOUND',
    ])
    await put(id, { status: 'open' })
    const { status, body } = await third.call('GET', `/loans/${id}/charges`)
    expect([status, body.charges]).toEqual([200, []])
    expect((await market.loan(id)).charges_due).toBeNull()
    for (const wrong of [crypto.randomUUID(), 'x', '0'])
      expect((await third.call('GET', `/loans/${wrong}/charges`)).status).toBe(404)
  })

  it('are seen by a borrower whom the platform froze', async () => {
    const { ada, olga } = market
    await olga.call('POST', `/operator/members/${ada.id}/freeze`, { reason: 'a doubt' })
    expect(await market.charges(late)).toHaveLength(4)
    const { loan } = await ask(ada, `{ loan(id: "${late}") { ${fieldsOf} } }`)
    expect(loan.charges.nodes).toHaveLength(4)
    await olga.call('POST', `/operator/members/${ada.id}/release`, { reason: 'no doubt' })
  })
})

describe('a late fee', () => {
  it('is told to the borrower alone', async () => {
    const fee = (await market.charges(late)).find(({ kind }) => kind === 'late_fee')
    const mine = (news: Body[]) =>
      news.filter(({ kind, data }) => kind === 'late_fee_charged' && data.loan_id === late)
    const told = mine(await market.ada.news())
    expect(told).toHaveLength(2)
    expect(told[1]).toMatchObject({
      title: 'Late fee charged',
      message: `A fee of 15.00 USD was charged for "Seeds" on ${fee?.due_date}, because instalment 1 was not paid in full in time. It is part of what you owe for the loan.`,
      data: { amount: '15.00', loan_id: late, number: 1, due_on: fee?.due_date },
    })
    expect(mine(await (insiders.holder as Person).news())).toEqual([])
    const { me } = await ask(
      market.ada,
      `{ me { notifications { nodes { kind details { ... on LateFeeChargedDetails { amount loan { id } number dueOn } } } } } }`,
    )
    expect(me.notifications.nodes).toContainEqual({
      kind: 'LATE_FEE_CHARGED',
      details: { amount: '15.00', loan: { id: late }, number: 1, dueOn: fee?.due_date },
    })
  })
})

describe('a repayment', () => {
  it('says which part of it is charges: on statements, in the cash flow, in portfolios', async () => {
    const id = await market.late(80, {}, { nina: 75, otis: 25 })
    const { charges_due } = await market.loan(id)
    const { transaction } = await market.pay(id, 60)
    expect(cents(transaction.charges)).toBe(cents(charges_due))
    expect((await market.loan(id)).charges_due).toBe(0)
    let earned = 0
    for (const lender of ['nina', 'otis']) {
      const person = await personOf(world, lender)
      const { transactions } = (await person.call('GET', '/wallet/transactions')).body
      const line = transactions.find((one: Body) => one.type === 'repayment_received')
      const { cash_flow } = (await person.call('GET', '/cash-flow')).body
      const parts = Object.fromEntries(
        cash_flow
          .filter((one: Body) => one.transaction_id === line.id)
          .map((one: Body) => [one.category, one.amount]),
      )
      const investments = (await person.call('GET', '/investments')).body.investments
      expect(parts.charge).toBe(line.charges)
      expect(sum(Object.values<number>(parts))).toBe(cents(line.amount))
      expect(investments[0]).toMatchObject({
        principal_repaid: parts.principal,
        interest_earned: parts.interest,
        charges_earned: line.charges,
      })
      const { portfolio } = (await person.call('GET', '/portfolio')).body
      expect(portfolio.by_month.at(-1)).toMatchObject({ ...named(parts), charges: line.charges })
      expect(cents(portfolio.earned)).toBe(cents(parts.interest) + cents(line.charges))
      earned += cents(line.charges)
      const { me } = await ask(person, '{ me { transactions { nodes { type charges } } } }')
      expect(me.transactions.nodes).toContainEqual({
        type: 'REPAYMENT_RECEIVED',
        charges: line.charges.toFixed(2),
      })
      expect(me.transactions.nodes.at(-1)).toEqual({ type: 'DEPOSIT', charges: null })
    }
    expect(earned).toBe(cents(charges_due))
    for (const charge of await market.charges(id))
      expect(charge).toMatchObject({ paid: charge.amount, outstanding: 0, waived: 0 })
  })
})

const named = ({ principal, interest }: Record<string, unknown>) => ({ principal, interest })

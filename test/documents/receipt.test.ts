import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { makeDocuments } from '../../src/lending/documents/make.ts'
import { draftOf } from '../../src/lending/documents/maker.ts'
import { monthlyStatement } from '../../src/lending/documents/statement.ts'
import { costsAt } from '../../src/lending/repaying/schedule/cost.ts'
import { loanLimits } from '../../src/platform/limits.ts'
import { loanTools } from '../support/market/loans.ts'
import { personOf } from '../support/market/operating.ts'
import { type Defaults, openDefaults } from '../support/market/repaying/recoveries.ts'
import { travel } from '../support/market/travel.ts'
import { type Body, startWorld, type World } from '../support/world.ts'

// One connection, so that the time that is set for it is set for all.
const settings = { DOCUMENTS: 'on', LATE_FEE: '5.00', LATE_FEE_AFTER_DAYS: '3' }
const world: World = await startWorld({ DATABASE_POOL: '1', ...settings })
const { database } = world.gateway
const currency = { code: 'USD', decimals: 2 }
const limits = loanLimits(readConfig(settings), currency)
const source = {
  database,
  currency,
  timezone: 'UTC',
  limits,
  costOf: costsAt(limits),
  supportEmail: 'help@lending.example',
}
let defaults: Defaults
let loan: string
let lines: Body[]

afterAll(() => world.close())

const cents = (amount: number) => Math.round(amount * 100)
const path = (line: Body) => `/wallet/transactions/${line.id}/receipt`
const json = { accept: 'application/json' }

beforeAll(async () => {
  await travel(database, new Date('2026-03-02T12:00:00Z'))
  defaults = await openDefaults(world)
  const { newLoan, put, invest } = loanTools(world, defaults.ada.token)
  const terms = { amount_requested: 1000, interest_rate: 9.48, repayment_period_months: 6 }
  loan = (await newLoan(terms)).id
  await put(loan, { status: 'open' })
  await invest('zoe', loan, 600)
  await invest('yan', loan, 400)
  await travel(database, new Date('2026-05-20T12:00:00Z'))
  for (const amount of [300, 50, 20])
    await defaults.ada.call('POST', `/loans/${loan}/repayments`, { amount })
  const { body } = await defaults.ada.call('GET', '/wallet/transactions?type=repayment_paid')
  lines = body.transactions
})

describe('a receipt', () => {
  it('says in parts what was paid, and what was left of the loan after it', async () => {
    const receipts: Body[] = []
    for (const line of lines) {
      const { status, body } = await defaults.ada.call('GET', path(line))
      expect(status).toBe(200)
      receipts.push(body.repayment_receipt)
    }
    let left = 100_000
    for (const one of receipts.toReversed()) {
      const { principal, interest, charges, amount, principal_left } = one
      expect(cents(principal) + cents(interest) + cents(charges)).toBe(cents(amount))
      left -= cents(principal)
      expect(cents(principal_left)).toBe(left)
    }
    expect(receipts.map(({ amount }) => amount)).toEqual([20, 50, 300])
    // The statement says the same, of the borrower and of the lenders together.
    const zoe = await personOf(world, 'zoe')
    const yan = await personOf(world, 'yan')
    for (const [index, line] of lines.entries()) {
      const { principal, interest, charges } = receipts[index] as Body
      expect(line).toMatchObject({ principal, interest, fee: null })
      expect(line.charges ?? 0).toBe(charges)
      const parts = [0, 0, 0]
      for (const lender of [zoe, yan]) {
        const { body } = await lender.call('GET', '/wallet/transactions?type=repayment_received')
        const own = body.transactions.find((one: Body) => one.reference === line.reference)
        const of = [own.principal, own.interest, own.charges ?? 0].map(cents)
        expect(of.reduce((sum, one) => sum + one, 0) - cents(own.fee)).toBe(cents(own.amount))
        for (const [at, one] of of.entries()) parts[at] = (parts[at] ?? 0) + one
      }
      expect(parts).toEqual([principal, interest, charges].map(cents))
    }
    // Only late fees are charged by the terms of this loan.
    expect(receipts.at(-1)).toMatchObject({ charge_kind: 'late_fee', requested_at: null })
    expect(receipts.at(-1)?.charges).toBeGreaterThan(0)
  })

  it('is made once, under the id of its line, also of several payments a day; its file stays the same', async () => {
    const [newest, other] = lines as [Body, Body]
    for (const line of [newest, other, newest])
      expect(await defaults.ada.call('POST', path(line), {})).toMatchObject({ status: 201 })
    // The gateway's own job may be first.
    await makeDocuments(source)
    await makeDocuments(source)
    const token = await world.token('ada')
    const file = `/documents/${newest.id}`
    const { document } = (await world.rest('GET', file, { token, headers: json })).body
    expect(document).toMatchObject({
      kind: 'receipt',
      period: '2026-05-20',
      loan_id: loan,
      language: 'en',
      figures: { transaction_id: newest.id, amount: '2000' },
    })
    const bytes = async () =>
      Buffer.from(
        await (
          await fetch(`${world.url}${file}`, { headers: { authorization: `Bearer ${token}` } })
        ).arrayBuffer(),
      )
    const first = await bytes()
    expect(first.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await bytes()).equals(first)).toBe(true)
    const { body } = await defaults.ada.call('GET', '/documents?kind=receipt')
    expect(body.documents).toHaveLength(2)
  })

  it('is its borrower’s alone, and of repayments alone', async () => {
    const [line] = lines as [Body]
    for (const subject of ['zoe', 'stranger']) {
      const token = await world.token(subject)
      expect((await world.rest('GET', path(line), { token })).status).toBe(404)
      expect((await world.rest('POST', path(line), { token, body: {} })).status).toBe(404)
    }
    const { body } = await defaults.ada.call('GET', '/wallet/transactions?type=deposit')
    const [deposit] = body.transactions
    const refused = await defaults.ada.call('POST', path(deposit), {})
    expect([refused.status, refused.body.error.code]).toEqual([404, 'NOT_FOUND'])
  })

  it('is refused once the repayment was undone, and a request that waits ends; one that was made before stays', async () => {
    const [made, , first] = lines as [Body, Body, Body]
    // As one is that was asked for just before; the job would make it at once.
    const askBeside = () =>
      world.database.sql(
        'insert into receipt (id, user_id, loan_id) select $1, borrower_id, id from loan where id = $2',
        [first.id, loan],
      )
    await askBeside()
    for (const line of [made, first]) {
      const { body } = await defaults.olga.call(
        'POST',
        `/operator/repayments/${line.reference}/undo`,
        { reason: 'The bank took it back.' },
      )
      expect(body.request).toBeNull()
    }
    const waiting = 'select from receipt where made_at is null'
    expect(await world.database.sql(waiting)).toEqual([])
    // One that was asked for at the very moment stays, but it is not made, and asking again starts nothing.
    await askBeside()
    const refused = await defaults.ada.call('POST', path(first), {})
    expect([refused.status, refused.body.error.code]).toEqual([409, 'INVALID_TRANSITION'])
    await makeDocuments(source)
    const { documents } = (await defaults.ada.call('GET', '/documents?kind=receipt')).body
    expect(documents.map((one: Body) => one.id)).not.toContain(first.id)
    expect((await defaults.ada.call('POST', path(made), {})).status).toBe(201)
    const token = await world.token('ada')
    expect(
      (
        await fetch(`${world.url}/documents/${made.id}`, {
          headers: { authorization: `Bearer ${token}` },
        })
      ).status,
    ).toBe(200)
    const { repayment_receipt: undone } = (await defaults.ada.call('GET', path(made))).body
    expect(undone).toMatchObject({
      undone_at: expect.any(String),
      undo_reason: 'The bank took it back.',
    })
    await defaults.sound()
  })
})

describe('a monthly statement', () => {
  const toldTo = async (subject: string, language: string) => {
    const { id: memberId } = await personOf(world, subject)
    const due = { memberId, place: memberId, period: '2026-05', loanId: null }
    const draft = await draftOf(monthlyStatement, source, due, language)
    const rows = draft?.blocks.flatMap((block) => ('rows' in block ? block.rows : [])) ?? []
    return rows.filter((row) => row.length > 2).map(([, kind, about]) => `${kind}: ${about}`)
  }

  it('says which payments were undone, when and why, and which entry undoes them', async () => {
    const told = await toldTo('ada', 'en')
    expect(told.filter((line) => /undone/i.test(line))).toEqual([
      expect.stringMatching(
        /^Repayments of your loans: .+: undone on May 20, 2026 \(“The bank took it back\.”\)$/,
      ),
      expect.stringMatching(/undone on May 20, 2026/),
      'Repayments of your loans: Undone: the entry of May 20, 2026 (“The bank took it back.”)',
      'Repayments of your loans: Undone: the entry of May 20, 2026 (“The bank took it back.”)',
    ])
    // The payment between them is split anew.
    expect(told.filter((line) => /corrected/i.test(line))).toHaveLength(2)
    const lent = await toldTo('zoe', 'de')
    expect(lent).toContain(
      'Zinsen: Rückgängig gemacht: die Buchung vom 20.05.2026 („The bank took it back.“)',
    )
  })
})

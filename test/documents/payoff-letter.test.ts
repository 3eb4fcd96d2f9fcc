import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { makeDocuments } from '../../src/lending/documents/make.ts'
import { costsAt } from '../../src/lending/repaying/schedule/cost.ts'
import { loanLimits } from '../../src/platform/limits.ts'
import { type Defaults, openDefaults } from '../support/market/repaying/recoveries.ts'
import { daysAfter, travel } from '../support/market/travel.ts'
import { type Body, startWorld, type World } from '../support/world.ts'

// One connection, so that the time that is set for it is set for all.
const world: World = await startWorld({ DATABASE_POOL: '1', DOCUMENTS: 'on' })
const { database } = world.gateway
const currency = { code: 'USD', decimals: 2 }
const limits = loanLimits(readConfig({ DOCUMENTS: 'on' }), currency)
const source = {
  database,
  currency,
  timezone: 'UTC',
  limits,
  costOf: costsAt(limits),
  supportEmail: 'help@lending.example',
}
const today = new Date('2026-03-02T12:00:00Z')
let defaults: Defaults
let loan: string

afterAll(() => world.close())

const dayAfter = (days: number) => daysAfter(today, days).toISOString().slice(0, 10)
const ask = (body: object, person = defaults.ada) =>
  person.call('POST', `/loans/${loan}/payoff-letter`, body)
const cents = (amount: number) => Math.round(amount * 100)

beforeAll(async () => {
  await travel(database, today)
  defaults = await openDefaults(world)
  loan = await defaults.late([['zoe', 1000]])
})

describe('a payoff letter', () => {
  it('is made with the id that it was promised, and says in parts what repays the loan on its day', async () => {
    const { status, headers, body } = await ask({ until: dayAfter(10) })
    const letter: Body = body.payoff_letter
    expect([status, letter.status]).toEqual([202, 'pending'])
    expect(headers.get('location')).toBe(`/documents/${letter.id}`)
    expect(cents(letter.principal) + cents(letter.interest) + cents(letter.charges)).toBe(
      cents(letter.amount),
    )
    expect(letter.principal).toBe(1000)
    await makeDocuments(source)
    const made = await ask({ until: dayAfter(10) })
    expect([made.status, made.body.payoff_letter.status]).toEqual([201, 'ready'])
    const token = await world.token('ada')
    const headersOfJson = { accept: 'application/json' }
    const path = `/documents/${letter.id}`
    const { document } = (await world.rest('GET', path, { token, headers: headersOfJson })).body
    expect(document).toMatchObject({
      kind: 'payoff_letter',
      period: dayAfter(10),
      loan_id: loan,
      figures: { as_of: '2026-03-02', amount: String(cents(letter.amount)) },
    })
    await travel(database, daysAfter(today, 10))
    const owed = (await defaults.loan(loan)).payoff_amount
    await travel(database, today)
    expect(letter.amount).toBe(owed)
  })

  it('is the same for the same day, and another once something was paid', async () => {
    const first = (await ask({ until: dayAfter(10) })).body.payoff_letter
    const others = await Promise.all([ask({ until: dayAfter(10) }), ask({ until: dayAfter(10) })])
    for (const { body } of others) expect(body.payoff_letter).toEqual(first)
    expect((await ask({ until: dayAfter(11) })).body.payoff_letter.id).not.toBe(first.id)
    await defaults.ada.call('POST', `/loans/${loan}/repayments`, { amount: 50 })
    const later = (await ask({ until: dayAfter(10) })).body.payoff_letter
    expect(later.id).not.toBe(first.id)
    expect(later.amount).toBeLessThan(first.amount)
    expect(await makeDocuments(source)).toMatchObject({ failed: 0 })
    const path = '/documents?kind=payoff_letter&limit=10'
    const { documents } = (await world.rest('GET', path, { token: await world.token('ada') })).body
    expect(documents.map(({ id }: Body) => id)).toContain(first.id)
    expect(documents.map(({ id }: Body) => id)).toContain(later.id)
  })

  it('is for today to 30 days ahead, of an active loan', async () => {
    for (const until of [dayAfter(-1), dayAfter(31)]) {
      const { status, body } = await ask({ until })
      expect([status, body.error.code]).toEqual([400, 'VALIDATION_FAILED'])
      expect(body.error.message).toContain('until must be')
    }
    const owed = (await defaults.loan(loan)).payoff_amount
    expect((await ask({ until: dayAfter(0) })).body.payoff_letter.amount).toBe(owed)
  })

  it('is nobody else’s to ask for', async () => {
    const [zoe] = [await world.token('zoe')]
    const path = `/loans/${loan}/payoff-letter`
    const asked = await world.rest('POST', path, { token: zoe, body: { until: dayAfter(3) } })
    expect([asked.status, asked.body.error.code]).toEqual([403, 'FORBIDDEN'])
    const reason = 'The borrower has called.'
    const body = { until: dayAfter(3), reason }
    expect((await world.rest('POST', path, { token: zoe, body })).status).toBe(403)
    expect((await ask({ until: dayAfter(3) }, defaults.olga)).status).toBe(403)
  })

  it('can be asked for by an operator with a reason, which is in the trail; the file stays the borrower’s', async () => {
    const reason = 'The borrower has called.'
    const { status, body } = await ask({ until: dayAfter(5), reason }, defaults.olga)
    expect(status).toBe(202)
    const { audit_trail: trail } = (
      await defaults.olga.call('GET', '/operator/audit-trail?act=requestPayoffLetter')
    ).body
    expect(trail[0]).toMatchObject({ reason, after: { payoff_letter_id: body.payoff_letter.id } })
    await makeDocuments(source)
    const path = `/documents/${body.payoff_letter.id}`
    expect((await defaults.olga.call('GET', path)).status).toBe(404)
    expect((await defaults.ada.call('GET', path)).status).toBe(200)
  })

  it('is refused after 10 in a day', async () => {
    let refused: Body | undefined
    for (let days = 12; refused === undefined && days < 25; days += 1) {
      const { status, body } = await ask({ until: dayAfter(days) })
      if (status === 422) refused = body
    }
    expect(refused?.error.code).toBe('LIMIT_EXCEEDED')
  })
})

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

const listed = async (kind: string): Promise<Body[]> =>
  (await defaults.ada.call('GET', `/documents?kind=${kind}&limit=100`)).body.documents
const one = async (kind: string): Promise<Body> => (await listed(kind))[0] ?? {}
const correct = (id: string, more = {}, headers = {}, person = defaults.olga) =>
  person.call(
    'POST',
    `/operator/documents/${id}/correct`,
    { reason: 'Her name was misspelt.', ...more },
    headers,
  )
const bytes = async (id: string) => {
  const authorization = `Bearer ${await world.token('ada')}`
  const response = await fetch(`${world.url}/documents/${id}`, { headers: { authorization } })
  return Buffer.from(await response.arrayBuffer())
}

beforeAll(async () => {
  await travel(database, today)
  defaults = await openDefaults(world)
  loan = await defaults.late([['zoe', 1000]])
  await travel(database, daysAfter(today, 40))
  expect(await makeDocuments(source)).toMatchObject({ failed: 0 })
})

describe('a correction', () => {
  it('is refused where the document would say the same', async () => {
    for (const kind of ['loan_agreement', 'monthly_statement', 'arrears_notice']) {
      const { id } = await one(kind)
      const { status, body } = await correct(id)
      expect([kind, status, body.error.code]).toEqual([kind, 409, 'INVALID_TRANSITION'])
      expect(body.error.details).toMatchObject([{ from: 'unchanged' }])
      expect(await listed(kind)).toHaveLength(1)
    }
  })

  it('is another document about the same, which names the old; the old stays, and names the new', async () => {
    const kinds = ['loan_agreement', 'monthly_statement', 'arrears_notice']
    const [ada] = [defaults.ada]
    const old = await Promise.all(kinds.map(one))
    const before = await Promise.all(old.map(({ id }) => bytes(id)))
    await ada.call('PATCH', '/profile', { full_name: 'Augusta Ada King' })
    for (const [index, kind] of kinds.entries()) {
      const { id, title, period, figures } = old[index] as Body
      const { status, body } = await correct(id)
      expect([kind, status]).toEqual([kind, 200])
      const made: Body = body.document
      expect(made).toMatchObject({ kind, title, period, figures, replaces_id: id })
      expect(await one(kind)).toMatchObject({ id: made.id, replaced_by_id: null })
      const [, stays] = await listed(kind)
      expect(stays).toEqual({ ...old[index], replaced_by_id: made.id })
      expect((await bytes(id)).equals(before[index] as Buffer)).toBe(true)
      const again = await correct(id)
      expect([again.status, again.body.error.details]).toMatchObject([
        409,
        [{ from: 'replaced', by: made.id }],
      ])
    }
  })

  it('does not disturb the statements after it, which begin where it ends', async () => {
    const corrected = await one('monthly_statement')
    await defaults.ada.call('POST', '/wallet/deposit', { amount: 50 })
    await travel(database, daysAfter(today, 80))
    expect(await makeDocuments(source)).toMatchObject({ failed: 0 })
    const next = await one('monthly_statement')
    expect(next.figures.opening).toBe(corrected.figures.closing)
    expect(next.figures.after_position).toBe(corrected.figures.last_position)
  })

  it('is carried out once under a key, and in the trail with its reason', async () => {
    await defaults.ada.call('PATCH', '/profile', { full_name: 'Ada King' })
    const { id } = await one('monthly_statement')
    const key = { 'idempotency-key': 'misspelt-1' }
    const [first, second] = [await correct(id, {}, key), await correct(id, {}, key)]
    expect(second.body.document).toEqual(first.body.document)
    const path = '/operator/audit-trail?act=correctDocument&limit=100'
    const { audit_trail: trail } = (await defaults.olga.call('GET', path)).body
    const done = trail.filter((entry: Body) => entry.target_id === id)
    expect(done).toMatchObject([
      { reason: 'Her name was misspelt.', after: { document_id: first.body.document.id } },
    ])
    await defaults.sound()
  })

  it('is for operators, and not about themselves', async () => {
    const { id } = await one('loan_agreement')
    expect((await correct(id, {}, {}, defaults.ada)).status).toBe(403)
    const unknown = '01a1fddc-8957-7000-8000-000000000000'
    expect((await correct(unknown)).status).toBe(404)
    const token = await world.token('ada', { scope: 'lending:admin' })
    const path = `/operator/documents/${id}/correct`
    const own = await world.rest('POST', path, { token, body: { reason: 'Mine.' } })
    expect([own.status, own.body.error.code]).toEqual([403, 'OWN_ACCOUNT'])
  })

  it('is refused if what the document is about is not so any more', async () => {
    const owed = (await defaults.loan(loan)).payoff_amount
    await defaults.ada.call('POST', '/wallet/deposit', { amount: 2000 })
    const { id: letter } = (
      await defaults.ada.call('POST', `/loans/${loan}/payoff-letter`, { until: '2026-05-30' })
    ).body.payoff_letter
    await makeDocuments(source)
    await defaults.ada.call('POST', `/loans/${loan}/repayments`, { amount: 100 })
    const corrected = await correct(letter)
    expect(corrected.status).toBe(200)
    await defaults.ada.call('POST', `/loans/${loan}/repayments`, { amount: owed })
    for (const id of [(await one('arrears_notice')).id, corrected.body.document.id]) {
      const { status, body } = await correct(id)
      expect([status, body.error.details[0].from]).toEqual([409, 'void'])
    }
  })
})

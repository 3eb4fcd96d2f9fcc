import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { loanAgreement } from '../../src/lending/documents/loan-agreement.ts'
import { makeDocuments } from '../../src/lending/documents/make.ts'
import { draftOf } from '../../src/lending/documents/maker.ts'
import { costsAt } from '../../src/lending/repaying/schedule/cost.ts'
import { loanLimits } from '../../src/platform/limits.ts'
import { personOf } from '../support/market/operating.ts'
import { type Defaults, openDefaults } from '../support/market/repaying/recoveries.ts'
import { travel } from '../support/market/travel.ts'
import { type Body, startWorld, type World } from '../support/world.ts'

// One connection, so that the time that is set for it is set for all.
const world: World = await startWorld({
  DATABASE_POOL: '1',
  FEE_SERVICE_PERCENT: '10',
  FEE_ORIGINATION_PERCENT: '2',
  DOCUMENTS: 'on',
  TAX_COUNTRY: 'us',
})
const { database } = world.gateway
let defaults: Defaults
let loan: string

afterAll(() => world.close())

const as = async (subject: string, path: string, headers = {}) =>
  world.rest('GET', path, { token: await world.token(subject), headers })
const listed = async (subject: string, kind: string): Promise<Body[]> =>
  (await as(subject, `/documents?kind=${kind}&limit=100`)).body.documents
const currency = { code: 'USD', decimals: 2 }
const settings = { FEE_SERVICE_PERCENT: '10', FEE_ORIGINATION_PERCENT: '2', TAX_COUNTRY: 'us' }
const limits = loanLimits(readConfig({ ...settings, DOCUMENTS: 'on' }), currency)
const source = {
  database,
  currency,
  timezone: 'UTC',
  limits,
  costOf: costsAt(limits),
  supportEmail: null,
}
const made = () => makeDocuments(source)
const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest()
const file = async (subject: string, id: string, headers = {}) => {
  const authorization = `Bearer ${await world.token(subject)}`
  return fetch(`${world.url}/documents/${id}`, { headers: { authorization, ...headers } })
}

/** A loan that was repaid in two months, and one that defaulted in another year. */
beforeAll(async () => {
  await travel(database, new Date('2026-03-02T12:00:00Z'))
  defaults = await openDefaults(world)
  const { ada } = defaults
  await ada.call('PATCH', '/preferences', { language: 'de' })
  loan = await defaults.late([
    ['zoe', 600],
    ['yan', 400],
  ])
  await travel(database, new Date('2026-03-31T23:59:59Z'))
  await ada.call('POST', `/loans/${loan}/repayments`, { amount: 171.34 })
})

it('a notice of arrears says what was due on its day, once for the oldest day that is late', async () => {
  await travel(database, new Date('2026-05-09T12:00:00Z'))
  const { loan: owed } = (await as('ada', `/loans/${loan}`)).body
  await made()
  await made()
  const [notice, ...others] = await listed('ada', 'arrears_notice')
  expect(others).toEqual([])
  expect(notice?.figures).toMatchObject({
    as_of: '2026-05-09',
    due: String(Math.round(owed.amount_due * 100)),
    days_past_due: owed.days_past_due,
  })
})

describe('statements', () => {
  it('are made once the month is over, for months in which something moved', async () => {
    await travel(database, new Date('2026-05-10T12:00:00Z'))
    await defaults.ada.call('POST', `/loans/${loan}/repayments`, { amount: 171.34 })
    await travel(database, new Date('2026-06-01T00:30:00Z'))
    await made()
    expect(await listed('zoe', 'monthly_statement')).toHaveLength(1)
    await travel(database, new Date('2026-06-01T02:00:00Z'))
    expect(await made()).toMatchObject({ failed: 0 })
    const found = await listed('zoe', 'monthly_statement')
    expect(found.map(({ period }) => period)).toEqual(['2026-05', '2026-03'])
    expect(await made()).toEqual({ made: 0, failed: 0 })
  })

  it('begin where the last one ended, and add up', async () => {
    const [second, first] = await listed('zoe', 'monthly_statement')
    expect(second?.figures.opening).toBe(first?.figures.closing)
    expect(second?.figures.after_position).toBe(first?.figures.last_position)
    for (const { figures } of [first, second] as Body[]) {
      const sums = Object.values<string>(figures.sums).map(BigInt)
      const total = sums.reduce((sum, one) => sum + one, BigInt(figures.opening))
      expect(String(total)).toBe(figures.closing)
    }
    const { body } = await as('zoe', '/wallet')
    expect(second?.figures.closing).toBe(String(Math.round(body.wallet.balance * 100)))
  })
})

describe('a document', () => {
  it('is a tagged PDF in the language of its member, with title', async () => {
    const [agreement] = await listed('ada', 'loan_agreement')
    expect(agreement).toMatchObject({ language: 'de', loan_id: loan, replaces_id: null })
    expect(agreement?.title).toMatch(/^Kreditvertrag: /)
    const response = await file('ada', agreement?.id)
    const text = Buffer.from(await response.arrayBuffer()).toString('latin1')
    expect(text).toMatch(/^%PDF-1.7/)
    for (const part of ['/MarkInfo', '/StructTreeRoot', '/Lang (de)', '/DisplayDocTitle true'])
      expect(text).toContain(part)
    expect(agreement?.figures).toMatchObject({ amount: '100000', interest_rate: '9.48' })
    const { body } = await as('ada', `/loans/${loan}`)
    expect(Number(agreement?.figures.apr)).toBe(body.loan.apr)
  })

  it('of an agreement has the words and figures that its borrower could read before', async () => {
    const ada = await personOf(world, 'ada')
    const due = { memberId: ada.id, place: loan, period: '2026-03-02', loanId: loan }
    const agreement = await draftOf(loanAgreement, source, due, 'de')
    const { quote } = (await as('ada', '/quote?amount=1000&interest_rate=9.48&months=6')).body
    const { heading, facts, early, late } = quote.key_facts
    expect(agreement?.blocks).toEqual(
      expect.arrayContaining([
        { heading },
        {
          columns: expect.anything(),
          rows: facts.map(({ name, value }: Body) => [name, value]),
        },
        { text: early },
        { text: late },
      ]),
    )
    expect(facts).toContainEqual({
      name: 'Monatsrate',
      value: expect.stringMatching(/^5-mal 171,\d\d/),
    })
    expect(late).toMatch(/^Der Kredit ist im Verzug/)
    // With the loan they stay, whatever is paid or quoted later.
    const { body } = await as('ada', `/loans/${loan}/key-facts`)
    expect(body.key_facts).toEqual(quote.key_facts)
    const query = `{ loan(id: "${loan}") { keyFacts { facts { name value } } } }`
    const { data } = (await world.graphql(await world.token('ada'), query)).body
    expect(data.loan.keyFacts).toEqual({ facts })
  })

  it('is found by its loan', async () => {
    const of = async (id: string) => (await as('ada', `/documents?loan_id=${id}&limit=100`)).body
    const { documents } = await of(loan)
    expect(new Set(documents.map(({ kind }: Body) => kind))).toEqual(
      new Set(['arrears_notice', 'loan_agreement']),
    )
    expect((await of(randomUUID())).documents).toEqual([])
    expect((await as('ada', '/documents?loan_id=mine')).status).toBe(400)
  })

  it('is served byte for byte with its hash, and again only if it is not known', async () => {
    const [{ id, hash, bytes }] = (await listed('zoe', 'monthly_statement')) as [Body]
    const response = await file('zoe', id)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    const content = Buffer.from(await response.arrayBuffer())
    expect([digest(content).toString('hex'), content.length]).toEqual([hash, bytes])
    const named = `sha-256=:${digest(content).toString('base64')}:`
    expect(response.headers.get('repr-digest')).toBe(named)
    const again = Buffer.from(await (await file('zoe', id)).arrayBuffer())
    expect(again.equals(content)).toBe(true)
    const etag = response.headers.get('etag') ?? ''
    expect((await file('zoe', id, { 'if-none-match': etag })).status).toBe(304)
    const { body } = await as('zoe', `/documents/${id}`, { accept: 'application/json' })
    expect(body.document).toMatchObject({ id, hash, kind: 'monthly_statement' })
  })

  it('is nobody else’s, whatever they ask by', async () => {
    const [{ id }] = (await listed('zoe', 'monthly_statement')) as [Body]
    const known = (await file('zoe', id)).headers.get('etag') ?? ''
    for (const headers of [{}, { 'if-none-match': known }, { accept: 'application/json' }])
      for (const other of ['yan', 'ada', 'olga'])
        expect((await file(other, id, headers)).status).toBe(404)
    const { body } = await world.graphql(
      await world.token('yan'),
      `{ document(id: "${id}") { hash } }`,
    )
    expect(body.data.document).toBeNull()
  })

  it('never changes, whoever tries', async () => {
    for (const change of ["set title = 'x'", "set content = 'x', hash = sha256('x'), bytes = 1"])
      await expect(world.database.sql(`update document ${change}`)).rejects.toThrow('never changes')
    await expect(world.database.sql('delete from document')).rejects.toThrow('never changes')
  })
})

describe('at the end of a year', () => {
  beforeAll(async () => {
    await travel(database, new Date('2027-01-02T12:00:00Z'))
    expect(await made()).toMatchObject({ failed: 0 })
  })

  it('a certificate has the figures of the tax year', async () => {
    const [certificate] = await listed('zoe', 'tax_certificate')
    const { tax } = (await as('zoe', '/tax/2026')).body
    expect(certificate).toMatchObject({ period: '2026', title: 'Tax certificate for 2026' })
    expect(Number(certificate?.figures.interest)).toBe(Math.round(tax.interest * 100))
    expect(Number(certificate?.figures.fees)).toBe(Math.round(tax.fees * 100))
  })

  it('the months of a year add up to it', async () => {
    const months = await listed('zoe', 'monthly_statement')
    const sum = (category: string) =>
      months.reduce((total, { figures }) => total + Number(figures.sums[category] ?? 0), 0)
    const { tax } = (await as('zoe', '/tax/2026')).body
    expect(sum('interest')).toBe(Math.round(tax.interest * 100))
    expect(-sum('fee')).toBe(Math.round(tax.fees * 100))
  })
})

describe('a loan that is repaid', () => {
  it('is confirmed as paid in full, once', async () => {
    const { ada } = defaults
    await ada.call('POST', '/wallet/deposit', { amount: 2000 })
    const owed = (await ada.call('GET', `/loans/${loan}`)).body.loan.payoff_amount
    await ada.call('POST', `/loans/${loan}/repayments`, { amount: owed })
    await made()
    await made()
    const letters = await listed('ada', 'paid_in_full')
    expect(letters).toHaveLength(1)
    const { transactions } = (
      await ada.call('GET', '/wallet/transactions?type=repayment_paid&limit=100')
    ).body
    const paid = transactions.reduce((sum: number, { amount }: Body) => sum + amount * 100, 0)
    expect(letters[0]?.figures.paid).toBe(String(Math.round(paid)))
  })
})

describe('operators and erasure', () => {
  it('operators see which documents there are, with a noted look, and no file', async () => {
    const [{ id: document }] = (await listed('zoe', 'monthly_statement')) as [Body]
    const member = (await world.graphql(await world.token('zoe'), '{ me { memberId } }')).body.data
      .me.memberId
    const { body } = await defaults.olga.call(
      'GET',
      `/operator/members/${member}/documents?limit=100`,
    )
    expect(body.documents.map(({ id }: Body) => id)).toContain(document)
    expect((await file('olga', document)).status).toBe(404)
  })

  it('an erasure deletes a member’s documents, and no other is made', async () => {
    const token = await world.token('lea', { name: 'Lea Verne' })
    const member = (await world.graphql(token, '{ me { memberId } }')).body.data.me.memberId
    const one = { user_id: member, kind: 'loan_agreement', version: 1, language: 'en' }
    const rest = { title: 'For Lea Verne', period: '2026-11-27', figures: {}, made_at: new Date() }
    const keep = async () => {
      const document = JSON.stringify({ id: randomUUID(), ...one, ...rest })
      const text = 'select keep_document($1, $2) as kept'
      const [row] = await world.database.sql<{ kept: boolean }>(text, [document, Buffer.from('x')])
      return row?.kept
    }
    expect([await keep(), await keep()]).toEqual([true, false])
    const { status } = await world.rest('POST', '/erasure', { token })
    expect(status).toBe(200)
    const left = 'select from document where user_id = $1'
    expect(await world.database.sql(left, [member])).toEqual([])
    expect(await keep()).toBe(false)
  })
})

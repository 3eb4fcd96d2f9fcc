import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Defaults, openDefaults } from '../support/market/repaying/recoveries.ts'
import { travel } from '../support/market/travel.ts'
import { type Body, startWorld, type World } from '../support/world.ts'

// One connection, so that the time that is set for it is set for all.
const world: World = await startWorld(
  {
    DATABASE_POOL: '1',
    FEE_SERVICE_PERCENT: '10',
    FEE_ORIGINATION_PERCENT: '2',
    BUSINESS_TIMEZONE: 'America/New_York',
    TAX_COUNTRY: 'us',
  },
  process.stderr,
)
const { database } = world.gateway
let defaults: Defaults
let given: string

afterAll(() => world.close())

const as = async (subject: string, path: string, headers = {}) =>
  world.rest('GET', path, { token: await world.token(subject), headers })
const taxOf = async (subject: string, year: number): Promise<Body> =>
  (await as(subject, `/tax/${year}`)).body.tax
const linesOf = async (subject: string, year: number, figure: string): Promise<Body[]> =>
  (await as(subject, `/tax/${year}/lines?figure=${figure}&limit=100`)).body.lines
const cents = (amount: number) => Math.round(amount * 100)

/** A year with interest, the next one with a loss, and one after it with a recovery. */
beforeAll(async () => {
  await travel(database, new Date('2026-03-02T12:00:00Z'))
  defaults = await openDefaults(world)
  given = await defaults.late([
    ['zoe', 600],
    ['yan', 300],
    ['zoe', 100],
  ])
  const { ada } = defaults
  // In New York it is still 2026.
  await travel(database, new Date('2027-01-01T04:59:00Z'))
  await ada.call('POST', `/loans/${given}/repayments`, { amount: 171.34 })
  await travel(database, new Date('2027-01-01T05:00:00Z'))
  await world.graphql(
    defaults.olga.token,
    `mutation { defaultLoan(input: { id: "${given}" }) { userErrors { code } } }`,
  )
  await travel(database, new Date('2028-06-01T12:00:00Z'))
  await defaults.recover(given, 100)
})

const ofYears = 'year must be a year in four digits, 2000 to 2199, such as 2026.'

it('the months of a portfolio end at midnight of the platform’s time zone', async () => {
  const { body } = await as('zoe', '/portfolio')
  const months = body.portfolio.by_month.map(({ month }: Body) => month)
  expect(months).toEqual(['2026-03', '2026-12', '2027-01', '2028-06'])
})

describe('a tax year', () => {
  it('ends at midnight of the platform’s time zone', async () => {
    const first = await taxOf('zoe', 2026)
    expect(first).toMatchObject({
      year: 2026,
      currency: 'USD',
      since: '2026-01-01T05:00:00.000Z',
      until: '2027-01-01T05:00:00.000Z',
      complete: true,
      losses: 0,
      recoveries: 0,
    })
    expect(first.interest).toBeGreaterThan(0)
    expect(cents(first.fees)).toBeGreaterThan(0)
    const second = await taxOf('zoe', 2027)
    expect(second).toMatchObject({ interest: 0, fees: 0, recoveries: 0 })
    expect(second.losses).toBeGreaterThan(400)
    expect((await taxOf('zoe', 2028)).complete).toBe(false)
  })

  it('counts what came back of a default as a recovery, in its own year', async () => {
    const { losses } = await taxOf('zoe', 2027)
    const third = await taxOf('zoe', 2028)
    const { body } = await as('zoe', '/investments')
    // Two investments in one loan, whose shares are one line.
    const left = body.investments.map((one: Body) => cents(one.principal_outstanding))
    expect(cents(losses) - cents(third.recoveries)).toBe(left[0] + left[1])
    expect(third.losses).toBe(0)
  })

  it('leads from each figure to the lines that it sums', async () => {
    for (const [year, figure] of [
      [2026, 'interest'],
      [2026, 'fees'],
      [2027, 'losses'],
      [2028, 'recoveries'],
    ] as const) {
      const lines = await linesOf('zoe', year, figure)
      const sum = lines.reduce((total, { amount }) => total + cents(amount), 0)
      expect(lines.length, figure).toBeGreaterThan(0)
      expect(sum, figure).toBe(cents((await taxOf('zoe', year))[figure]))
      for (const line of lines) expect(line).toMatchObject({ figure, loan_id: given })
    }
    const [line] = await linesOf('zoe', 2026, 'interest')
    const known = await as('zoe', `/wallet/transactions/${line?.transaction_id}`)
    expect(known.body.transaction.type).toBe('repayment_received')
    const [loss] = await linesOf('zoe', 2027, 'losses')
    expect(loss?.transaction_id).toBeNull()
  })

  it('has a borrower’s own fees apart from a lender’s', async () => {
    const { loan_fees, fees, interest } = await taxOf('ada', 2026)
    expect({ loan_fees, fees, interest }).toEqual({ loan_fees: 20, fees: 0, interest: 0 })
    expect(await linesOf('ada', 2026, 'loan_fees')).toMatchObject([{ amount: 20 }])
  })

  it('has what a borrower paid for their own loan, as their lenders received it', async () => {
    const paid = await taxOf('ada', 2026)
    const [zoe, yan] = [await taxOf('zoe', 2026), await taxOf('yan', 2026)]
    expect(cents(paid.interest_paid)).toBe(cents(zoe.interest) + cents(yan.interest))
    expect(cents(paid.charges_paid)).toBe(cents(zoe.charges) + cents(yan.charges))
    expect(paid.interest_paid).toBeGreaterThan(0)
    const lines = await linesOf('ada', 2026, 'interest_paid')
    expect(lines).toMatchObject([{ amount: paid.interest_paid, loan_id: given }])
    const known = await as('ada', `/wallet/transactions/${lines[0]?.transaction_id}`)
    expect(known.body.transaction.type).toBe('repayment_paid')
    expect(await taxOf('zoe', 2026)).toMatchObject({ interest_paid: 0, charges_paid: 0 })
    const file = await as('ada', '/tax/2026', { accept: 'text/csv' })
    expect(file.body.split('\r\n')[0]).toContain('interest_paid,charges_paid')
  })

  it('is the same over GraphQL, with the records behind the lines', async () => {
    const { body } = await world.graphql(
      await world.token('zoe'),
      `{ me { taxYear(year: 2026) { interest loanFees country forms { form required } }
        taxLines(year: 2026, figure: INTEREST) { totalCount nodes { amount loan { id } investment { id } transaction { type } } } } }`,
    )
    const { taxYear, taxLines } = body.data.me
    expect(taxYear).toMatchObject({ loanFees: '0.00', country: 'US' })
    expect(cents(Number(taxYear.interest))).toBe(cents((await taxOf('zoe', 2026)).interest))
    expect(taxLines).toMatchObject({
      totalCount: 1,
      nodes: [{ loan: { id: given }, transaction: { type: 'REPAYMENT_RECEIVED' } }],
    })
  })

  it('is a file of its figures, and one of its lines', async () => {
    const csv = { accept: 'text/csv' }
    const year = await as('zoe', '/tax/2027', csv)
    expect(year.headers.get('content-disposition')).toContain('tax.csv')
    const [names = '', values = ''] = year.body.split('\r\n')
    const column = names.split(',').indexOf('losses')
    expect(values.split(',')[column]).toBe((await taxOf('zoe', 2027)).losses.toFixed(2))
    const lines = await as('zoe', '/tax/2026/lines', csv)
    expect(lines.body.split('\r\n')[0]).toMatch(/^id,figure,amount,currency,transaction_id/)
    expect(lines.body).toContain(',interest,')
  })

  it('is refused before 2000 and after 2199', async () => {
    for (const year of [1999, 2200, 2_147_483_647]) {
      const { status, body } = await as('zoe', `/tax/${year}`)
      expect(status).toBe(400)
      expect(body.detail ?? body.error.message).toContain('2000 to 2199')
    }
    for (const year of ['abc', '26', '2026.5', '-2026']) {
      const { status, body } = await as('zoe', `/tax/${year}`)
      expect([year, status, body.error.details]).toEqual([
        year,
        400,
        [{ field: 'year', code: 'INVALID', message: ofYears }],
      ])
    }
  })

  it('is refused like that over GraphQL, whether as text or as a variable', async () => {
    const zoe = await world.token('zoe')
    const query = 'query ($year: Year!) { me { taxYear(year: $year) { interest } } }'
    for (const answer of [
      await world.graphql(zoe, '{ me { taxYear(year: "abc") { interest } } }'),
      await world.graphql(zoe, '{ me { taxLines(year: 1999) { totalCount } } }'),
      await world.graphql(zoe, query, { year: 'abc' }),
    ])
      expect([answer.status, answer.body.errors[0]]).toMatchObject([
        400,
        { message: ofYears, extensions: { code: 'VALIDATION_FAILED', field: 'year' } },
      ])
    const { body } = await world.graphql(zoe, query, { year: '2026' })
    expect(body.data.me.taxYear.interest).toEqual(expect.any(String))
  })

  it('is seen by operators, whose look is noted, and by nobody else', async () => {
    const member = (await world.graphql(await world.token('zoe'), '{ me { memberId } }')).body.data
      .me.memberId
    const path = `/operator/members/${member}/tax/2027`
    expect((await as('yan', path)).status).toBe(403)
    const { body } = await defaults.olga.call('GET', path)
    expect(body.tax).toEqual(await taxOf('zoe', 2027))
    const lines = await defaults.olga.call('GET', `${path}/lines?figure=losses`)
    expect(lines.body.lines).toHaveLength(2)
    const trail = await defaults.olga.call(
      'GET',
      `/operator/audit-trail?member_id=${member}&looks=true`,
    )
    expect(trail.body.audit_trail[0]).toMatchObject({ act: 'lookAtMember' })
  })
})

describe('the forms of a year', () => {
  it('are required from the amount that the law of the year names', async () => {
    const { forms, interest } = await taxOf('zoe', 2026)
    const [oid, misc] = forms
    expect(oid).toMatchObject({
      form: '1099-OID',
      required: interest >= 10,
      from: 10,
      due_on: '2027-01-31',
      boxes: [{ amount: interest, figures: ['interest'] }],
    })
    expect(misc).toMatchObject({ form: '1099-MISC', required: false, from: 2000 })
    const earlier = (await taxOf('zoe', 2025)).forms
    expect(earlier.map(({ from }: Body) => from)).toEqual([10, 600])
  })
})

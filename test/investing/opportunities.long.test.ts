import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { loanTools } from '../support/market/loans.ts'
import { rounds } from '../support/rounds.ts'
import { type Body, startWorld, statements, type World } from '../support/world.ts'

const world: World = await startWorld()
const ada = await world.token('ada')
const mary = await world.token('mary')
const { put, newLoan, invest } = loanTools(world, ada)
afterAll(() => world.close())

const open = async (more: object = {}): Promise<string> => {
  const { id } = await newLoan(more)
  await put(id, { status: 'open' })
  return id
}
const find = async (query = '', token = mary) =>
  world.rest('GET', `/opportunities?limit=100${query}`, { token })
const prefer = (body: object) => world.rest('PUT', '/preferences', { token: mary, body })

/** What match_score says, written a second time: from the description of Opportunity.matchScore alone. */
function scoreOf(offer: Offer, wanted: Wanted): number {
  const near = (share: number, dividend: number, divisor: number) =>
    Math.floor((share * dividend) / divisor)
  const { rate, months, amount, risk, purpose, distance } = offer
  let score = 0
  score += wanted.rate !== null && rate < wanted.rate ? near(30, rate, wanted.rate) : 30
  score += wanted.months !== null && months > wanted.months ? near(20, wanted.months, months) : 20
  if (wanted.least !== null && amount < wanted.least) score += near(15, amount, wanted.least)
  else if (wanted.most !== null && amount > wanted.most) score += near(15, wanted.most, amount)
  else score += 15
  if (wanted.risks.length === 0 || (risk !== null && wanted.risks.includes(risk))) score += 15
  else if (risk === null) score += 7
  score += wanted.purposes.length === 0 || wanted.purposes.includes(purpose) ? 10 : 0
  if (wanted.distance === null) score += 10
  else if (distance === null) score += 5
  else score += distance > wanted.distance ? near(10, wanted.distance, distance) : 10
  return score
}
interface Offer {
  rate: number
  months: number
  amount: number
  risk: string | null
  purpose: string
  distance: number | null
}
interface Wanted {
  rate: number | null
  months: number | null
  least: number | null
  most: number | null
  risks: string[]
  purposes: string[]
  distance: number | null
}

describe('the match score', () => {
  it('is what its description says, whatever is offered and wanted', async () => {
    const upTo = (max: number) => fc.integer({ min: 1, max })
    const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
    const word = fc.constantFrom('energy', 'retail', 'craft')
    const risk = fc.constantFrom('low', 'medium', 'high')
    const offers = fc.record<Offer>({
      rate: fc.integer({ min: 0, max: 3600 }),
      months: upTo(84),
      amount: upTo(5_000_000),
      risk: maybe(risk),
      purpose: word,
      distance: maybe(fc.integer({ min: 0, max: 20_000 })),
    })
    const wishes = fc.record<Wanted>({
      rate: maybe(fc.integer({ min: 0, max: 3600 })),
      months: maybe(upTo(84)),
      least: maybe(fc.integer({ min: 0, max: 2_000_000 })),
      most: maybe(fc.integer({ min: 2_000_000, max: 5_000_000 })),
      risks: fc.uniqueArray(risk),
      purposes: fc.uniqueArray(word),
      distance: maybe(upTo(20_000)),
    })
    await fc.assert(
      fc.asyncProperty(offers, wishes, async (offer, wanted) => {
        const [row] = await world.database.sql<{ score: number }>(
          'select match_score($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) as score',
          [
            offer.rate,
            offer.months,
            offer.amount,
            offer.risk,
            offer.purpose,
            offer.distance,
            wanted.rate,
            wanted.months,
            wanted.least,
            wanted.most,
            wanted.risks,
            wanted.purposes,
            wanted.distance,
          ],
        )
        expect(row?.score).toBe(scoreOf(offer, wanted))
        expect(row?.score).toBeGreaterThanOrEqual(0)
        expect(row?.score).toBeLessThanOrEqual(100)
      }),
      { numRuns: rounds(25) },
    )
  })

  it.each([
    [[52.52, 13.405], [48.8566, 2.3522], 877],
    [[0, 179.5], [0, -179.5], 111],
    [[90, 0], [-90, 0], 20_015],
    [[10, 10], [10, 10], 0],
  ])('takes %j to %j as %i km', async ([a, b], [c, d], kilometres) => {
    const [row] = await world.database.sql('select distance_km($1, $2, $3, $4) as km', [a, b, c, d])
    expect(row).toEqual({ km: kilometres })
  })
})

describe('opportunities', () => {
  it('come with all that a lender needs to decide', async () => {
    const place = { location_latitude: 52.52, location_longitude: 13.405 }
    const id = await open({
      amount_requested: 100,
      repayment_period_months: 6,
      interest_rate: 9.48,
      ...place,
    })
    await world.rest('PUT', '/profile', {
      token: mary,
      body: { latitude: 48.8566, longitude: 2.3522 },
    })
    await prefer({ min_interest_rate: 12, purposes: ['agriculture'], max_distance_km: 1000 })
    await invest('mary', id, 30)
    await world.rest('POST', '/wallet/deposit', { token: mary, body: { amount: 50 } })
    const { status, body } = await find()
    expect(status).toBe(200)
    const [one] = body.opportunities
    expect(one).toMatchObject({
      amount_remaining: 70,
      funded_percent: 30,
      estimated_monthly_payment: 17.13,
      estimated_total_interest: 2.78,
      min_investment: 25,
      max_investment: 50,
      my_investment: 30,
      match_score: 93,
      match_reasons: [
        'It pays 9.48 %, less than the 12 % that you want.',
        'It is for agriculture, which you support.',
        expect.stringMatching(/^It is about 8[78]\d km away, within your limit of 1000 km\.$/),
      ],
    })
    expect(one.distance_km).toBeGreaterThan(870)
    expect(one.distance_km).toBeLessThan(886)
    expect(one.loan).toMatchObject({ id, status: 'open' })
    const { location_latitude, location_longitude } = one.loan
    expect([location_latitude, location_longitude]).not.toEqual([52.52, 13.405])
    expect(one.expires_at).toBe(one.loan.expires_at)
  })

  it.each([
    ['more than the lender has', 2000, 0, 60],
    ['less than the minimum', 100, 80, 60],
    ['the last place', 2000, 39, 2000],
  ])('show the bounds that investing goes by: %s', async (what, amount, before, money) => {
    const id = await open({ amount_requested: amount })
    const lender = `bounds-${amount}-${before}`
    if (what === 'the last place')
      for (let round = 0; round < before; round += 1) await invest('nora', id, 25)
    else if (before > 0) await invest('nora', id, before)
    const token = await world.token(lender)
    await world.rest('POST', '/wallet/deposit', { token, body: { amount: money } })
    const { opportunities } = (await find('', token)).body
    const shown = opportunities.find(({ loan }: Body) => loan.id === id)
    const { min_investment: least, max_investment: most } = shown
    const commit = (amount: number) =>
      world.rest('POST', `/loans/${id}/invest`, { token, body: { amount } })
    for (const refused of [least - 0.01, most + 0.01])
      expect((await commit(refused)).status, `${refused}`).toBeGreaterThanOrEqual(400)
    expect((await commit(most)).status).toBe(201)
  })

  it('are open loans that the lender can take: not own, not expired, not full, not drafts', async () => {
    const [own, late, full] = [await open(), await open(), await open({ amount_requested: 50 })]
    await world.database.sql("update loan set expires_at = now() - interval '1 s' where id = $1", [
      late,
    ])
    await invest('nora', full, 50)
    const { id: draft } = await newLoan()
    const seen = (await find()).body.opportunities.map(({ loan }: Body) => loan.id)
    expect(seen).toContain(own)
    for (const id of [late, full, draft]) expect(seen).not.toContain(id)
    expect((await find('', ada)).body.opportunities).toEqual([])
  })

  it('are not for borrowers, over GraphQL and REST', async () => {
    const token = await world.token('borrower')
    await world.rest('PUT', '/profile', { token, body: { user_type: 'borrower' } })
    const { status, body } = await find('', token)
    expect([status, body.error.code]).toEqual([403, 'NOT_A_LENDER'])
    const answer = await world.graphql(token, '{ me { opportunities { totalCount } } }')
    expect(answer.body.errors[0].extensions.code).toBe('NOT_A_LENDER')
  })

  it('are filtered, sorted and paged without loss while loans come and go', async () => {
    for (let index = 0; index < 12; index += 1)
      await open({
        interest_rate: 5 + (index % 4),
        repayment_period_months: 6 + (index % 3),
        purpose: index % 2 ? 'retail' : 'energy',
      })
    const rates = async (query: string) =>
      (await find(query)).body.opportunities.map(({ loan }: Body) => loan)
    for (const { interest_rate } of await rates('&min_rate=8'))
      expect(interest_rate).toBeGreaterThanOrEqual(8)
    for (const one of await rates('&max_months=7'))
      expect(one.repayment_period_months).toBeLessThan(8)
    for (const { purpose } of await rates('&purpose=retail')) expect(purpose).toBe('retail')
    expect(await rates('&risk_level=low')).toEqual([])
    for (const { location_latitude } of await rates('&max_distance_km=2000'))
      expect(location_latitude).not.toBeNull()
    for (const sort of [
      'match',
      'rate',
      'term',
      'distance',
      'expiring',
      'funded_percent',
      'newest',
    ]) {
      const all = (await find(`&sort=${sort}`)).body.opportunities.map(({ loan }: Body) => loan.id)
      const paged: string[] = []
      let cursor = ''
      do {
        const path = `/opportunities?limit=5&sort=${sort}${cursor}`
        const { body } = await world.rest('GET', path, { token: mary })
        paged.push(...body.opportunities.map(({ loan }: Body) => loan.id))
        if (paged.length === 5) await open({ interest_rate: 7 })
        cursor = body.pagination.next_cursor ? `&cursor=${body.pagination.next_cursor}` : ''
      } while (cursor !== '')
      expect(
        paged.filter((id) => all.includes(id)),
        sort,
      ).toEqual(all)
      expect(new Set(paged).size).toBe(paged.length)
    }
  })

  it('are sorted by how much of each is funded, from either end, as investments come and go', async () => {
    const purpose = 'beekeeping'
    const ids: string[] = []
    for (const [amount, funded] of [
      [1000, 0],
      [1000, 300],
      [200, 100],
      [3000, 1000],
    ] as const) {
      const id = await open({ amount_requested: amount, purpose })
      if (funded > 0) await invest('nora', id, funded)
      ids.push(id)
    }
    const [none = '', some, half = '', third] = ids
    const sorted = async (more = '') =>
      (await find(`&sort=funded_percent&purpose=${purpose}${more}`)).body.opportunities.map(
        ({ loan }: Body) => loan.id,
      )
    expect(await sorted()).toEqual([half, third, some, none])
    expect(await sorted('&reverse=true')).toEqual([none, some, third, half])
    await invest('nora', none, 975)
    await invest('nora', half, 100)
    expect(await sorted()).toEqual([none, third, some])
    await put(third ?? '', { status: 'cancelled' })
    expect(await sorted()).toEqual([none, some])
    expect(
      await world.database.sql(`select coalesce(loan_id, id) as loan_id, funded, div(amount_funded * 1000000.0, amount_requested)::int as counted
        from loan_funding full join (select * from loan where status = 'open') as loan on id = loan_id
        where funded is distinct from div(amount_funded * 1000000.0, amount_requested)::int`),
    ).toEqual([])
  })

  it('cost a bounded number of statements', async () => {
    const query = `{ me { opportunities(first: 20) { totalCount nodes { matchScore matchReasons
      maxInvestment estimatedMonthlyPayment myInvestment loan { title borrower { fullName } } } } } }`
    expect((await statements(() => world.graphql(mary, query))).length).toBeLessThanOrEqual(9)
  })

  it('refuse cursors of other people and other lists', async () => {
    const { body } = await world.rest('GET', '/opportunities?limit=1', { token: mary })
    const cursor = body.pagination.next_cursor
    const nora = await world.token('nora')
    for (const [path, token] of [
      [`/opportunities?limit=1&cursor=${cursor}`, nora],
      [`/opportunities?limit=1&sort=rate&cursor=${cursor}`, mary],
      [`/opportunities?limit=1&min_rate=1&cursor=${cursor}`, mary],
      [`/opportunities?limit=1&cursor=${cursor.slice(0, -1)}`, mary],
      [`/opportunities?limit=1&cursor=${'n'.repeat(5000)}`, mary],
    ] as const) {
      const answer = await world.rest('GET', path, { token })
      expect([answer.status, answer.body.error.code], path).toEqual([400, 'BAD_CURSOR'])
    }
  })
})

describe('facets', () => {
  it('count the whole list by state, risk and purpose, only when they are selected', async () => {
    const borrower = await world.token('borrower of two')
    const { id, borrower_id: own } = await newLoan({ amount_requested: 50 }, borrower)
    for (const loan of [id, (await newLoan({ purpose: 'retail' }, borrower)).id])
      await put(loan, { status: 'open' }, borrower)
    await invest('nora', id, 50)
    const query = (fields: string) =>
      `{ loans(first: 1, filter: { borrowerId: "${own}" }) { ${fields} } }`
    const plain = await statements(() => world.graphql(mary, query('nodes { id }')))
    expect(plain).toHaveLength(1)
    const facets = 'status { status count } riskLevel { riskLevel count } purpose { purpose count }'
    let body: Body
    const counted = await statements(async () => {
      body = (await world.graphql(mary, query(`totalCount facets { ${facets} }`))).body.data.loans
    })
    // No page is read of which nothing is shown.
    expect(counted).toHaveLength(2)
    const one = (value: object) => ({ ...value, count: 1 })
    expect(body).toEqual({
      totalCount: 2,
      facets: {
        status: [one({ status: 'ACTIVE' }), one({ status: 'OPEN' })],
        riskLevel: [],
        purpose: [one({ purpose: 'agriculture' }), one({ purpose: 'retail' })],
      },
    })
  })
})

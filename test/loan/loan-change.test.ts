import { afterAll, describe, expect, it } from 'vitest'
import { publishLoan } from '../../src/lending/loan/change.ts'
import { openLedger } from '../support/market/books/ledger.ts'
import { loanTools } from '../support/market/loans.ts'
import { type Body, startWorld, type World } from '../support/world.ts'

const world: World = await startWorld()
const ada = await world.token('ada')
const bob = await world.token('bob')
for (const token of [ada, bob]) await world.rest('GET', '/profile', { token })
const { complete, put, newLoan, inState } = loanTools(world, ada)
afterAll(() => world.close())

describe('publishing', () => {
  it('is refused for a draft beyond limits lowered since', async () => {
    const { id, borrower_id: borrowerId } = await newLoan({ interest_rate: 30 })
    const { platform, close } = await openLedger(world.database)
    const lowered = { ...platform, limits: { ...platform.limits, loanRateMax: 1000 } }
    await expect(
      publishLoan(lowered, { id: borrowerId, scopes: [] }, { id }),
    ).rejects.toMatchObject({
      reasons: [{ field: 'interestRate', message: 'refusal.percent', values: { max: 10 } }],
    })
    await close()
  })

  it('opens the loan for the funding window, and scores it', async () => {
    await world.database.sql(`update finances set credit_score = 750, monthly_income = 100000
      from identity where identity.profile_id = finances.profile_id and subject = 'ada'`)
    const { id } = await newLoan()
    const { body } = await put(id, { status: 'open' })
    expect(body.loan).toMatchObject({ status: 'open', risk_level: 'low' })
    const window = Date.parse(body.loan.expires_at) - Date.parse(body.loan.published_at)
    expect(window).toBe(14 * 86_400_000)
  })

  it('names every field that is missing', async () => {
    const { body: made } = await world.rest('POST', '/loans', {
      token: ada,
      body: { title: 'x', amount_requested: 50 },
    })
    const { status, body } = await put(made.loan.id, { status: 'open' })
    expect(status).toBe(400)
    expect(body.error.details.map(({ field }: Body) => field)).toEqual([
      'description',
      'interest_rate',
      'repayment_period_months',
      'purpose',
    ])
  })

  it('is for borrowers', async () => {
    const lender = await world.token('lender')
    await world.rest('PUT', '/profile', { token: lender, body: { user_type: 'lender' } })
    const { id } = await newLoan({}, lender)
    const { status, body } = await put(id, { status: 'open' }, lender)
    expect([status, body.error.code]).toEqual([403, 'NOT_A_BORROWER'])
  })

  it('happens once, when it is asked for at once', async () => {
    const { id } = await newLoan()
    const call = `mutation { publishLoan(input: { id: "${id}" }) { loan { status } userErrors { code } } }`
    const answers = await Promise.all(Array.from({ length: 8 }, () => world.graphql(ada, call)))
    const codes = answers.map(({ body }) => body.data.publishLoan.userErrors[0]?.code ?? 'OK')
    expect(codes.toSorted()).toEqual([...Array(7).fill('INVALID_TRANSITION'), 'OK'])
    expect(
      await world.database.sql("select from loan_event where loan_id = $1 and to_status = 'open'", [
        id,
      ]),
    ).toHaveLength(1)
  })
})

describe('PUT /loans/{id}', () => {
  it('merges: absent stays, null clears, the record itself changes nothing', async () => {
    const { id } = await newLoan()
    const first = await put(id, {
      purpose: null,
      title: 'Better seeds',
      location_latitude: 1,
      location_longitude: 2,
    })
    expect(first.body.loan).toMatchObject({
      ...complete,
      purpose: null,
      title: 'Better seeds',
      version: 2,
    })
    const same = await put(id, first.body.loan)
    expect([same.status, same.body]).toEqual([200, first.body])
  })

  const fields = {
    title: 'T',
    description: 'D',
    amount_requested: 99,
    interest_rate: 1,
    repayment_period_months: 3,
    purpose: 'p',
    location_description: 'L',
  }
  it.each([
    ['draft', 0, Object.keys(fields)],
    ['open', 0, ['title', 'description', 'location_description']],
    ['open', 25, ['description']],
    ['active', 0, []],
    ['cancelled', 0, []],
  ])('changes of a loan that is %s with %i funded only %j', async (status, funded, allowed) => {
    const id = await inState(status, funded)
    for (const [field, value] of Object.entries(fields)) {
      const { status: code, body } = await put(id, { [field]: value })
      if (allowed.includes(field)) expect([code, body.loan[field]], field).toEqual([200, value])
      else {
        expect([code, body.error.code], field).toEqual([409, 'LOAN_NOT_EDITABLE'])
        expect(body.error.details[0].field).toBe(field)
      }
    }
  })

  it('keeps lost updates out: version and If-Match', async () => {
    const { id, version } = await newLoan()
    const { headers } = await world.rest('GET', `/loans/${id}`, { token: ada })
    const etag = { 'if-match': headers.get('etag') ?? '' }
    expect((await put(id, { title: 'One' }, ada, etag)).status).toBe(200)
    expect((await put(id, { title: 'Two' }, ada, etag)).status).toBe(412)
    expect((await put(id, { title: 'Two', version })).body.error.code).toBe('VERSION_CONFLICT')
  })

  it('changes terms and state together or not at all, each word as it was sent', async () => {
    const { id } = await newLoan()
    const title = `What? "All" of it's \\ $1 :title %s`
    const refused = await put(id, { title, status: 'repaid' })
    expect(refused.body.error.code).toBe('INVALID_TRANSITION')
    const { body } = await world.rest('GET', `/loans/${id}`, { token: ada })
    expect(body.loan).toMatchObject({ title: complete.title, status: 'draft', version: 1 })
    expect((await put(id, { title, status: 'open' })).body.loan).toMatchObject({
      title,
      status: 'open',
    })
  })

  it('publishes once, and changes nothing for those who ask for the same at once', async () => {
    const { id } = await newLoan()
    const answers = await Promise.all(Array.from({ length: 8 }, () => put(id, { status: 'open' })))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    const text = "select from loan_event where loan_id = $1 and to_status = 'open'"
    expect(await world.database.sql(text, [id])).toHaveLength(1)
  })

  it('says first that a loan is not to be seen, or not the own, then what is wrong', async () => {
    const wrong = { title: '', amount_requested: null }
    const [draft, open] = [await inState('draft'), await inState('open')]
    expect((await put(draft, wrong, bob)).status).toBe(404)
    expect((await put(open, wrong, bob)).status).toBe(403)
    const { status, body } = await put(open, { ...wrong, version: 99 })
    expect([status, body.error.code]).toEqual([409, 'VERSION_CONFLICT'])
    expect((await put(open, wrong)).status).toBe(400)
  })

  it('is for the borrower alone: 403 for what is seen, 404 for what is not', async () => {
    const [draft, open] = [await inState('draft'), await inState('open')]
    expect((await put(draft, { title: 'x' }, bob)).status).toBe(404)
    expect((await put(open, { title: 'x' }, bob)).body.error.code).toBe('FORBIDDEN')
    expect((await put("' or 1=1", { title: 'x' }, bob)).status).toBe(404)
  })

  it.each([
    [{ title: null }, 'title'],
    [{ amount_requested: null }, 'amount_requested'],
    [{ amount_requested: '5' }, 'amount_requested'],
    [{ status: 'gone' }, 'status'],
    [{ status: null }, 'status'],
    [{ rate: 5 }, 'rate'],
    [{ location_latitude: 5 }, 'location_longitude'],
  ])('refuses %j', async (body, field) => {
    const { id } = await newLoan()
    const { status, body: answer } = await put(id, body)
    expect([status, answer.error.details[0].field]).toEqual([400, field])
  })
})

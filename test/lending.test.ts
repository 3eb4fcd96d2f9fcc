import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loanStatuses } from '../src/entities/loan.ts'
import { mayChange } from '../src/lending/loan-states.ts'
import { riskLevel } from '../src/lending/risk.ts'
import { type Body, startWorld, type World } from './world.ts'

let world: World
let ada: string
let bob: string

beforeAll(async () => {
  world = await startWorld()
  ada = await world.token('ada')
  bob = await world.token('bob')
  await world.rest('GET', '/profile', { token: bob })
})
afterAll(() => world.close())

const complete = {
  title: 'Seeds',
  description: 'For the spring.',
  amount_requested: 1000,
  interest_rate: 12.5,
  repayment_period_months: 12,
  purpose: 'agriculture',
}

async function newLoan(more: object = {}, token = ada): Promise<Body> {
  const { body } = await world.rest('POST', '/loans', { token, body: { ...complete, ...more } })
  return body.loan
}

const put = (id: string, body: object, token = ada, headers = {}) =>
  world.rest('PUT', `/loans/${id}`, { token, body, headers })

/** Sets what only investing and the clock bring about. */
async function inState(status: string, funded = 0): Promise<string> {
  const { id } = await newLoan()
  if (status === 'draft') return id
  await put(id, { status: 'open' })
  const full = ['funded', 'active', 'repaid', 'defaulted'].includes(status)
  await world.database.sql('update loan set status = $2, amount_funded = $3 where id = $1', [
    id,
    status,
    full ? 100_000 : funded,
  ])
  return id
}

describe('the states', () => {
  it('change as the table says, and in no other way', () => {
    const allowed = new Set([
      'draft open borrower',
      'draft cancelled borrower',
      'open cancelled borrower',
      'open funded lender',
      'funded active lender',
      'open expired clock',
      'active repaid borrower',
      'active defaulted clock',
      'active defaulted operator',
    ])
    for (const from of loanStatuses)
      for (const to of loanStatuses)
        for (const actor of ['borrower', 'lender', 'operator', 'clock'] as const)
          expect(mayChange(from, to, actor), `${from} ${to} ${actor}`).toBe(
            allowed.has(`${from} ${to} ${actor}`),
          )
  })

  it('are changed by the borrower over REST as far as the table allows', async () => {
    for (const from of loanStatuses)
      for (const to of loanStatuses) {
        const id = await inState(from)
        const { status, body } = await put(id, { status: to })
        if (from === to || (to !== 'repaid' && mayChange(from, to, 'borrower'))) {
          expect([status, body.loan?.status]).toEqual([200, to])
        } else {
          expect([status, body.error.code], `${from} ${to}`).toEqual([409, 'INVALID_TRANSITION'])
          expect(body.error.details[0]).toMatchObject({ field: 'status', from, to })
        }
      }
  })

  it('are kept in a history: who, when, from, to, why', async () => {
    const { id, borrower_id: borrowerId } = await newLoan()
    const calls = [
      `mutation { publishLoan(input: { id: "${id}" }) { loan { status } userErrors { code } } }`,
      `mutation { cancelLoan(input: { id: "${id}" }) { loan { status } userErrors { code } } }`,
    ]
    for (const call of calls) await world.graphql(ada, call)
    const { body } = await world.graphql(
      ada,
      `{ loan(id: "${id}") { history { from to reason actorId createdAt } } }`,
    )
    expect(body.data.loan.history).toMatchObject([
      { from: null, to: 'DRAFT', actorId: borrowerId },
      { from: 'DRAFT', to: 'OPEN', actorId: borrowerId },
      { from: 'OPEN', to: 'CANCELLED', actorId: borrowerId },
    ])
    await expect(world.database.sql('delete from loan_event')).rejects.toThrow('append-only')
  })
})

describe('publishing', () => {
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
    ['open', 2500, ['description']],
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

describe('the risk level', () => {
  it.each([
    [null, 100_000n, 1n, null],
    [700, null, 1n, null],
    [700, 10_000n, 2_000n, 'low'],
    [699, 10_000n, 2_000n, 'medium'],
    [700, 10_000n, 2_001n, 'medium'],
    [580, 10_000n, 4_000n, 'medium'],
    [579, 10_000n, 1n, 'high'],
    [850, 10_000n, 4_001n, 'high'],
    [850, 0n, 1n, 'high'],
  ] as const)(
    'with score %s, income %s and instalment %s is %s',
    (creditScore, monthlyIncome, instalment, level) => {
      expect(riskLevel({ creditScore, monthlyIncome }, instalment)).toBe(level)
    },
  )
})

it('quotes a loan on any terms that one could have', async () => {
  const quote = (amount: string, rate: string, months: number) =>
    world.graphql(
      bob,
      `{ loanQuote(amount: "${amount}", interestRate: "${rate}", months: ${months}) { monthlyPayment totalInterest totalPayment instalments { number payment balance } } }`,
    )
  const { body } = await quote('1000', '0', 3)
  expect(body.data.loanQuote).toEqual({
    monthlyPayment: '333.33',
    totalInterest: '0.00',
    totalPayment: '1000.00',
    instalments: [
      { number: 1, payment: '333.33', balance: '666.67' },
      { number: 2, payment: '333.33', balance: '333.34' },
      { number: 3, payment: '333.34', balance: '0.00' },
    ],
  })
  expect((await quote('10', '0', 3)).body.errors[0].extensions.code).toBe('AMOUNT_OUT_OF_RANGE')
  expect((await quote('100', '37', 3)).body.errors[0].extensions.code).toBe('VALIDATION_FAILED')
})

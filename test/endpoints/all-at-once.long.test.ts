import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fingerprint } from '../support/market/books/ledger.ts'
import { type Body, startWorld, type World } from '../support/world.ts'

// All that is wrong with an input is told at once: a form is not mended in waves.

let world: World
let ada: string
let admin: string
let draft: string

beforeAll(async () => {
  world = await startWorld()
  ada = await world.token('ada')
  admin = await world.token('olivia', { scope: 'lending:admin' })
  for (const token of [ada, admin]) await world.rest('GET', '/profile', { token })
  const seeds = { title: 'Seeds', amount_requested: 100 }
  draft = (await world.rest('POST', '/loans', { token: ada, body: seeds })).body.loan.id
})
afterAll(() => world.close())

const fieldsOf = (details: Body) => details.map(({ field }: Body) => field).toSorted()
const refused = async (method: string, path: string, body?: unknown, headers = {}, token = ada) => {
  const answer = await world.rest(method, path, { token, body, headers })
  expect(answer.body.error).toBeDefined()
  return { status: answer.status, ...answer.body.error }
}

const bad = { 'idempotency-key': 'short' }
const none = '0199fa7f-3916-7484-861e-6099eeedbec7'

describe('over REST', () => {
  it.each([
    [
      'POST',
      '/loans',
      {
        title: ' ',
        x: 1,
        amount_requested: 1e15,
        interest_rate: '5',
        repayment_period_months: 999,
        purpose: 7,
        location_latitude: 91,
        currency: 'EUR',
      },
      'amount_requested currency idempotency_key interest_rate location_latitude purpose repayment_period_months title x',
    ],
    [
      'POST',
      '/loans',
      { interest_rate: 99, currency: 'EUR' },
      'amount_requested currency idempotency_key interest_rate title',
    ],
    [
      'PUT',
      '/loans/<draft>',
      { title: null, amount_requested: 'x', status: 'no', purpose: '' },
      'amount_requested idempotency_key purpose status title',
    ],
    [
      'PUT',
      '/loans/<draft>',
      { interest_rate: 99, title: '', status: null },
      'idempotency_key interest_rate status title',
    ],
    [
      'POST',
      '/wallet/deposit',
      { amount: 0, description: 'x'.repeat(201) },
      'amount description idempotency_key',
    ],
    [
      'POST',
      '/wallet/transfer',
      { amount: 0.001, description: 'x'.repeat(201) },
      'amount description idempotency_key recipient_id',
    ],
    ['POST', `/loans/${none}/invest`, { amount: 'many' }, 'amount idempotency_key'],
    [
      'POST',
      `/loans/${none}/repayments`,
      { amount: 0, prepayment: 'x' },
      'amount idempotency_key prepayment',
    ],
    [
      'POST',
      '/notifications',
      { title: '', message: 5, type: 'A' },
      'idempotency_key message title type',
    ],
    [
      'PUT',
      '/profile',
      { city: 'x'.repeat(200), monthly_income: -1, user_type: 'x', latitude: 1 },
      'city longitude monthly_income user_type',
    ],
    [
      'PATCH',
      '/preferences',
      { language: 'x y', max_term_months: 0, min_amount: 0.001, id: 1 },
      'id language max_term_months min_amount',
    ],
  ])('%s %s', async (method, path, body, fields) => {
    const before = await fingerprint(world.database)
    const { details, code, message } = await refused(
      method,
      path.replace('<draft>', draft),
      body,
      bad,
    )
    expect(fieldsOf(details).join(' ')).toBe(fields)
    expect(['VALIDATION_FAILED', details[0].code]).toContain(code)
    for (const one of details) expect(message).toContain(one.message)
    expect(await fingerprint(world.database)).toEqual(before)
  })

  it.each([
    ['/quote?amount=1&interest_rate=99&months=1000', 'amount interest_rate months'],
    ['/quote?amount=x&interest_rate=99&months=1000', 'amount interest_rate months'],
    [
      '/loans?borrower_id=abc&min_rate=5&max_rate=2&status=no&due_from=x',
      'borrower_id due_from min_rate status',
    ],
    ['/loans?borrower_id=', 'borrower_id'],
  ])('GET %s', async (path, fields) => {
    const { status, details } = await refused('GET', path)
    expect(fieldsOf(details).join(' ')).toBe(fields)
    expect([400, 422]).toContain(status)
  })

  it('by operators, whose tries are noted as before', async () => {
    const path = `/operator/loans/${none}/recoveries`
    const wrong = await refused('POST', path, { amount: 'x', reason: '' }, bad, admin)
    expect(fieldsOf(wrong.details)).toEqual(['amount', 'idempotency_key', 'reason'])
    const both = await refused('POST', path, { amount: 0, reason: '' }, bad, admin)
    expect(fieldsOf(both.details)).toEqual(['amount', 'idempotency_key', 'reason'])
    const trail = '/operator/audit-trail'
    const asked = await refused(
      'GET',
      `${trail}?actor_id=a&member_id=b&target_id=c&since=2026-01-01T00:00:00Z&until=2025-01-01T00:00:00Z`,
      undefined,
      {},
      admin,
    )
    expect(fieldsOf(asked.details)).toEqual(['actor_id', 'member_id', 'since', 'target_id'])
  })
})

describe('over GraphQL', () => {
  it('what can not be read and what the rules refuse, with the limits', async () => {
    const mutation = `mutation ($input: CreateLoanInput!) {
      createLoan(input: $input) { loan { id } userErrors { code field details } } }`
    const input = {
      title: '',
      amountRequested: '1000000000000000',
      interestRate: '99',
      repaymentPeriodMonths: 999,
      locationLatitude: 100,
      idempotencyKey: 'short',
    }
    const { body } = await world.graphql(ada, mutation, { input })
    const told = Object.fromEntries(
      body.data.createLoan.userErrors.map(({ field, ...more }: Body) => [field, more]),
    )
    const invalid = (min: unknown, max: unknown) => ({
      code: 'VALIDATION_FAILED',
      details: { min, max },
    })
    expect(told).toEqual({
      title: invalid(1, 120),
      amountRequested: { code: 'AMOUNT_OUT_OF_RANGE', details: { min: '50.00', max: '50000.00' } },
      interestRate: invalid('0', '36'),
      repaymentPeriodMonths: invalid(1, 84),
      locationLatitude: invalid(-90, 90),
      idempotencyKey: invalid(8, 128),
    })
  })

  it('a query by one error that names all', async () => {
    const query = '{ loanQuote(amount: "1", interestRate: "99", months: 1000) { apr } }'
    const [error] = (await world.graphql(ada, query)).body.errors
    expect(error.extensions.code).toBe('AMOUNT_OUT_OF_RANGE')
    expect(fieldsOf(error.extensions.userErrors)).toEqual(['amount', 'interestRate', 'months'])
    const filter = '{ loans(filter: { borrowerId: "abc", publishedSince: "x" }) { nodes { id } } }'
    const answer = await world.graphql(ada, filter)
    expect(answer.status).toBe(400)
    expect(fieldsOf(answer.body.errors[0].extensions.userErrors)).toEqual([
      'borrowerId',
      'publishedSince',
    ])
  })
})

describe('a number says what is wrong with it:', () => {
  const deposit = async (amount: string) => {
    const { status, details } = await refused('POST', '/wallet/deposit', `{"amount":${amount}}`, {
      'content-type': 'application/json',
    })
    return [status, details[0].code, details[0].message, details[0].max]
  }
  const most = 9_999_999_999_999.99
  it.each(['1e15', '9007199254740993', '1e400', '99999999999999999999.5'])(
    '%s is too large',
    async (amount) => {
      expect(await deposit(amount)).toEqual([
        422,
        'AMOUNT_OUT_OF_RANGE',
        expect.stringMatching(/^amount must be 0\.01 to 9999999999999\.99 USD/),
        most,
      ])
    },
  )
  it('-1e15 is too small', async () => {
    expect((await deposit('-1e15')).slice(0, 2)).toEqual([422, 'AMOUNT_OUT_OF_RANGE'])
  })
  it.each(['50.001', '50.10000000000000001', '1e-7'])(
    '%s has too many decimals',
    async (amount) => {
      expect(await deposit(amount)).toEqual([
        400,
        'INVALID',
        expect.stringMatching(/^amount must be .*at most 2 decimals, such as \d+\.\d\d\.$/),
        undefined,
      ])
    },
  )
  it.each(['"50"', 'true', '{}'])('%s is no number', async (amount) => {
    expect(await deposit(amount)).toEqual([
      400,
      'INVALID',
      expect.stringMatching(/^amount must be a JSON number .*without quotes/),
      undefined,
    ])
  })
  it('a filter without rules of its own is told the limit of all amounts', async () => {
    const { status, details } = await refused('GET', '/loans?min_amount=1e15')
    expect([status, details]).toEqual([
      400,
      [expect.objectContaining({ field: 'min_amount', max: most })],
    ])
  })
  it('and so do others, in the words of JSON', async () => {
    const { details } = await refused('POST', '/loans', {
      title: 5,
      amount_requested: 50,
      repayment_period_months: 1e12,
    })
    expect(details.map(({ message }: Body) => message)).toEqual([
      'title must be a string.',
      'repayment_period_months must be a whole number from 1 to 84, not 1000000000000.',
    ])
  })
})

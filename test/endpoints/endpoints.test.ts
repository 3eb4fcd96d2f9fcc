import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startWorld, type World } from '../support/world.ts'

let world: World
let token: string

beforeAll(async () => {
  world = await startWorld()
  token = await world.token('ada', { name: 'Ada L.' })
})
afterAll(() => world.close())

const loanFields = `id borrowerId title description amountRequested interestRate
  repaymentPeriodMonths purpose riskLevel status paused amountFunded locationLatitude locationLongitude
  locationDescription currency createdAt updatedAt publishedAt expiresAt disbursementDate amountDue
  payoffAmount chargesDue principalOutstanding daysPastDue apr aprReason originationFee netProceeds writtenOffAt writtenOffAmount recovered autopay
  withdrawalDays withdrawableUntil withdrawnAt repayBy reflectionEndsAt feeRefund feeRefunded aprAfterRefund
  lateTerms { toleranceAmount tolerancePercent interest penalty { points rate graceDays } lateFee { amount percent afterDays repeats to } allocation withdrawWhileLate } externalId metadata version`
const profileFields = `id fullName city userType verificationStatus bio occupation latitude
  longitude creditScore monthlyIncome externalId metadata createdAt updatedAt version`

/** The same call over GraphQL and REST: REST body, GraphQL input, and the record that both answer with. */
const cases = [
  {
    call: 'a draft with the least that it needs',
    rest: ['POST', '/loans', { title: 'A second loom', amount_requested: 1200 }],
    graphql: ['createLoan', 'loan', { title: 'A second loom', amountRequested: '1200' }],
    status: 201,
  },
  {
    call: 'a draft with everything',
    rest: [
      'POST',
      '/loans',
      {
        title: 'Ζεστό ψωμί 🍞',
        description: '<b>=cmd</b>',
        amount_requested: 2500.05,
        interest_rate: 12.5,
        repayment_period_months: 24,
        purpose: 'retail',
        location_latitude: 52.52,
        location_longitude: 13.405,
        location_description: 'Berlin',
        currency: 'USD',
      },
    ],
    graphql: [
      'createLoan',
      'loan',
      {
        title: 'Ζεστό ψωμί 🍞',
        description: '<b>=cmd</b>',
        amountRequested: '2500.05',
        interestRate: '12.5',
        repaymentPeriodMonths: 24,
        purpose: 'retail',
        locationLatitude: 52.52,
        locationLongitude: 13.405,
        locationDescription: 'Berlin',
        currency: 'USD',
      },
    ],
    status: 201,
  },
  {
    call: 'a profile change',
    rest: ['PUT', '/profile', { city: 'Turin', user_type: 'both', monthly_income: 2000.1 }],
    graphql: [
      'updateProfile',
      'profile',
      { city: 'Turin', userType: 'BOTH', monthlyIncome: '2000.10' },
    ],
    status: 200,
  },
  {
    call: 'an empty profile change',
    rest: ['PUT', '/profile', {}],
    graphql: ['updateProfile', 'profile', {}],
    status: 200,
  },
  {
    call: 'an amount below the least',
    rest: ['POST', '/loans', { title: 'x', amount_requested: 49.99 }],
    graphql: ['createLoan', 'loan', { title: 'x', amountRequested: '49.99' }],
    status: 422,
    code: 'AMOUNT_OUT_OF_RANGE',
    field: 'amount_requested',
  },
  {
    call: 'a title of 121 code points',
    rest: ['POST', '/loans', { title: '🍞'.repeat(121), amount_requested: 50 }],
    graphql: ['createLoan', 'loan', { title: '🍞'.repeat(121), amountRequested: '50' }],
    status: 400,
    code: 'VALIDATION_FAILED',
    field: 'title',
  },
  {
    call: 'NUL in a text',
    rest: ['POST', '/loans', { title: 'a\0b', amount_requested: 50 }],
    graphql: ['createLoan', 'loan', { title: 'a\0b', amountRequested: '50' }],
    status: 400,
    code: 'VALIDATION_FAILED',
    field: 'title',
  },
  {
    call: 'half a place',
    rest: ['PUT', '/profile', { latitude: 1 }],
    graphql: ['updateProfile', 'profile', { latitude: 1 }],
    status: 400,
    code: 'VALIDATION_FAILED',
    field: 'longitude',
  },
  {
    call: 'null on a field that has no null',
    rest: ['PUT', '/profile', { user_type: null }],
    graphql: ['updateProfile', 'profile', { userType: null }],
    status: 400,
    code: 'VALIDATION_FAILED',
    field: 'user_type',
  },
  {
    call: 'a version that is gone',
    rest: ['PUT', '/profile', { version: 999, city: 'Pisa' }],
    graphql: ['updateProfile', 'profile', { version: 999, city: 'Pisa' }],
    status: 409,
    code: 'VERSION_CONFLICT',
    field: 'version',
  },
  {
    call: 'a foreign currency',
    rest: ['POST', '/loans', { title: 'x', amount_requested: 50, currency: 'EUR' }],
    graphql: ['createLoan', 'loan', { title: 'x', amountRequested: '50', currency: 'EUR' }],
    status: 400,
    code: 'VALIDATION_FAILED',
    field: 'currency',
  },
] as const

describe('GraphQL and REST answer alike', () => {
  it.each(cases)('$call', async ({ rest, graphql, status, ...refusal }) => {
    const [method, path, body] = rest
    const overRest = await world.rest(method, path, { token, body })
    const overGraphql = await call(graphql)
    expect(overRest.status).toBe(status)
    if ('code' in refusal) {
      const [first] = overRest.body.error.details
      expect(overRest.body.error.code).toBe(refusal.code)
      expect(first).toMatchObject({ code: refusal.code, field: refusal.field })
      expect(overGraphql.record).toBeNull()
      expect(overGraphql.errors).toHaveLength(overRest.body.error.details.length)
      expect(snake(overGraphql.errors[0])).toMatchObject({ code: refusal.code })
      expect(snakeCase(overGraphql.errors[0].field)).toBe(refusal.field)
    } else {
      expect(overGraphql.errors).toEqual([])
      const record = overRest.body[graphql[1]]
      expect(own(snake(overGraphql.record))).toEqual(own(record))
      expect(Object.keys(snake(overGraphql.record)).toSorted()).toEqual(
        Object.keys(record).toSorted(),
      )
    }
  })
})

async function call([mutation, record, input]: (typeof cases)[number]['graphql']) {
  const fields = record === 'loan' ? loanFields : profileFields
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input!`
  const { body } = await world.graphql(
    token,
    `mutation ($input: ${type}) { result: ${mutation}(input: $input) {
      record: ${record} { ${fields} } userErrors { code field message details } } }`,
    { input },
  )
  return { record: body.data.result.record, errors: body.data.result.userErrors }
}

/** What differs between two records made by two calls. */
function own(record: Record<string, unknown>) {
  const { id: _id, created_at: _created, updated_at: _updated, version: _version, ...rest } = record
  return rest
}

const decimals = [
  'recovered',
  'tolerance_amount',
  'tolerance_percent',
  'amount_requested',
  'amount_funded',
  'interest_rate',
  'monthly_income',
]
const enums = [
  'interest',
  'withdraw_while_late',
  'status',
  'fee_refund',
  'user_type',
  'verification_status',
  'risk_level',
]

function snake(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      snakeCase(name),
      restValue(snakeCase(name), value),
    ]),
  )
}

function restValue(name: string, value: unknown): unknown {
  if (typeof value === 'object' && value !== null) return snake({ ...value })
  if (typeof value !== 'string') return value
  if (decimals.includes(name)) return Number(value)
  return enums.includes(name) ? value.toLowerCase() : value
}

function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

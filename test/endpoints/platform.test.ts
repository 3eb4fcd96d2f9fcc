import { afterAll, expect, it, onTestFinished } from 'vitest'
import { startWorld, statements, type World } from '../support/world.ts'

const world: World = await startWorld({
  LOAN_AMOUNT_MIN: '10.5',
  LOAN_AMOUNT_MAX: '9000',
  LOAN_RATE_MAX: '24.5',
  LOAN_MONTHS_MAX: '48',
  LOAN_INVESTMENTS_MAX: '500',
  INVESTMENT_MIN: '5',
  FUNDING_WINDOW_DAYS: '21',
  DEFAULT_AFTER_DAYS: '60',
  NOTIFICATION_RETENTION_DAYS: '30',
  FEE_ORIGINATION_PERCENT: '1.25',
  FEE_SERVICE_PERCENT: '10',
  APR_METHOD: 'eu',
  WITHDRAWAL_DAYS: '14',
  FEE_REFUND: 'pro_rata',
  REQUIRE_VERIFIED_BORROWER: '1',
  SUPPORT_EMAIL: 'help@lending.example',
})
const token = await world.token('ada')
await world.rest('GET', '/profile', { token })
afterAll(() => world.close())

const settings = {
  currency: 'USD',
  currency_decimals: 2,
  loan_amount_min: 10.5,
  loan_amount_max: 9000,
  interest_rate_max: 24.5,
  repayment_period_months_max: 48,
  investment_min: 5,
  loan_investments_max: 500,
  funding_window_days: 21,
  business_timezone: 'UTC',
  default_after_days: 60,
  late_terms: {
    tolerance_amount: 1,
    tolerance_percent: 1,
    interest: 'contract',
    penalty: null,
    late_fee: null,
    allocation: 'penalty,fee,interest,principal',
    withdraw_while_late: 'allow',
  },
  withdrawal_days: 14,
  fee_refund: 'pro_rata',
  borrow_while_late: false,
  investment_cancel: false,
  plan_notice_days: 0,
  due_day_changes: 1,
  notification_retention_days: 30,
  origination_fee: 1.25,
  service_fee: 10,
  apr_method: 'eu',
  bank_accounts: false,
  withdraws_to_bank: false,
  sends_letters: false,
  can_hold_money: null,
  approval_above: null,
  approval_days: null,
  documents: false,
  support_email: 'help@lending.example',
  verified_borrowers_only: true,
}

it('GET /platform tells what the operator has set, for five minutes, without a statement', async () => {
  let etag = ''
  const sent = await statements(async () => {
    const { status, body, headers } = await world.rest('GET', '/platform', { token })
    expect([status, body]).toEqual([200, { platform: settings }])
    expect(headers.get('cache-control')).toBe('private, max-age=300')
    etag = headers.get('etag') ?? ''
  })
  expect(sent).toEqual([])
  const known = { token, headers: { 'if-none-match': etag } }
  expect((await world.rest('GET', '/platform', known)).status).toBe(304)
  expect((await world.rest('GET', '/platform')).status).toBe(401)
})

it('tells operators, and nobody else, what one of them may move alone', async () => {
  const limited = await startWorld({ APPROVAL_ABOVE: '1000', APPROVAL_PERIOD_DAYS: '2' })
  onTestFinished(() => limited.close())
  const told = async (by: World, who: string, scope?: string) => {
    const as = await by.token(who, scope === undefined ? {} : { scope })
    const { body } = await by.rest('GET', '/platform', { token: as })
    return [body.platform.approval_above, body.platform.approval_days]
  }
  expect(await told(limited, 'olga', 'lending:admin')).toEqual([1000, 2])
  expect(await told(limited, 'sam', 'lending:support')).toEqual([1000, 2])
  expect(await told(limited, 'ada')).toEqual([null, null])
  expect(await told(world, 'olga', 'lending:admin')).toEqual([null, null])
})

it('`platform` tells the same', async () => {
  const { body } = await world.graphql(
    token,
    '{ platform { currency loanAmountMin interestRateMax originationFee aprMethod verifiedBorrowersOnly } }',
  )
  expect(body.data.platform).toEqual({
    currency: 'USD',
    loanAmountMin: '10.50',
    interestRateMax: '24.5',
    originationFee: '1.25',
    aprMethod: 'EU',
    verifiedBorrowersOnly: true,
  })
})

it('loans are held to what it tells', async () => {
  const terms = { title: 'Seeds', interest_rate: 24.5, repayment_period_months: 48 }
  const create = async (more: object) => {
    const { status, body } = await world.rest('POST', '/loans', {
      token,
      body: { ...terms, amount_requested: 9000, ...more },
    })
    return [status, body.error?.details[0].field]
  }
  expect(await create({})).toEqual([201, undefined])
  expect(await create({ amount_requested: 10.5 })).toEqual([201, undefined])
  expect(await create({ amount_requested: 10.49 })).toEqual([422, 'amount_requested'])
  expect(await create({ amount_requested: 9000.01 })).toEqual([422, 'amount_requested'])
  expect(await create({ interest_rate: 24.51 })).toEqual([400, 'interest_rate'])
  expect(await create({ repayment_period_months: 49 })).toEqual([400, 'repayment_period_months'])
})

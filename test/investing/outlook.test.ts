import { afterAll, expect, it } from 'vitest'
import { bandOf } from '../../src/lending/guidance/bands.ts'
import { openGuide } from '../../src/lending/guidance/guide.ts'
import { expectedAfterLosses } from '../../src/lending/investing/outlook.ts'
import { loanTools } from '../support/market/loans.ts'
import { type Body, startWorld } from '../support/world.ts'

// What a lender's loans bring a year after what such loans lose in an average year.

const losses = { low: 100, medium: 450, high: null } as const
const lossOf = (risk: 'low' | 'medium' | 'high' | null) => (risk ? losses[risk] : null)

it('weighs rates and losses by what is owed, after the fee on interest', () => {
  const lent = [
    { riskLevel: 'low', rate: 800, outstanding: 30_000n },
    { riskLevel: 'medium', rate: 1_400, outstanding: 10_000n },
    { riskLevel: 'high', rate: 2_900, outstanding: 7_000n },
    { riskLevel: null, rate: 900, outstanding: 500n },
  ] as const
  // (300 × 8 % + 100 × 14 %) ÷ 400 = 9.5 %, less a tenth; (300 × 1 % + 100 × 4.5 %) ÷ 400 = 1.875 %.
  expect(expectedAfterLosses(lent, 1_000, lossOf)).toEqual({
    yearly: 855,
    yearlyLoss: 188,
    afterLosses: 667,
    outstanding: 40_000n,
    leftOut: 7_500n,
  })
})

it('takes rates that have decimals', () => {
  // 9.4822 %, less a tenth.
  const lent = [{ riskLevel: 'low', rate: 948.22, outstanding: 30_000n }] as const
  expect(expectedAfterLosses(lent, 1_000, lossOf)).toMatchObject({ yearly: 853, afterLosses: 753 })
})

it('says nothing where nothing is owed, or nothing is known', () => {
  expect(expectedAfterLosses([], 0, lossOf)).toBeNull()
  const unknown = [{ riskLevel: 'high', rate: 900, outstanding: 100n }] as const
  expect(expectedAfterLosses(unknown, 0, lossOf)).toBeNull()
})

const world = await startWorld({ FEE_SERVICE_PERCENT: '10' })
afterAll(() => world.close())

it('takes the losses from the book, as the page of a loan does, the same at both doors', async () => {
  const borrower = await world.token('ada')
  const lender = await world.token('lena')
  const { newLoan, put, invest } = loanTools(world, borrower)
  for (const interest_rate of [8, 9, 10, 11.0044, 12]) {
    const { id } = await newLoan({ interest_rate, amount_requested: 200 })
    await put(id, { status: 'open' })
    await invest(interest_rate === 12 ? 'otto' : 'lena', id, 200)
  }
  const portfolio = async () =>
    (await world.rest('GET', '/portfolio', { token: lender })).body.portfolio as Body
  // Of the five that were being repaid when last year began, one defaulted in it; the lender has lent to the other four.
  await world.database.sql(
    `set session_replication_role = replica;
    update loan set risk_level = 'medium', disbursement_date = now() - interval '3 years',
      late_due_on = case when interest_rate < 1000 then current_date - 5 else late_due_on end;
    with lost as (update loan set status = 'defaulted' where interest_rate = 1200 returning id)
      insert into loan_event (id, loan_id, from_status, to_status, reason, created_at)
      select gen_random_uuid(), id, 'active', 'defaulted', 'late', date_trunc('year', now()) - interval '1 month' from lost;
    set session_replication_role = origin`,
  )
  const { guidance } = (
    await world.rest('GET', '/loan-guidance?amount=200&months=12&risk_level=medium', {
      token: lender,
    })
  ).body
  const { outlook } = await portfolio()
  expect(outlook).toMatchObject({ yearly: 8.55, outstanding: 800, left_out: 0 })
  expect(guidance.default_rate).toBeGreaterThan(0)
  // Of four that are still being repaid, two.
  expect(guidance).toMatchObject({ paid_out: 5, defaulted: 1, late_now: 2 })
  const book = '{ loanGuidance(amount: 200, months: 12) { paidOut defaulted lateNow } }'
  expect((await world.graphql(lender, book)).body.data.loanGuidance).toEqual({
    paidOut: 5,
    defaulted: 1,
    lateNow: 2,
  })
  // Each counts once, however many years it was being repaid.
  expect(guidance.default_rate_loans).toBe(5)
  expect(outlook.yearly_loss).toBe(guidance.default_rate)
  expect(outlook.after_losses).toBeCloseTo(8.55 - guidance.default_rate, 10)
  const text = '{ me { portfolio { outlook { yearly yearlyLoss afterLosses outstanding } } } }'
  const { data } = (await world.graphql(lender, text)).body
  expect(data.me.portfolio.outlook).toEqual({
    yearly: '8.55',
    yearlyLoss: String(outlook.yearly_loss),
    afterLosses: String(outlook.after_losses),
    outstanding: '800.00',
  })

  // Who looks for a loan sees the same loss before they open one.
  const bob = loanTools(world, await world.token('bob'))
  const open = await bob.newLoan({ interest_rate: 10, amount_requested: 200 })
  const unscored = await bob.newLoan({ interest_rate: 10, amount_requested: 200 })
  for (const { id } of [open, unscored]) await bob.put(id, { status: 'open' })
  await world.database.sql(
    `set session_replication_role = replica; update loan set risk_level = 'medium' where id = '${open.id}';
    set session_replication_role = origin`,
  )
  const { opportunities } = (await world.rest('GET', '/opportunities', { token: lender })).body
  const lossIn = (id: string) => opportunities.find(({ loan }: Body) => loan.id === id).yearly_loss
  expect(lossIn(open.id)).toBe(guidance.default_rate)
  expect(lossIn(unscored.id)).toBeNull()
})

it('says nothing of a rate that fewer than five loans tell of, however many were paid out since', async () => {
  await world.database.sql(
    `set session_replication_role = replica;
    update loan set disbursement_date = now() where interest_rate = 1200;
    set session_replication_role = origin`,
  )
  const guide = openGuide(world.gateway.database)
  const asked = await guide.guidance(bandOf(20_000n, 12), 'medium', '2026-01-01')
  expect(asked).toMatchObject({ paidOut: 5, defaultRate: null, defaultRateLoans: null })
  expect((await guide.defaultRates('2026-01-01'))('medium')).toBeNull()
})

import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { connect } from '../../src/database/connection.ts'
import { planLateLoans } from '../../src/lending/late/arrears.ts'
import { defaultLoans } from '../../src/lending/repaying/default/default.ts'
import { feeIncome } from '../../src/lending/reports/fees.ts'
import { businessFigures } from '../../src/lending/reports/figures.ts'
import { fundingTimes } from '../../src/lending/reports/funding.ts'
import { keepMonthEnd } from '../../src/lending/reports/month-end.ts'
import { monthsOfYear, monthsUntil, shareOf } from '../../src/lending/reports/read.ts'
import { lenderReturns } from '../../src/lending/reports/returns.ts'
import { portfolioAtRisk } from '../../src/lending/reports/risk.ts'
import { rollRates } from '../../src/lending/reports/roll-rates.ts'
import { vintages } from '../../src/lending/reports/vintages.ts'
import { yieldByRisk } from '../../src/lending/reports/yield.ts'
import { requireReports } from '../support/market/books/reports.ts'
import { type Lending, openLending } from '../support/market/repaying/lent.ts'
import { travel } from '../support/market/travel.ts'

// Four loans of 1 200.00 at 12 % over 12 months, from February on: one is repaid, one is paid in time, one misses its third instalment,
// and one pays once and then never again. Charges go to the platform. The origination fee is 1 %, the service fee 10 %.
const others = { originationFee: 100, serviceFee: 1_000 }
const late = {
  lateFee: { amount: 500n, percent: null, afterDays: 10, repeats: false, to: 'platform' },
} as const
const INSTALMENT = 10_662

let lending: Lending
const months = monthsUntil('2027-08-20', 8)

beforeAll(async () => {
  lending = await openLending()
  const lend = (day: string) =>
    lending.lend(day, 120_000n, 1_200, 12, late, [90_000n, 30_000n], others)
  const early = await lend('2027-02-10')
  const punctual = await lend('2027-02-10')
  const slow = await lend('2027-02-10')
  const failing = await lend('2027-03-10')
  await early.pay('2027-03-10', INSTALMENT)
  await punctual.pay('2027-03-10', INSTALMENT)
  await slow.pay('2027-03-10', INSTALMENT)
  await monthBegins('2027-04-01')
  for (const one of [early, punctual, slow, failing]) await one.pay('2027-04-10', INSTALMENT)
  await monthBegins('2027-05-01')
  await early.pay('2027-05-10', 200_000)
  await punctual.pay('2027-05-10', INSTALMENT)
  await monthBegins('2027-06-01')
  await punctual.pay('2027-06-10', INSTALMENT)
  // What was missed, with its late fee, and what is due.
  await slow.pay('2027-06-10', 2 * INSTALMENT + 600)
  await monthBegins('2027-07-01')
  await punctual.pay('2027-07-10', INSTALMENT)
  await slow.pay('2027-07-10', INSTALMENT)
  await monthBegins('2027-08-01')
  await at('2027-08-12')
  await defaultLoans(lending.platform)
  await failing.pay('2027-08-20', 5_000)
})
afterAll(() => lending.close())

async function at(day: string): Promise<void> {
  await travel(lending.platform.database, new Date(`${day}T12:00:00Z`))
  await planLateLoans(lending.platform)
}

async function monthBegins(day: string): Promise<void> {
  await at(day)
  await keepMonthEnd(lending.platform, day)
}

it('adds up to what the ledger and the records add up to', async () => {
  expect(await requireReports(lending.platform, '2027-08-20')).toBeGreaterThan(100)
})

it('counts who is more than 30, 60 and 90 days late at the end of each month and today, and loans in default with them', async () => {
  const risk = await portfolioAtRisk(lending.platform.database, '2027-01')
  expect(risk.map((row) => [row.on, row.outstanding, row.par30, row.par60, row.par90])).toEqual([
    ['2027-03-31', 451_614n, 0, 0, 0],
    ['2027-04-30', 413_481n, 0, 0, 0],
    ['2027-05-31', 302_848n, 0, 0, 0],
    ['2027-06-30', 273_695n, 4_039, 0, 0],
    ['2027-07-31', 254_003n, 4_352, 4_352, 0],
    ['2027-08-20', 250_608n, 4_275, 4_275, 4_275],
  ])
  expect(risk.at(-1)).toMatchObject({
    loans: 3,
    current: 0n,
    late30: 143_465n,
    defaulted: 107_143n,
  })
})

it('shows the same arrears of today as metrics, in the currency’s major units', async () => {
  const arrears = await businessFigures(lending.platform).arrears()
  expect(arrears.filter(({ loans }) => loans > 0)).toEqual([
    { arrears: '1-30', loans: 2, principal: 1_434.65 },
    { arrears: 'default', loans: 1, principal: 1_071.43 },
  ])
})

it('keeps a month once, whatever happens afterwards', async () => {
  const { database } = lending.platform
  const before = await portfolioAtRisk(database, '2027-01')
  expect(await keepMonthEnd(lending.platform, '2027-08-03')).toBe(0)
  expect(await keepMonthEnd(lending.platform, '2027-08-20')).toBe(0)
  expect(await portfolioAtRisk(database, '2027-01')).toEqual(before)
  await expect(lending.database.sql('update loan_month_end set days_late = 0')).rejects.toThrow(
    'append-only',
  )
})

it('shows the default rate of the loans of a month as they age', async () => {
  const rows = await vintages(lending.platform.database, '2027-01', '2027-08-20')
  const march = rows.filter(({ month }) => month === '2027-03')
  expect(march.map(({ age, loansDefaulted }) => [age, loansDefaulted])).toEqual([
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 0],
    [4, 0],
    [5, 1],
  ])
  expect(march.at(-1)).toMatchObject({ principalDefaulted: 110_538n, defaultRate: 9_212 })
  expect(rows.filter(({ month }) => month === '2027-02').at(-1)).toMatchObject({
    loans: 3,
    principal: 360_000n,
    defaultRate: 0,
  })
})

it('shows what became of loans that stood alike a month before', async () => {
  const rows = await rollRates(lending.platform.database, months)
  expect(
    rows.map(({ month, from, to, loans, principal, share }) =>
      [month, from, to, loans, principal, share].join(' '),
    ),
  ).toEqual([
    '2027-04 current current 4 451614 10000',
    '2027-05 current current 1 100981 2442',
    '2027-05 current days_1_to_30 2 211519 5116',
    '2027-05 current repaid 1 100981 2442',
    '2027-06 current current 1 91329 10000',
    '2027-06 days_1_to_30 current 1 100981 4774',
    '2027-06 days_1_to_30 days_31_to_60 1 110538 5226',
    '2027-07 current current 2 163157 10000',
    '2027-07 days_31_to_60 days_61_to_90 1 110538 10000',
  ])
})

it('tells fees apart by kind', async () => {
  const rows = await feeIncome(lending.platform.database, months)
  expect(rows.find(({ month }) => month === '2027-02')).toMatchObject({ origination: 3_600n })
  expect(rows.find(({ month }) => month === '2027-06')).toEqual({
    month: '2027-06',
    origination: 0n,
    originationRefunded: 0n,
    service: 293n,
    charges: 500n,
    other: 0n,
    total: 793n,
  })
})

it('has the months of a year that have begun', async () => {
  expect(monthsOfYear('2027-08-20', 2027)).toEqual(months)
  expect(monthsOfYear('2027-08-20', 2026)).toHaveLength(12)
  expect(monthsOfYear('2027-08-20', 2028)).toEqual([])
})

it('shows what loans yield before and after fees and losses', async () => {
  const rows = await yieldByRisk(lending.platform.database, months)
  const own = rows.filter(({ riskLevel }) => riskLevel === null)
  // 45.15 of interest in April on a mean of 4 325.475: 12.53 % a year, of which the fee takes 4.50.
  expect(own[3]).toMatchObject({ interest: 4_515n, fees: 450n, grossYield: 1_253, netYield: 1_128 })
  expect(own[7]).toMatchObject({ losses: 110_538n, recovered: 3_395n })
})

it('spreads the returns of lenders, and times the funding of loans', async () => {
  const { database } = lending.platform
  const returns = await lenderReturns(database)
  expect(returns.map((row) => row.percentile)).toEqual([5, 25, 50, 75, 95])
  expect(returns[0]).toEqual({ percentile: 5, lenders: 2, return: -1_936 })
  const times = await fundingTimes(database, months)
  expect(times[1]).toEqual({
    month: '2027-02',
    published: 3,
    funded: 3,
    fundedShare: 10_000,
    medianMinutes: 0,
    ninetiethMinutes: 0,
  })
  expect(times[3]).toMatchObject({ published: 0, fundedShare: null, medianMinutes: null })
})

it('rounds shares half to even, and has none of nothing', () => {
  expect([shareOf(1n, 20_000n), shareOf(3n, 20_000n), shareOf(-1n, 3n)]).toEqual([0, 2, -3_333])
  expect(shareOf(1n, 0n)).toBeNull()
})

it('keeps a loan, too, that was paid out in the month and is committed after its end', async () => {
  await lending.database.sql(`create function committed_late() returns trigger language plpgsql as
    'begin perform pg_sleep(1.5); return null; end';
    create constraint trigger late after update on loan deferrable initially deferred for each row
      when (old.disbursement_date is null and new.disbursement_date is not null) execute function committed_late()`)
  const lent = lending.lend('2027-09-30', 120_000n, 1_200, 12, late, [90_000n, 30_000n], others)
  const sleeping = () =>
    lending.database.sql(
      `select from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()`,
    )
  await expect.poll(sleeping, { timeout: 20_000 }).toHaveLength(1)
  // Another gateway has connections of its own.
  const database = await connect(lending.database.url, 8)
  onTestFinished(database.close)
  await keepMonthEnd({ database }, '2027-10-01')
  const { id } = await lent
  const kept = await lending.database.sql(
    `select principal::int from loan_month_end where month = '2027-09-01' and loan_id = $1`,
    [id],
  )
  expect(kept).toEqual([{ principal: 120_000 }])
})

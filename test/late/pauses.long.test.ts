import { afterEach, beforeEach, expect, it } from 'vitest'
import { remindBorrowers, workDays } from '../../src/lending/repaying/due/day.ts'
import { platformOn } from '../support/market/books/ledger.ts'
import { loanTools } from '../support/market/loans.ts'
import { type Person, personOf } from '../support/market/operating.ts'
import { travel } from '../support/market/travel.ts'
import { type Body, startWorld, type World } from '../support/world.ts'

// What stands still while a loan is paused: a loan of 1 January, whose payment of 1 February is missed, and which is paused from 5 February
// to 20 March, 45 days of a leap year.

let world: World
let ada: Person
let olga: Person
let id: string
const on = (day: string) => travel(world.gateway.database, new Date(`${day}T12:00:00Z`))
const loan = async (): Promise<Body> => (await ada.call('GET', `/loans/${id}`)).body.loan
const listed = async (filter: string) =>
  (await ada.call('GET', `/loans?${filter}`)).body.loans.map((one: Body) => one.id)
/** What the borrower was reminded of so far, oldest first. */
const reminded = async (): Promise<Body[]> =>
  (await ada.news())
    .filter(({ kind }) => kind === 'repayment_late')
    .map(({ data }) => data)
    .toReversed()

beforeEach(async () => {
  world = await startWorld({
    DATABASE_POOL: '1',
    ARREARS_INTEREST: 'penalty',
    PENALTY_RATE: '+5',
    GRACE_DAYS: '10',
    LATE_FEE: '15',
    LATE_FEE_AFTER_DAYS: '15',
    BORROW_WHILE_LATE: 'on',
  })
  await on('2028-01-01')
  ada = await personOf(world, 'ada', { amount: 1000 })
  olga = await personOf(world, 'olga', { scope: 'lending:admin' })
  const { newLoan, put, invest } = loanTools(world, ada.token)
  id = (await newLoan({ amount_requested: 100, repayment_period_months: 6 })).id
  await put(id, { status: 'open' })
  await invest('hugo', id, 100)
  await on('2028-02-02')
  await workDays(platformOn(world.gateway.database))
  expect(await reminded()).toMatchObject([
    { days_past_due: 1, default_on: '2028-05-01', late_fee_on: '2028-02-16' },
  ])
  const pause = { kind: 'interest_pause', from: '2028-02-05', to: '2028-03-20', reason: 'flood' }
  const { status, body } = await olga.call('POST', `/operator/loans/${id}/plan-changes`, pause)
  expect([status, body.error]).toEqual([201, undefined])
})
afterEach(() => world.close())

it('nobody is asked for what is overdue while it lasts, and the days before and after it are one count', async () => {
  const days: unknown[] = []
  for (let day = new Date('2028-02-03T12:00:00Z'); day < new Date('2028-05-01'); ) {
    await travel(world.gateway.database, day)
    await workDays(platformOn(world.gateway.database))
    for (const { days_past_due: late, default_on, late_fee_on } of (await reminded()).slice(
      days.length + 1,
    ))
      days.push([day.toISOString().slice(0, 10), late, default_on, late_fee_on])
    day = new Date(day.getTime() + 86_400_000)
  }
  // Days 1 to 4 are before the pause: the 7th is 24 March. 90 days, and 15 days to the fee, end 45 days later.
  expect(days).toEqual([
    ['2028-03-24', 7, '2028-06-15', '2028-04-01'],
    ['2028-04-16', 30, '2028-06-15', undefined],
  ])
})

it('its days count in no range of arrears', async () => {
  for (const [day, late, range] of [
    ['2028-02-04', 3, 'days_1_to_30'],
    ['2028-03-10', 4, 'days_1_to_30'],
    ['2028-04-16', 30, 'days_1_to_30'],
    ['2028-04-17', 31, 'days_31_to_60'],
  ] as const) {
    await on(day)
    expect([day, (await loan()).days_past_due]).toEqual([day, late])
    for (const one of ['days_1_to_30', 'days_31_to_60', 'days_61_to_90', 'over_90_days'])
      expect([day, one, (await listed(`arrears=${one}`)).includes(id)]).toEqual([
        day,
        one,
        one === range,
      ])
    expect(await listed('overdue=true')).toContain(id)
  }
})

it('nor among the days of grace, nor up to a late fee, whose day is the one on which it fell due', async () => {
  const charges = async () =>
    (await ada.call('GET', `/loans/${id}/charges`)).body.charges.map((one: Body) => [
      one.kind,
      one.due_date,
    ])
  await on('2028-03-27')
  expect(await charges()).toEqual([])
  await on('2028-03-28')
  expect(await charges()).toEqual([['penalty_interest', '2028-02-01']])
  await on('2028-04-01')
  expect(await charges()).toEqual([
    ['penalty_interest', '2028-02-01'],
    ['penalty_interest', '2028-03-21'],
    ['late_fee', '2028-04-01'],
  ])
})

it('the payment that is due after it is announced as any other', async () => {
  await on('2028-03-18')
  await remindBorrowers(platformOn(world.gateway.database))
  const news = (await ada.news()).filter(({ kind }) => kind.startsWith('repayment_'))
  expect(news.map(({ kind, data }) => [kind, data.due_on])).toEqual([
    ['repayment_due', '2028-03-21'],
    ['repayment_late', '2028-02-01'],
  ])
})

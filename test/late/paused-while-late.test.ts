import { afterAll, beforeAll, expect, it } from 'vitest'
import { workDays } from '../../src/lending/repaying/due/day.ts'
import { platformOn } from '../support/market/books/ledger.ts'
import { loanTools } from '../support/market/loans.ts'
import { type Person, personOf } from '../support/market/operating.ts'
import { travel } from '../support/market/travel.ts'
import { type Body, startWorld, type World } from '../support/world.ts'

// Two equal loans of 31 December, of whose payments of 31 January the borrower makes one. On 1 February, the first day of being late, both are paused from
// 2 February to 31 March: 58 days. The next payment is due on 1 April.

let world: World
let ada: Person
let hugo: Person
let olga: Person
let late: string
let paid: string
const on = (day: string) => travel(world.gateway.database, new Date(`${day}T12:00:00Z`))
const work = () => workDays(platformOn(world.gateway.database))

const query = `query ($id: ID!) { loan(id: $id) {
  status defaultOn interestPausedUntil daysPastDue payoffAmount overdueInterest { since principal rate interest } schedule { interest }
} }`
const loan = async (id: string, { token } = ada): Promise<Body> => {
  const { body } = await world.graphql(token, query, { id })
  expect(body.errors).toBeUndefined()
  return body.data.loan
}
const cents = (amount: number | string): number => Math.round(Number(amount) * 100)

/** What the overdue principal has cost by what the API itemises, and by how much more repaying the loan costs than repaying the other one. */
async function costs(): Promise<[itemised: number, charged: number]> {
  const [one, other] = [await loan(late), await loan(paid)]
  const [{ since, principal, rate, interest }] = one.overdueInterest
  expect([since, principal, rate]).toEqual(['2027-01-31', '943.99', '12.5'])
  const more = cents(one.payoffAmount) - cents(other.payoffAmount)
  return [cents(interest), more - cents(principal) - cents(one.schedule[0].interest)]
}

/** The day of default, and what the borrower, the lender and the newest reminder read of it. */
async function told(): Promise<Body> {
  const { defaultOn, interestPausedUntil, daysPastDue } = await loan(late)
  expect((await loan(late, hugo)).defaultOn).toBe(defaultOn)
  expect((await loan(paid)).interestPausedUntil).toBe(interestPausedUntil)
  const [reminder] = (await ada.news()).filter(
    ({ kind, data }) => kind === 'repayment_late' && data.loan_id === late,
  )
  return [daysPastDue, defaultOn, interestPausedUntil, reminder?.data.default_on]
}

beforeAll(async () => {
  world = await startWorld({ DATABASE_POOL: '1', BORROW_WHILE_LATE: 'on' })
  await on('2026-12-31')
  ada = await personOf(world, 'ada', { amount: 10_000 })
  hugo = await personOf(world, 'hugo')
  olga = await personOf(world, 'olga', { scope: 'lending:admin' })
  const { newLoan, put, invest } = loanTools(world, ada.token)
  const lend = async (): Promise<string> => {
    const { id } = await newLoan({ amount_requested: 12_000 })
    await put(id, { status: 'open' })
    await invest('hugo', id, 12_000)
    return id
  }
  late = await lend()
  paid = await lend()
  await on('2027-01-31')
  const { amount_due: amount } = (await ada.call('GET', `/loans/${paid}`)).body.loan
  const { body } = await ada.call('POST', `/loans/${paid}/repayments`, { amount })
  expect(body.error).toBeUndefined()
})
afterAll(() => world.close())

/** Each day, in order: what the first instalment's principal has borne, at 943.99 × 12.5 % ÷ 12 for 28, 31 and 30 days; then what is said of the default. */
const days = [
  // The whole pause counts as soon as it is agreed, and each of its days only once.
  ['2027-02-02', 70, [2, '2027-06-28', '2027-03-31']],
  ['2027-02-03', 70, [2, '2027-06-28', '2027-03-31']],
  ['2027-03-01', 70, [2, '2027-06-28', '2027-03-31']],
  ['2027-03-31', 70, [2, '2027-06-28', '2027-03-31']],
  ['2027-04-01', 70, [2, '2027-06-28', null]],
  ['2027-04-02', 103, [3, '2027-06-28', null]],
  ['2027-04-15', 529, [16, '2027-06-28', null]],
] as const

it('costs what is itemised, and defaults on the day that everybody reads, before the pause is agreed and after it', async () => {
  await on('2027-02-01')
  await work()
  expect(await costs()).toEqual([35, 35])
  expect(await told()).toEqual([1, '2027-05-01', null, '2027-05-01'])
  for (const id of [late, paid]) {
    const pause = { kind: 'interest_pause', from: '2027-02-02', to: '2027-03-31', reason: 'ill' }
    const { body } = await olga.call('POST', `/operator/loans/${id}/plan-changes`, pause)
    expect(body.error).toBeUndefined()
  }
  expect(await costs()).toEqual([35, 35])
  expect((await told()).slice(0, 3)).toEqual([1, '2027-06-28', null])
})

it.each(days)('on %s it has cost %i cents, and the day stays', async (day, cost, said) => {
  await on(day)
  await work()
  expect(await costs()).toEqual([cost, cost])
  expect((await told()).slice(0, 3)).toEqual(said)
})

it('a part that is paid in the month that was paused leaves what the rest has cost', async () => {
  await on('2027-04-16')
  await work()
  await ada.call('POST', `/loans/${late}/repayments`, { amount: 625 })
  const [{ principal, interest }] = (await loan(late)).overdueInterest
  // Two days of 28 and 15 days of 30.
  const weight = 2 / 28 + 15 / 30
  expect(cents(interest)).toBe(Math.round(((cents(principal) * 12.5) / 1200) * weight))
})

it('defaults on that day, and not before it', async () => {
  await on('2027-06-27')
  await work()
  expect((await told()).slice(1)).toEqual(['2027-06-28', null, '2027-06-28'])
  expect((await loan(late)).status).toBe('ACTIVE')
  await on('2027-06-28')
  expect((await loan(late)).defaultOn).toBe('2027-06-28')
  await work()
  expect(await loan(late)).toMatchObject({ status: 'DEFAULTED', defaultOn: null })
})

import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { auditLedger } from '../../src/lending/ledger/audit.ts'
import { expireLoans } from '../../src/lending/loan/expire.ts'
import { defaultLoans } from '../../src/lending/repaying/default/default.ts'
import { remindBorrowers } from '../../src/lending/repaying/due/day.ts'
import { platformOn } from '../support/market/books/ledger.ts'
import { loanTools } from '../support/market/loans.ts'
import { daysAfter, travel } from '../support/market/travel.ts'
import { type Body, startWorld, type World } from '../support/world.ts'

const START = new Date('2027-01-31T12:00:00Z')

// One connection, so that a moment that is set for it is set for all.
const world: World = await startWorld({ DATABASE_POOL: '1', BORROW_WHILE_LATE: 'on' })
const { database } = world.gateway
const platform = platformOn(database)
await travel(database, START)
const ada = await world.token('ada')
const { newLoan, put, invest } = loanTools(world, ada)
await world.rest('POST', '/wallet/deposit', { token: ada, body: { amount: 500 } })

afterEach(async () => expect(await auditLedger(world.database.url)).toEqual([]))
afterAll(() => world.close())

const terms = { amount_requested: 100, interest_rate: 9.48, repayment_period_months: 6 }
const get = async (path: string, subject = 'ada'): Promise<Body> =>
  (await world.rest('GET', path, { token: await world.token(subject) })).body
const news = async (subject: string): Promise<string[]> =>
  (await get('/notifications?limit=100', subject)).notifications.map((one: Body) => one.type)
const published = async (more: object = terms): Promise<string> => {
  const { id } = await newLoan(more)
  await put(id, { status: 'open' })
  return id
}
const repay = (id: string, amount: number) =>
  world.rest('POST', `/loans/${id}/repayments`, { token: ada, body: { amount } })

describe('a loan that is not funded in time', () => {
  it('expires at its moment and not before, once, and its lenders have their money back', async () => {
    await travel(database, START)
    const id = await published()
    await invest('lena', id, 60)
    await travel(database, daysAfter(START, 13.999))
    expect(await expireLoans(platform)).toBe(0)
    await travel(database, daysAfter(START, 14))
    expect(await expireLoans(platform)).toBe(1)
    expect(await expireLoans(platform)).toBe(0)
    expect((await get(`/loans/${id}`)).loan).toMatchObject({ status: 'expired', amount_funded: 0 })
    expect((await get('/wallet', 'lena')).wallet).toMatchObject({
      available_balance: 60,
      held_balance: 0,
    })
    expect(await news('lena')).toContain('investment_released')
    expect((await news('ada')).filter((type) => type === 'loan_expired')).toHaveLength(1)
  })
})

describe('a loan that is paid out', () => {
  it('is reminded of before it is due and while it is late, each once, and given up at last', async () => {
    await travel(database, START)
    const id = await published()
    await invest('mona', id, 100)
    const { schedule } = await get(`/loans/${id}/schedule`)
    expect(schedule.instalments.map((one: Body) => one.due_on)).toEqual([
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
      '2027-05-31',
      '2027-06-30',
      '2027-07-31',
    ])
    const due = '2027-02-28T09:00:00Z'
    const told: [number, number][] = []
    for (let day = -5; day < 90; day += 1) {
      await travel(database, daysAfter(due, day))
      const count = (await remindBorrowers(platform)) + (await remindBorrowers(platform))
      if (count > 0) told.push([day, count])
      expect(await defaultLoans(platform)).toBe(0)
    }
    // The second and the third instalment are announced too; of what is late, the oldest alone, for the last time a week before the default.
    expect(told).toEqual([
      [-3, 1],
      [1, 1],
      [7, 1],
      [28, 1],
      [30, 1],
      [58, 1],
      [60, 1],
      [83, 1],
      [89, 1],
    ])
    const { loan } = await get(`/loans/${id}`)
    expect(loan).toMatchObject({ status: 'active', days_past_due: 89, amount_due: 51.39 })
    const read = `{ loan(id: "${id}") { nextDue { number } schedule { status } } }`
    const { data } = (await world.graphql(ada, read)).body
    expect(data.loan.nextDue.number).toBe(1)
    expect(data.loan.schedule.map((one: Body) => one.status)).toEqual([
      ...['OVERDUE', 'OVERDUE', 'OVERDUE'],
      ...['SCHEDULED', 'SCHEDULED', 'SCHEDULED'],
    ])
    await travel(database, daysAfter(due, 90))
    expect(await defaultLoans(platform)).toBe(1)
    expect(await defaultLoans(platform)).toBe(0)
    expect((await get(`/loans/${id}`)).loan.status).toBe('defaulted')
    const { investments } = await get('/investments', 'mona')
    expect(investments[0]).toMatchObject({
      status: 'defaulted',
      principal_outstanding: 100,
      realised_return: -100,
    })
    expect(await news('mona')).toContain('investment_defaulted')
    expect((await news('mona')).filter((type) => type === 'investment_late')).toHaveLength(1)
    expect(await news('ada')).not.toContain('investment_late')
    expect(await news('mona')).not.toContain('loan_defaulted')
    expect(await news('ada')).toContain('loan_defaulted')
    expect((await news('ada')).filter((type) => type.startsWith('repayment_')).toSorted()).toEqual([
      ...Array(4).fill('repayment_due'),
      ...Array(5).fill('repayment_late'),
    ])
    await travel(database, daysAfter(due, 200))
    expect(await remindBorrowers(platform)).toBe(0)
    expect((await repay(id, 40)).body).toMatchObject({ applied: 40, loan: { status: 'defaulted' } })
    expect((await get('/wallet', 'mona')).wallet.balance).toBe(40)
  })

  it('runs to its end when each instalment is paid on its day', async () => {
    await travel(database, START)
    const id = await published()
    await invest('nils', id, 100)
    const { schedule } = await get(`/loans/${id}/schedule`)
    for (const { due_on: day, payment } of schedule.instalments) {
      await travel(database, new Date(`${day}T10:00:00Z`))
      expect((await get(`/loans/${id}`)).loan).toMatchObject({
        amount_due: payment,
        days_past_due: 0,
      })
      expect((await repay(id, payment)).body.applied).toBe(payment)
      expect(await remindBorrowers(platform)).toBe(0)
    }
    expect((await get(`/loans/${id}`)).loan).toMatchObject({ status: 'repaid', payoff_amount: 0 })
    const { investments } = await get('/investments', 'nils')
    expect(investments[0]).toMatchObject({
      status: 'repaid',
      interest_earned: 2.78,
      realised_return: 2.78,
    })
    expect((await get('/wallet', 'nils')).wallet.balance).toBe(102.78)
  })
})

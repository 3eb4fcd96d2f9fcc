import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditLedger } from '../../src/lending/ledger/audit.ts'
import { rounds } from '../support/rounds.ts'
import { type Member, type Pair, startPair, tally } from '../support/servers/fleet/pair.ts'

const ROUNDS = rounds(5)

let pair: Pair
let borrower: Member
let lenders: Member[]

beforeAll(async () => {
  pair = await startPair()
  borrower = await pair.member('borrower')
  lenders = await Promise.all(
    Array.from({ length: 12 }, (_, index) => pair.member(`lender-${index}`)),
  )
  for (const { call } of lenders) await call(0, 'POST', '/wallet/deposit', { amount: 1_000_000 })
})
afterAll(async () => {
  expect(await auditLedger(pair.database.url)).toEqual([])
  await pair.close()
})

const open = async (amount: number): Promise<string> => {
  const terms = { description: 'd', purpose: 'p', interest_rate: 9.5, repayment_period_months: 6 }
  const body = { title: 'Race', amount_requested: amount, ...terms }
  const { loan } = (await borrower.call(0, 'POST', '/loans', body)).body
  await borrower.call(1, 'PUT', `/loans/${loan.id}`, { status: 'open' })
  return loan.id
}
const loan = async (id: string) => (await borrower.call(0, 'GET', `/loans/${id}`)).body.loan

it(`lets exactly three of 12 lenders with 30 each fill a loan of 100, ${ROUNDS} times`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const id = await open(100)
    const answers = await Promise.all(
      lenders.map(({ call }, turn) =>
        call(turn + round, 'POST', `/loans/${id}/invest`, { amount: 30 }),
      ),
    )
    expect(tally(answers.map(({ status }) => status))).toEqual({ 201: 3, 409: 9 })
    for (const { status, body } of answers)
      if (status === 409)
        expect(body.error.details[0]).toMatchObject({
          code: 'EXCEEDS_REMAINING',
          remaining: 10,
          max_investment: 10,
        })
    expect(await loan(id)).toMatchObject({ status: 'open', amount_funded: 90 })
  }
})

it('pays out or cancels, when the last investment meets the cancellation', async () => {
  const outcomes: string[] = []
  for (let round = 0; round < ROUNDS / 5; round += 1) {
    const id = await open(60)
    const [first, last] = [lenders[round % 12], lenders[(round + 5) % 12]]
    await first?.call(0, 'POST', `/loans/${id}/invest`, { amount: 30 })
    const [invested, cancelled] = await Promise.all([
      last?.call(round, 'POST', `/loans/${id}/invest`, { amount: 30 }),
      borrower.call(round + 1, 'PUT', `/loans/${id}`, { status: 'cancelled' }),
    ])
    const { status } = await loan(id)
    outcomes.push(status)
    expect([invested?.status, cancelled.status]).toEqual(
      status === 'active' ? [201, 409] : [409, 200],
    )
    const { body } = await borrower.call(0, 'GET', `/loans/${id}/investments`)
    const states = status === 'active' ? { active: 2 } : { cancelled: 1 }
    expect(tally(body.investments.map((one: { status: string }) => one.status))).toEqual(states)
  }
  expect(Object.keys(tally(outcomes)).every((one) => ['active', 'cancelled'].includes(one))).toBe(
    true,
  )
})

it('changes the title or takes the first investment, but never changes what was invested in', async () => {
  for (let round = 0; round < ROUNDS / 5; round += 1) {
    const id = await open(60)
    const [edited, invested] = await Promise.all([
      borrower.call(round, 'PUT', `/loans/${id}`, { title: 'Edited' }),
      lenders[0]?.call(round + 1, 'POST', `/loans/${id}/invest`, { amount: 30 }),
    ])
    const { title } = await loan(id)
    expect([edited.status, title, invested?.status]).toEqual(
      edited.status === 200 ? [200, 'Edited', 201] : [409, 'Race', 201],
    )
  }
})

it('fills many loans at once without a deadlock', async () => {
  const ids = await Promise.all(Array.from({ length: 8 }, () => open(300)))
  const count = async () =>
    pair.database.sql(
      'select deadlocks::int from pg_stat_database where datname = current_database()',
    )
  const before = await count()
  const answers = await Promise.all(
    lenders.flatMap(({ call }, turn) =>
      ids.map((id) => call(turn, 'POST', `/loans/${id}/invest`, { amount: 25 })),
    ),
  )
  expect(tally(answers.map(({ status }) => status))).toEqual({ 201: 96 })
  for (const id of ids) expect((await loan(id)).status).toBe('active')
  expect(await count()).toEqual(before)
})

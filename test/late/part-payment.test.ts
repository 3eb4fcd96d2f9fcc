import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectSound } from '../support/market/races.ts'
import { type Charged, charging, openCharged } from '../support/market/repaying/charged.ts'
import { type Body, startWorld, type World } from '../support/world.ts'

// What a borrower is told who pays a part of what is overdue.

let world: World
let market: Charged
beforeAll(async () => {
  world = await startWorld({ ...charging, DOCUMENTS: 'on' })
  market = await openCharged(world)
})
afterAll(() => world.close())
afterAll(() => expectSound(world))

const told = async (id: string): Promise<Body[]> =>
  (await market.ada.news()).filter(
    ({ type, data }) => type === 'part_payment' && data.loan_id === id,
  )
const cents = (amount: unknown) => Math.round(Number(amount) * 100)

it('says what a part payment went to and what is still overdue, until nothing is', async () => {
  const id = await market.late(80, { interest_rate: 9.4822 })
  const { amount_due: due, days_past_due: days } = await market.loan(id)
  const { transaction } = await market.pay(id, 40)
  const [one, ...others] = await told(id)
  expect(others).toEqual([])
  const { data, message } = one ?? {}
  expect(data).toMatchObject({
    amount: '40.00',
    overdue: (due - 40).toFixed(2),
    autopay: false,
    currency: 'USD',
    loan_title: expect.any(String),
    transaction_id: transaction.id,
  })
  const parts = [data.principal, data.interest, data.charges].map(cents)
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(40_00)
  expect(parts[2]).toBe(cents(transaction.charges))
  expect(message).toBe(
    `We have received your payment of 40.00 USD for "${data.loan_title}". It paid ${data.principal} USD of principal, ${data.interest} USD of interest, and ${data.charges} USD of charges for paying late. ${data.overdue} USD is still overdue; the oldest part of it was due on ${data.overdue_since}.`,
  )
  expect(days).toBeGreaterThan(0)
  const german = { 'accept-language': 'de' }
  const { notifications } = (await market.ada.call('GET', '/notifications', undefined, german)).body
  expect(notifications[0].message).toContain('ist eingegangen. Bezahlt sind damit')
  // It can't be switched off: it is about what the contract asks for.
  const off = { notification_types: { part_payment: false } }
  await market.ada.call('PUT', '/preferences', off)
  const rest = (await market.loan(id)).amount_due
  await market.pay(id, rest - 1)
  expect((await told(id)).map(({ data: { overdue } }) => overdue)).toEqual(['1.00', data.overdue])
  // The last of what is overdue, and more.
  await market.pay(id, 5)
  expect((await told(id)).length).toBe(2)
})

it('says nothing of a loan that is not overdue, nor to its lenders', async () => {
  const id = await market.late(10)
  await market.pay(id, 5)
  expect(await told(id)).toEqual([])
  const [{ count } = { count: -1 }] = await world.database.sql<{ count: number }>(
    "select count(*)::int as count from notification where type = 'part_payment' and user_id <> $1",
    [market.ada.id],
  )
  expect(count).toBe(0)
})

import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { Body } from '../support/http-client.ts'
import { personOf } from '../support/market/operating.ts'
import { expectSound } from '../support/market/races.ts'
import { openUndoing, type Undoing } from '../support/market/repaying/undoing.ts'
import { startWorld, type World } from '../support/world.ts'

// What members are due of the platform's fees, after the platform has spent them on an undoing that it bears.

let world: World
let market: Undoing
beforeAll(async () => {
  world = await startWorld({
    BORROW_WHILE_LATE: 'on',
    FEE_ORIGINATION_PERCENT: '5',
    FEE_REFUND: 'pro_rata',
    FEE_SERVICE_PERCENT: '10',
    UNDO_BORNE_BY: 'platform',
    WITHDRAWAL_DAYS: '14',
  })
  market = await openUndoing(world)
})
afterEach(() => expectSound(world))
afterAll(() => world.close())

const fees = async (): Promise<number> => {
  const text = "select sum(balance)::int as sum from account where kind = 'fees'"
  const [row] = await world.database.sql<{ sum: number }>(text)
  return row?.sum ?? 0
}

/** Has the platform bear an undoing, which takes all its fees: the lender has spent what was repaid. */
async function spend(name: string): Promise<void> {
  const lender = await personOf(world, name)
  const id = await market.lent(31, {}, { [name]: 100 })
  const paid = await market.pay(id, 17)
  const { available_balance: all } = await lender.wallet()
  await lender.call('POST', '/wallet/withdraw', { amount: all })
  expect((await market.undo(paid.transaction.reference)).status).toBe(200)
  expect(await fees()).toBeLessThanOrEqual(0)
}

it('whoever withdraws from a loan gets the whole fee back', async () => {
  const { ada } = market
  const id = await market.lent(3)
  await spend('gina')
  const { available_balance: had } = await ada.wallet()
  const { status, body } = await ada.call('POST', `/loans/${id}/withdrawal`, {})
  expect([status, body.loan?.fee_refunded]).toEqual([200, 5])
  expect((await ada.wallet()).available_balance).toBe(had + 5)
  // The platform owes it, until fees come in again.
  expect(await fees()).toBe(-500)
  await market.pay(id, 1_000)
  expect((await market.loan(id)).status).toBe('repaid')
})

it('whoever repays early gets the unused part of it back', async () => {
  const id = await market.lent(3)
  await spend('hans')
  const { loan } = (await market.pay(id, 1_000)) as Body
  expect(loan.status).toBe('repaid')
  expect(loan.fee_refunded).toBeGreaterThan(4)
})

it('a refund waits for nobody who uses the platform’s fees, too', async () => {
  const id = await market.lent(3)
  await spend('lara')
  const other = new Client({ connectionString: world.database.adminUrl })
  await other.connect()
  try {
    await other.query('begin')
    await other.query("select from account where kind = 'fees' and stripe <> 31 for no key update")
    const { token } = market.ada
    const body = { amount: 1_000 }
    const paid = await world.rest('POST', `/loans/${id}/repayments`, { token, body })
    expect([paid.status, paid.body.loan?.status]).toEqual([201, 'repaid'])
  } finally {
    await other.end()
  }
})

it('a repayment is undone although the fee on its interest was spent', async () => {
  const id = await market.lent(31)
  const paid = await market.pay(id, 17)
  await spend('ines')
  expect((await market.undo(paid.transaction.reference)).status).toBe(200)
  expect(await fees()).toBeLessThan(0)
})

it('the platform bears nothing while it owes fees itself', async () => {
  const id = await market.lent(31, {}, { jon: 100 })
  const paid = await market.pay(id, 17)
  const jon = await personOf(world, 'jon')
  const { available_balance: all } = await jon.wallet()
  await jon.call('POST', '/wallet/withdraw', { amount: all })
  const other = await market.lent(3)
  await spend('kim')
  expect((await market.ada.call('POST', `/loans/${other}/withdrawal`, {})).status).toBe(200)
  expect(await fees()).toBeLessThanOrEqual(-500)
  expect((await market.undo(paid.transaction.reference)).status).toBe(200)
  expect(await jon.wallet()).toMatchObject({ available_balance: 0, owed: all })
})

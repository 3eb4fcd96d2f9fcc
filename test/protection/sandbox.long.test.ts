import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFolder } from '../support/folders.ts'
import { loanTools } from '../support/market/loans.ts'
import { personOf } from '../support/market/operating.ts'
import { lending, testedLender } from '../support/protection/lenders.ts'
import { startWorld, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld({ SANDBOX: 'on', SEED_DEMO: 'off', LENDER_PROTECTION: 'eu' })
})
afterAll(() => world.close())

it('a sandbox’s clock stops where a lender can leave no longer, and pays the loan out', async () => {
  const ada = await personOf(world, 'ada')
  const lena = await testedLender(world, 'lena')
  const tools = lending(world, ada)
  const loan = await tools.open()
  await tools.invest(lena, loan, 100)
  expect(await tools.loanOf(loan)).toMatchObject({ status: 'funded' })
  const olga = await personOf(world, 'olga', { scope: 'lending:admin' })
  const moved = await olga.call('POST', '/sandbox/clock', { advance: 'P6D' })
  expect([200, 202]).toContain(moved.status)
  await expect
    .poll(async () => (await tools.loanOf(loan)).status, { timeout: 60_000 })
    .toBe('active')
})

it('simulated lenders of the magic title take the test, and invest', async () => {
  const { loan, paid } = await magicLoan(world, 'magic')
  expect([loan.status, paid]).toEqual(['funded', 500_000])
})

it('simulated lenders whom a gate keeps from investing get money once, however often they try', async () => {
  const folder = await createFolder()
  const gates = join(folder, 'gates.json')
  await writeFile(gates, JSON.stringify({ invest: 'full' }))
  const gated = await startWorld({ SANDBOX: 'on', SEED_DEMO: 'off', GATES_FILE: gates })
  const { loan, paid } = await magicLoan(gated, 'gated')
  expect(loan.status).toBe('open')
  expect(paid).toBeLessThanOrEqual(500_000)
  await gated.close()
  await rm(folder, { recursive: true })
})

/** Publishes a loan of the magic title and lets days pass; returns it, and what simulated lenders paid in for it. */
async function magicLoan(at: World, name: string) {
  const borrower = await personOf(at, `${name}-borrower`)
  const operator = await personOf(at, `${name}-operator`, { scope: 'lending:admin' })
  const tools = loanTools(at, borrower.token)
  const { id } = await tools.newLoan({ title: 'sandbox-funded: a shop', amount_requested: 5_000 })
  expect((await borrower.call('PUT', `/loans/${id}`, { status: 'open' })).status).toBe(200)
  for (const _ of [1, 2, 3]) {
    await operator.call('POST', '/sandbox/clock', { advance: 'P1D' })
    const isThere = async () => (await operator.call('GET', '/sandbox/clock')).body.clock.ready_at
    await expect.poll(isThere, { timeout: 60_000 }).toBeNull()
  }
  const text = `select coalesce(sum(line.amount), 0)::int as paid from wallet_transaction as line
    join wallet on wallet.id = wallet_id join identity on profile_id = user_id
    where line.type = 'deposit' and subject like '%of ' || $1`
  const [row] = await at.database.sql<{ paid: number }>(text, [id])
  return { loan: (await borrower.call('GET', `/loans/${id}`)).body.loan, paid: row?.paid }
}

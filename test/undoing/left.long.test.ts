import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { Body } from '../support/http-client.ts'
import { brokenBooks } from '../support/market/market-checks.ts'
import { type Person, personOf, refused } from '../support/market/operating.ts'
import { expectSound } from '../support/market/races.ts'
import { openUndoing, type Undoing } from '../support/market/repaying/undoing.ts'
import { startWorld, type World } from '../support/world.ts'

// Repayments of loans some of whose lenders have left the platform meanwhile.

let world: World
let market: Undoing
beforeAll(async () => {
  world = await startWorld({ BORROW_WHILE_LATE: 'on', APPROVAL_ABOVE: '60' })
  market = await openUndoing(world)
})
afterEach(async () => {
  await expectSound(world)
  expect(await brokenBooks(world.database.sql)).toEqual([])
})
afterAll(() => world.close())

/** A repaid loan from a lender who has nothing left, and the reference of its repayment. */
async function repaid(name: string, amount = 50) {
  const lender = await personOf(world, name)
  const id = await market.lent(10, {}, { [name]: amount })
  const paid = await market.pay(id, 2 * amount)
  const { available_balance: rest } = await lender.wallet()
  await lender.call('POST', '/wallet/withdraw', { amount: rest })
  return { id, lender, reference: paid.transaction.reference as string }
}
const decided = ({ id }: Person, act: string) =>
  market.olga.call('POST', `/operator/members/${id}/${act}`, { reason: 'left' })

it('are not undone while an account is closed, and are once it is open again', async () => {
  const { id, lender, reference } = await repaid('cleo')
  expect((await decided(lender, 'close')).status).toBe(200)
  const [status, code, why] = refused(await market.undo(reference))
  expect([status, code]).toEqual([409, 'INVALID_TRANSITION'])
  expect(why).toMatchObject({ field: 'id', from: 'closed', member_id: lender.id })
  expect(why?.message).toMatch(/account of the borrower, or of a lender of this loan, is closed/)
  expect(await market.loan(id)).toMatchObject({ status: 'repaid' })
  expect((await decided(lender, 'release')).status).toBe(200)
  expect((await market.undo(reference)).status).toBe(200)
  expect(await market.loan(id)).toMatchObject({ status: 'active' })
  await market.pay(id, 100)
})

it('are never undone after one of them was erased', async () => {
  const { id, lender, reference } = await repaid('dora')
  expect((await lender.call('POST', '/erasure')).status).toBe(200)
  const [status, code, why] = refused(await market.undo(reference))
  expect([status, code]).toEqual([409, 'INVALID_TRANSITION'])
  expect(why).toMatchObject({ from: 'erased', member_id: lender.id })
  expect(await market.loan(id)).toMatchObject({ status: 'repaid' })
})

it('keep their lenders from being erased while a request to undo them is pending', async () => {
  const { lender, reference } = await repaid('emil', 70)
  const { status, body } = await market.undo(reference)
  expect([status, body.request?.act]).toEqual([200, 'undoRepayment'])
  const { status: refusedWith, body: why } = await lender.call('POST', '/erasure')
  expect([refusedWith, why.error?.details?.[0]]).toMatchObject([409, { requests: 1 }])
  const rejecting = `/operator/requests/${body.request.id}/reject`
  expect((await market.otto.call('POST', rejecting, { reason: 'no' })).status).toBe(200)
  expect((await lender.call('POST', '/erasure')).status).toBe(200)
})

it('are not undone by a request that is approved after an account was closed', async () => {
  const { id, lender, reference } = await repaid('fina', 70)
  const { request } = (await market.undo(reference)).body as Body
  expect((await decided(lender, 'close')).status).toBe(200)
  const approving = `/operator/requests/${request.id}/approve`
  expect(refused(await market.otto.call('POST', approving, {}))).toMatchObject([
    409,
    'INVALID_TRANSITION',
    { from: 'closed' },
  ])
  expect(await market.loan(id)).toMatchObject({ status: 'repaid' })
})

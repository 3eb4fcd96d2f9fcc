import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Body } from '../support/http-client.ts'
import { type Person, personOf, refused } from '../support/market/operating.ts'
import { expectSound } from '../support/market/races.ts'
import { openUndoing, type Undoing } from '../support/market/repaying/undoing.ts'
import { startWorld, type World } from '../support/world.ts'

// An operator carries out what they have seen in a preview, or nothing.

let world: World
let market: Undoing
let ida: Person
beforeAll(async () => {
  world = await startWorld({ BORROW_WHILE_LATE: 'on', APPROVAL_ABOVE: '50' })
  market = await openUndoing(world)
  ida = await personOf(world, 'ida')
})
afterAll(async () => {
  await expectSound(world)
  await world.close()
})

const previewed = async (path: string, person = market.olga): Promise<Body> =>
  (await person.call('POST', `/operator/${path}/preview`, {})).body
/** Spends all that a lender has, so that what is taken back is owed. */
const spend = async (person: Person) =>
  person.call('POST', '/wallet/withdraw', { amount: (await person.wallet()).available_balance })

it('a repayment is not undone if another wallet would pay for it by now, or more was paid', async () => {
  const { lent, pay, undo, loan } = market
  const id = await lent(31)
  const { reference } = (await pay(id, 17)).transaction
  const first = await previewed(`repayments/${reference}/undo`)
  expect(first.version).toEqual(expect.any(Number))
  // The same as long as nothing changes.
  expect(await previewed(`repayments/${reference}/undo`)).toEqual(first)
  // The loan stays as it is.
  const { version } = await loan(id)
  await spend(ida)
  expect((await loan(id)).version).toBe(version)
  const second = await previewed(`repayments/${reference}/undo`)
  expect(second.version).not.toBe(first.version)
  expect(refused(await undo(reference, { version: first.version }))).toMatchObject([
    409,
    'VERSION_CONFLICT',
    { version: second.version, previewed: true },
  ])
  await pay(id, 3)
  const stale = { 'if-match': `"${second.version}.preview"` }
  expect(refused(await undo(reference, {}, market.olga, stale)).slice(0, 2)).toEqual([
    412,
    'VERSION_CONFLICT',
  ])
  const third = await previewed(`repayments/${reference}/undo`)
  const done = await undo(reference, { version: third.version })
  expect([done.status, done.body.loan?.payoff_amount]).toEqual([200, third.after.payoff_amount])
})

it('a transaction is not reversed by another preview’s version, and neither door', async () => {
  const { ada, olga } = market
  const { id } = (await ada.call('POST', '/wallet/deposit', { amount: 40 })).body.transaction
  const { version } = await previewed(`transactions/${id}/reverse`)
  const reverse = (seen: number) =>
    olga.call('POST', `/operator/transactions/${id}/reverse`, { reason: 'returned', version: seen })
  expect(refused(await reverse(version - 1))).toMatchObject([409, 'VERSION_CONFLICT', { version }])
  const text = `mutation { reverseTransaction(input: { id: "${id}", reason: "returned", version: ${version - 1} })
    { userErrors { code field message } } }`
  const { body } = await world.graphql(olga.token, text)
  expect(body.data.reverseTransaction.userErrors).toEqual([
    {
      code: 'VERSION_CONFLICT',
      field: 'version',
      message: expect.stringMatching(/^This would no longer do what its preview said/),
    },
  ])
  expect((await reverse(version)).status).toBe(200)
})

it('a request is not approved if that would do something else by now than was shown', async () => {
  const { otto, lent, pay, undo } = market
  const kim = await personOf(world, 'kim')
  const paid = await pay(await lent(31, {}, { jan: 60, kim: 40 }), 60)
  const { reference } = paid.transaction
  const stale = await previewed(`repayments/${reference}/undo`)
  await spend(kim)
  // Nothing is asked for either.
  expect(refused(await undo(reference, { version: stale.version }))[1]).toBe('VERSION_CONFLICT')
  const { version: own } = await previewed(`repayments/${reference}/undo`)
  const { request } = (await undo(reference, { version: own })).body
  const approve = (version: number) =>
    otto.call('POST', `/operator/requests/${request.id}/approve`, { reason: 'checked', version })
  const { version } = await previewed(`requests/${request.id}`, otto)
  await kim.call('POST', '/wallet/deposit', { amount: 5 })
  expect(refused(await approve(version)).slice(0, 2)).toEqual([409, 'VERSION_CONFLICT'])
  const now = await previewed(`requests/${request.id}`, otto)
  expect((await approve(now.version)).body.request).toMatchObject({ status: 'approved' })
})

it('a change of a plan is not undone if something was paid since it was previewed', async () => {
  const { olga, lent, pay, loan } = market
  const id = await lent(31, {}, { mia: 60, nora: 40 })
  const terms = { kind: 'term', months: 6, reason: 'longer' }
  const changed = await olga.call('POST', `/operator/loans/${id}/plan-changes`, terms)
  const path = `plan-changes/${changed.body.plan_change?.id}/undo`
  const undo = (version: number) =>
    olga.call('POST', `/operator/${path}`, { reason: 'a mistake', version })
  const stale = await previewed(path)
  await pay(id, 3)
  const { version, after } = await previewed(path)
  expect(refused(await undo(stale.version))).toMatchObject([
    409,
    'VERSION_CONFLICT',
    { version, previewed: true },
  ])
  expect((await undo(version)).status).toBe(200)
  expect((await loan(id)).payoff_amount).toBe(after.payoff_amount)
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Body } from '../support/http-client.ts'
import { loanTools } from '../support/market/loans.ts'
import { type Person, personOf } from '../support/market/operating.ts'
import { startWorld, type World } from '../support/world.ts'

// What operators decide, and what of it was refused, by whom and why.

let world: World
let ada: Person
let olga: Person
let sue: Person

beforeAll(async () => {
  world = await startWorld()
  ada = await personOf(world, 'ada', { amount: 100 })
  olga = await personOf(world, 'olga', { scope: 'lending:admin' })
  sue = await personOf(world, 'sue', { scope: 'lending:support' })
})
afterAll(() => world.close())

const trail = (act: string) =>
  world.database.sql<Body>(
    `select actor_id, target_id, member_id, refused_with, personal from audit_entry where act = $1 order by number`,
    [act],
  )
const breaks = () => world.database.sql('select * from audit_breaks()')

/** Has an act tried by support, done, and tried in vain. */
async function lived(act: string, path: string, target: string, refusal: string, about = ada) {
  const body = { reason: `for ${act}` }
  expect((await sue.call('POST', path, body)).body.error.code).toBe('FORBIDDEN')
  expect((await olga.call('POST', path, body)).status).toBe(200)
  expect((await olga.call('POST', path, body)).body.error.code).toBe(refusal)
  expect((await ada.call('POST', path, body)).status).toBeGreaterThan(399)
  const entries = await trail(act)
  expect(entries.map((one) => [one.actor_id, one.target_id, one.refused_with])).toEqual([
    [sue.id, target, 'FORBIDDEN'],
    [olga.id, target, null],
    [olga.id, target, refusal],
  ])
  const [, done] = entries
  expect(done).toMatchObject({ member_id: about.id, personal: { reason: body.reason } })
  expect(done?.personal.before).not.toEqual(done?.personal.after)
  expect(await breaks()).toEqual([])
}

it.each(['cancelLoan', 'freezeLoan', 'releaseLoan'])('%s of a loan', async (act) => {
  const bea = await personOf(world, 'bea')
  const { newLoan, put } = loanTools(world, bea.token)
  const { id } = await newLoan()
  await put(id, { status: 'open' })
  const path = `/operator/loans/${id}/${act.replace('Loan', '')}`
  // By hand, so that the trail has no other entry of the act.
  if (act === 'releaseLoan')
    await world.database.sql("update loan set frozen = true, frozen_reason = 'x' where id = $1", [
      id,
    ])
  await lived(act, path, id, 'INVALID_TRANSITION', bea)
})

it('reverseTransaction', async () => {
  const { transaction } = (await ada.call('POST', '/wallet/deposit', { amount: 5 })).body
  const path = `/operator/transactions/${transaction.id}/reverse`
  await lived('reverseTransaction', path, transaction.id, 'ALREADY_REVERSED')
})

it.each(['freezeMember', 'releaseMember', 'closeMember'])('%s', async (act) => {
  await ada.call('POST', '/wallet/withdraw', { amount: 100 })
  const path = `/operator/members/${ada.id}/${act.replace('Member', '')}`
  await lived(act, path, ada.id, 'INVALID_TRANSITION')
})

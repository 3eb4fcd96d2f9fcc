import { afterAll, expect, it } from 'vitest'
import { screenedWorld } from '../support/cases/screened.ts'
import { personOf } from '../support/market/operating.ts'
import { withOperators } from '../support/servers/served-world.ts'

// Where what operators do has a role of its own, as with npm start, the application's role may not ask what is held.

const world = await screenedWorld({}, { WITHDRAW_APPROVAL_ABOVE: '50' }, withOperators)
const { cora, opened, pass } = world
const mary = await personOf(world, 'mary', { amount: 100 })
const ada = await personOf(world, 'ada')
afterAll(() => world.close())

it('transfers are carried out, and a case shows its member and what it holds', async () => {
  await mary.call('POST', '/wallet/transfer', { recipient_id: ada.id, amount: 5 })
  await pass()
  expect((await ada.call('GET', '/wallet')).body.wallet.available_balance).toBe(5)

  const { id } = await opened(mary, { hold_money: true })
  await mary.call('POST', '/wallet/transfer', { recipient_id: ada.id, amount: 7 })
  await mary.call('POST', '/wallet/withdraw', { amount: 20 })
  await pass()
  const held = await cora.call('GET', `/operator/cases/${id}/held-payments`)
  const waits = { direction: 'out', state: 'approved' }
  expect(held.body.held_payments).toMatchObject([
    { ...waits, amount: 7, counterparty_id: ada.id },
    { ...waits, amount: 20, counterparty_id: null },
  ])
  const { body } = await cora.call('GET', `/operator/cases/${id}/member`)
  expect(body.member_file.wallet.held_balance).toBe(27)
})

it('a case tells of a withdrawal that an operator has to approve first, and holds it then', async () => {
  const lise = await personOf(world, 'lise', { amount: 100 })
  await lise.call('POST', '/wallet/withdraw', { amount: 60 })
  const { id } = await opened(lise, { hold_money: true })
  const waits = async () => {
    const { body } = await cora.call('GET', `/operator/cases/${id}/held-payments`)
    return [body.held_payments, body.requested_payments]
  }
  const [held, requested] = await waits()
  expect([held, requested]).toMatchObject([[], [{ amount: 60, state: 'requested' }]])
  const reason = 'she called'
  await cora.call('POST', `/operator/payments/${requested[0].id}/approve`, { reason })
  await pass()
  expect(await waits()).toMatchObject([[{ amount: 60, state: 'approved' }], []])
})

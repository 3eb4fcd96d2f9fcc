import { afterAll, expect, it } from 'vitest'
import { personOf } from '../support/market/operating.ts'
import { startBankWorld } from '../support/payments/bank-world.ts'

const town = await startBankWorld({ SCREENING_FILE: 'deploy/screening.example.json' })
const { world, bank, act, paymentOf, quiet, saver } = town
afterAll(() => town.close())

it('a withdrawal that waits for a case is in no file of orders for the bank until the case lets it go', async () => {
  const scope = 'lending:cases'
  const [cora, carl] = [
    await personOf(world, 'cora', { scope }),
    await personOf(world, 'carl', { scope }),
  ]
  const rex = await saver('rex', 5_000n)
  const input = { amount: 30, bank_account_id: rex.account.id }
  const { transaction } = await act(rex, '/wallet/withdraw', input)
  await quiet()
  const about = { member_id: rex.id, reason: 'a doubt', hold_money: true }
  const { case: one } = await act(cora, '/operator/cases', about)
  expect([await bank.orders(), await paymentOf(rex, transaction)]).toMatchObject([
    [],
    { state: 'approved' },
  ])
  const decision = { decision: 'lift_hold', reason: 'asked the bank' }
  await act(cora, `/operator/cases/${one.id}/decision`, decision)
  await act(carl, `/operator/cases/${one.id}/decision/confirm`, decision)
  expect(await bank.orders()).toMatchObject([{ amount: 3_000n }])
  expect(await paymentOf(rex, transaction)).toMatchObject({ state: 'sent' })
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, personOf, refused } from '../support/market/operating.ts'
import { startBankWorld } from '../support/payments/bank-world.ts'
import type { Body } from '../support/world.ts'

// What an operator says of the bank's money alone: above APPROVAL_ABOVE, another one approves it, in whatever direction it goes.

const town = await startBankWorld()
const { olga, today, act, books, bank, expectSound, world } = town
let oscar: Person
beforeAll(async () => {
  oscar = await personOf(world, 'oscar', { scope: 'lending:admin' })
})
afterAll(() => town.close())

let told = 0
/** A line in suspense of so many minor units. */
const lineOf = async (amount: bigint): Promise<string> => {
  told += 1
  const remittance = `line ${told}`
  await bank.tell(await today(), [{ amount, remittance }])
  return (await books()).items.find((one: Body) => one.remittance === remittance).line_id
}
const assign = async (id: string, more: object) =>
  (await olga.call('POST', `/operator/bank-lines/${id}/assign`, { reason: 'as agreed', ...more }))
    .body

it.each([
  ['a debit as fees', -700_000n, { bank_fees: true }, 'fees', 7000],
  ['a credit as fees', 710_000n, { bank_fees: true }, 'fees', 7100],
  ['what a provider kept', 900_000n, { provider: 'sandbox', fee: 7200 }, 'provider', 7200],
])('%s needs a second operator', async (_, amount, more, purpose, sum) => {
  const id = await lineOf(amount)
  const { bank_line, request } = await assign(id, more)
  expect(bank_line).toBeNull()
  expect(request).toMatchObject({
    act: 'assignBankLine',
    amount: sum,
    assigned_to: purpose,
    member_id: null,
  })
  const path = `/operator/requests/${request.id}/approve`
  expect(refused(await olga.call('POST', path, { reason: 'mine' }))[1]).toBe('OWN_REQUEST')
  await act(oscar, path, { reason: 'seen' })
  const [row] = await world.database.sql<Body>(
    `select purpose, provider, fee::int from bank_line where id = '${id}'`,
  )
  expect(row).toEqual({
    purpose,
    provider: purpose === 'provider' ? 'sandbox' : null,
    fee: purpose === 'provider' ? 720_000 : 0,
  })
})

it('and so do parts of such a sum', async () => {
  const made: boolean[] = []
  for (const amount of [-200_000n, 200_000n, -200_000n]) {
    const { bank_line } = await assign(await lineOf(amount), { bank_fees: true })
    made.push(bank_line !== null)
  }
  expect(made).toEqual([true, true, false])
  await expectSound()
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { loanTools } from '../support/market/loans.ts'
import { personOf } from '../support/market/operating.ts'
import { type Body, startWorld, type World } from '../support/world.ts'

const world: World = await startWorld({ WITHDRAW_APPROVAL_ABOVE: '100' })
afterAll(() => world.close())

let sam: string
let lena: Awaited<ReturnType<typeof personOf>>
const payments: string[] = []

const moneyOf = async (): Promise<Body> => {
  const { body } = await world.rest('GET', `/operator/members/${lena.id}`, { token: sam })
  return body.member_file?.money ?? body
}
const entries = async (): Promise<Body[]> =>
  (await world.rest('GET', `/operator/members/${lena.id}/entries?limit=100`, { token: sam })).body
    .entries

beforeAll(async () => {
  sam = await world.token('sam', { scope: 'lending:support' })
  lena = await personOf(world, 'lena')
  const { newLoan, put } = loanTools(world, await world.token('bert'))
  const { id } = await newLoan({ amount_requested: 100 })
  await put(id, { status: 'open' })
  await lena.call('POST', '/wallet/deposit', { amount: 1000 })
  await lena.call('POST', `/loans/${id}/invest`, { amount: 40 })
  for (const amount of [150, 200.5]) {
    const { body } = await lena.call('POST', '/wallet/withdraw', { amount })
    payments.push(body.transaction.payment_id)
  }
})

it('what is held is told apart: for withdrawals that have not left, and for investments', async () => {
  expect(await moneyOf()).toMatchObject({
    held: 390.5,
    held_for_withdrawals: 350.5,
    held_for_investments: 40,
  })
})

it('an entry names the payment that it holds money for, frees, brings or takes away', async () => {
  const olga = await world.token('olga', { scope: 'lending:admin' })
  const decide = (id: string | undefined, what: string) =>
    world.rest('POST', `/operator/payments/${id}/${what}`, {
      token: olga,
      body: { reason: 'asked' },
    })
  expect((await decide(payments[0], 'cancel')).status).toBeLessThan(300)
  const named = (await entries()).map(({ kind, amount, payment_id: id }) => [kind, amount, id])
  const [first, second] = payments
  for (const expected of [
    ['payment_hold', -150, first],
    ['payment_hold', 150, first],
    ['payment_hold', -200.5, second],
    ['payment_hold', 200.5, second],
    ['payment_release', 150, first],
    ['payment_release', -150, first],
    ['investment', 40, null],
  ])
    expect(named).toContainEqual(expected)
  const deposit = named.find(([kind]) => kind === 'deposit')
  expect(deposit?.[2]).toEqual(expect.any(String))
  expect(await moneyOf()).toMatchObject({ held: 240.5, held_for_withdrawals: 200.5 })
})

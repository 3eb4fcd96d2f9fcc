import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loanTools } from '../support/market/loans.ts'
import { personOf } from '../support/market/operating.ts'
import { travel } from '../support/market/travel.ts'
import { type Body, startWorld, type World } from '../support/world.ts'

// One connection, so that the time that is set for it is set for all.
const world: World = await startWorld({ WITHDRAW_APPROVAL_ABOVE: '100', DATABASE_POOL: '1' })
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

/** The amounts of what was posted for payments, in the order of their ids. */
const postedFor = async (ids: readonly string[]) => {
  const all = await entries()
  return ids.map((id) =>
    all
      .filter(({ payment_id }) => payment_id === id)
      .map(({ kind, amount }) => `${kind} ${amount}`)
      .toSorted(),
  )
}

it('tells payments of one amount at one time apart', async () => {
  const { database } = world.gateway
  const olga = await world.token('olga', { scope: 'lending:admin' })
  await travel(database, new Date(Date.now() + 1000))
  const alike: string[] = []
  for (let count = 0; count < 3; count += 1) {
    const { body } = await lena.call('POST', '/wallet/withdraw', { amount: 110 })
    alike.push(body.transaction.payment_id)
  }
  const cancel = { token: olga, body: { reason: 'asked' } }
  await world.rest('POST', `/operator/payments/${alike[1]}/cancel`, cancel)
  const hold = ['payment_hold -110', 'payment_hold 110']
  const posted = [hold, [...hold, 'payment_release -110', 'payment_release 110'], hold]
  expect(await postedFor(alike)).toEqual(posted)

  // Payments of before get what was posted for them by their time.
  const { sql } = world.database
  const file = new URL('../../src/migrations/0081-payment-holds.sql', import.meta.url)
  const backfill = /with movement as[\s\S]*?;/.exec(await readFile(file, 'utf8'))?.[0]
  const links = 'select id, hold_id, release_id from payment order by id'
  const before = await sql(links)
  await sql('set session_replication_role = replica')
  await sql('update payment set hold_id = null, release_id = null')
  await sql(String(backfill))
  await sql('reset session_replication_role')
  expect(await sql(links)).toEqual(before)
})

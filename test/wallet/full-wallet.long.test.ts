import { afterAll, beforeAll, expect, it } from 'vitest'
import { loanTools } from '../support/market/loans.ts'
import { type Person, personOf, refused } from '../support/market/operating.ts'
import { expectSound } from '../support/market/races.ts'
import { startWorld, type World } from '../support/world.ts'

// A member with a full wallet harms nobody they share a loan with.

const MOST = 9_999_999_999_999.99
/** The least that can be lent. */
const PART = 25

let world: World
let full: Person
let ada: Person
let bob: Person

beforeAll(async () => {
  world = await startWorld()
  full = await personOf(world, 'full')
  ada = await personOf(world, 'ada', { amount: 1000 })
  bob = await personOf(world, 'bob', { amount: 1000 })
})
afterAll(async () => {
  await expectSound(world)
  await world.close()
})

const lend = (person: Person, id: string) =>
  person.call('POST', `/loans/${id}/invest`, { amount: PART })
const open = async (more: object = {}): Promise<string> => {
  const { newLoan, put } = loanTools(world, ada.token)
  const { id } = await newLoan({ amount_requested: 2 * PART, ...more })
  await put(id, { status: 'open' })
  return id
}
/** Deposits as much as the wallet takes. */
const fill = async (person: Person) => {
  const { balance } = await person.wallet()
  const amount = (Math.round(MOST * 100) - Math.round(balance * 100)) / 100
  if (amount > 0)
    expect((await person.call('POST', '/wallet/deposit', { amount })).status).toBe(201)
}

it('a borrower repays, and a cancelled loan refunds its lenders, though a lender’s wallet is full', async () => {
  await full.call('POST', '/wallet/deposit', { amount: 100 })
  const repaid = await open()
  for (const one of [full, bob]) await lend(one, repaid)
  await fill(full)
  const { payoff_amount: amount } = (await ada.call('GET', `/loans/${repaid}`)).body.loan
  const answer = await ada.call('POST', `/loans/${repaid}/repayments`, { amount })
  expect([answer.status, answer.body.loan?.status]).toEqual([201, 'repaid'])
  const more = await open()
  await lend(full, more)
  await fill(full)
  expect((await ada.call('PUT', `/loans/${more}`, { status: 'cancelled' })).status).toBe(200)
  expect((await full.wallet()).balance).toBeGreaterThanOrEqual(MOST)
  // Deposits stay limited.
  const deposit = refused(await full.call('POST', '/wallet/deposit', { amount: 1 }))
  expect(deposit).toMatchObject([422, 'AMOUNT_OUT_OF_RANGE', { max: 0 }])
})

it('a loan is paid out though its borrower’s wallet is full', async () => {
  const id = await open()
  await lend(bob, id)
  await fill(ada)
  const eve = await personOf(world, 'eve', { amount: 100 })
  expect((await lend(eve, id)).status).toBe(201)
  expect((await ada.call('GET', `/loans/${id}`)).body.loan.status).toBe('active')
})

it('a transfer that is too much for its recipient does not tell how much they have', async () => {
  const rich = await personOf(world, 'rich', { amount: 100 })
  await fill(full)
  const answer = await rich.call('POST', '/wallet/transfer', { recipient_id: full.id, amount: 7 })
  expect([answer.status, answer.body.error]).toMatchObject([
    422,
    {
      code: 'AMOUNT_OUT_OF_RANGE',
      details: [
        {
          field: 'amount',
          code: 'AMOUNT_OUT_OF_RANGE',
          message: "amount is more than the recipient's wallet has room for: send less.",
        },
      ],
    },
  ])
  expect(Object.keys(answer.body.error.details[0]).toSorted()).toEqual(['code', 'field', 'message'])
})

it('a payout that the bank returns is reversed into a full wallet', async () => {
  const olga = await personOf(world, 'olga', { scope: 'lending:admin' })
  await fill(full)
  const { transaction } = (await full.call('POST', '/wallet/withdraw', { amount: 100 })).body
  await fill(full)
  const path = `/operator/transactions/${transaction.id}/reverse`
  expect((await olga.call('POST', path, { reason: 'returned' })).status).toBe(200)
})

import { afterAll, expect, it } from 'vitest'
import { loanTools } from '../support/market/loans.ts'
import { type Person, personOf } from '../support/market/operating.ts'
import { expectSound } from '../support/market/races.ts'
import { paymentService, stripeSettings } from '../support/payments/service.ts'
import { freePort } from '../support/servers/free-port.ts'
import { type Body, startWorld, type World } from '../support/world.ts'

// A provider whose payers pay when they are told to.
const port = await freePort()
const world: World = await startWorld({
  SANDBOX: 'on',
  SEED_DEMO: 'off',
  DEPOSIT_CREDIT_LIMIT: '100',
  ...stripeSettings(`http://127.0.0.1:${port}`),
})
const events = `${world.url}/payments/stripe/events`
const service = await paymentService(events, { port, paysAlone: false })
const bea = await personOf(world, 'bea')
const { newLoan, put } = loanTools(world, bea.token)
afterAll(async () => {
  await service.close()
  await world.close()
})
// Once, and before the world is closed: the last hook runs first.
afterAll(() => expectSound(world))

const deposit = async (person: Person, amount: number): Promise<Body> =>
  (await person.call('POST', '/wallet/deposit', { amount })).body
const become = async (
  person: Person,
  { payment_id: id, payment_url: url }: Body,
  act: string,
  state: string,
) => {
  await fetch(`${url}/${act}`)
  const read = async () => (await person.call('GET', `/payments/${id}`)).body.payment.state
  await expect.poll(read, { timeout: 20_000 }).toBe(state)
}
const openLoan = async (amount: number): Promise<string> => {
  const { id } = await newLoan({ amount_requested: amount })
  await put(id, { status: 'open' })
  return id
}
const spend = async (person: Person, amount: number) => {
  const loan = await openLoan(500)
  return (await person.call('POST', `/loans/${loan}/invest`, { amount })).status
}

it('a deposit can be invested before it arrives, up to the limit of its member, and neither sent nor withdrawn', async () => {
  const ada = await personOf(world, 'ada')
  const first = await deposit(ada, 70)
  expect(first.wallet).toMatchObject({
    available_balance: 70,
    advanced_balance: 70,
    pending_balance: 70,
  })
  expect(first.transaction).toMatchObject({ status: 'pending', balance_after: 0 })
  expect((await deposit(ada, 70)).wallet).toMatchObject({
    available_balance: 100,
    advanced_balance: 100,
    pending_balance: 140,
  })
  const sent = { amount: 1, recipient_id: bea.id }
  const { status, body } = await ada.call('POST', '/wallet/transfer', sent)
  expect([status, body.error.code, body.error.details[0].available]).toEqual([
    422,
    'INSUFFICIENT_FUNDS',
    0,
  ])
  expect(await spend(ada, 80)).toBe(201)
  await become(ada, first.transaction, 'paid', 'settled')
  expect(await ada.wallet()).toMatchObject({
    available_balance: 20,
    held_balance: 80,
    advanced_balance: 30,
    pending_balance: 70,
  })
  const { transactions } = (await ada.call('GET', '/wallet/transactions')).body
  expect(transactions.map(({ balance_after: after }: Body) => after)).toEqual([70, 0])
})

it('what was spent of a deposit that fails is owed, and the rest is gone', async () => {
  const ben = await personOf(world, 'ben')
  const { transaction } = await deposit(ben, 90)
  expect(await spend(ben, 60)).toBe(201)
  await become(ben, transaction, 'failed', 'failed')
  expect(await ben.wallet()).toMatchObject({
    available_balance: 0,
    held_balance: 60,
    advanced_balance: 0,
    owed: 60,
  })
  // Nothing is advanced to whoever owes the platform.
  expect((await deposit(ben, 50)).wallet).toMatchObject({ available_balance: 0, owed: 60 })
})

it('what settles after all, or is taken back, leaves no advance', async () => {
  const cat = await personOf(world, 'cat')
  const { transaction } = await deposit(cat, 40)
  await become(cat, transaction, 'paid', 'settled')
  expect(await cat.wallet()).toMatchObject({ available_balance: 40, advanced_balance: 0 })
  await become(cat, transaction, 'refunded', 'returned')
  expect(await cat.wallet()).toMatchObject({ available_balance: 0, advanced_balance: 0, owed: 0 })
})

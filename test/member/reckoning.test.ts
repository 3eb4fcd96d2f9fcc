import { afterAll, expect, it } from 'vitest'
import { openDesk } from '../support/app/desk.ts'
import { requireReckonings } from '../support/market/books/reckonings.ts'
import { loanTools } from '../support/market/loans.ts'
import { type Person, personOf } from '../support/market/operating.ts'
import { ageLoan } from '../support/market/travel.ts'
import { type Body, startWorld } from '../support/world.ts'

// A small market in which money moves in every way that members and operators have, and where each member's money is told in one sentence.

const world = await startWorld({
  BORROW_WHILE_LATE: 'on',
  FEE_SERVICE_PERCENT: '10',
  FEE_ORIGINATION_PERCENT: '2',
})
const { tokens, data } = await openDesk(world)
const ada = await personOf(world, 'ada', { amount: 1000 })
const hugo = await personOf(world, 'hugo', { amount: 500 })
const ida = await personOf(world, 'ida', { amount: 300 })
const olga = await personOf(world, 'olga', { scope: 'lending:admin' })
afterAll(() => world.close())

const { newLoan, put, invest } = loanTools(world, ada.token)
const cents = (amount: string) => Math.round(Number(amount) * 100)
const ok = async (answer: ReturnType<Person['call']>): Promise<Body> => {
  const { status, body } = await answer
  expect(body.error ?? status).toBeOneOf([200, 201])
  return body
}
const moves = (person: Person, act: string, amount: number, more: object = {}) =>
  ok(person.call('POST', `/wallet/${act}`, { amount, ...more }))
const reverse = ({ transaction }: Body) =>
  ok(olga.call('POST', `/operator/transactions/${transaction.id}/reverse`, { reason: 'wrong' }))
const lent = async (days: number): Promise<string> => {
  const { id } = await newLoan({ amount_requested: 100, repayment_period_months: 6 })
  await put(id, { status: 'open' })
  for (const [lender, amount] of [
    ['hugo', 60],
    ['ida', 40],
  ] as const)
    await invest(lender, id, amount)
  await ageLoan(world.database, id, days)
  return id
}
const repay = (id: string, amount: number) =>
  ok(ada.call('POST', `/loans/${id}/repayments`, { amount }))
const reckoning = async ({ id }: Person): Promise<Body> =>
  (
    await data(
      tokens.sam,
      `{ memberFile(memberId: "${id}") { money { available held lent total reckoning {
        cameIn deposits depositsReversed fromMembers borrowed laidOut wentOut withdrawals toMembers repaid
        result interest charges recovered refunded fees losses now available held lent owedToPlatform owedOnLoans } } } }`,
    )
  ).memberFile.money

it('what came in, less what went out, with what was earned or lost, is what there is now, for everybody', async () => {
  // Payments and transfers, some of them reversed.
  await reverse(await moves(hugo, 'deposit', 20))
  await moves(hugo, 'withdraw', 30)
  await reverse(await moves(hugo, 'withdraw', 10))
  await moves(hugo, 'transfer', 15, { recipient_id: ida.id })
  await reverse(await moves(hugo, 'transfer', 5, { recipient_id: ida.id }))
  // A loan that is repaid on time, then late with charges, and a repayment that is undone.
  const orchard = await lent(31)
  await repay(orchard, 17.5)
  const mistake = await repay(orchard, 20)
  const path = `/operator/repayments/${mistake.transaction.reference}/undo`
  await ok(olga.call('POST', path, { reason: 'debited twice' }))
  // One in default, of which a part comes back: from its borrower and from elsewhere.
  const mill = await lent(150)
  const { transactions: fees } = await ok(ada.call('GET', '/wallet/transactions?type=fee&limit=1'))
  await reverse({ transaction: fees[0] })
  const given = `mutation { defaultLoan(input: { id: "${mill}" }) { userErrors { code } } }`
  expect((await data(tokens.olga, given)).defaultLoan.userErrors).toEqual([])
  await repay(mill, 12)
  await ok(olga.call('POST', `/operator/loans/${mill}/recoveries`, { amount: 13, reason: 'sold' }))
  // Money that is held, and a deposit that is taken back after it was spent.
  const bridge = await newLoan({ amount_requested: 900 })
  await put(bridge.id, { status: 'open' })
  const bounced = await moves(ida, 'deposit', 400)
  await ok(ida.call('POST', `/loans/${bridge.id}/invest`, { amount: 600 }))
  await reverse(bounced)

  const found = await Promise.all([ada, hugo, ida].map(reckoning))
  for (const { reckoning: told, ...money } of found) {
    const sum = (...names: string[]) => names.reduce((all, name) => all + cents(told[name]), 0)
    expect(cents(told.cameIn)).toBe(sum('deposits', 'fromMembers', 'borrowed', 'laidOut'))
    expect(cents(told.wentOut)).toBe(sum('withdrawals', 'toMembers', 'repaid'))
    expect(cents(told.result)).toBe(
      sum('interest', 'charges', 'recovered', 'refunded') - sum('fees', 'losses'),
    )
    expect(sum('cameIn', 'result') - sum('wentOut')).toBe(cents(told.now))
    const { available, held, lent: out, now } = told
    expect(money).toEqual({ available, held, lent: out, total: now })
  }
  const [borrower, lender, spender] = found.map(({ reckoning: told }) => told)
  expect(borrower).toMatchObject({
    borrowed: '200.00',
    fees: '4.00',
    refunded: '2.00',
    repaid: '42.50',
  })
  expect(cents(borrower.owedOnLoans)).toBeGreaterThan(15_000)
  expect(lender).toMatchObject({
    deposits: '620.00',
    depositsReversed: '20.00',
    withdrawals: '30.00',
    toMembers: '15.00',
    fromMembers: '0.00',
    losses: '60.00',
    owedToPlatform: '0.00',
  })
  expect(cents(lender.recovered)).toBeGreaterThan(0)
  expect(cents(lender.interest)).toBeGreaterThan(cents(lender.fees))
  expect(spender).toMatchObject({ fromMembers: '15.00', held: '600.00', available: '0.00' })
  expect(spender.owedToPlatform).toBe(spender.laidOut)
  expect(cents(spender.laidOut)).toBeGreaterThan(0)
  expect(await requireReckonings(world.database)).toBeGreaterThan(0n)
})

import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { loanTools } from '../support/market/loans.ts'
import { type Person, personOf, refused } from '../support/market/operating.ts'
import { expectSound } from '../support/market/races.ts'
import { type Body, startWorld, type World } from '../support/world.ts'

const world: World = await startWorld()
const olga = await personOf(world, 'olga', { scope: 'lending:admin' })
const bea = await personOf(world, 'bea')
const { newLoan, put } = loanTools(world, bea.token)
afterEach(() => expectSound(world))
afterAll(() => world.close())

const get = async (person: Person, path: string): Promise<Body> =>
  (await person.call('GET', path)).body
const deposit = async (person: Person, amount: number): Promise<Body> =>
  (await person.call('POST', '/wallet/deposit', { amount })).body.transaction
const takeBack = ({ id }: Body) =>
  olga.call('POST', `/operator/transactions/${id}/reverse`, { reason: 'returned by the bank' })
const newest = async (person: Person): Promise<Body> =>
  (await get(person, '/wallet/transactions?limit=1')).transactions[0]
const openLoan = async (amount: number): Promise<string> => {
  const { id } = await newLoan({ amount_requested: amount, repayment_period_months: 2 })
  await put(id, { status: 'open' })
  return id
}

/** Somebody who owes 60: of a deposit of 100, 40 are left when it is taken back. */
async function debtor(name: string): Promise<Person & { readonly paid: Body }> {
  const one = await personOf(world, name)
  const paid = await deposit(one, 100)
  await one.call('POST', '/wallet/transfer', { amount: 60, recipient_id: bea.id })
  expect((await takeBack(paid)).status).toBe(200)
  return { ...one, paid }
}

describe('a deposit that is taken back after it was spent', () => {
  it('takes what is there, and the rest is owed', async () => {
    const ada = await debtor('ada')
    expect(await ada.wallet()).toMatchObject({ balance: 0, available_balance: 0, owed: 60 })
    expect(await newest(ada)).toMatchObject({
      type: 'reversal',
      amount: 100,
      balance_change: -100,
      balance_after: -60,
    })
    expect(await get(ada, `/wallet/transactions/${ada.paid.id}`)).toMatchObject({
      transaction: { status: 'reversed' },
    })
    expect((await get(ada, `/payments/${ada.paid.payment_id}`)).payment.state).toBe('returned')
    expect(refused(await takeBack(ada.paid))[1]).toBe('ALREADY_REVERSED')
  })

  it('refuses to withdraw, send, invest and publish, with the figure', async () => {
    const ben = await debtor('ben')
    const loan = await openLoan(100)
    const { id } = (await ben.call('POST', '/loans', loanTools(world, ben.token).complete)).body
      .loan
    const answers = [
      await ben.call('POST', '/wallet/withdraw', { amount: 1 }),
      await ben.call('POST', '/wallet/transfer', { amount: 1, recipient_id: bea.id }),
      await ben.call('POST', `/loans/${loan}/invest`, { amount: 50 }),
      await ben.call('PUT', `/loans/${id}`, { status: 'open' }),
    ]
    for (const answer of answers) {
      const [status, code, detail] = refused(answer)
      expect([status, code, detail.owed]).toEqual([409, 'MONEY_OWED', 60])
    }
    expect((await get(ben, `/loans/${id}`)).loan.status).toBe('draft')
  })

  it('is paid first by a deposit, and by what others send', async () => {
    const cat = await debtor('cat')
    expect(await deposit(cat, 50)).toMatchObject({ status: 'completed', balance_after: -10 })
    expect(await cat.wallet()).toMatchObject({ balance: 0, owed: 10 })
    await deposit(bea, 20)
    await bea.call('POST', '/wallet/transfer', { amount: 15, recipient_id: cat.id })
    expect(await cat.wallet()).toMatchObject({ balance: 5, available_balance: 5, owed: 0 })
    expect((await newest(cat)).balance_after).toBe(5)
    expect((await cat.call('POST', '/wallet/withdraw', { amount: 5 })).status).toBe(201)
  })

  it('is paid by repayments, and by money that is released', async () => {
    const dan = await personOf(world, 'dan')
    const loan = await openLoan(100)
    const paid = await deposit(dan, 150)
    await dan.call('POST', `/loans/${loan}/invest`, { amount: 100 })
    const never = await openLoan(500)
    await dan.call('POST', `/loans/${never}/invest`, { amount: 30 })
    await takeBack(paid)
    expect(await dan.wallet()).toMatchObject({ available_balance: 0, held_balance: 30, owed: 130 })
    expect((await newest(dan)).balance_after).toBe(-100)
    await bea.call('POST', `/loans/${loan}/repayments`, { amount: 60 })
    expect((await dan.wallet()).owed).toBe(70)
    await put(never, { status: 'cancelled' })
    expect(await dan.wallet()).toMatchObject({ balance: 0, held_balance: 0, owed: 40 })
    const portfolio = (await get(dan, '/portfolio')).portfolio
    expect(portfolio.invested).toBe(100)
  })

  it('keeps an open loan from being paid out until it is paid', async () => {
    const eve = await personOf(world, 'eve')
    const { id } = (
      await eve.call('POST', '/loans', {
        ...loanTools(world, eve.token).complete,
        amount_requested: 100,
      })
    ).body.loan
    await eve.call('PUT', `/loans/${id}`, { status: 'open' })
    const paid = await deposit(eve, 30)
    await eve.call('POST', '/wallet/withdraw', { amount: 30 })
    await takeBack(paid)
    expect((await eve.wallet()).owed).toBe(30)
    const fay = await personOf(world, 'fay', { amount: 100 })
    const invest = () => fay.call('POST', `/loans/${id}/invest`, { amount: 100 })
    expect(refused(await invest())).toMatchObject([409, 'LOAN_NOT_OPEN', { status: 'frozen' }])
    await deposit(eve, 30)
    expect((await invest()).status).toBe(201)
    expect(await eve.wallet()).toMatchObject({ available_balance: 100, owed: 0 })
  })

  it('keeps an account from being closed', async () => {
    const gus = await debtor('gus')
    const [, code, detail] = refused(
      await olga.call('POST', `/operator/members/${gus.id}/close`, { reason: 'gone' }),
    )
    expect([code, detail.owed]).toEqual(['OBLIGATIONS_LEFT', 60])
  })

  it('counts each part once when much comes in at the same time', async () => {
    const hal = await debtor('hal')
    await deposit(bea, 200)
    const sent = Array.from({ length: 12 }, () =>
      bea.call('POST', '/wallet/transfer', { amount: 7, recipient_id: hal.id }),
    )
    await Promise.all([...sent, deposit(hal, 9), deposit(hal, 11)])
    expect(await hal.wallet()).toMatchObject({ balance: 12 * 7 + 20 - 60, owed: 0 })
    const { transactions } = await get(hal, '/wallet/transactions?limit=100')
    const changes = transactions.map(({ balance_change: change }: Body) => change)
    expect(changes.reduce((sum: number, one: number) => sum + one, 0)).toBe(44)
    for (const [index, { balance_after: after }] of transactions.entries()) {
      const before = transactions[index + 1]?.balance_after ?? 0
      expect(Math.round((after - before) * 100)).toBe(Math.round(changes[index] * 100))
    }
  })
})

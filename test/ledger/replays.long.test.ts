import { afterAll, expect, it } from 'vitest'
import { loanTools } from '../support/market/loans.ts'
import { startWorld, statements, type World } from '../support/world.ts'

// A call that is sent again is answered as it was at first, whatever the loan owes by now.

const world: World = await startWorld()
const ada = await world.token('ada')
const mary = await world.token('mary')
const { newLoan, put } = loanTools(world, ada)
for (const token of [ada, mary])
  await world.rest('POST', '/wallet/deposit', { token, body: { amount: 500 } })
afterAll(() => world.close())

const terms = { amount_requested: 100, interest_rate: 12, repayment_period_months: 6 }
const open = async (): Promise<string> => {
  const { id } = await newLoan(terms)
  await put(id, { status: 'open' })
  return id
}
const post = (token: string, path: string, amount: number, key: string = crypto.randomUUID()) =>
  world.rest('POST', path, { token, body: { amount }, headers: { 'idempotency-key': key } })
const invest = (id: string, key?: string) => post(mary, `/loans/${id}/invest`, 100, key)
const repay = (id: string, amount: number, key?: string) =>
  post(ada, `/loans/${id}/repayments`, amount, key)
/** Changes what was kept under a key, which nobody else can. */
const rewrite = async (text: string, key: string) => {
  await world.database.sql('set session_replication_role = replica')
  await world.database.sql(text, [key])
  await world.database.sql('set session_replication_role = origin')
}
/** As they were kept before. */
const withoutDebt = "update idempotency_key set outcome = outcome - 'loan_debt' where key = $1"

it.each([
  ['a repayment', (id: string, key: string) => repay(id, 20, key)],
  ['an investment that fills the loan', (id: string, key: string) => invest(id, key)],
])('%s shows what was owed then', async (name, call) => {
  const [id, key] = [await open(), crypto.randomUUID()]
  if (name === 'a repayment') await invest(id)
  const first = await call(id, key)
  expect([first.status, first.body.loan.status]).toEqual([201, 'active'])
  for (const amount of [10, 1000]) {
    await repay(id, amount)
    const seen = await statements(async () => {
      const again = await call(id, key)
      expect(again.headers.get('idempotent-replayed')).toBe('true')
      expect([again.status, again.body]).toEqual([201, first.body])
    })
    expect(seen.filter((text) => text.includes('loan_debt'))).toEqual([])
  }
})

it('an outcome that was kept without what was owed shows what is', async () => {
  const [id, key] = [await open(), crypto.randomUUID()]
  await invest(id)
  const first = await repay(id, 20, key)
  await rewrite(withoutDebt, key)
  await repay(id, 10)
  const { status, body } = await repay(id, 20, key)
  expect(status).toBe(201)
  const { payoff_amount, principal_outstanding } = first.body.loan
  expect(body).toEqual({
    ...first.body,
    loan: {
      ...first.body.loan,
      payoff_amount: payoff_amount - 10,
      principal_outstanding: principal_outstanding - 10,
    },
  })
})

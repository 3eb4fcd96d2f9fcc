import { afterAll, expect, it } from 'vitest'
import { loanTools } from '../support/market/loans.ts'
import { startWorld } from '../support/world.ts'

const world = await startWorld({ FEE_SERVICE_PERCENT: '0' })
const ada = await world.token('ada')
const { newLoan, put, invest } = loanTools(world, ada)
await world.rest('POST', '/wallet/deposit', { token: ada, body: { amount: 5000 } })
afterAll(() => world.close())

const terms = { amount_requested: 100, interest_rate: 9.48, repayment_period_months: 6 }
const dates = `select next_due_on::text as kept_next, last_due_on::text as kept_last, min(due_on)::text as next, max(due_on)::text as last
  from loan left join instalment on loan_id = loan.id and principal_paid + interest_paid < principal + interest
  where loan.id = $1 group by loan.id`

/** The first and last day with something unpaid, as the loan has them and as its instalments do. */
async function datesOf(id: string) {
  const [row] = await world.database.sql<Record<string, string | null>>(dates, [id])
  return { kept: [row?.kept_next, row?.kept_last], real: [row?.next, row?.last] }
}

it('a loan knows when its first and its last unpaid instalment are due, after each change of its schedule', async () => {
  const { id } = await newLoan(terms)
  await put(id, { status: 'open' })
  expect((await datesOf(id)).kept).toEqual([null, null])
  await invest('lender', id, 100)
  const paidOut = await datesOf(id)
  expect(paidOut.real[0]).not.toBeNull()
  expect(paidOut.kept).toEqual(paidOut.real)
  // The first instalment; a prepayment that drops the last ones; the rest.
  const seen = [paidOut]
  for (const amount of [17.13, 40, 1000]) {
    await world.rest('POST', `/loans/${id}/repayments`, { token: ada, body: { amount } })
    seen.push(await datesOf(id))
  }
  for (const { kept, real } of seen) expect(kept).toEqual(real)
  const [, first, prepaid, ended] = seen
  expect(first?.kept[0]).not.toBe(paidOut.kept[0])
  expect(prepaid?.kept[1]).not.toBe(paidOut.kept[1])
  expect(ended?.kept).toEqual([null, null])
})

import { afterAll, expect, it } from 'vitest'
import { auditLedger } from '../../src/lending/ledger/audit.ts'
import { defaultLoans } from '../../src/lending/repaying/default/default.ts'
import { remindBorrowers } from '../../src/lending/repaying/due/day.ts'
import { openLending } from '../support/market/repaying/lent.ts'

// A loan of which everything is repaid but charges: by an order of payments that leaves them to the end.

const lending = await openLending()
const { lend, platform } = lending
afterAll(async () => {
  expect(await auditLedger(lending.database.url)).toEqual([])
  await lending.close()
})

/** 400.00, due on 15 February, with a fee of 20.00 on 2 March. */
const once = () =>
  lend('2026-01-15', 40_000n, 0, 1, {
    interest: 'none',
    allocation: 'principal,interest,fee,penalty',
    lateFee: { amount: 1500n, percent: 500, afterDays: 15, repeats: false, to: 'lenders' },
  })
const sql = async <Row>(text: string, id: string) =>
  (await lending.database.sql<Row & object>(text, [id]))[0] as Row
const told = async (id: string) => {
  await remindBorrowers(platform)
  return sql<{ type: string; data: Record<string, unknown>; sent: number }>(
    `select type, data, count(*) over ()::int as sent from notification where data ->> 'loan_id' = $1 and type in ('repayment_due', 'repayment_late') order by number desc limit 1`,
    id,
  )
}
const bars = async (id: string) =>
  (
    await sql<{ owed: number | null }>(
      "select (refused_borrower(borrower_id, true) ->> 'owed')::int as owed from loan where id = $1",
      id,
    )
  ).owed

it('is not late, and reminded of them with the amount until they are paid', async () => {
  const loan = await once()
  await loan.pay('2026-03-03', 40_000)
  expect(await loan.owed('2026-03-03')).toEqual({ due: 2000, payoff: 2000, late: 0 })
  const first = await told(loan.id)
  expect(first).toMatchObject({
    type: 'repayment_due',
    data: { amount: 2000, charges: 2000, days_past_due: 0, due_on: '2026-02-15', number: 1 },
  })
  expect(first.data).not.toHaveProperty('default_on')
  expect((await told(loan.id)).sent).toBe(first.sent)
  for (const [day, more] of [
    ['2026-03-16', 0],
    ['2026-03-17', 1],
    ['2026-04-15', 1],
    ['2026-04-16', 2],
    ['2027-02-20', 3],
  ] as const) {
    await loan.owed(day)
    expect([day, (await told(loan.id)).sent]).toEqual([day, first.sent + more])
    expect(await defaultLoans(platform)).toBe(0)
    expect(await bars(loan.id)).toBeNull()
  }
  await loan.pay('2027-02-20', 2000)
  await loan.owed('2027-05-20')
  expect((await told(loan.id)).sent).toBe(first.sent + 3)
})

it('keeps its borrower from borrowing once it has defaulted, until they are paid', async () => {
  const loan = await once()
  await loan.owed('2026-06-01')
  expect(await defaultLoans(platform)).toBe(1)
  expect(await bars(loan.id)).toBe(42_000)
  await loan.pay('2026-06-02', 40_000)
  expect((await loan.owed('2026-06-02')).payoff).toBe(2000)
  expect(await bars(loan.id)).toBe(2000)
  await loan.pay('2026-06-03', 2000)
  expect(await bars(loan.id)).toBeNull()
})

import { afterAll, expect, it } from 'vitest'
import { changePlan, undoPlanChange } from '../../src/lending/plan-changes/change.ts'
import { undoRepayment } from '../../src/lending/undoing/undo.ts'
import { openLending } from '../support/market/repaying/lent.ts'
import { travel } from '../support/market/travel.ts'

// How punctually a borrower pays, as their record counts it, day by day: one borrower, whose loans follow one another.

const lending = await openLending()
const { lend, platform } = lending
afterAll(() => lending.close())

/** 1 000.00 at 12 %, 12 months: 88.85 a month. The tolerance is 1.00, and 1 % of what the plan still has to bring in. */
const thousand = (day: string) => lend(day, 100_000n, 1200, 12, { interest: 'none' })

/** Payments due, those on time, and the longest delay, on a day. */
async function record(day: string): Promise<readonly number[]> {
  await travel(platform.database, new Date(`${day}T12:00:00Z`))
  const [row] = await platform.database.query<{ of: readonly number[] }>(
    'select array[payments_due, payments_on_time, longest_delay_days] as of from borrower_record',
  )
  return row?.of ?? []
}

it('counts payments from the day after they were due, and how long one is late until it is paid', async () => {
  const loan = await thousand('2026-01-15')
  expect(await record('2026-02-15')).toEqual([0, 0, 0])
  await loan.pay('2026-02-15', 8885)
  expect(await record('2026-02-16')).toEqual([1, 1, 0])
  expect(await record('2026-03-15')).toEqual([1, 1, 0])
  expect(await record('2026-03-20')).toEqual([2, 1, 5])
  // A part of it leaves it late; the rest ends that, and the days stay.
  await loan.pay('2026-03-20', 2000)
  expect(await record('2026-03-22')).toEqual([2, 1, 7])
  await loan.pay('2026-03-23', 6885)
  expect(await record('2026-04-15')).toEqual([2, 1, 8])
  // Paid ahead, it is on time; it counts once it would have been due.
  await loan.pay('2026-04-01', 8885)
  expect(await record('2026-04-02')).toEqual([2, 1, 8])
  expect(await record('2026-04-16')).toEqual([3, 2, 8])
})

it('tolerates what the loan’s terms tolerate, but not the days before most of it was paid', async () => {
  const loan = await thousand('2027-06-15')
  const before = await record('2027-06-15')
  const since = async (day: string) =>
    (await record(day)).slice(0, 2).map((count, at) => count - (before[at] ?? 0))
  // 8.00 short is tolerated, and stays so when it is paid.
  await loan.pay('2027-07-15', 8085)
  expect(await since('2027-07-20')).toEqual([1, 1])
  await loan.pay('2027-07-25', 800)
  expect(await since('2027-07-26')).toEqual([1, 1])
  // Late for some days until all but 8.00 is paid.
  await loan.pay('2027-08-20', 8085)
  expect(await since('2027-08-21')).toEqual([2, 1])
  await loan.pay('2027-08-25', 800)
  expect(await since('2027-08-26')).toEqual([2, 1])
})

it('counts what an undone repayment had paid as late again, and the same when a change of the plan is undone', async () => {
  const lent = await openLending()
  const olga = { id: await lent.member('olga'), scopes: ['lending:admin'] }
  const at = async (day: string) => {
    await travel(lent.platform.database, new Date(`${day}T12:00:00Z`))
    const [row] = await lent.platform.database.query<{ of: readonly number[] }>(
      'select array[payments_due, payments_on_time, longest_delay_days] as of from borrower_record',
    )
    return row?.of
  }
  const loan = await lent.lend('2026-01-15', 100_000n, 1200, 12)
  const { transaction } = await loan.pay('2026-02-15', 8885)
  expect(await at('2026-02-18')).toEqual([1, 1, 0])
  await undoRepayment(lent.platform, olga, { id: transaction.reference, reason: 'returned' })
  expect(await at('2026-02-18')).toEqual([1, 0, 3])
  await loan.pay('2026-02-19', 8900)
  expect(await at('2026-02-25')).toEqual([1, 0, 4])
  // The payment of March is missed, and planned anew on the 20th.
  await loan.owed('2026-03-20')
  const { planChange } = await changePlan(lent.platform, olga, {
    id: loan.id,
    kind: 're_amortise',
    reason: 'hardship',
  })
  expect(await at('2026-03-30')).toEqual([2, 0, 5])
  await undoPlanChange(lent.platform, olga, { id: planChange?.id ?? '', reason: 'wrong' })
  expect(await at('2026-03-30')).toEqual([2, 0, 15])
  await lent.close()
})

it('leaves out the interest after the last month', async () => {
  const lent = await openLending()
  const loan = await lent.lend('2026-01-15', 100_000n, 1200, 2)
  await loan.owed('2026-06-20')
  const [row] = await lent.platform.database.query<{ due: number; rows: number }>(
    'select payments_due as due, (select count(*)::int from instalment) as rows from borrower_record',
  )
  expect(row).toEqual({ due: 2, rows: 3 })
  await lent.close()
})

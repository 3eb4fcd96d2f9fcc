import { afterAll, expect, it } from 'vitest'
import { lateTermsOf } from '../../src/lending/late/terms.ts'
import { defaultLoans } from '../../src/lending/repaying/default/default.ts'
import { remindBorrowers } from '../../src/lending/repaying/due/day.ts'
import { openLending } from '../support/market/repaying/lent.ts'
import { travel } from '../support/market/travel.ts'

const lending = await openLending()
const { lend, platform } = lending
afterAll(() => lending.close())

const noCharges = {
  penalty: null,
  lateFee: null,
  allocation: 'penalty,fee,interest,principal',
}

/** 1 000.00 at 12 %, 12 months: 88.85 a month. The tolerance is 1.00, and 1 % of what the plan still has to bring in. */
const thousand = () => lend('2026-01-15', 100_000n, 1200, 12, { interest: 'none' })
const block = (id: string, blocked: boolean) =>
  platform.database.change('select block_member(borrower_id, $2) from loan where id = $1', [
    id,
    blocked,
  ])
/** Whether the job has defaulted a loan by now. */
const defaulted = async (id: string) => {
  await defaultLoans(platform)
  const [row] = await lending.database.sql<{ status: string }>(
    'select status from loan where id = $1',
    [id],
  )
  return row?.status === 'defaulted'
}

it('is fixed when a loan is paid out, and never changes', async () => {
  const { id } = await thousand()
  const [kept] = await lending.database.sql<{ late_terms: never }>(
    'select late_terms from loan where id = $1',
    [id],
  )
  expect(kept && lateTermsOf(kept.late_terms)).toEqual({
    toleranceAmount: 100n,
    tolerancePercent: 100,
    interest: 'none',
    ...noCharges,
    withdrawWhileLate: 'allow',
  })
  const change = `update loan set late_terms = '{"interest": "contract"}' where id = '${id}'`
  await expect(lending.database.sql(change)).rejects.toThrow('keeps its terms')
  // Loans of before have none: late with the first cent.
  expect(lateTermsOf(null)).toEqual({
    toleranceAmount: 0n,
    tolerancePercent: 0,
    interest: 'none',
    ...noCharges,
    withdrawWhileLate: 'allow',
  })
})

it('begins above the tolerance, counted from the day on which it was above', async () => {
  const loan = await thousand()
  // 8.00 are less than 1 % of what the plan still has to bring in, 16.00 are more; payments go to the oldest instalment.
  await loan.pay('2026-02-15', 8885 - 800)
  expect(await loan.owed('2026-03-15')).toMatchObject({ due: 800 + 8885, late: 0 })
  await loan.pay('2026-03-15', 8885)
  expect(await loan.owed('2026-03-16')).toMatchObject({ due: 800, late: 0 })
  await loan.pay('2026-04-15', 8885 - 800)
  expect(await loan.owed('2026-04-20')).toMatchObject({ due: 1600, late: 5 })
  await loan.pay('2026-04-20', 900)
  expect(await loan.owed('2026-04-20')).toMatchObject({ due: 700, late: 0 })
})

it('begins with an instalment of which nothing was paid, however small', async () => {
  const loan = await lend('2026-01-15', 5000n, 0, 84, { interest: 'none' })
  expect(await loan.owed('2026-02-16')).toMatchObject({ due: 60, late: 1 })
  await loan.pay('2026-02-16', 1)
  expect(await loan.owed('2026-02-16')).toMatchObject({ due: 59, late: 0 })
})

it('one cent is no default, and is owed nevertheless', async () => {
  const loan = await thousand()
  for (const month of ['02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'])
    await loan.pay(`2026-${month}-15`, month === '02' ? 8884 : 8885)
  expect(await loan.owed('2027-01-15')).toMatchObject({ late: 0 })
  const { payoff } = await loan.owed('2027-01-15')
  await loan.pay('2027-01-15', payoff - 1)
  expect(await loan.owed('2028-01-15')).toEqual({ due: 1, payoff: 1, late: 0 })
  expect(await defaulted(loan.id)).toBe(false)
  await remindBorrowers(platform)
  expect(
    await lending.database.sql(
      "select id from notification where type = 'repayment_late' and data ->> 'loan_id' = $1",
      [loan.id],
    ),
  ).toEqual([])
})

it('does not begin with the interest after the last month, as long as that is little', async () => {
  const loan = await lend('2024-01-01', 10_000n, 700, 6)
  const { due } = await loan.owed('2024-08-15')
  await loan.pay('2024-08-15', due)
  expect(await loan.owed('2025-01-15')).toEqual({ due: 84, payoff: 84, late: 0 })
  expect(await defaulted(loan.id)).toBe(false)
})

it('comes no closer to a default while the borrower is frozen', async () => {
  const loan = await thousand()
  await loan.owed('2026-03-01')
  await block(loan.id, true)
  await loan.owed('2026-03-21')
  await block(loan.id, false)
  // Due on 15 February: 90 days late on 16 May, of which 20 don't count.
  expect((await loan.owed('2026-05-16')).late).toBe(90)
  expect(await defaulted(loan.id)).toBe(false)
  await loan.owed('2026-06-01')
  await block(loan.id, true)
  expect((await loan.owed('2026-08-01')).late).toBe(167)
  expect(await defaulted(loan.id)).toBe(false)
  await block(loan.id, false)
  await loan.owed('2026-08-04')
  expect(await defaulted(loan.id)).toBe(false)
  await loan.owed('2026-08-05')
  expect(await defaulted(loan.id)).toBe(true)
})

it('keeps its due dates when a repayment is refused that found a month to plan', async () => {
  const loan = await lend('2026-01-31', 10_000n, 700, 2)
  // An empty wallet, past the guards.
  await lending.database.sql(
    `set session_replication_role = replica;
     update account set balance = 0 from wallet, loan
       where wallet.id = wallet_id and user_id = borrower_id and loan.id = '${loan.id}' and kind = 'available';
     reset session_replication_role`,
  )
  // No job has run since the last instalment was due.
  await travel(platform.database, new Date('2026-04-20T12:00:00Z'))
  const taken = await platform.database.query<{ code: string }>(
    `select take_repayment(borrower_id, null, null, id, 1, array[gen_random_uuid(), gen_random_uuid(), gen_random_uuid()], 0, 'shorten') ->> 'code' as code
      from loan where id = $1`,
    [loan.id],
  )
  expect(taken).toEqual([{ code: 'INSUFFICIENT_FUNDS' }])
  const [dates] = await lending.database.sql(
    'select last_due_on::text as kept, (select max(due_on)::text from instalment where loan_id = loan.id) as last from loan where id = $1',
    [loan.id],
  )
  expect(dates).toEqual({ kept: '2026-04-30', last: '2026-04-30' })
})

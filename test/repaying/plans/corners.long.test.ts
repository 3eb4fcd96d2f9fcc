import { afterAll, afterEach, expect, it } from 'vitest'
import { auditLedger } from '../../../src/lending/ledger/audit.ts'
import type { Body } from '../../support/http-client.ts'
import { openLending } from '../../support/market/repaying/lent.ts'

// What happens where a changed plan meets withdrawal and lateness.

const lending = await openLending()
const operator = await lending.member('operator')
afterEach(async () => expect(await auditLedger(lending.database.url)).toEqual([]))
afterAll(() => lending.close())

type Lent = Awaited<ReturnType<typeof lending.lend>>

async function change(loan: Lent, day: string, kind: string, terms: object): Promise<Body> {
  await loan.owed(day)
  const [done] = await lending.platform.database.query<{ outcome: Body }>(
    'select change_plan($1, null, null, $2, $3, $4, $5, false, 0) as outcome',
    [operator, loan.id, kind, JSON.stringify(terms), 'hardship'],
  )
  return done?.outcome as Body
}

const withdrawable = { exitTerms: { withdrawalDays: 14, feeRefund: 'none' } } as const
const lend = (rate: number) =>
  lending.lend('2026-01-01', 100_000n, rate, 4, undefined, undefined, withdrawable)

it('interest runs again after a pause, also if the borrower has withdrawn', async () => {
  const loan = await lend(1200)
  await change(loan, '2026-01-02', 'interest_pause', { from: '2026-01-05', to: '2026-01-31' })
  await loan.withdraw('2026-01-10')
  // Four days of 31 at 1 % until the pause, and 8 after it.
  expect((await loan.owed('2026-02-01')).payoff).toBe(100_000 + Math.round((1000 * 4) / 31))
  expect((await loan.owed('2026-02-09')).payoff).toBe(100_000 + Math.round((1000 * 12) / 31))
})

it('no instalment falls due while its borrower may still withdraw', async () => {
  const loan = await lend(1200)
  const terms = { instalments: 4, interest: 'first' }
  expect(
    await change(loan, '2026-01-02', 're_age', { ...terms, from: '2026-01-15' }),
  ).toMatchObject({ why: 'too_early', earliest: '2026-01-16' })
  expect(
    (await change(loan, '2026-01-02', 're_age', { ...terms, from: '2026-01-16' })).code,
  ).toBeUndefined()
  await loan.withdraw('2026-01-15')
  expect((await loan.owed('2026-02-14')).due).toBe(100_000 + Math.round((1000 * 44) / 31))
})

it('days of grace stand still while a plan is paused', async () => {
  const penalty = { points: 3650, rate: null, graceDays: 5 }
  const loan = await lending.lend('2026-01-01', 100_000n, 0, 4, { interest: 'penalty', penalty })
  await change(loan, '2026-02-03', 'interest_pause', { from: '2026-02-03', to: '2026-02-20' })
  // Five days late, then six.
  expect(await loan.owed('2026-02-24')).toMatchObject({ late: 5, payoff: 100_000 })
  expect(await loan.owed('2026-02-25')).toMatchObject({ late: 6, payoff: 100_000 + 6 * 25 })
})

it('months that begin anew after the last instalment are those of the loan, which end on the 31st', async () => {
  const loan = await lending.lend('2026-01-31', 100_000n, 1200, 2, { interest: 'none' })
  const interest = () =>
    lending.platform.database.query<{ interest: bigint }>(
      'select interest from instalment where loan_id = $1 order by number',
      [loan.id],
    )
  const missed = await interest()
  const terms = { instalments: 3, from: '2026-06-07', interest: 'first' }
  await change(loan, '2026-04-30', 're_age', terms)
  const [first] = (await interest()).slice(-3)
  const before = missed.reduce((sum, one) => sum + one.interest, 0n)
  // From 30 April to 31 May it is 1 % of all that is owed, and then that for 7 of 30 days.
  expect(first?.interest).toBe(before + 1_000n + 233n)
})

it('the days after a pause are those of the months that begin anew, though a month was running on into the pause', async () => {
  const late = { interest: 'contract' } as const
  const loan = await lending.lend('2027-01-30', 100_000n, 3600, 11, late, undefined, withdrawable)
  await change(loan, '2027-01-31', 'interest_pause', { from: '2027-02-25', to: '2027-04-15' })
  await loan.withdraw('2027-02-01')
  // All was due on 3 March. A month of 31 days runs on from then, which ends within the pause.
  const terms = { instalments: 4, from: '2027-04-21', interest: 'first' }
  await change(loan, '2027-03-18', 're_age', terms)
  const [first] = await lending.platform.database.query<{ interest: bigint }>(
    'select interest from instalment where loan_id = $1 and principal > 0 order by number limit 1',
    [loan.id],
  )
  // 26 days of 29 until the pause, and 5 of the 30 days from 3 April to 3 May after it.
  expect(first?.interest).toBe(BigInt(Math.round((3000 * 26) / 29) + (3000 * 5) / 30))
})

import { afterAll, describe, expect, it } from 'vitest'
import type { LateTerms } from '../../src/lending/late/terms.ts'
import { auditLedger } from '../../src/lending/ledger/audit.ts'
import { defaultLoans } from '../../src/lending/repaying/default/default.ts'
import { remindBorrowers } from '../../src/lending/repaying/due/day.ts'
import { openLending } from '../support/market/repaying/lent.ts'

const lending = await openLending()
const { lend, platform } = lending
afterAll(async () => {
  expect(await auditLedger(lending.database.url)).toEqual([])
  await lending.close()
})

type Fee = NonNullable<LateTerms['lateFee']>

/** Prosper's: 15.00, or 5 % of what is unpaid if that is more, 15 days after the due date. */
const prosper: Fee = { amount: 1500n, percent: 500, afterDays: 15, repeats: false, to: 'lenders' }
const fee = (change: Partial<Fee> = {}): Partial<LateTerms> => ({
  interest: 'none',
  lateFee: { ...prosper, ...change },
})
const penalty = (points: number, graceDays = 0): Partial<LateTerms> => ({
  interest: 'penalty',
  penalty: { points, rate: null, graceDays },
})
/** 88.85 a month, the first on 15 February. */
const thousand = (late: Partial<LateTerms>) => lend('2026-01-15', 100_000n, 1200, 12, late)

const chargesOf = (id: string) =>
  lending.database.sql<{ kind: string; due: string; amount: number; paid: number }>(
    `select kind, due_on::text as due, amount::int, paid::int from charge where loan_id = $1 order by due_on, kind`,
    [id],
  )

describe('a late fee', () => {
  // Prosper's terms: "the greater of 5% of the unpaid installment amount, or $15".
  it.each([
    [11_378n, 1500],
    [30_000n, 1500],
    [30_001n, 1500],
    [40_000n, 2000],
  ])('of an instalment of %i is %i', async (instalment, amount) => {
    const loan = await lend('2026-01-15', instalment, 0, 1, fee())
    expect(await loan.owed('2026-03-01')).toMatchObject({ due: Number(instalment), late: 14 })
    expect((await loan.owed('2026-03-02')).payoff).toBe(Number(instalment) + amount)
    expect(await chargesOf(loan.id)).toEqual([
      { kind: 'late_fee', due: '2026-03-02', amount, paid: 0 },
    ])
    await loan.pay('2026-03-02', Number(instalment) + amount)
    expect(await loan.owed('2026-03-02')).toMatchObject({ due: 0, payoff: 0 })
  })

  it('is charged once, however often and late the job runs', async () => {
    const loan = await thousand(fee())
    for (const day of ['2026-03-02', '2026-03-02', '2026-03-09'])
      expect((await loan.owed(day)).due).toBe(8885 + 1500)
    const slept = await thousand(fee())
    await slept.owed('2026-05-10')
    expect(await chargesOf(slept.id)).toEqual(
      ['2026-03-02', '2026-03-30', '2026-04-30'].map((due) => ({
        kind: 'late_fee',
        due,
        amount: 1500,
        paid: 0,
      })),
    )
  })

  it('repeats only where the terms say so', async () => {
    const loan = await lend('2026-01-15', 40_000n, 0, 1, fee({ repeats: true }))
    await loan.owed('2026-04-05')
    expect((await chargesOf(loan.id)).map(({ due, amount }) => [due, amount])).toEqual([
      ['2026-03-02', 2000],
      ['2026-03-17', 2000],
      ['2026-04-01', 2000],
    ])
  })

  it('is none on what is not late', async () => {
    const loan = await thousand(fee())
    // 88.85 less .50 is within the tolerance.
    await loan.pay('2026-02-15', 8835)
    expect(await loan.owed('2026-03-14')).toMatchObject({ due: 50, late: 0 })
    expect(await chargesOf(loan.id)).toEqual([])
  })

  it('does not make the payments after it late, which are complete but for it', async () => {
    const loan = await thousand(fee())
    await loan.pay('2026-03-03', 8885)
    expect(await loan.owed('2026-03-03')).toMatchObject({ due: 1500, late: 0 })
    for (const month of ['03', '04', '05', '06', '07']) {
      await loan.pay(`2026-${month}-15`, 8885)
      expect(await loan.owed(`2026-${month}-30`)).toMatchObject({ due: 1500, late: 0 })
    }
    expect(await chargesOf(loan.id)).toHaveLength(1)
    // Whoever was complete, and then pays less, is late again.
    await loan.pay('2026-08-15', 8885 + 1500)
    await loan.pay('2026-09-15', 8885 - 1500)
    expect((await loan.owed('2026-09-20')).late).toBe(5)
    // Whoever pays fee and instalment late, but in full, has caught up, too.
    const prompt = await thousand(fee())
    await prompt.pay('2026-03-03', 8885 + 1500)
    await prompt.pay('2026-03-15', 8885 - 1500)
    expect((await prompt.owed('2026-03-20')).late).toBe(5)
  })

  it('excuses no instalment of which nothing was paid, however much was paid on fees', async () => {
    const loan = await lend('2026-01-15', 24_000n, 0, 12, fee({ repeats: true }))
    const { due } = await loan.owed('2026-04-05')
    await loan.pay('2026-04-05', due)
    expect((await loan.owed('2026-04-20')).late).toBe(5)
  })

  it('is charged once, though the last day for paying moves', async () => {
    // Due on a Sunday.
    const loan = await thousand(fee())
    await loan.owed('2026-03-02')
    const following = (on: boolean) =>
      lending.database.sql(
        `create or replace function payable_until(due_on date) returns date stable language sql return due_on + ${on ? 1 : 0}`,
      )
    await following(true)
    await loan.owed('2026-03-05')
    await following(false)
    expect(await chargesOf(loan.id)).toHaveLength(1)
  })

  it('is announced, and then is a part of what reminders ask for', async () => {
    const loan = await thousand(fee())
    const told = async (day: string) => {
      await loan.owed(day)
      await remindBorrowers(platform)
      const [row] = await lending.database.sql<{ data: Record<string, unknown> }>(
        `select data from notification where type = 'repayment_late' and data ->> 'loan_id' = $1 order by number desc limit 1`,
        [loan.id],
      )
      return row?.data
    }
    expect(await told('2026-02-16')).toMatchObject({
      amount: 8885,
      late_fee: 1500,
      late_fee_on: '2026-03-02',
    })
    const { late_fee, ...later } = (await told('2026-03-17')) ?? {}
    expect([late_fee, later]).toMatchObject([
      1500,
      { amount: 2 * 8885 + 1500, charges: 1500, late_fee_on: '2026-03-30' },
    ])
  })

  it('goes to the lenders, or to the platform', async () => {
    for (const to of ['lenders', 'platform'] as const) {
      const loan = await thousand(fee({ to }))
      await loan.pay('2026-03-02', 8885 + 1500)
      const [row] = await lending.database.sql(
        'select sum(charges_earned)::int as earned, sum(interest_earned)::int as interest from investment where loan_id = $1',
        [loan.id],
      )
      expect(row).toEqual({ earned: to === 'lenders' ? 1500 : 0, interest: 1000 })
    }
  })
})

it('fees and penalty interest are shared among 30 lenders, each within a cent of what is theirs', async () => {
  const parts = Array.from({ length: 30 }, (_, at) => 2_500n + 137n * BigInt(at * at))
  const whole = parts.reduce((sum, part) => sum + part, 0n)
  const loan = await lend(
    '2026-01-15',
    whole,
    1200,
    12,
    { ...penalty(500), lateFee: prosper },
    parts,
  )
  let charged = 0
  for (const [day, cents] of [
    ['2026-03-07', 4_321],
    ['2026-04-20', 60_001],
    ['2026-05-01', 1],
    ['2026-07-29', 170_000],
  ] as const) {
    await loan.pay(day, cents)
    const rows = await lending.database.sql<{ amount: string; charges_earned: string }>(
      'select amount, charges_earned from investment where loan_id = $1',
      [loan.id],
    )
    const total = rows.reduce((sum, row) => sum + Number(row.charges_earned), 0)
    for (const row of rows) {
      const entitled = (total * Number(row.amount)) / Number(whole)
      expect(Math.abs(Number(row.charges_earned) - entitled)).toBeLessThan(1)
    }
    charged = total
  }
  const paid = (await chargesOf(loan.id)).reduce((sum, one) => sum + one.paid, 0)
  expect([charged, paid > 4_000]).toEqual([paid, true])
  expect(await auditLedger(lending.database.url)).toEqual([])
})

describe('penalty interest', () => {
  it('as in Mambu: within the days of grace nothing, after them from the due day (due 15 June, 5 days)', async () => {
    // 1 000.00 due on 15 June; 36.5 points are 1.00 a day.
    const due = () => lend('2026-05-15', 100_000n, 0, 1, penalty(3650, 5))
    const prompt = await due()
    expect((await prompt.owed('2026-06-18')).payoff).toBe(100_000)
    await prompt.pay('2026-06-18', 100_000)
    expect(await chargesOf(prompt.id)).toEqual([])
    const late = await due()
    expect((await late.owed('2026-06-20')).payoff).toBe(100_000)
    expect((await late.owed('2026-06-21')).payoff).toBe(100_600)
    expect(await chargesOf(late.id)).toEqual([
      { kind: 'penalty_interest', due: '2026-06-15', amount: 600, paid: 0 },
    ])
  })

  it('runs on overdue principal alone, by the day, on what is left of it', async () => {
    const loan = await lend('2026-05-15', 100_000n, 0, 1, penalty(3650))
    await loan.pay('2026-06-25', 51_000)
    expect(await loan.owed('2026-06-25')).toMatchObject({ due: 50_000 })
    expect((await loan.owed('2026-07-05')).due).toBe(50_500)
    // Never interest on interest: 10 days later, the same again.
    expect((await loan.owed('2026-07-15')).due).toBe(51_000)
    expect((await loan.pay('2026-07-15', 99_999)).applied).toBe(51_000n)
  })

  it('is what another rate exceeds the loan’s by', async () => {
    const rate = {
      interest: 'penalty',
      penalty: { points: null, rate: 1200, graceDays: 0 },
    } as const
    const cheaper = await lend('2026-05-15', 100_000n, 700, 1, rate)
    const dearer = await lend('2026-05-15', 100_000n, 1300, 1, rate)
    // 5 % a year of 1 000.00 for 73 days are 10.00.
    await cheaper.owed('2026-08-27')
    expect((await chargesOf(cheaper.id)).map(({ amount }) => amount)).toEqual([1000])
    expect(await chargesOf(dearer.id)).toEqual([])
  })

  it('changes no loan as it grows, by which others could tell that it is late', async () => {
    const loan = await lend('2026-05-15', 100_000n, 0, 1, penalty(3650))
    const version = async (day: string) => {
      await loan.owed(day)
      const [row] = await lending.database.sql('select version from loan where id = $1', [loan.id])
      return row
    }
    const first = await version('2026-06-20')
    expect(await version('2026-06-30')).toEqual(first)
    expect(await chargesOf(loan.id)).toMatchObject([{ amount: 1500 }])
  })

  it('ends when the loan is written off', async () => {
    const loan = await lend('2026-01-15', 100_000n, 0, 1, penalty(3650))
    await loan.owed('2026-05-26')
    await defaultLoans(platform)
    const operator = await lending.member('operator')
    await platform.database.change(
      "select write_off_loan($1, null, null, $2, version, 'gone') from loan where id = $2",
      [operator, loan.id],
    )
    const then = (await loan.owed('2026-05-26')).payoff
    expect((await loan.owed('2026-07-26')).payoff).toBe(then)
    // A cent of what was written off bears nothing after that day.
    await loan.pay('2026-07-26', 20_000)
    expect((await loan.owed('2026-08-26')).payoff).toBe(then - 20_000)
  })
})

describe('the order of payments', () => {
  const owing = (allocation: string) =>
    lend('2026-01-15', 100_000n, 1200, 2, {
      ...penalty(3650),
      ...{ lateFee: prosper, tolerancePercent: 0 },
      allocation,
    })
  /** What 40.00 pay for on 29 March, when two instalments are late, the first with a fee. */
  const used = async (allocation: string) => {
    const loan = await owing(allocation)
    await loan.pay('2026-03-29', 4000)
    const charges = await chargesOf(loan.id)
    const [plan] = await lending.database.sql<{ interest: number; principal: number }>(
      'select sum(interest_paid)::int as interest, sum(principal_paid)::int as principal from instalment where loan_id = $1',
      [loan.id],
    )
    const paid = (kind: string) =>
      charges.filter((one) => one.kind === kind).reduce((sum, one) => sum + one.paid, 0)
    return { penalty: paid('penalty_interest'), fee: paid('late_fee'), ...plan }
  }

  it('is penalty interest, fees, interest, principal, instalment by instalment, if nothing else was agreed', async () => {
    // 42 days of 497.51 at 36.5 %, and the rest for the fee, of which 5 % of 507.51 are due.
    const { penalty: first, ...rest } = await used('penalty,fee,interest,principal')
    expect([first, rest]).toEqual([2090, { fee: 1910, interest: 0, principal: 0 }])
  })

  it('of BGB § 497 leaves penalty interest to the end, after all instalments', async () => {
    expect(await used('de-consumer')).toEqual({
      penalty: 0,
      fee: 2538,
      interest: 1000,
      principal: 462,
    })
  })

  it('can be any other', async () => {
    expect(await used('principal,interest,fee,penalty')).toEqual({
      penalty: 0,
      fee: 0,
      interest: 0,
      principal: 4000,
    })
  })

  it('ends a loan whatever was paid first, at 0.00', async () => {
    for (const allocation of ['principal,interest,fee,penalty', 'de-consumer']) {
      const loan = await owing(allocation)
      await loan.pay('2026-04-30', 100_000)
      const { payoff } = await loan.owed('2026-04-30')
      const { loan: ended } = await loan.pay('2026-04-30', payoff)
      expect([ended.status, (await loan.owed('2026-04-30')).payoff]).toEqual(['repaid', 0])
    }
  })
})

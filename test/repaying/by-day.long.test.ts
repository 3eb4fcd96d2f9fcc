import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { planLateLoans } from '../../src/lending/late/arrears.ts'
import { auditLedger } from '../../src/lending/ledger/audit.ts'
import { openLending } from '../support/market/repaying/lent.ts'
import { daysAfter, travel } from '../support/market/travel.ts'

const lending = await openLending()
const { lend } = lending

afterEach(async () => expect(await auditLedger(lending.database.url)).toEqual([]))
afterAll(() => lending.close())

const PUBLISHED = [
  ['02-01', 58, 1643, 0, 8357],
  ['03-01', 49, 1652, 0, 6705],
  ['04-01', 39, 1662, 0, 5043],
  ['05-01', 29, 1672, 0, 3371],
  ['06-01', 20, 1681, 0, 1690],
  ['07-01', 10, 1690, 0, 0],
]
/** 100.00 at 7 %, 6 months: the loan of Fineract's ProgressiveEMICalculatorTest. */
const hundred = () => lend('2024-01-01', 10_000n, 700, 6)

describe("as in Fineract's ProgressiveEMICalculatorTest", () => {
  it('disbursedAmt100_dayInYears360_daysInMonth30_repayEvery1Month, paid on each due date', async () => {
    const loan = await hundred()
    expect(await loan.plan()).toEqual(PUBLISHED)
    for (const month of ['02', '03', '04', '05', '06', '07']) {
      expect((await loan.owed(`2024-${month}-01`)).due).toBe(month === '07' ? 1700 : 1701)
      expect((await loan.pay(`2024-${month}-01`, month === '07' ? 1700 : 1701)).prepaid).toBe(0n)
    }
    expect(await loan.plan()).toEqual(PUBLISHED)
    expect(await loan.former()).toEqual([])
  })

  it('payoff_on0115: 85.05 takes .26 of interest, and leaves 15.21', async () => {
    const loan = await hundred()
    expect(await loan.owed('2024-01-01')).toEqual({ due: 0, payoff: 10_000, late: 0 })
    expect((await loan.owed('2024-01-15')).payoff).toBe(10_026)
    const paid = await loan.pay('2024-01-15', 8505)
    expect([paid.applied, paid.prepaid]).toEqual([8505n, 6804n])
    expect((await loan.owed('2024-01-15')).payoff).toBe(1521)
    expect(await loan.plan()).toEqual([
      ['02-01', 26, 1675, 6804, 1521],
      // .05 ran until 1 February on what was left, .09 in this month.
      ['03-01', 14, 1521, 0, 0],
    ])
    expect(await loan.former()).toEqual(PUBLISHED)
    expect((await loan.owed('2024-02-01')).due).toBe(0)
    expect((await loan.pay('2024-01-15', 9999)).applied).toBe(1521n)
  })

  it('payoff_on0215: what is overdue, and the interest of 14 of 29 days', async () => {
    const loan = await lend('2024-01-01', 10_000n, 700, 6, { interest: 'none' })
    expect(await loan.owed('2024-02-15')).toEqual({ due: 1701, payoff: 10_082, late: 14 })
    const overdue = await loan.pay('2024-02-15', 1701)
    expect(overdue.prepaid).toBe(0n)
    expect(await loan.plan()).toEqual(PUBLISHED)
    expect(await loan.owed('2024-02-15')).toEqual({ due: 0, payoff: 8381, late: 0 })
    const rest = await loan.pay('2024-02-15', 8381)
    expect([rest.loan.status, rest.prepaid]).toEqual(['repaid', 6680n])
    expect(await loan.plan()).toEqual([PUBLISHED[0], ['03-01', 24, 1677, 6680, 0]])
  })

  it('add_balance_correction_on0215: the interest that runs after an early instalment comes with the next', async () => {
    const loan = await hundred()
    await loan.pay('2024-02-01', 1701)
    expect((await loan.pay('2024-02-15', 1701)).prepaid).toBe(0n)
    expect(await loan.plan()).toEqual([
      ['02-01', 58, 1643, 0, 8357],
      ['03-01', 24, 1677, 0, 6680],
      ['04-01', 59, 1642, 0, 5038],
      ['05-01', 29, 1672, 0, 3366],
      ['06-01', 20, 1681, 0, 1685],
      ['07-01', 10, 1685, 0, 0],
    ])
    expect((await loan.owed('2024-03-01')).due).toBe(0)
  })

  it('disbursedAmt1000_NoInterest_repayEvery1Month', async () => {
    const loan = await lend('2024-01-01', 100_000n, 0, 4)
    expect((await loan.plan()).map(([, , principal]) => principal)).toEqual(Array(4).fill(25_000))
    expect((await loan.pay('2024-01-20', 30_000)).prepaid).toBe(5000n)
    expect(await loan.plan()).toEqual([
      ['02-01', 0, 25_000, 5000, 70_000],
      ['03-01', 0, 25_000, 0, 45_000],
      ['04-01', 0, 25_000, 0, 20_000],
      ['05-01', 0, 20_000, 0, 0],
    ])
  })
})

describe('a prepayment', () => {
  it('costs less than the payoff by what was prepaid: there is no cliff (500 at 36 %, 84 months, day 0)', async () => {
    const loan = await lend('2024-01-01', 50_000n, 3600, 84)
    expect((await loan.owed('2024-01-01')).payoff).toBe(50_000)
    await loan.pay('2024-01-01', 49_999)
    expect((await loan.owed('2024-01-01')).payoff).toBe(1)
  })

  it('shortens, or lowers to the annuity of what is left over the instalments left', async () => {
    const [shorter, lower] = [await hundred(), await hundred()]
    for (const [loan, choice] of [
      [shorter, 'shorten'],
      [lower, 'lower'],
    ] as const)
      expect((await loan.pay('2024-02-01', 4701, choice)).prepaid).toBe(3000n)
    expect(await shorter.plan()).toEqual([
      ['02-01', 58, 1643, 3000, 5357],
      ['03-01', 31, 1670, 0, 3687],
      ['04-01', 22, 1679, 0, 2008],
      ['05-01', 12, 1689, 0, 319],
      ['06-01', 2, 319, 0, 0],
    ])
    // 53.57 over 5 months at 7 %: 10.90.
    expect(await lower.plan()).toEqual([
      ['02-01', 58, 1643, 3000, 5357],
      ['03-01', 31, 1059, 0, 4298],
      ['04-01', 25, 1065, 0, 3233],
      ['05-01', 19, 1071, 0, 2162],
      ['06-01', 13, 1077, 0, 1085],
      ['07-01', 6, 1085, 0, 0],
    ])
    expect(await lower.former()).toEqual(PUBLISHED)
  })

  it('that is none lowers nothing, and nor does what is only early or late', async () => {
    const loan = await hundred()
    expect((await loan.pay('2024-01-20', 1000, 'lower')).prepaid).toBe(0n)
    expect((await loan.owed('2024-02-01')).due).toBe(701)
    expect((await loan.pay('2024-02-01', 701, 'lower')).prepaid).toBe(0n)
    expect((await loan.pay('2024-03-09', 1701, 'lower')).prepaid).toBe(0n)
    const [, , ...rest] = await loan.plan()
    expect(
      rest.slice(0, -1).map(([, interest, principal]) => Number(interest) + Number(principal)),
    ).toEqual([1701, 1701, 1701])
  })

  it('after another in the same month is all prepaid', async () => {
    const loan = await hundred()
    await loan.pay('2024-01-10', 1701)
    expect((await loan.pay('2024-01-20', 500)).prepaid).toBe(500n)
    expect((await loan.pay('2024-02-01', 500, 'lower')).prepaid).toBe(500n)
    const [first, ...rest] = await loan.plan()
    expect(first?.[3]).toBe(1000)
    expect(rest).toHaveLength(5)
  })

  it('sliced into cents over days evades no interest', async () => {
    const [sliced, whole] = [await hundred(), await hundred()]
    const days = Array.from({ length: 30 }, (_, day) => String(day + 2).padStart(2, '0'))
    for (const day of days) await sliced.pay(`2024-01-${day}`, 1)
    const [once, often] = [await whole.owed('2024-02-01'), await sliced.owed('2024-02-01')]
    expect(often).toEqual({ ...once, due: once.due - 30, payoff: once.payoff - 30 })
  })
})

describe('what is overdue, where that costs nothing', () => {
  const hundred = () => lend('2024-01-01', 10_000n, 700, 6, { interest: 'none' })

  it('bears no interest, and is paid first: interest before principal, one instalment after the other', async () => {
    const loan = await hundred()
    expect(await loan.owed('2024-02-01')).toMatchObject({ due: 1701, late: 0 })
    expect(await loan.owed('2024-02-02')).toMatchObject({ due: 1701, late: 1 })
    // 83.57 and 67.05 bear interest, for a month and for 14 of 31 days; 16.43 and 16.52, overdue, don't.
    expect(await loan.owed('2024-03-15')).toEqual({
      due: 3402,
      payoff: 10_000 + 58 + 49 + 18,
      late: 43,
    })
    await loan.pay('2024-03-15', 1701 + 48)
    const paid = await lending.database.sql(
      'select interest_paid::int, principal_paid::int from instalment where loan_id = $1 order by number limit 3',
      [loan.id],
    )
    expect(paid.map((row) => Object.values(row as object))).toEqual([
      [58, 1643],
      [48, 0],
      [0, 0],
    ])
    const { prepaid } = await loan.pay('2024-03-15', 1 + 1652 + 18 + 5000)
    expect(prepaid).toBe(BigInt(18 + 5000 - 1701))
  })

  it('after the last day is all that is left', async () => {
    const loan = await hundred()
    const { due, payoff } = await loan.owed('2024-12-24')
    expect([due, payoff]).toEqual([10_205, 10_205])
    await loan.pay('2024-12-24', 205)
    expect((await loan.owed('2025-12-24')).payoff).toBe(10_000)
    expect((await loan.pay('2025-12-24', 99_999)).loan.status).toBe('repaid')
  })
})

describe('overdue principal that bears interest, as in Fineract, whose progressive loans recalculate it', () => {
  it('S11: nothing is paid until the end: 103.48 in all', async () => {
    const loan = await hundred()
    expect(await loan.owed('2024-07-01')).toEqual({ due: 10_348, payoff: 10_348, late: 151 })
    expect(await loan.plan()).toEqual([
      ['02-01', 58, 1643, 0, 8357],
      ['03-01', 58, 1643, 0, 6714],
      ['04-01', 58, 1643, 0, 5071],
      ['05-01', 58, 1643, 0, 3428],
      ['06-01', 58, 1643, 0, 1785],
      ['07-01', 58, 1785, 0, 0],
    ])
    expect((await loan.pay('2024-07-01', 99_999)).applied).toBe(10_348n)
  })

  it('S12: the first instalment is paid on 10 February: 102.08 in all', async () => {
    const loan = await hundred()
    expect((await loan.owed('2024-02-10')).due).toBe(1701)
    await loan.pay('2024-02-10', 1701)
    const plan = await loan.plan()
    // .18 for 9 days of 100.00, .34 for 20 days of 83.57.
    expect(plan[1]).toEqual(['03-01', 52, 1649, 0, 6708])
    const all = plan.reduce(
      (sum, [, interest, principal]) => sum + Number(interest) + Number(principal),
      0,
    )
    expect(all).toBe(10_208)
    for (const month of ['03', '04', '05', '06']) await loan.pay(`2024-${month}-01`, 1701)
    expect((await loan.owed('2024-07-01')).payoff).toBe(10_208 - 5 * 1701)
    expect((await loan.pay('2024-07-01', 99_999)).loan.status).toBe('repaid')
  })

  it('runs on after the last day, in one further instalment, and never bears interest on interest', async () => {
    const loan = await hundred()
    // 100.00 at 7 %: .58 for July, and 14 of 31 days of August.
    expect((await loan.owed('2024-08-15')).payoff).toBe(10_348 + 58 + 26)
    const [further, ...more] = (await loan.plan()).slice(6)
    expect([further, more]).toEqual([['09-01', 116, 0, 0, 0], []])
    await loan.pay('2024-08-15', 10_348)
    expect(await loan.owed('2025-08-15')).toMatchObject({ due: 84, payoff: 84 })
    expect((await loan.pay('2025-08-15', 999)).loan.status).toBe('repaid')
  })

  it('is owed though no gateway was up for months, and whenever it is asked for', async () => {
    const loan = await hundred()
    const asked = async (day: string) => (await loan.owed(day)).payoff
    const [once, twice] = [await asked('2024-06-20'), await asked('2024-06-20')]
    // Five months of .58, and 19 of 30 days.
    expect([once, twice]).toEqual([10_000 + 5 * 58 + 37, once])
  })

  it('is the same before and after the job has written it into the schedule, on each day', async () => {
    const loan = await hundred()
    const payoff = () =>
      lending.platform.database.query('select payoff_amount from loan_debt where loan_id = $1', [
        loan.id,
      ])
    for (let day = 31; day < 280; day += 1) {
      const at = daysAfter('2024-01-01T12:00:00Z', day)
      await travel(lending.platform.database, at)
      const before = await payoff()
      await planLateLoans(lending.platform)
      expect(await payoff(), at.toISOString()).toEqual(before)
    }
  })
})

import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { auditLedger } from '../../src/lending/ledger/audit.ts'
import { Refusal } from '../../src/lending/refusal.ts'
import { openLending } from '../support/market/repaying/lent.ts'

// What it costs to end a loan before its plan does, to the cent.

const lending = await openLending()
const { lend, database } = lending

afterEach(async () => expect(await auditLedger(database.url)).toEqual([]))
afterAll(() => lending.close())

const FOURTEEN = { exitTerms: { withdrawalDays: 14, feeRefund: 'none' } } as const
const PRO_RATA = { exitTerms: { withdrawalDays: 0, feeRefund: 'pro_rata' } } as const

/** The fee lines of a loan, oldest first: what the borrower paid is negative. */
const feesOf = async (id: string): Promise<number[]> =>
  (
    await database.sql<{ amount: number }>(
      `select (case direction when 'debit' then -amount else amount end)::int as amount
        from wallet_transaction where loan_id = $1 and type = 'fee' order by position`,
      [id],
    )
  ).map(({ amount }) => amount)

const reasonOf = (refused: Promise<unknown>) =>
  refused.then(
    () => undefined,
    (error: unknown) => (error instanceof Refusal ? error.reasons[0] : error),
  )

describe('the fee of a loan that is repaid early', () => {
  // 1 500.00 with 5 % of fee; 60 months from 1 January 2027 are 1 826 days.
  const lexitor = (rate = 600) =>
    lend('2027-01-01', 150_000n, rate, 60, {}, undefined, { ...PRO_RATA, originationFee: 500 })

  it('comes back for the days that are left (Court of Justice, C-383/18): 74.96 of 75.00 on the second of 1 826 days', async () => {
    const loan = await lexitor()
    expect(await feesOf(loan.id)).toEqual([-7500])
    const paid = await loan.pay('2027-01-02', 200_000)
    expect(paid.loan).toMatchObject({ status: 'repaid', originationFee: 7500n, feeRefunded: 7496n })
    // 1500.00 at 6 % for 1 of 31 days.
    expect(paid.applied).toBe(150_024n)
    expect(await feesOf(loan.id)).toEqual([-7500, 7496])
  })

  it('comes back entirely on the day of the payout, and not at all on the last day of the plan', async () => {
    const first = await lexitor(0)
    await first.pay('2027-01-01', 150_000)
    expect(await feesOf(first.id)).toEqual([-7500, 7500])
    const last = await lend('2027-01-01', 10_000n, 0, 2, {}, undefined, {
      ...PRO_RATA,
      originationFee: 500,
    })
    await last.pay('2027-02-01', 5000)
    await last.pay('2027-03-01', 5000)
    expect(await feesOf(last.id)).toEqual([-500])
  })

  it.each(['shorten', 'lower'] as const)(
    'comes back with each part of the principal that is repaid early, by its share (%s)',
    async (prepayment) => {
      const loan = await lend('2027-01-01', 120_000n, 0, 12, {}, undefined, {
        ...PRO_RATA,
        originationFee: 500,
      })
      // 100.00 of the month, and 600.00 of the 1 100.00 that are left: of 60.00, 32.73; 334 of 365 days of that are 29.95.
      expect((await loan.pay('2027-02-01', 70_000, prepayment)).loan.feeRefunded).toBe(2995n)
      // The rest ends on 1 March: 306 of 365 days of 27.27 are 22.86.
      const end = await loan.pay('2027-03-01', 50_000)
      expect(end.loan).toMatchObject({ status: 'repaid', feeRefunded: 2995n + 2286n })
      expect(await feesOf(loan.id)).toEqual([-6000, 2995, 2286])
    },
  )

  it('stays with the platform for instalments that are paid in their month, or where the terms say so', async () => {
    const monthly = await lend('2027-01-01', 120_000n, 0, 12, {}, undefined, {
      ...PRO_RATA,
      originationFee: 500,
    })
    expect((await monthly.pay('2027-01-10', 10_000)).prepaid).toBe(0n)
    expect(await feesOf(monthly.id)).toEqual([-6000])
    const none = await lend('2027-01-01', 120_000n, 0, 12, {}, undefined, { originationFee: 500 })
    await none.pay('2027-01-10', 120_000)
    expect(await feesOf(none.id)).toEqual([-6000])
  })
})

describe('a withdrawal', () => {
  const thousand = (more = {}) =>
    lend('2027-01-01', 100_000n, 1200, 12, {}, [60_000n, 40_000n], {
      ...FOURTEEN,
      originationFee: 500,
      ...more,
    })

  it('has principal and interest by the day repaid within 30 days, and gives the fee back at once (Directive 2023/2225, Art. 26)', async () => {
    const loan = await thousand()
    const { loan: left } = await loan.withdraw('2027-01-10')
    expect(left).toMatchObject({ status: 'active', feeRefunded: 5000n, repayBy: '2027-02-09' })
    // 10.00 of interest a month, over 31 days: 39 of them until 9 February.
    expect(await loan.plan()).toEqual([['02-09', 1258, 100_000, 0, 0]])
    expect((await loan.former())[0]).toEqual(['02-01', 1000, 7885, 0, 92_115])
    expect(await loan.owed('2027-01-10')).toEqual({ due: 0, payoff: 100_290, late: 0 })
    expect(await loan.owed('2027-02-01')).toEqual({ due: 0, payoff: 101_000, late: 0 })
    expect(await loan.owed('2027-02-09')).toEqual({ due: 101_258, payoff: 101_258, late: 0 })
    const paid = await loan.pay('2027-01-20', 100_613)
    // 19 of 31 days.
    expect([paid.applied, paid.loan.status]).toEqual([100_613n, 'repaid'])
    expect(await feesOf(loan.id)).toEqual([-5000, 5000])
    const parts = await database.sql(
      `select amount::int, principal_repaid::int as back, interest_earned::int as interest, status from investment where loan_id = $1 order by amount`,
      [loan.id],
    )
    expect(parts).toEqual([
      { amount: 40_000, back: 40_000, interest: 245, status: 'repaid' },
      { amount: 60_000, back: 60_000, interest: 368, status: 'repaid' },
    ])
  })

  it('counts what was repaid before from its day', async () => {
    const [loan, other] = [await thousand(), await thousand()]
    for (const one of [loan, other]) await one.pay('2027-01-06', 40_000)
    await loan.withdraw('2027-01-08')
    for (const day of ['2027-01-08', '2027-01-20', '2027-02-01'])
      expect((await loan.owed(day)).payoff).toBe((await other.owed(day)).payoff)
    await loan.pay('2027-02-01', 100_000)
    await other.pay('2027-02-01', 100_000)
  })

  it('is possible until the last day, and refused with it afterwards', async () => {
    const [loan, late] = [await thousand(), await thousand()]
    expect((await loan.withdraw('2027-01-15')).loan.repayBy).toBe('2027-02-14')
    expect(await reasonOf(late.withdraw('2027-01-16'))).toEqual({
      code: 'INVALID_TRANSITION',
      field: 'loanId',
      message: 'refusal.leave.too_late',
      values: { lastDay: { day: '2027-01-15' } },
      details: { from: 'active', to: 'withdrawn', lastDay: '2027-01-15' },
    })
    expect(await reasonOf(loan.withdraw('2027-01-15'))).toMatchObject({
      code: 'INVALID_TRANSITION',
      details: { from: 'withdrawn' },
    })
    const none = await lend('2027-01-01', 100_000n, 1200, 12)
    expect(await reasonOf(none.withdraw('2027-01-01'))).toMatchObject({
      details: { from: 'active', to: 'withdrawn', lastDay: null },
    })
  })

  it('that is not repaid within 30 days leaves a loan that is late, and bears interest, like any other', async () => {
    const loan = await thousand()
    await loan.withdraw('2027-01-15')
    expect(await loan.owed('2027-02-14')).toMatchObject({ due: 101_419, late: 0 })
    expect(await loan.owed('2027-02-15')).toMatchObject({ due: 101_419, late: 1 })
    // From 14 February to 14 March: 10.00 on the principal.
    expect((await loan.owed('2027-03-14')).payoff).toBe(102_419)
    expect((await loan.owed('2027-04-14')).payoff).toBe(103_419)
    expect((await loan.pay('2027-04-14', 200_000)).loan.status).toBe('repaid')
  })

  it('of a loan that was repaid within the days brings the fee back, and nothing else', async () => {
    const loan = await thousand({ exitTerms: { withdrawalDays: 14, feeRefund: 'pro_rata' } })
    await loan.pay('2027-01-05', 200_000)
    const refunded = 5000 - 55
    expect(await feesOf(loan.id)).toEqual([-5000, refunded])
    expect(await loan.withdraw('2027-01-14')).toMatchObject({
      loan: { status: 'repaid', repayBy: null },
    })
    expect(await feesOf(loan.id)).toEqual([-5000, refunded, 55])
  })
})

describe('the end of a plan', () => {
  it.each([
    // 1.65 a month left 3.59 for the last month, 1.72 left .01.
    [5056n, 83, 166, 137],
    [5240n, 83, 172, 173],
  ])(
    'of %s cents at 36 % over 84 months is like the other payments',
    async (amount, count, each, last) => {
      const loan = await lend('2027-01-01', amount, 3600, 84)
      const payments = (await loan.plan()).map(
        ([, interest, principal]) => Number(interest) + Number(principal),
      )
      expect(payments).toEqual([...Array(count - 1).fill(each), last])
    },
  )
})

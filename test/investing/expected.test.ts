import { afterAll, afterEach, describe, expect, it } from 'vitest'
import {
  annualReturnOf,
  type ExpectedMonth,
  expectedOf,
} from '../../src/lending/investing/portfolio.ts'
import { auditLedger } from '../../src/lending/ledger/audit.ts'
import { defaultLoans } from '../../src/lending/repaying/default/default.ts'
import { repayLoan } from '../../src/lending/repaying/repay.ts'
import { divideHalfEven } from '../../src/lending/repaying/schedule/amortisation.ts'
import { seededRandom } from '../../src/seed/random.ts'
import { long } from '../support/long.ts'
import { openLending } from '../support/market/repaying/lent.ts'
import { travel } from '../support/market/travel.ts'

const FEE = 250
const lending = await openLending()
const { platform, database } = lending
const { sql } = database
afterEach(async () => expect(await auditLedger(database.url)).toEqual([]))
afterAll(() => lending.close())

const seed = Number(process.env.EXPECTED_SEED ?? Math.floor(Math.random() * 1_000_000))
const random = seededRandom(seed)
const lenders = async () => sql<{ id: string }>('select distinct lender_id as id from investment')
const flowsOf = (lender: string) => expectedOf(platform.database, lender, FEE)
const borrowerOf = async () => {
  const [one] = await sql<{ id: string }>('select borrower_id as id from loan limit 1')
  return one?.id ?? ''
}
const pay = async (loanId: string, amount: bigint, prepayment: 'shorten' | 'lower' | 'advance') =>
  repayLoan({ ...platform, limits: { ...platform.limits, serviceFee: FEE } }, await borrowerOf(), {
    loanId,
    amount,
    prepayment,
  })

interface Planned {
  readonly loan: string
  readonly month: string
  readonly due: bigint
  readonly interest: bigint
  readonly earned: bigint
  readonly unearned: bigint
}

/** What is unpaid by month, if what is late is paid today, less the fee that its payments will cost: the rule again, for all lenders at once. */
async function planned(): Promise<Map<string, bigint>> {
  const rows = await platform.database.query<Planned>(
    `select loan_id as loan, to_char(due_on, 'YYYY-MM') as month, principal + interest as due, interest, unearned,
        service_fee + (select sum(interest_earned) from investment where investment.loan_id = loan.id) as earned
      from expected_instalments(array(select id from loan where status = 'active')) join loan on loan.id = loan_id order by loan_id, number`,
  )
  const fee = (interest: bigint) => divideHalfEven(interest * BigInt(FEE), 10_000n)
  const months = new Map<string, bigint>()
  const loans = Map.groupBy(rows, ({ loan }) => loan)
  for (const plan of loans.values()) {
    let earned = BigInt(plan[0]?.earned ?? 0)
    let unearned = BigInt(plan[0]?.unearned ?? 0)
    for (const { month, due, interest } of plan) {
      const total = BigInt(interest) + unearned
      const isInterest = total < BigInt(due) ? total : BigInt(due)
      unearned = total - isInterest
      const cost = fee(earned + isInterest) - fee(earned)
      earned += isInterest
      months.set(month, (months.get(month) ?? 0n) + BigInt(due) - cost)
    }
  }
  return new Map([...months].filter(([, amount]) => amount !== 0n).toSorted())
}

async function expectedOfAll(): Promise<Map<string, bigint>> {
  const months = new Map<string, bigint>()
  for (const { id } of await lenders())
    for (const { month, principal, interest, fees } of await flowsOf(id))
      months.set(month, (months.get(month) ?? 0n) + principal + interest - fees)
  return new Map([...months].filter(([, amount]) => amount !== 0n).toSorted())
}

const total = (flows: readonly ExpectedMonth[], of: 'principal' | 'interest' | 'fees') =>
  flows.reduce((sum, one) => sum + one[of], 0n)

describe(`30 lenders (EXPECTED_SEED=${seed})`, () => {
  long(
    'expect together, month by month, what the plans say, whatever was paid',
    async () => {
      const loans: string[] = []
      for (let one = 0; one < 8; one += 1) {
        const parts = Array.from({ length: 30 }, () =>
          BigInt(random.pick([2_500, random.whole(2_500, 9_999)])),
        )
        const amount = parts.reduce((sum, part) => sum + part, 0n)
        const loan = await lending.lend(
          '2026-01-15',
          amount,
          random.whole(0, 3_600),
          random.whole(2, 36),
          {},
          parts,
        )
        loans.push(loan.id)
      }
      expect(await lenders()).toHaveLength(30)
      expect(await expectedOfAll()).toEqual(await planned())
      for (const day of ['2026-02-01', '2026-02-15', '2026-03-20', '2026-05-02', '2026-07-15']) {
        await travel(platform.database, new Date(`${day}T12:00:00Z`))
        for (const id of loans) {
          const [loan] = await sql<{ status: string }>('select status from loan where id = $1', [
            id,
          ])
          if (loan?.status !== 'active' || random.next() < 0.2) continue
          await pay(
            id,
            BigInt(random.whole(1, 90_000)),
            random.pick(['shorten', 'lower', 'advance', 'advance']),
          )
        }
        expect(await expectedOfAll()).toEqual(await planned())
      }
      for (const { id } of await lenders()) {
        const [lent] = await sql<{ rest: string }>(
          "select coalesce(sum(amount - principal_repaid), 0) as rest from investment where lender_id = $1 and status = 'active'",
          [id],
        )
        // Each expects exactly the principal that is outstanding of them.
        expect(total(await flowsOf(id), 'principal')).toBe(BigInt(lent?.rest ?? 0))
      }
    },
    300_000,
  )

  it('expect nothing of loans in default', async () => {
    await travel(platform.database, new Date('2027-06-01T12:00:00Z'))
    await defaultLoans(platform)
    const [left] = await sql<{ count: string }>("select count(*) from loan where status = 'active'")
    const expected = await expectedOfAll()
    expect(expected).toEqual(await planned())
    if (Number(left?.count) === 0) expect(expected.size).toBe(0)
  }, 120_000)
})

it('interest accrues by the day, and the shares of a loan add up to it', async () => {
  const loan = await lending.lend('2028-01-01', 10_000n, 948, 6, {}, [5_001n, 3_000n, 1_999n])
  const accrued = async (day: string) => {
    await travel(platform.database, new Date(`${day}T12:00:00Z`))
    const rows = await platform.database.query<{ accrued: bigint }>(
      `select accrued from investment join accrued_interest(array(select id from investment where loan_id = $1)) on investment_id = id
        order by created_at, id`,
      [loan.id],
    )
    return rows.map((row) => Number(row.accrued))
  }
  expect(await accrued('2028-01-01')).toEqual([0, 0, 0])
  // 10 of 31 days of the .79 of January: .25, of which .1250 and .0750 are the first two shares.
  expect(await accrued('2028-01-11')).toEqual([12, 8, 5])
  expect(await accrued('2028-02-01')).toEqual([39, 24, 16])
  await loan.pay('2028-02-01', 2 * 1713, 'advance')
  expect(await accrued('2028-02-01')).toEqual([0, 0, 0])
  // Of the .66 of February, which is paid ahead, half has run, and is not the lenders' as interest yet.
  expect((await accrued('2028-02-15')).reduce((sum, one) => sum + one, 0)).toBe(32)
})

describe('the annual return', () => {
  it('if nothing more came back of late loans is what it is once they are in default', async () => {
    const ledger = await openLending()
    try {
      const loan = await ledger.lend('2026-01-01', 100_000n, 1_200, 12)
      const [lender] = await ledger.database.sql<{ id: string }>(
        'select lender_id as id from investment',
      )
      const returned = (lateIsLost: boolean) =>
        annualReturnOf(ledger.platform.database, lender?.id ?? '', 0, lateIsLost)
      for (const month of ['02', '03', '04', '05', '06', '07', '08', '09', '10'])
        await loan.pay(`2026-${month}-01`, 8_885)
      // Nothing is late.
      expect(await returned(true)).toBe(await returned(false))
      await travel(ledger.platform.database, new Date('2027-03-01T12:00:00Z'))
      const [ifLost, ifPaid] = [await returned(true), await returned(false)]
      expect(ifPaid).toBeGreaterThan(0)
      expect(ifLost).toBeLessThan(0)
      await defaultLoans(ledger.platform)
      expect([await returned(true), await returned(false)]).toEqual([ifLost, ifLost])
    } finally {
      await ledger.close()
    }
  })

  it("is the loan's yield while it is repaid on time, and none once so little came back that a year would leave nothing", async () => {
    const ledger = await openLending()
    try {
      const loan = await ledger.lend('2026-01-01', 100_000n, 1_200, 12)
      const [lender] = await ledger.database.sql<{ id: string }>(
        'select lender_id as id from investment',
      )
      const returned = async (day: string) => {
        await travel(ledger.platform.database, new Date(`${day}T12:00:00Z`))
        return annualReturnOf(ledger.platform.database, lender?.id ?? '', 0)
      }
      expect(await returned('2026-01-01')).toBeNull()
      // 12 % a year by months: 1.01 ^ 12 - 1 = 12.68 % a year; 31 days of January at 1 % are 12.43 %.
      expect(await returned('2026-02-01')).toBe(1_243)
      await loan.pay('2026-02-01', 8_885)
      await loan.pay('2026-03-01', 8_885)
      expect(await returned('2026-03-01')).toBeGreaterThan(1_268)
      await travel(ledger.platform.database, new Date('2026-09-01T12:00:00Z'))
      await defaultLoans(ledger.platform)
      // 18 % came back within two months: a year at that rate would leave nothing, which is not what happened.
      expect(await returned('2026-09-01')).toBeNull()
    } finally {
      await ledger.close()
    }
  })
})

import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { expectedOf } from '../../src/lending/investing/portfolio.ts'
import { planLateLoans } from '../../src/lending/late/arrears.ts'
import { auditLedger } from '../../src/lending/ledger/audit.ts'
import { openLending } from '../support/market/repaying/lent.ts'
import { travel } from '../support/market/travel.ts'

// What lenders expect of a loan that is late: what it brings if what is late is paid today. One rule for all plans.

const FEE = 750
const lending = await openLending()
const { platform, database } = lending
const olga = await lending.member('olga')
afterEach(async () => expect(await auditLedger(database.url)).toEqual([]))
afterAll(() => lending.close())

type Lent = Awaited<ReturnType<typeof lending.lend>>

const plans = {
  'as agreed': undefined,
  're-aged': ['re_age', { instalments: 8, from: '2026-03-10', interest: 'spread' }],
  'with a lower rate': ['rate', { rate: 900 }],
  'with a pause': ['interest_pause', { from: '2026-03-15', to: '2026-03-25' }],
} as const

async function changed(loan: Lent, [kind, terms]: readonly [string, object]) {
  await travel(platform.database, new Date('2026-02-20T12:00:00Z'))
  const [answer] = await platform.database.query<{ change_plan: { code?: string } }>(
    "select change_plan($1, null, null, $2, $3, $4, 'a flood', false, 0, fee_rate => $5)",
    [olga, loan.id, kind, JSON.stringify(terms), FEE],
  )
  expect(answer?.change_plan.code).toBeUndefined()
}

/** What each lender of the loan has had and expects after fees, in cents: interest, and all money by months. */
async function outlook({ id }: Lent) {
  const lenders = await database.sql<{ id: string; had: string }>(
    'select lender_id as id, interest_earned as had from investment where loan_id = $1 order by created_at, id',
    [id],
  )
  return Promise.all(
    lenders.map(async ({ id: lender, had }) => {
      const months = await expectedOf(platform.database, lender, FEE)
      const interest = months.reduce((sum, one) => sum + Number(one.interest - one.fees), 0)
      const later = months
        .filter(({ month }) => month > '2026-03')
        .map((one) => [one.month, Number(one.principal), Number(one.interest - one.fees)])
      return { interest: Number(had) + interest, later }
    }),
  )
}

describe.each(Object.entries(plans))('a loan whose plan is %s', (_, change) => {
  it.each(['2026-03-11', '2026-03-12', '2026-03-24', '2026-04-09'])(
    'on %s, its lenders expect what they get if what is late is paid that day',
    async (day) => {
      const parts = [31_000n, 12_345n, 6_655n]
      const loan = await lending.lend(
        '2026-01-10',
        50_000n,
        1_700,
        9,
        { interest: 'contract' },
        parts,
        {
          serviceFee: FEE,
        },
      )
      await loan.pay('2026-02-10', 5_956)
      if (change) await changed(loan, change)
      const due = async () => (await loan.owed(day)).due
      await travel(platform.database, new Date(`${day}T12:00:00Z`))
      await planLateLoans(platform)
      const before = await outlook(loan)
      await loan.pay(day, await due())
      const after = await outlook(loan)
      for (const [at, { interest, later }] of before.entries()) {
        // A payment is rounded by what each has had, and can move a cent.
        expect(Math.abs(interest - (after[at]?.interest ?? 0))).toBeLessThanOrEqual(1)
        expect(later.map(([month]) => month)).toEqual(after[at]?.later.map(([month]) => month))
      }
      const sum = (of: typeof before) => of.reduce((total, one) => total + one.interest, 0)
      expect(sum(before)).toBe(sum(after))
      // So that the next loan has all that its lenders expect.
      await loan.pay(day, (await loan.owed(day)).payoff)
    },
  )
})

import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { decideRequest } from '../../../src/lending/approval/request.ts'
import { auditLedger } from '../../../src/lending/ledger/audit.ts'
import {
  changeOwnPlan,
  changePlan,
  undoPlanChange,
} from '../../../src/lending/plan-changes/change.ts'
import { changePlans } from '../../../src/lending/plan-changes/due.ts'
import { defaultLoans } from '../../../src/lending/repaying/default/default.ts'
import type { Body } from '../../support/http-client.ts'
import { long } from '../../support/long.ts'
import { undoChange } from '../../support/market/any-change.ts'
import { openLending } from '../../support/market/repaying/lent.ts'
import { travel } from '../../support/market/travel.ts'

// Figures of changed plans, with their sources; the rules on a database whose clock the test sets.

const lending = await openLending()
const { lend } = lending
const operator = await lending.member('operator')

afterEach(async () => expect(await auditLedger(lending.database.url)).toEqual([]))
afterAll(() => lending.close())

type Lent = Awaited<ReturnType<typeof lend>>
type Row = readonly (string | number)[]

/** Changes a plan on a day, and sees that the preview is what is then stored. */
async function change(loan: Lent, day: string, kind: string, terms: object = {}): Promise<Body> {
  const before = await loan.owed(day)
  const call = (preview: boolean) =>
    lending.platform.database
      .operating()
      .change<{ outcome: Body }>(
        'select change_plan($1, null, null, $2, $3, $4, $5, $6, 0) as outcome',
        [operator, loan.id, kind, JSON.stringify(terms), 'hardship', preview],
      )
  const stored = await lending.fingerprint()
  const text = 'select to_jsonb(instalment) as one from instalment where loan_id = $1'
  const plan = await lending.database.sql<{ one: Body }>(text, [loan.id])
  const [preview] = await call(true)
  expect(await lending.fingerprint()).toEqual(stored)
  const [done] = await call(false)
  expect(done?.outcome.code ? done.outcome : done?.outcome.instalments).toEqual(
    preview?.outcome.code ? preview.outcome : preview?.outcome.instalments,
  )
  if (done?.outcome.code === undefined) {
    expect((await loan.owed(day)).payoff).toBe(before.payoff)
    const { plan_change: made, instalments } = done?.outcome ?? {}
    expect([made.payment_before, made.payment_after]).toEqual([
      highestUnpaid(plan.map(({ one }) => one)),
      highestUnpaid(instalments),
    ])
  }
  return done?.outcome as Body
}
/** The highest payment of a plan that is not made in full. */
function highestUnpaid(instalments: readonly Body[]): number {
  const unpaid = instalments.filter(
    (one) => one.principal_paid + one.interest_paid < one.principal + one.interest,
  )
  return Math.max(...unpaid.map(({ principal, interest }) => principal + interest))
}
const payments = (plan: readonly Row[]) =>
  plan.map(([, interest, principal]) => Number(interest) + Number(principal))
const totalInterest = (plan: readonly Row[]) =>
  plan.reduce((sum, [, interest]) => sum + Number(interest), 0)

/** Pays what is due on each due day, and expects the plan to have been kept. */
async function lived(loan: Lent, from = '2000-01-01'): Promise<void> {
  const days = await lending.database.sql<{ day: string; due: number }>(
    `select due_on::text as day, (principal + interest - principal_paid - interest_paid)::int as due from instalment
      where loan_id = $1 and principal + interest > principal_paid + interest_paid and due_on >= $2 order by number`,
    [loan.id, from],
  )
  const plan = await loan.plan()
  for (const { day, due } of days) {
    expect((await loan.owed(day)).due, day).toBe(due)
    const paid = await loan.pay(day, due)
    expect([paid.applied, paid.prepaid]).toEqual([BigInt(due), 0n])
  }
  expect(await loan.plan()).toEqual(plan)
  expect((await loan.owed(days.at(-1)?.day ?? '')).payoff).toBe(0)
}

describe('an interest pause', () => {
  it('Fineract C3475: 100 at 7 %, a pause from 5 to 10 February: .39 of interest next, 1.95 in all', async () => {
    const loan = await lend('2024-01-01', 10_000n, 700, 6)
    await loan.pay('2024-02-01', 1701)
    await change(loan, '2024-02-01', 'interest_pause', { from: '2024-02-05', to: '2024-02-10' })
    const plan = await loan.plan()
    expect(plan).toEqual([
      ['02-01', 58, 1643, 0, 8357],
      ['03-01', 39, 1662, 0, 6695],
      ['04-01', 39, 1662, 0, 5033],
      ['05-01', 29, 1672, 0, 3361],
      ['06-01', 20, 1681, 0, 1680],
      ['07-01', 10, 1680, 0, 0],
    ])
    expect(totalInterest(plan)).toBe(195)
    expect(payments(plan).at(-1)).toBe(1690)
    await lived(loan)
  })
})

describe('a moved due day', () => {
  long(
    '100 at 9.4822 %, 1 to 18 February: 1.25, .66, .53, .40, .27, .14, last 17.60, 3.25 in all',
    async () => {
      const loan = await lend('2024-01-01', 10_000n, 948.22, 6)
      await change(loan, '2024-01-01', 'due_day', { due_day: 18, from: '2024-02-01' })
      const plan = await loan.plan()
      expect(plan.map(([day]) => day)).toEqual([
        '02-18',
        '03-18',
        '04-18',
        '05-18',
        '06-18',
        '07-18',
      ])
      expect(plan.map(([, interest]) => interest)).toEqual([125, 66, 53, 40, 27, 14])
      expect(payments(plan).at(-1)).toBe(1760)
      expect(totalInterest(plan)).toBe(325)
      await lived(loan)
    },
  )
})

describe('other changes', () => {
  it('a principal holiday: only interest is due, and the term grows or the rest rises', async () => {
    const longer = await lend('2024-01-01', 100_000n, 1200, 4)
    await change(longer, '2024-01-10', 'principal_holiday', { instalments: 2, extend: true })
    // 1 000 at 1 % a month over 4 months: 256.28.
    expect(payments(await longer.plan())).toEqual([1000, 1000, 25_628, 25_628, 25_628, 25_629])
    await lived(longer)
    const higher = await lend('2024-01-01', 100_000n, 1200, 4)
    await change(higher, '2024-01-10', 'principal_holiday', { instalments: 2, extend: false })
    // Over 2 months: 507.51.
    expect(payments(await higher.plan())).toEqual([1000, 1000, 50_751, 50_751])
    await lived(higher)
  })

  it('a longer or shorter term, and a lower rate: the annuity of what is left', async () => {
    const loan = await lend('2024-01-01', 100_000n, 1200, 4)
    await change(loan, '2024-01-01', 'term', { months: 2 })
    // 1 000 at 1 % a month over 6 months: 172.55.
    expect(payments(await loan.plan()).slice(0, 5)).toEqual(Array(5).fill(17_255))
    await loan.pay('2024-02-01', 17_255)
    await change(loan, '2024-02-02', 'term', { months: -2 })
    const [, ...rest] = await loan.plan()
    expect(rest).toHaveLength(3)
    await change(loan, '2024-02-03', 'rate', { rate: 0 })
    // 837.45 left, and 1 % a month for 2 of 29 days.
    expect(totalInterest((await loan.plan()).slice(1))).toBe(58)
    await lived(loan)
  })

  long(
    'interest that was missed is due with the first new instalment, or spread over all, and bears none',
    async () => {
      for (const interest of ['first', 'spread']) {
        const loan = await lend('2024-01-01', 120_000n, 1200, 3, { interest: 'none' })
        // 12.00, 8.04 and 4.04 of interest were missed, and nothing has borne any since.
        await change(loan, '2024-05-01', 're_age', { instalments: 4, from: '2024-06-01', interest })
        const plan = (await loan.plan()).slice(-4)
        const moved = 1200 + 804 + 404
        expect(
          plan.map(([, one]) => Number(one) - (interest === 'first' ? 0 : moved / 4))[1],
        ).toBeLessThan(1200)
        const usual = 30_754
        expect(
          payments(plan)
            .map((sum) => sum - usual)
            .slice(0, 3),
        ).toEqual(interest === 'first' ? [moved, 0, 0] : [moved / 4, moved / 4, moved / 4])
        expect(totalInterest(plan)).toBe(1200 + 904 + 606 + 304 + moved)
        await lived(loan, '2024-05-01')
      }
    },
  )
})

describe('a notice', () => {
  const { platform } = lending
  const notifying = { ...platform, limits: { ...platform.limits, planNoticeDays: 14 } }
  const admin = { id: operator, scopes: ['lending:admin'] }
  const announce = (id: string, by = notifying) =>
    changePlan(by, admin, { id, kind: 'rate', rate: 100, reason: 'hardship' })
  const stateOf = async (id: string) =>
    (
      await lending.database.sql('select status, void_reason from plan_change where id = $1', [id])
    )[0]

  long('delays a change, which then counts from that day', async () => {
    const loan = await lend('2024-01-01', 100_000n, 1200, 4)
    const plan = await loan.plan()
    const { planChange } = await announce(loan.id)
    expect([planChange?.status, planChange?.effectiveOn]).toEqual(['pending', '2024-01-15'])
    await loan.owed('2024-01-14')
    expect([await changePlans(platform), await loan.plan()]).toEqual([0, plan])
    await loan.owed('2024-01-15')
    expect([await changePlans(platform), await changePlans(platform)]).toEqual([1, 0])
    // 14 of 31 days at 1 %, and 17 at a twelfth of that.
    expect((await loan.plan())[0]?.[1]).toBe(Math.round((1000 * (14 + 17 / 12)) / 31))
    expect(await stateOf(planChange?.id ?? '')).toMatchObject({ status: 'effective' })
    await lived(loan)
  })

  long(
    'ends with a day, and what is paid on that day before the change is made counts before it',
    async () => {
      const loan = await lend('2024-01-01', 100_000n, 1200, 4)
      await announce(loan.id)
      await loan.pay('2024-01-15', 40_000)
      expect(await changePlans(platform)).toBe(1)
      await loan.owed('2024-01-16')
      await lending.database.sql('begin')
      const text = 'select rebuild_known($1, 0) is not null as known'
      expect(await lending.database.sql(text, [loan.id])).toEqual([{ known: true }])
      await lending.database.sql('rollback')
    },
  )

  long('is kept if another operator has to approve the change', async () => {
    const loan = await lend('2024-01-01', 100_000n, 1200, 4)
    const plan = await loan.plan()
    const alone = { ...platform.limits.alone, above: 1n }
    const { request } = await announce(loan.id, {
      ...notifying,
      limits: { ...notifying.limits, alone },
    })
    const other = { id: await lending.member('other operator'), scopes: ['lending:admin'] }
    await decideRequest(platform, other, 'approveRequest', { id: request?.id ?? '' })
    expect(await loan.plan()).toEqual(plan)
    await loan.owed('2024-01-14')
    expect(await changePlans(platform)).toBe(0)
    await loan.owed('2024-01-15')
    expect(await changePlans(platform)).toBe(1)
  })

  it('of a loan that is repaid meanwhile is void, and one that is undone never counts', async () => {
    const loan = await lend('2024-01-01', 100_000n, 1200, 4)
    const { planChange } = await announce(loan.id)
    await loan.pay('2024-01-05', 200_000)
    await loan.owed('2024-01-20')
    expect(await changePlans(platform)).toBe(1)
    expect(await stateOf(planChange?.id ?? '')).toMatchObject({
      status: 'void',
      void_reason: 'repaid',
    })
    const other = await lend('2024-01-21', 100_000n, 1200, 4)
    const plan = await other.plan()
    const announced = await announce(other.id)
    await undoPlanChange(platform, admin, { id: announced.planChange?.id ?? '', reason: 'wrong' })
    await other.owed('2024-02-20')
    expect([await changePlans(platform), await other.plan()]).toEqual([0, plan])
  })
})

describe('the clock', () => {
  long('of lateness and default stands still while a plan is paused', async () => {
    const loan = await lend('2024-01-01', 100_000n, 1200, 12)
    expect((await loan.owed('2024-02-11')).late).toBe(10)
    await change(loan, '2024-02-11', 'interest_pause', { from: '2024-02-11', to: '2024-03-10' })
    expect((await loan.owed('2024-02-20')).late).toBe(10)
    expect((await loan.owed('2024-03-11')).late).toBe(10)
    expect((await loan.owed('2024-03-15')).late).toBe(14)
    const lenient = {
      ...lending.platform,
      limits: { ...lending.platform.limits, defaultAfterDays: 15 },
    }
    const status = async () => {
      await defaultLoans(lenient)
      return (await lending.database.sql('select status from loan where id = $1', [loan.id]))[0]
    }
    expect(await status()).toEqual({ status: 'active' })
    expect((await loan.owed('2024-03-16')).late).toBe(15)
    expect(await status()).toEqual({ status: 'defaulted' })
  })
})

describe('interest alone', () => {
  long('that is left when all principal is repaid can be re-aged, and is all due', async () => {
    const loan = await lend('2026-01-01', 100_000n, 1200, 1)
    // What was due on 1 February, without the interest of 14 of 28 days since.
    await loan.pay('2026-02-15', 101_000)
    await change(loan, '2026-02-16', 're_age', {
      instalments: 2,
      from: '2026-03-01',
      interest: 'spread',
    })
    // As if it bore interest, level: 5.00 in all.
    expect(payments((await loan.plan()).slice(1))).toEqual([251, 249])
    await lived(loan, '2026-02-16')
  })

  long(
    'that was moved to one instalment makes no other payment higher when the plan gets longer',
    async () => {
      const loan = await lend('2026-01-01', 120_000n, 1200, 1, { interest: 'none' })
      await change(loan, '2026-02-10', 're_age', {
        instalments: 2,
        from: '2026-03-10',
        interest: 'first',
      })
      const [, first = 0, second = 0] = payments(await loan.plan())
      expect(first - second).toBeGreaterThan(1190)
      await change(loan, '2026-02-11', 'principal_holiday', { instalments: 1, extend: true })
      expect(Math.abs((payments(await loan.plan())[2] ?? 0) - second)).toBeLessThanOrEqual(1)
      await lived(loan, '2026-02-11')
    },
  )
})

describe('a late fee', () => {
  long('that fell due before the change is owed, though no job has charged it yet', async () => {
    const lateFee = {
      amount: 1500n,
      percent: null,
      afterDays: 15,
      repeats: false,
      to: 'lenders',
    } as const
    const loan = await lend('2026-01-01', 100_000n, 0, 4, { lateFee })
    await travel(lending.platform.database, new Date('2026-02-20T12:00:00Z'))
    await lending.platform.database.query(
      "select change_plan($1, null, null, $2, 're_amortise', '{}', 'hardship', false, 0)",
      [operator, loan.id],
    )
    expect(await loan.owed('2026-02-20')).toMatchObject({ due: 1500, payoff: 101_500 })
  })
})

describe('a borrower', () => {
  it('is shown what any change would cost, as an operator is, but only moves the due day', async () => {
    const loan = await lend('2026-01-01', 100_000n, 1200, 6)
    await loan.owed('2026-02-10')
    const [{ borrower_id: borrower } = { borrower_id: '' }] = await lending.database.sql<{
      borrower_id: string
    }>('select borrower_id from loan where id = $1', [loan.id])
    const own = { from: '2026-03-01', to: '2026-03-31' }
    for (const input of [
      { kind: 'interest_pause', ...own },
      { kind: 're_amortise' },
      { kind: 'term', months: 4 },
      { kind: 'principal_holiday', instalments: 2, extend: true },
    ] as const) {
      const asked = { id: loan.id, ...input, preview: true }
      const shown = await changeOwnPlan(lending.platform, borrower, asked)
      const theirs = await changePlan(
        lending.platform,
        { id: operator, scopes: ['lending:admin'] },
        { ...asked, reason: 'hardship' },
      )
      expect(shown.planChange?.status).toBe('preview')
      expect([shown.schedule, shown.totals]).toEqual([theirs.schedule, theirs.totals])
      const made = changeOwnPlan(lending.platform, borrower, { ...asked, preview: false })
      await expect(made).rejects.toThrow('PLAN_CHANGE_IMPOSSIBLE')
    }
  })
})

describe('after the last instalment', () => {
  long(
    'only new instalments can help: what overdue principal bears is no plan that could change',
    async () => {
      const loan = await lend('2026-01-01', 100_000n, 1200, 2)
      await loan.owed('2026-03-20')
      const plan = await loan.plan()
      for (const [kind, terms] of [
        ['term', { months: 1 }],
        ['rate', { rate: 100 }],
        ['principal_holiday', { instalments: 1, extend: true }],
        ['interest_pause', { from: '2026-03-20', to: '2026-03-25' }],
        ['due_day', { due_day: 20, from: '2026-03-20' }],
      ] as const)
        expect(await change(loan, '2026-03-20', kind, terms)).toMatchObject({ why: 'nothing_left' })
      expect(await loan.plan()).toEqual(plan)
      const anew = { instalments: 2, from: '2026-04-20', interest: 'first' }
      expect((await change(loan, '2026-03-20', 're_age', anew)).code).toBeUndefined()
      await lived(loan, '2026-03-20')
    },
  )

  long('nothing bears interest while the loan is paused', async () => {
    const loan = await lend('2026-01-01', 100_000n, 1200, 2)
    await change(loan, '2026-01-10', 'interest_pause', { from: '2026-03-01', to: '2026-04-10' })
    await change(loan, '2026-01-11', 'term', { months: -1 })
    const due = (await loan.owed('2026-02-28')).payoff
    // 1 000 and 10.00 were due on 1 February; 27 of 28 days of February at 1 %.
    expect(due).toBe(101_000 + 964)
    expect((await loan.owed('2026-03-20')).payoff).toBe(101_000 + 1000)
    expect((await loan.owed('2026-04-10')).payoff).toBe(101_000 + 1000)
    expect((await loan.owed('2026-04-21')).payoff).toBe(101_000 + 1000 + 333)
  })
})

it('is the only way to move an instalment, and leaves what was paid', async () => {
  const loan = await lend('2024-01-01', 10_000n, 700, 6)
  await loan.pay('2024-02-01', 1701)
  await change(loan, '2024-02-02', 'term', { months: 1 })
  const tried = (what: string) =>
    lending.database.sql(`update instalment set ${what} where loan_id = $1`, [loan.id])
  await expect(tried('due_on = due_on + 1')).rejects.toThrow(/frozen as far as it is over/)
  await expect(
    lending.database.sql(`do $$ begin
      update plan_change set applied_in = txid_current() where loan_id = '${loan.id}';
      update instalment set interest_paid = interest_paid - 1 where loan_id = '${loan.id}' and number = 1;
    end $$`),
  ).rejects.toThrow(/leaves what was paid/)
})

describe('what was missed', () => {
  long('is spread over what is left: 1 000 in 4 × 250, two missed: 2 × 500', async () => {
    const loan = await lend('2024-01-01', 100_000n, 0, 4)
    await change(loan, '2024-03-10', 're_amortise')
    expect(payments(await loan.plan())).toEqual([0, 0, 50_000, 50_000])
    expect(await loan.owed('2024-03-10')).toMatchObject({ due: 0, late: 0 })
    await lived(loan)
  })

  long('becomes new instalments: 250 down, 250 × 3 missed, 6 monthly: 125 × 6', async () => {
    const loan = await lend('2024-01-01', 100_000n, 0, 4)
    await loan.pay('2024-02-01', 25_000)
    const outcome = await change(loan, '2024-05-20', 're_age', {
      instalments: 6,
      from: '2024-06-15',
      interest: 'first',
    })
    expect(outcome.code).toBeUndefined()
    const plan = await loan.plan()
    expect(payments(plan).filter((amount) => amount > 0)).toEqual([
      25_000,
      ...Array(6).fill(12_500),
    ])
    expect(await loan.owed('2024-05-20')).toMatchObject({ due: 0, late: 0 })
    await lived(loan)
  })

  long('nothing paid, over 3: 333.33 333.33 333.34', async () => {
    const loan = await lend('2024-01-01', 100_000n, 0, 4)
    await change(loan, '2024-05-20', 're_age', {
      instalments: 3,
      from: '2024-06-15',
      interest: 'spread',
    })
    expect(payments(await loan.plan()).filter((amount) => amount > 0)).toEqual([
      33_333, 33_333, 33_334,
    ])
    await lived(loan)
  })
})

describe('what was paid ahead', () => {
  long('puts a change off until its instalments are over', async () => {
    const loan = await lend('2026-01-01', 10_000n, 948, 6)
    await loan.pay('2026-02-01', 2 * 1713, 'advance')
    expect(await change(loan, '2026-02-10', 'term', { months: 3 })).toMatchObject({
      code: 'PLAN_CHANGE_IMPOSSIBLE',
      why: 'paid_ahead',
      until: '2026-03-01',
    })
    await change(loan, '2026-03-02', 'term', { months: 3 })
    expect((await loan.plan()).length).toBe(9)
    await lived(loan, '2026-03-02')
  })
})

describe('penalty interest', () => {
  long('is of the days on which instalments fall due once a change is undone', async () => {
    const terms = ['2026-01-01', 100_000n, 1200, 4] as const
    const late = {
      interest: 'penalty',
      penalty: { points: 500, rate: null, graceDays: 0 },
    } as const
    const [loan, twin] = [await lend(...terms, late), await lend(...terms, late)]
    const moved = { due_day: 18, from: '2026-02-01' }
    const { plan_change: made } = await change(loan, '2026-01-10', 'due_day', moved)
    const lived = async (one: Lent) => {
      await lending.platform.database.query('select plan_late_loan($1)', [one.id])
      const charges = await lending.database.sql(
        `select number, due_on::text, amount::int, paid::int from charge
          where loan_id = $1 and amount > 0 order by number, due_on`,
        [one.id],
      )
      return [charges, await one.owed('2026-03-25'), await one.plan()]
    }
    await loan.owed('2026-03-25')
    expect((await lived(loan))[0]).toHaveLength(2)
    await undoChange(lending, operator, made.id)
    expect(await lived(loan)).toEqual(await lived(twin))
  })
})

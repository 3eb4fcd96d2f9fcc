import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { auditLedger } from '../../src/lending/ledger/audit.ts'
import { openLending } from '../support/market/lent.ts'

// Figures of changed plans, with their sources; the rules on a database whose clock the test sets.

const lending = await openLending()
const { lend } = lending
const operator = await lending.member('operator')

afterEach(async () => expect(await auditLedger(lending.database.url)).toEqual([]))
afterAll(() => lending.close())

type Lent = Awaited<ReturnType<typeof lend>>
type Row = readonly (string | number)[]

/** Changes a plan on a day, and sees that the preview is what is then stored. */
async function change(loan: Lent, day: string, kind: string, terms: object = {}): Promise<any> {
  const before = await loan.owed(day)
  const call = (preview: boolean) =>
    lending.platform.database.query<{ outcome: any }>(
      'select change_plan($1, null, null, $2, $3, $4, $5, $6, 0) as outcome',
      [operator, loan.id, kind, JSON.stringify(terms), 'hardship', preview],
    )
  const stored = await lending.fingerprint()
  const [preview] = await call(true)
  expect(await lending.fingerprint()).toEqual(stored)
  const [done] = await call(false)
  expect(done?.outcome.code ? done.outcome : done?.outcome.instalments).toEqual(
    preview?.outcome.code ? preview.outcome : preview?.outcome.instalments,
  )
  if (done?.outcome.code === undefined) expect((await loan.owed(day)).payoff).toBe(before.payoff)
  return done?.outcome
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
  it('100 at 9.4822 %, 1 to 18 February: 1.25, .66, .53, .40, .27, .14, last 17.60, 3.25 in all', async () => {
    const loan = await lend('2024-01-01', 10_000n, 948.22, 6)
    await change(loan, '2024-01-01', 'due_day', { due_day: 18, from: '2024-02-01' })
    const plan = await loan.plan()
    expect(plan.map(([day]) => day)).toEqual(['02-18', '03-18', '04-18', '05-18', '06-18', '07-18'])
    expect(plan.map(([, interest]) => interest)).toEqual([125, 66, 53, 40, 27, 14])
    expect(payments(plan).at(-1)).toBe(1760)
    expect(totalInterest(plan)).toBe(325)
    await lived(loan)
  })
})

describe('what was missed', () => {
  it('is spread over what is left: 1 000 in 4 × 250, two missed: 2 × 500', async () => {
    const loan = await lend('2024-01-01', 100_000n, 0, 4)
    await change(loan, '2024-03-10', 're_amortise')
    expect(payments(await loan.plan())).toEqual([0, 0, 50_000, 50_000])
    expect(await loan.owed('2024-03-10')).toMatchObject({ due: 0, late: 0 })
    await lived(loan)
  })

  it('becomes new instalments: 250 down, 250 × 3 missed, 6 monthly: 125 × 6', async () => {
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

  it('nothing paid, over 3: 333.33 333.33 333.34', async () => {
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

import { readFile } from 'node:fs/promises'
import { afterAll, expect, it } from 'vitest'
import type { PlanChangeKind } from '../../../src/entities/loan/plan-change.ts'
import { notificationMessage } from '../../../src/lending/inbox/texts.ts'
import { compose } from '../../../src/lending/mail/compose.ts'
import { changePlan, undoPlanChange } from '../../../src/lending/plan-changes/change.ts'
import { changePlans } from '../../../src/lending/plan-changes/due.ts'
import type { GivenTerms } from '../../../src/lending/plan-changes/terms.ts'
import { long } from '../../support/long.ts'
import { openLending } from '../../support/market/repaying/lent.ts'

// What a borrower and a lender are told of a changed plan, in figures: those of the schedule before it and after it.

const lending = await openLending()
const { platform, lend } = lending
const admin = { id: await lending.member('operator'), scopes: ['lending:admin'] }
afterAll(() => lending.close())

type Lent = Awaited<ReturnType<typeof lend>>
interface Told {
  readonly type: string
  readonly data: Readonly<Record<string, unknown>>
}

/** What the parties of a loan were told last of its plan: the borrower, then the lender. */
async function told(loan: Lent): Promise<readonly [Told, Told]> {
  const rows = await lending.database.sql<Told>(
    `select distinct on (type) type, data from notification
      where type in ('plan_changed', 'investment_plan_changed') and data ->> 'loan_id' = $1 order by type desc, id desc`,
    [loan.id],
  )
  return rows as unknown as [Told, Told]
}
const says = ({ type, data }: Told, language = 'en') =>
  notificationMessage({ type, title: null, message: null, data }, language, platform)

/** What is to be paid by the plan as it is stored, as a notification has it. */
async function payable(loan: Lent, on: string) {
  const rows = await lending.database.sql<{ due: string; payment: number; rest: number }>(
    `select due_on::text as due, (principal + interest)::int as payment, (principal + interest - principal_paid - interest_paid)::int as rest
      from instalment where loan_id = $1 order by number`,
    [loan.id],
  )
  const unpaid = rows.filter(({ rest }) => rest > 0)
  const late = unpaid.filter(({ due }) => due < on)
  const next = unpaid.find(({ due }) => due >= on)
  const sum = (all: typeof unpaid) => all.reduce((total, { rest }) => total + rest, 0)
  return {
    all: sum(unpaid),
    highest: Math.max(...unpaid.map(({ payment }) => payment)),
    last: unpaid.at(-1)?.due,
    overdue: late.length > 0 ? sum(late) : undefined,
    next_amount: next?.rest,
    next_due_on: next?.due,
  }
}
type Payable = Awaited<ReturnType<typeof payable>>

const figures = (before: Payable, after: Payable, soon = after) => ({
  to_pay_before: before.all,
  to_pay_after: after.all,
  payment_before: before.highest,
  payment_after: after.highest,
  last_due_before: before.last,
  last_due_after: after.last,
  ...(soon.overdue !== undefined && { overdue: soon.overdue }),
  ...(soon.next_due_on !== undefined && {
    next_amount: soon.next_amount,
    next_due_on: soon.next_due_on,
  }),
})

const names = /^(?:to_pay|payment|last_due)_(?:before|after)$|^next_|^overdue$/
const isOfPlan = (name: string) => /^(?:to_pay|payment|last_due)_/.test(name)
/** Of what a borrower was told, what is a figure. */
const figuresIn = ({ data }: Told) =>
  Object.fromEntries(Object.entries(data).filter(([name]) => names.test(name)))

type Terms = Partial<GivenTerms> & { readonly preview?: boolean }
const change = (loan: Lent, kind: PlanChangeKind, terms: Terms, by = platform) =>
  changePlan(by, admin, { id: loan.id, kind, ...terms, reason: 'hardship' })

it('Fineract C3475: 100 at 7 %, one payment of 17.01 made, a pause from 5 to 10 February', async () => {
  const loan = await lend('2024-01-01', 10_000n, 700, 6)
  await loan.pay('2024-02-01', 1701)
  const made = await change(loan, 'interest_pause', { from: '2024-02-05', to: '2024-02-10' })
  const [borrower, lender] = await told(loan)
  // 2.05 of interest in all before it and 1.95 after it, .58 of which are paid.
  expect(borrower.data).toMatchObject({
    stage: 'changed',
    to_pay_before: 10_205 - 1701,
    to_pay_after: 10_195 - 1701,
    payment_before: 1701,
    payment_after: 1701,
    last_due_before: '2024-07-01',
    last_due_after: '2024-07-01',
    next_amount: 1701,
    next_due_on: '2024-03-01',
    currency: 'USD',
  })
  expect(borrower.data.overdue).toBeUndefined()
  expect(says(borrower)).toBe(
    'The plan of "T" has a pause from 2024-02-05 to 2024-02-10: hardship. Your next payment is 17.01 USD, due on 2024-03-01. Under the plan, the highest payment stays 17.01 USD, the last one is due on 2024-07-01 as before, and in all 84.94 USD is left to pay instead of 85.04 USD.',
  )
  expect(lender.data).toMatchObject({ interest_before: 147, interest_after: 137 })
  expect(says(lender)).toBe(
    'The plan by which "T" is repaid to you has a pause from 2024-02-05 to 2024-02-10. The platform to the borrower: “hardship.” You can expect 1.37 USD in interest instead of 1.47 USD, after fees, and the last payment still on 2024-07-01.',
  )
  // With a plain space between amount and currency.
  const letter = (one: Told, own: boolean) => {
    const told = [{ ...one, title: null, message: null, own }]
    const written = compose({ kind: one.type, name: 'Ada', language: 'de', told }, platform)
    return JSON.stringify(written?.parts[1]).replaceAll('\u00a0', ' ')
  }
  expect(letter(borrower, true)).toBe(
    '{"text":"Im Zahlungsplan von „T“ gilt vom 05.02.2024 bis 10.02.2024: eine Pause ohne Raten und Zinsen. Der Grund: hardship. Ihre nächste Rate über 17,01 $ ist am 01.03.2024 fällig. Nach dem Plan liegt die höchste Rate weiterhin bei 17,01 $, die letzte ist weiterhin am 01.07.2024 fällig, und insgesamt zahlen Sie noch 84,94 $ statt 85,04 $."}',
  )
  expect(letter(lender, false)).toBe(
    '{"text":"Im Zahlungsplan für Ihre Anlage in „T“ gilt vom 05.02.2024 bis 10.02.2024: eine Pause ohne Raten und Zinsen. Die Plattform an den Kreditnehmer: „hardship.“ Sie können nach Gebühren 1,37 $ Zinsen statt 1,47 $ erwarten und die letzte Rate weiterhin am 01.07.2024."}',
  )
  // Undone, it is told the other way round.
  await undoPlanChange(platform, admin, { id: made.planChange?.id ?? '', reason: 'a mistake' })
  const [back] = await told(loan)
  expect(back.data).toMatchObject({ stage: 'undone', to_pay_before: 8494, to_pay_after: 8504 })
  expect(says(back)).toBe(
    'The plan of "T" no longer has a pause: a mistake. Your next payment is 17.01 USD, due on 2024-03-01. Under the plan, the highest payment stays 17.01 USD, the last one is due on 2024-07-01 as before, and in all 85.04 USD is left to pay instead of 84.94 USD.',
  )
})

const kinds = [
  ['interest_pause', { from: '2024-03-20', to: '2024-04-10' }],
  ['principal_holiday', { instalments: 2, extend: true }],
  ['principal_holiday', { instalments: 2, extend: false }],
  ['re_amortise', {}],
  ['re_age', { instalments: 9, from: '2024-04-05', interest: 'spread' }],
  ['due_day', { dueDay: 20, from: '2024-03-16' }],
  ['term', { months: 5 }],
  ['term', { months: -1 }],
  ['rate', { rate: 150 }],
] as const

long.each(kinds)(
  '%s %j of a late loan: as the schedules, and its preview, say',
  async (kind, terms) => {
    const day = '2024-03-15'
    const loan = await lend('2024-01-01', 120_000n, 1200, 6)
    await loan.pay('2024-02-10', 13_37)
    await loan.owed(day)
    const before = await payable(loan, day)
    expect(before.overdue).toBeGreaterThan(0)
    const preview = await change(loan, kind, { ...terms, preview: true })
    const { totals, planChange } = await change(loan, kind, terms)
    const after = await payable(loan, day)
    const [borrower] = await told(loan)
    expect(figuresIn(borrower)).toEqual(figures(before, after))
    for (const one of [preview.totals, totals].flatMap((found) => found ?? []))
      expect({
        payment_before: Number(one.paymentBefore),
        payment_after: Number(one.paymentAfter),
        to_pay_before: Number(one.toPayBefore),
        to_pay_after: Number(one.toPayAfter),
        last_due_before: one.lastDueBefore,
        last_due_after: one.lastDueAfter,
      }).toEqual(
        Object.fromEntries(Object.entries(figuresIn(borrower)).filter(([name]) => isOfPlan(name))),
      )
    expect(says(borrower).includes(' is overdue.')).toBe(!kind.startsWith('re_'))
    await undoPlanChange(platform, admin, { id: planChange?.id ?? '', reason: 'a mistake' })
    const [back] = await told(loan)
    expect(figuresIn(back)).toEqual(figures(after, await payable(loan, day)))
  },
)

it('an announced change: what is due before it by the plan as it is, and then what it made', async () => {
  const notifying = { ...platform, limits: { ...platform.limits, planNoticeDays: 14 } }
  for (const [day, isDueBefore] of [
    ['2024-01-20', true],
    ['2024-01-10', false],
  ] as const) {
    const loan = await lend('2024-01-01', 100_000n, 1200, 4)
    await loan.owed(day)
    const before = await payable(loan, day)
    const preview = await change(loan, 'term', { months: 2, preview: true })
    await change(loan, 'term', { months: 2 }, notifying)
    const [borrower] = await told(loan)
    expect(await payable(loan, day)).toEqual(before)
    expect(borrower.data).toMatchObject({
      stage: 'announced',
      to_pay_before: before.all,
      to_pay_after: Number(preview.schedule?.totalPayment),
      payment_after: 17_255,
      next_due_on: '2024-02-01',
      next_amount: isDueBefore ? before.next_amount : 17_255,
    })
    expect(says(borrower)).toContain('If nothing else happens by then, the highest payment is ')
    const then = isDueBefore ? '2024-02-03' : '2024-01-24'
    if (isDueBefore) await loan.pay('2024-02-01', before.next_amount ?? 0)
    await loan.owed(then)
    const meanwhile = await payable(loan, then)
    expect(await changePlans(platform)).toBe(1)
    const [done] = await told(loan)
    expect(done.data.stage).toBe('changed')
    expect(figuresIn(done)).toEqual(figures(meanwhile, await payable(loan, then)))
  }
})

it('an announcement that is withdrawn changes nothing, and one that is void has no figures', async () => {
  const notifying = { ...platform, limits: { ...platform.limits, planNoticeDays: 14 } }
  const loan = await lend('2024-01-01', 100_000n, 1200, 4)
  const { planChange } = await change(loan, 'rate', { rate: 100 }, notifying)
  await undoPlanChange(platform, admin, { id: planChange?.id ?? '', reason: 'a mistake' })
  const [borrower] = await told(loan)
  const now = await payable(loan, '2024-01-01')
  expect(figuresIn(borrower)).toEqual(figures(now, now))
  expect(says(borrower)).toContain('as before, and in all 1025.13 USD is left to pay, as before.')
  const other = await lend('2024-01-02', 100_000n, 1200, 4)
  await change(other, 'rate', { rate: 100 }, notifying)
  await other.pay('2024-01-05', 200_000)
  await other.owed('2024-01-20')
  expect(await changePlans(platform)).toBe(1)
  const [gone] = await told(other)
  expect([gone.data.stage, figuresIn(gone)]).toEqual(['void', {}])
})

it('where all is paid by then but charges, nobody is told of a last payment', () => {
  const facts = { change_kind: 'rate', stage: 'undone', loan_title: 'T', reason: 'a mistake' }
  const figures = { to_pay_before: 0, to_pay_after: 0, payment_before: 0, payment_after: 0 }
  const borrower = { type: 'plan_changed', data: { ...facts, ...figures } }
  const expected = { interest_before: 147, interest_after: 137 }
  const lender = { type: 'investment_plan_changed', data: { ...facts, ...expected } }
  expect(says(borrower)).toBe('The plan of "T" no longer has a lower rate: a mistake.')
  expect(says(lender)).toBe(
    'The plan by which "T" is repaid to you no longer has a lower rate. The platform to the borrower: “a mistake.” You can expect 1.37 USD in interest instead of 1.47 USD, after fees.',
  )
  for (const one of [borrower, lender]) expect(says(one, 'de')).not.toMatch(/none|letzte/)
})

it('what was due on a day that does not count is not overdue while it can be paid', async () => {
  // As with BUSINESS_DAYS=following, in which Saturdays and Sundays do not count.
  const following = new URL('../../../src/lending/repaying/due/following.sql', import.meta.url)
  await lending.database.sql(await readFile(following, 'utf8'))
  // Its second instalment is due on Saturday, the 1st of June.
  for (const [day, overdue, nextDueOn] of [
    ['2024-06-01', undefined, '2024-06-01'],
    ['2024-06-03', undefined, '2024-06-01'],
    ['2024-06-04', 17_255, '2024-07-01'],
  ] as const) {
    const loan = await lend('2024-04-01', 100_000n, 1200, 6)
    await loan.pay('2024-05-01', 17_255)
    await loan.owed(day)
    await change(loan, 'rate', { rate: 1199 })
    const [borrower] = await told(loan)
    expect([day, borrower.data.overdue, borrower.data.next_due_on]).toEqual([
      day,
      overdue,
      nextDueOn,
    ])
    expect(says(borrower).includes(' is overdue.')).toBe(overdue !== undefined)
  }
})

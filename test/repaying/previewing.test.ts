import { afterAll, expect, it } from 'vitest'
import { seededRandom } from '../../src/seed/random.ts'
import { long } from '../support/long.ts'
import { anyChange, changePlan, dayAfter } from '../support/market/any-change.ts'
import { openLending } from '../support/market/repaying/lent.ts'
import { rounds } from '../support/rounds.ts'

// What a preview of a repayment says is what the repayment then does, to the cent, whatever has become of the plan.

const lending = await openLending()
const { lend } = lending
const operator = await lending.member('operator')
afterAll(() => lending.close())

type Lent = Awaited<ReturnType<typeof lend>>
const choices = ['shorten', 'lower', 'advance'] as const

/** Previews a payment, sees that this changes nothing, pays, and expects the same. */
async function pays(loan: Lent, day: string, amount: number, choice: (typeof choices)[number]) {
  await loan.owed(day)
  const stored = await lending.fingerprint()
  const said = await loan.preview(day, amount, choice)
  expect(await lending.fingerprint()).toEqual(stored)
  const before = await loan.plan()
  const { applied, prepaid, effect } = await loan.pay(day, amount, choice)
  expect({ applied, prepaid, effect }).toEqual(said)
  return { said: said.effect, before, after: await loan.plan() }
}
const interestOf = (plan: readonly (readonly (string | number)[])[]) =>
  plan.reduce((sum, [, interest]) => sum + Number(interest), 0)

it('1,000 at 12 %, moved from the 29th to the 20th: paying 1.00 today saves what it then saves', async () => {
  for (const [amount, choice] of [
    [100, 'shorten'],
    [20_000, 'lower'],
    [20_000, 'shorten'],
    [20_000, 'advance'],
    [9_000, 'shorten'],
  ] as const) {
    const loan = await lend('2026-11-29', 100_000n, 1200, 12)
    const terms = { due_day: 20, from: '2026-12-29' }
    await changePlan(lending, operator, loan.id, ['due_day', terms], false)
    const { said, before, after } = await pays(loan, '2026-11-29', amount, choice)
    expect(Number(said.interestSaved)).toBe(interestOf(before) - interestOf(after))
    expect(said.lastDueOn.slice(5)).toBe(after.at(-1)?.[0])
  }
})

it.each([
  ['re_amortise', {}],
  ['re_age', { instalments: 10, from: '2026-04-15', interest: 'spread' }],
] as const)(
  'after %s, paying the next instalment early costs no more interest',
  async (kind, terms) => {
    for (const [day, choice] of [
      ['2026-03-20', 'shorten'],
      ['2026-03-20', 'lower'],
      ['2026-04-10', 'shorten'],
      ['2026-04-10', 'advance'],
    ] as const) {
      const loan = await lend('2026-01-15', 100_000n, 1200, 12, { interest: 'contract' })
      await loan.owed('2026-03-20')
      await changePlan(lending, operator, loan.id, [kind, terms], false)
      const { said } = await pays(loan, day, 10_758, choice)
      expect(Number(said.interestSaved)).toBeGreaterThan(0)
    }
  },
)

it('of a loan that is late, the payment of a month is that of the months to come', async () => {
  const loan = await lend('2026-01-15', 100_000n, 1200, 6, { interest: 'contract' })
  const holiday = { instalments: 1, extend: true }
  await changePlan(lending, operator, loan.id, ['principal_holiday', holiday], false)
  // The first payment, of interest alone, is late.
  const { said, before } = await pays(loan, '2026-02-20', 500, 'shorten')
  const [, , third = []] = before
  expect(Number(said.monthlyBefore)).toBe(Number(third[1]) + Number(third[2]))
})

long('whatever changed the plan, and whatever was paid before', async () => {
  const random = seededRandom(7)
  const below = (most: number) => random.whole(0, most - 1)
  for (let round = 0; round < rounds(12); round += 1) {
    let day = dayAfter('2024-01-01', below(60))
    const months = 2 + below(14)
    const loan = await lend(day, BigInt(20_000 + below(200_000)), below(3600), months, {
      interest: random.pick(['none', 'contract'] as const),
    })
    for (let turn = 0; turn < 6; turn += 1) {
      day = dayAfter(day, below(35))
      const { payoff } = await loan.owed(day)
      if (payoff === 0) break
      await changePlan(lending, operator, loan.id, anyChange(below, day), false)
      for (const choice of choices) {
        const { payoff: owed } = await loan.owed(day)
        if (owed < 2) break
        const { said, before, after } = await pays(
          loan,
          day,
          1 + below(Math.max(1, Math.floor(owed / 2))),
          choice,
        )
        expect(Number(said.interestSaved)).toBe(interestOf(before) - interestOf(after))
        // Where the last payment was the smallest, even and lower ones keep more principal for longer.
        if (choice !== 'lower') expect(Number(said.interestSaved)).toBeGreaterThanOrEqual(0)
      }
    }
    const { payoff } = await loan.owed(day)
    if (payoff > 0) await pays(loan, day, payoff, 'shorten')
  }
})

it('paying more than is owed takes what is owed, and leaves nothing due', async () => {
  const loan = await lend('2026-11-29', 100_000n, 1200, 12)
  const { applied, effect } = await loan.preview('2026-12-05', 1_000_000)
  expect(Number(applied)).toBe((await loan.owed('2026-12-05')).payoff)
  expect(effect).toMatchObject({ nextDueOn: null, monthlyPayment: null, instalmentsPaid: 1 })
})

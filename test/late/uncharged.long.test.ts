import { v7 as newId } from 'uuid'
import { afterAll, describe, expect, it } from 'vitest'
import { planLateLoans } from '../../src/lending/late/arrears.ts'
import type { LateTerms } from '../../src/lending/late/terms.ts'
import { auditLedger } from '../../src/lending/ledger/audit.ts'
import { defaultLoans } from '../../src/lending/repaying/default/default.ts'
import { repayLoan } from '../../src/lending/repaying/repay.ts'
import { changePlan } from '../support/market/any-change.ts'
import { openLending } from '../support/market/repaying/lent.ts'
import { travel } from '../support/market/travel.ts'

// What has fallen due of charges between two runs of the hourly job: it is owed, shown, paid and waived as if it had been written.

const lending = await openLending()
const { lend, platform } = lending
afterAll(async () => {
  expect(await auditLedger(lending.database.url)).toEqual([])
  await lending.close()
})

const fee = (change: object = {}): Partial<LateTerms> => ({
  interest: 'none',
  lateFee: { amount: 1500n, percent: 500, afterDays: 15, repeats: false, to: 'lenders', ...change },
})
/** 88.85 a month, the first on 15 February; a fee falls due on 2 March. */
const thousand = (late: Partial<LateTerms>) => lend('2026-01-15', 100_000n, 1200, 12, late)
/** Sets the clock, and runs no job. */
const on = (day: string) => travel(platform.database, new Date(`${day}T12:00:00Z`))
const one = async <Row>(text: string, id: string) =>
  (await platform.database.query<Row & object>(text, [id]))[0] as Row
const debt = (id: string) =>
  one<{ due: number; payoff: number; charges: number }>(
    'select amount_due::int as due, payoff_amount::int as payoff, charges_due::int as charges from loan_debt where loan_id = $1',
    id,
  )
const shown = (id: string) =>
  platform.database.query<{ id: string; kind: string; due: string; outstanding: number }>(
    'select id, kind, due_on::text as due, outstanding::int from charge_state where loan_id = $1 order by due_on, kind',
    [id],
  )
const pay = async (id: string, amount: number) => {
  const { borrower } = await one<{ borrower: string }>(
    'select borrower_id as borrower from loan where id = $1',
    id,
  )
  return repayLoan(platform, borrower, { loanId: id, amount: BigInt(amount) })
}

describe('a late fee whose day has come', () => {
  it('is written while the clock of default stands still, which a pause of the plan has stopped', async () => {
    const { id } = await thousand(fee())
    await on('2026-02-20')
    const pause = { from: '2026-02-20', to: '2026-03-21' }
    await changePlan(
      lending,
      await lending.member('operator'),
      id,
      ['interest_pause', pause],
      false,
    )
    const limits = { ...platform.limits, defaultAfterDays: 20 }
    // Without the pause, it would have fallen due on 2 March, and the loan would have defaulted on 7 March.
    await on('2026-04-02')
    await planLateLoans({ ...platform, limits })
    expect(await one('select count(*)::int as written from charge where loan_id = $1', id)).toEqual(
      { written: 1 },
    )
  })

  it('is owed and shown before the job writes it, and the same after it', async () => {
    const { id } = await thousand(fee())
    await on('2026-03-01')
    expect([await debt(id), await shown(id)]).toMatchObject([{ due: 8885, charges: 0 }, []])
    await on('2026-03-02')
    const before = [await debt(id), await shown(id)]
    expect(before).toMatchObject([
      { due: 8885 + 1500, charges: 1500 },
      [{ kind: 'late_fee', due: '2026-03-02', outstanding: 1500 }],
    ])
    await planLateLoans(platform)
    expect([await debt(id), await shown(id)]).toEqual(before)
  })

  it('is taken by a payment before the job', async () => {
    const loan = await thousand(fee())
    await on('2026-03-02')
    const { payoff } = await debt(loan.id)
    await pay(loan.id, 8885)
    expect(await debt(loan.id)).toMatchObject({ due: 1500, charges: 0, payoff: payoff - 8885 })
    await pay(loan.id, 1500)
    await planLateLoans(platform)
    expect(await debt(loan.id)).toMatchObject({ due: 0, payoff: payoff - 8885 - 1500 })
    await on('2026-03-14')
    expect((await loan.owed('2026-03-14')).due).toBe(0)
  })

  it('ends a loan by the payoff that is shown', async () => {
    const { id } = await lend('2026-01-15', 40_000n, 0, 1, fee({ repeats: true }))
    await on('2026-04-05')
    expect(await debt(id)).toEqual({ due: 46_000, payoff: 46_000, charges: 6000 })
    expect((await pay(id, 100_000)).transaction.amount).toBe(46_000n)
    expect(await debt(id)).toEqual({ due: 0, payoff: 0, charges: 0 })
  })

  it('is owed after the default, too', async () => {
    const { id } = await thousand(fee({ repeats: true }))
    await on('2026-05-16')
    const { payoff, charges } = await debt(id)
    expect(charges).toBeGreaterThan(0)
    await defaultLoans(platform)
    expect(await debt(id)).toMatchObject({ payoff, charges })
  })

  it('is the last before the default, however late the gateway starts again', async () => {
    const { id } = await thousand(fee({ repeats: true }))
    const inTime = await thousand(fee({ repeats: true }))
    // 90 days after 15 February, as by default.
    const until = '2026-05-16'
    await on(until)
    await platform.database.change('select default_late_loan($1, $2, 90)', [
      inTime.id,
      [newId(), newId()],
    ])
    await on('2026-09-01')
    await planLateLoans(platform)
    await defaultLoans(platform)
    const days = async (of: string) => (await shown(of)).map(({ due }) => due)
    expect((await days(id)).at(-1)).toBe(until)
    expect(await days(id)).toEqual(await days(inTime.id))
    expect((await debt(id)).charges).toBe((await debt(inTime.id)).charges)
  })
})

it('penalty interest of the first day is shown before the job writes it, by the id that it then has', async () => {
  const { id } = await thousand({
    interest: 'penalty',
    penalty: { points: 500, rate: null, graceDays: 0 },
  })
  await on('2026-02-16')
  const before = await shown(id)
  expect(before).toMatchObject([{ kind: 'penalty_interest', due: '2026-02-15', outstanding: 1 }])
  expect((await debt(id)).charges).toBe(1)
  await planLateLoans(platform)
  expect(await shown(id)).toEqual(before)
})

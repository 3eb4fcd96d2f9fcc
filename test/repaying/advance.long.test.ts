import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { auditLedger } from '../../src/lending/ledger/audit.ts'
import { changePlan } from '../support/market/any-change.ts'
import { openLending } from '../support/market/repaying/lent.ts'

const lending = await openLending()
afterEach(async () => expect(await auditLedger(lending.database.url)).toEqual([]))
afterAll(() => lending.close())
const olga = await lending.member('olga')

interface Row {
  readonly due: string
  readonly principal: number
  readonly interest: number
  readonly paid: number
}
const rows = (id: string) =>
  lending.database.sql<Row>(
    `select to_char(due_on, 'MM-DD') as due, principal::int, interest::int, (principal_paid + interest_paid)::int as paid
      from instalment where loan_id = $1 order by number`,
    [id],
  )
const loanOf = async (id: string) => {
  const [loan] = await lending.database.sql<{ next: string; unearned: number; status: string }>(
    "select to_char(next_due_on, 'MM-DD') as next, unearned::int, status from loan where id = $1",
    [id],
  )
  return loan
}
/** What lenders have of a loan: principal and interest. */
const lentOf = async (id: string) => {
  const [lent] = await lending.database.sql<{ principal: number; interest: number }>(
    'select sum(principal_repaid)::int as principal, sum(interest_earned)::int as interest from investment where loan_id = $1',
    [id],
  )
  return lent
}
// 100.00 at 9.48 %, 6 months: 17.13 each, paid out on 1 January; interest .79 .66 .53 .40 .27 .13.
const start = () => lending.lend('2026-01-01', 10_000n, 948, 6)

describe('two instalments at once', () => {
  it('move the due day by a month, and leave every instalment as it was', async () => {
    const loan = await start()
    const before = await rows(loan.id)
    const { prepaid } = await loan.pay('2026-02-01', 2 * 1713, 'advance')
    expect(prepaid).toBe(1713n)
    const after = await rows(loan.id)
    expect(after.map(({ paid, ...plan }) => plan)).toEqual(before.map(({ paid, ...plan }) => plan))
    expect(after.map(({ paid }) => paid)).toEqual([1713, 1713, 0, 0, 0, 0])
    expect((await loanOf(loan.id))?.next).toBe('04-01')
    expect(await loan.owed('2026-03-15')).toMatchObject({ due: 0, late: 0 })
    expect(await loan.owed('2026-04-01')).toMatchObject({ due: 1713, late: 0 })
    expect(await loan.owed('2026-04-02')).toMatchObject({ due: 1713, late: 1 })
  })

  it('as a prepayment leave the borrower late a month later', async () => {
    const loan = await start()
    await loan.pay('2026-02-01', 2 * 1713)
    expect((await loanOf(loan.id))?.next).toBe('03-01')
    expect((await loan.owed('2026-03-02')).late).toBe(1)
  })

  it('cost the interest by the day, and no more, if the loan is then repaid', async () => {
    const loan = await start()
    // 83.66 are left of the principal after the first instalment, of which 17.13 are paid ahead.
    await loan.pay('2026-02-01', 2 * 1713, 'advance')
    expect((await loan.owed('2026-02-01')).payoff).toBe(8366 - 1713)
    // Half of February: .33 of the .66 that was paid ahead has run.
    expect((await loan.owed('2026-02-15')).payoff).toBe(8366 - 1713 + 33)
    // By the due day all of it has: as without paying ahead.
    expect((await loan.owed('2026-03-01')).payoff).toBe(8366 - 1713 + 66)
    const { applied, loan: repaid } = await loan.pay('2026-02-15', 10_000, 'advance')
    expect([applied, repaid.status]).toEqual([BigInt(8366 - 1713 + 33), 'repaid'])
    expect(await lentOf(loan.id)).toEqual({ principal: 10_000, interest: 79 + 33 })
    expect((await loanOf(loan.id))?.unearned).toBe(0)
  })

  it.each([1, 5, 40])(
    'bring lenders no more than they lent if interest was moved to the instalments that are paid ahead, all but %s cents',
    async (left) => {
      const loan = await lending.lend('2026-01-01', 8_459n, 2400, 11)
      await loan.pay('2026-02-16', 1)
      const outcome = await changePlan(lending, olga, loan.id, ['re_amortise', {}], false)
      expect(outcome.code).toBeUndefined()
      const { payoff } = await loan.owed('2026-02-16')
      await loan.pay('2026-02-16', payoff - left, 'advance')
      expect((await loan.owed('2026-02-16')).payoff).toBe(left)
      await loan.pay('2026-02-16', left, 'advance')
      expect((await lentOf(loan.id))?.principal).toBe(8_459)
    },
  )

  it('bring lenders interest only as it runs: until then they have it as principal', async () => {
    const loan = await lending.lend('2026-01-01', 10_000n, 948, 6, {}, [5_000n, 3_000n, 2_000n])
    await loan.pay('2026-02-01', 2 * 1713, 'advance')
    expect((await loanOf(loan.id))?.unearned).toBe(66)
    expect(await lentOf(loan.id)).toEqual({ principal: 1634 + 1713, interest: 79 })
    await loan.pay('2026-04-01', 1713)
    expect((await loanOf(loan.id))?.unearned).toBe(0)
    expect(await lentOf(loan.id)).toEqual({ principal: 3 * 1713 - 198, interest: 79 + 66 + 53 })
  })
})

describe('what was paid ahead', () => {
  it('pays the new instalments in turn when a later payment lowers or ends them', async () => {
    const [shorter, lower] = [await start(), await start()]
    for (const loan of [shorter, lower]) await loan.pay('2026-02-01', 2 * 1713, 'advance')
    await shorter.pay('2026-02-01', 3000, 'shorten')
    await lower.pay('2026-02-01', 3000, 'lower')
    const [short, low] = [await rows(shorter.id), await rows(lower.id)]
    expect(short.map(({ paid }) => paid)).toEqual([1713, 1713, 0, 0, 0].slice(0, short.length))
    // 53.66 over 5 months are 10.99 each: what was paid ahead covers one, and 6.14 of the next.
    expect(low.map(({ paid }) => paid)).toEqual([1713, 1099, 614, 0, 0, 0])
    expect((await loanOf(lower.id))?.next).toBe('04-01')
  })

  it('is less interest if the borrower prepays in its month', async () => {
    const loan = await start()
    await loan.pay('2026-02-01', 2 * 1713, 'advance')
    await loan.pay('2026-02-15', 2800, 'shorten')
    const [, second] = await rows(loan.id)
    // 28.00 bear no interest for 14 of the 28 days: .11 less, which repay principal.
    expect(second).toMatchObject({ principal: 1658, interest: 55, paid: 1713 })
  })

  it('goes on with the following instalments, up to the last', async () => {
    const loan = await start()
    await loan.pay('2026-02-01', 1713, 'advance')
    await loan.pay('2026-02-01', 1000, 'advance')
    await loan.pay('2026-02-02', 1000, 'advance')
    expect((await rows(loan.id)).map(({ paid }) => paid)).toEqual([1713, 1713, 287, 0, 0, 0])
    await loan.pay('2026-02-03', 6000, 'advance')
    expect((await rows(loan.id)).map(({ paid }) => paid)).toEqual([
      1713, 1713, 1713, 1713, 1713, 1148,
    ])
    expect((await loanOf(loan.id))?.next).toBe('07-01')
  })

  it('comes after what is overdue', async () => {
    const loan = await start()
    await loan.pay('2026-02-10', 2 * 1713, 'advance')
    expect((await rows(loan.id)).map(({ paid }) => paid)).toEqual([1713, 1713, 0, 0, 0, 0])
    expect((await loanOf(loan.id))?.next).toBe('04-01')
  })
})

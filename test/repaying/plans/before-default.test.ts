import { v7 as newId } from 'uuid'
import { afterAll, expect, it } from 'vitest'
import { defaultLoans } from '../../../src/lending/repaying/default/default.ts'
import { openLending } from '../../support/market/repaying/lent.ts'

// What happens on one day to a loan that is late enough to default, and whose plan changes then.

const lending = await openLending()
afterAll(() => lending.close())

it('is not given up while a change of its plan is due that could not be made yet', async () => {
  const { platform, database } = lending
  const loan = await lending.lend('2026-01-15', 100_000n, 1200, 6)
  await loan.owed('2026-06-01')
  await database.sql(
    `insert into plan_change (id, loan_id, kind, terms, reason, actor_id, by_operator, status, effective_on, interest_before, interest_after, value_before, value_after)
      values ($1, $2, 're_age', '{"instalments": 3}', 'x', $1, true, 'pending', '2026-06-01', 0, 0, 0, 0)`,
    [newId(), loan.id],
  )
  expect(await defaultLoans(platform)).toBe(0)
  const values = [loan.id, [newId(), newId()], platform.limits.defaultAfterDays]
  const text = 'select default_late_loan($1, $2, $3) as outcome'
  const [refused] = await platform.database.change<{ outcome: { code?: string } }>(text, values)
  expect(refused?.outcome.code).toBe('INVALID_TRANSITION')
  await database.sql("update plan_change set status = 'void', void_reason = 'active'")
  expect(await defaultLoans(platform)).toBe(1)
})

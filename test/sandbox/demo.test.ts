import { expect, it, onTestFinished } from 'vitest'
import { startWorld } from '../support/world.ts'

it('members of the demo joined before their loans and their first deposit', async () => {
  const world = await startWorld({ SEED_DEMO: 'on' })
  onTestFinished(() => world.close())
  const [counted] = await world.database.sql<{ loans: number; late: number; early: number }>(
    `select count(*)::int as loans, count(*) filter (where loan.created_at < profile.created_at)::int as late,
      (select count(*)::int from wallet_transaction join wallet on wallet.id = wallet_id join profile on profile.id = user_id
        where wallet_transaction.created_at < profile.created_at) as early
    from loan join profile on profile.id = borrower_id`,
  )
  expect(counted).toMatchObject({ loans: 60, late: 0, early: 0 })
  // A loan's repayments are listed, and its history is replayed, by when they were booked.
  const [booked] = await world.database.sql(
    `select count(*)::int > 0 as some, count(*) filter (where repayment.created_at <> moved.created_at)::int as other
    from repayment join ledger_transaction as moved on moved.id = booked_by`,
  )
  expect(booked).toEqual({ some: true, other: 0 })
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDatabase, type TestDatabase } from '../support/database.ts'

// The work of the first days of a month, which looks at all loans in batches.

let database: TestDatabase
beforeAll(async () => {
  database = await createDatabase()
  for (const text of crowd) await database.sql(text)
})
afterAll(() => database.drop())

const LOANS = 6_000
const crowd = [
  'set session_replication_role = replica',
  `insert into loan (id, borrower_id, title, description, purpose, currency, status, amount_requested, amount_funded, interest_rate,
      repayment_period_months, published_at, expires_at, disbursement_date, late_terms)
    select gen_random_uuid(), gen_random_uuid(), place, 'd', 'p', 'USD', case when place % 3 = 0 then 'defaulted' else 'active' end, 100, 100, 0,
      1, now(), now(), '2027-01-05', '{"interest": "none"}' from generate_series(1, ${LOANS}) as place`,
  "insert into account (id, kind, loan_id, currency, balance) select id, 'receivable', id, 'USD', -100 from loan where status = 'active'",
  `insert into investment (id, loan_id, lender_id, amount, interest_rate, status, loss_position)
    select id, id, borrower_id, 100, 0, status, case status when 'defaulted' then 1 end from loan`,
  'reset session_replication_role',
  'vacuum (analyze)',
  "set gateway.now = '2027-03-01 09:00Z'",
]

/** Keeps a batch; says what was kept, where the next one begins, and how many rows of loans and of what belongs to them were read. */
async function keep(most: number, after: string | null, day = '2027-03-01') {
  const { sql } = database
  // What this connection has counted so far goes to the shared counts only now and then; until it does, the transaction's counts include it.
  await sql('select pg_stat_force_next_flush()')
  await sql('begin')
  const [batch] = await sql<{ kept: number; last_loan: string | null }>(
    'select * from keep_month_end($1, $2, $3)',
    [day, most, after],
  )
  const [rows] = await sql<{ read: string }>(
    `select sum(seq_tup_read + coalesce(idx_tup_fetch, 0)) as read from pg_stat_xact_user_tables
      where relname in ('loan', 'account', 'investment', 'instalment', 'loan_month_end')`,
  )
  await sql('commit')
  return { kept: batch?.kept, next: batch?.last_loan ?? null, read: Number(rows?.read) }
}

it('reads only the loans of its batch, and keeps each once, also if it is begun again', async () => {
  const first = await keep(60, null)
  expect(first).toMatchObject({ kept: 60, next: expect.any(String) })
  expect(first.read).toBeLessThan(60 * 12)
  expect((await keep(60, null)).kept).toBe(0)
  let kept = first.kept ?? 0
  for (let { next } = first; next !== null; ) {
    const batch = await keep(1_000, next)
    kept += batch.kept ?? 0
    next = batch.next
  }
  expect(kept).toBe(LOANS)
  const [row] = await database.sql<object>(
    `select count(*)::int, count(*) filter (where defaulted)::int as defaulted, sum(principal)::int as principal, min(month)::text as month from loan_month_end`,
  )
  expect(row).toEqual({
    count: LOANS,
    defaulted: LOANS / 3,
    principal: 100 * LOANS,
    month: '2027-02-01',
  })
})

it('leaves out loans that were paid out after the month', async () => {
  expect(await keep(10_000, null, '2027-01-01')).toMatchObject({ kept: 0, next: null })
})

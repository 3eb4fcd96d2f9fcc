import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDatabase, type TestDatabase } from '../support/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createDatabase()
  for (const text of crowd) await database.sql(text)
})
afterAll(() => database.drop())

/** Enough entries that PostgreSQL, which expects a third of each account's, would rather read all. */
const crowd = [
  'set session_replication_role = replica',
  `insert into account (id, kind, wallet_id, currency, version) select gen_random_uuid(), 'available', gen_random_uuid(), 'USD', 200
    from generate_series(1, 500)`,
  `insert into entry (account_id, version, ledger_transaction_id, amount, balance_after)
    select account.id, n, gen_random_uuid(), 1, n from account, generate_series(1, 200) as n`,
  "insert into ledger_transaction (id, kind) select ledger_transaction_id, 'deposit' from entry",
  'vacuum (analyze)',
]

it('an audit of what is new looks up the newest entries of the accounts that moved, however many entries there are', async () => {
  await database.sql('set enable_seqscan = off')
  const [{ snapshot } = { snapshot: '' }] = await database.sql<{ snapshot: string }>(
    'select pg_current_snapshot()::text as snapshot',
  )
  const [{ text } = { text: '' }] = await database.sql<{ text: string }>(
    'select audit_text($1) as text',
    [snapshot],
  )
  const rows = await database.sql<{ 'QUERY PLAN': string }>(`explain (costs off) ${text}`)
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  const [, entries = ''] = /CTE entry\n([\s\S]*?)\n {2}->/.exec(plan) ?? []
  expect(entries).toMatch(/Nested Loop[\s\S]*on entry_pkey\s+Index Cond: \(\(account_id = account/)
  expect(entries).not.toContain('Merge')
})

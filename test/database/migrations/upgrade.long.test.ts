import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { drift } from '../../../src/database/migrating/drift.ts'
import { migrate } from '../../../src/database/migrating/migrate.ts'
import { auditLedger } from '../../../src/lending/ledger/audit.ts'
import { schema } from '../../support/contract/schema.ts'
import { attempt, createDatabase, type TestDatabase } from '../../support/database.ts'

/** What version 0.1.0 made of an empty database, and the rows of a small market that was lived through its API. */
const old = (part: 'tables' | 'rows') =>
  gunzipSync(readFileSync(new URL(`version-0.1.0/${part}.sql.gz`, import.meta.url)))
    .toString()
    .replaceAll(/(search_path =|schema) public/g, `$1 ${schema}`)

async function databaseOfOldVersion(): Promise<TestDatabase> {
  const database = await createDatabase('template0')
  await attempt(database.ownerUrl, old('tables'))
  // Rows are restored as they were: without the triggers that made them so.
  await database.sql(
    `set session_replication_role = replica; ${old('rows')} reset session_replication_role`,
  )
  return database
}

const threeIds = 'array[gen_random_uuid(), gen_random_uuid(), gen_random_uuid()]'

const catalogue = {
  functions: `select pg_get_functiondef(oid) as one, proacl::text as rights from pg_proc
    where pronamespace = current_schema()::regnamespace`,
  triggers: `select pg_get_triggerdef(pg_trigger.oid) as one from pg_trigger
    join pg_class on pg_class.oid = tgrelid where relnamespace = current_schema()::regnamespace and not tgisinternal`,
  views: `select viewname, definition as one from pg_views where schemaname = current_schema()`,
  columns: `select attrelid::regclass::text, attname, format_type(atttypid, atttypmod), attnotnull,
      pg_get_expr(adbin, adrelid) as one, attacl::text as rights
    from pg_attribute join pg_class on pg_class.oid = attrelid
    left join pg_attrdef on (adrelid, adnum) = (attrelid, attnum)
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'v') and attnum > 0 and not attisdropped`,
  constraints: `select conrelid::regclass::text, conname, pg_get_constraintdef(oid) as one from pg_constraint
    where connamespace = current_schema()::regnamespace`,
  indexes: `select indexdef as one from pg_indexes where schemaname = current_schema()`,
  statistics: `select pg_get_statisticsobjdef(oid) as one from pg_statistic_ext where stxnamespace = current_schema()::regnamespace`,
  tables: `select relname, relkind, relpersistence, relacl::text as one from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'v', 'S')`,
}

const described = async ({ sql }: TestDatabase, query: string) =>
  (await sql(query)).map((row) => JSON.stringify(row)).toSorted()

let upgraded: TestDatabase
let fresh: TestDatabase

beforeAll(async () => {
  upgraded = await databaseOfOldVersion()
  fresh = await createDatabase('template0')
})
afterAll(async () => {
  await upgraded.drop()
  await fresh.drop()
})

it('goes on with a database of version 0.1.0, whose ledger stays sound and whose ids stay', async () => {
  const ids = () => upgraded.sql('select id from loan union all select id from wallet order by id')
  const before = await ids()
  const applied = await migrate(upgraded.ownerUrl, upgraded.url, 'USD')
  expect(applied).not.toContain('0001-baseline')
  expect(applied.at(-1)).toMatch(/^\d+ SQL files$/)
  expect(await ids()).toEqual(before)
  expect(before.length).toBeGreaterThan(5)
  const house = 'select kind, stripe from account where stripe is not null order by 1, 2'
  await migrate(fresh.ownerUrl, fresh.url, 'USD')
  expect(await upgraded.sql(house)).toEqual(await fresh.sql(house))
  expect(await auditLedger(upgraded.url)).toEqual([])
  // Loans of before are late from the first cent, and what is overdue bears nothing.
  const terms = `select count(*)::int as owing, count(*) filter (where late_terms is null and late_due_on = next_due_on)::int as kept
    from loan where next_due_on is not null`
  const [{ owing, kept } = { owing: 0, kept: 0 }] =
    await upgraded.sql<Record<'owing' | 'kept', number>>(terms)
  expect(owing).toBeGreaterThan(0)
  expect(kept).toBe(owing)
  expect(await drift((text) => upgraded.sql(text))).toEqual([])
  expect(await migrate(upgraded.ownerUrl, upgraded.url, 'USD')).toEqual([])
})

it('makes private why operators have cancelled loans, and leaves what borrowers did', async () => {
  const database = await databaseOfOldVersion()
  await database.sql(`set session_replication_role = replica;
    insert into loan_event (id, loan_id, actor_id, from_status, to_status, reason)
      select gen_random_uuid(), loan.id, profile.id, 'open', 'cancelled',
        case when profile.id = borrower_id then 'withdrawn by the borrower' else 'No such shop' end
      from (select * from loan limit 1) as loan, profile;
    reset session_replication_role`)
  await migrate(database.ownerUrl, database.url, 'USD')
  expect(
    await database.sql(`select distinct reason, private_reason from loan_event
      where to_status = 'cancelled' and from_status = 'open' order by reason`),
  ).toEqual([
    { reason: 'cancelled by the operator', private_reason: 'No such shop' },
    { reason: 'withdrawn by the borrower', private_reason: null },
  ])
  await expect(database.sql(`update loan_event set private_reason = 'x'`)).rejects.toThrow(
    'append-only',
  )
  await database.drop()
})

it('goes on with a half repaid loan, even where slices had shifted shares: each lender gets what is owed', async () => {
  const database = await databaseOfOldVersion()
  const [loan] = await database.sql<{ id: string; borrower: string }>(
    "select id, borrower_id as borrower from loan where status = 'active'",
  )
  const repay = (call: (ids: string) => string, cents: number, times = 1) =>
    database.sql(`select ${call(threeIds)} from generate_series(1, $4)`, [
      loan?.borrower,
      loan?.id,
      cents,
      times,
    ])
  const shares = (columns: string) =>
    database.sql(`select ${columns} from investment where loan_id = $1 order by created_at, id`, [
      loan?.id,
    ])
  await database.sql(
    `select move_money('deposit', $1, null, null, ${threeIds}, 20000, null, null, null)`,
    [loan?.borrower],
  )
  await repay((ids) => `repay_loan($1, null, null, $2, $3, ${ids}, 1000)`, 1, 150)
  const before = await shares('principal_repaid, interest_earned, updated_at')
  await migrate(database.ownerUrl, database.url, 'USD')
  expect(await auditLedger(database.url)).toEqual([])
  expect(await shares('principal_repaid, interest_earned, updated_at')).toEqual(before)
  for (const [cents, times] of [
    [1, 70],
    [1500, 1],
    [20_000, 1],
  ] as const) {
    await repay(
      (ids) => `take_repayment($1, null, null, $2, $3, ${ids}, 1000, 'shorten')`,
      cents,
      times,
    )
    expect(await auditLedger(database.url)).toEqual([])
  }
  expect(await shares('principal_repaid::int as repaid, status')).toEqual([
    { repaid: 5200, status: 'repaid' },
    { repaid: 4800, status: 'repaid' },
  ])
  await database.drop()
})

it('takes a loan on by the new rules from its next payment, whatever was paid ahead by the old', async () => {
  const database = await databaseOfOldVersion()
  const [loan] = await database.sql<{ id: string; borrower: string }>(
    "select id, borrower_id as borrower from loan where status = 'active'",
  )
  const repay = (cents: number) =>
    database.sql(`select take_repayment($1, null, null, $2, $3, ${threeIds}, 0, 'shorten')`, [
      loan?.borrower,
      loan?.id,
      cents,
    ])
  const debt = async () => {
    const [row] = await database.sql<Record<string, string>>(
      `select amount_due::int as due, payoff_amount::int as payoff, next_number as next,
        (select sum(principal - principal_paid)::int from instalment where instalment.loan_id = $1) as principal
      from loan_debt where loan_debt.loan_id = $1`,
      [loan?.id],
    )
    return row
  }
  await database.sql(
    `select move_money('deposit', $1, null, null, ${threeIds}, 20000, null, null, null)`,
    [loan?.borrower],
  )
  // Two instalments and a part of the third, with all of their interest, before any of it has run.
  const [{ ahead, next } = { ahead: 0, next: 0 }] = await database.sql<Record<string, number>>(
    `select sum(principal + interest - principal_paid - interest_paid)::int + 500 as ahead, max(next_number) + 2 as next
      from instalment join loan_debt using (loan_id) where loan_id = $1 and number <= next_number + 1`,
    [loan?.id],
  )
  await database.sql(`select repay_loan($1, null, null, $2, $3, ${threeIds}, 0)`, [
    loan?.borrower,
    loan?.id,
    ahead,
  ])
  await migrate(database.ownerUrl, database.url, 'USD')
  const before = await debt()
  expect(before).toMatchObject({ due: 0, next })
  // No interest is taken twice: what was paid ahead covers all that has run.
  expect(before?.payoff).toBe(before?.principal)
  expect(await auditLedger(database.url)).toEqual([])
  await repay(1000)
  const after = await debt()
  expect(Number(before?.payoff) - Number(after?.payoff)).toBe(1000)
  expect(await auditLedger(database.url)).toEqual([])
  await repay(20_000)
  expect(await debt()).toMatchObject({ payoff: 0, principal: 0 })
  expect(await auditLedger(database.url)).toEqual([])
  await database.drop()
})

it.each(Object.entries(catalogue))(
  'leaves the same %s as in a fresh database',
  async (_, query) => {
    await migrate(fresh.ownerUrl, fresh.url, 'USD')
    expect(await described(upgraded, query)).toEqual(await described(fresh, query))
  },
)

it('is changed entirely, or not at all', async () => {
  const stuck = await databaseOfOldVersion()
  await stuck.sql('create view report as select count(*) from wallet_state')
  await expect(migrate(stuck.ownerUrl, stuck.url, 'USD')).rejects.toThrow(/wallet_state/)
  const [found] = await stuck.sql(
    "select to_regclass('sql_source') as sources, to_regproc('block_member') as function",
  )
  expect(found).toEqual({ sources: null, function: null })
  await stuck.sql('drop view report')
  await migrate(stuck.ownerUrl, stuck.url, 'USD')
  expect(await auditLedger(stuck.url)).toEqual([])
  await stuck.drop()
})

it('says of an older database which version takes it further', async () => {
  const older = await databaseOfOldVersion()
  await older.sql("delete from mikro_orm_migrations where name = '20261203-transfers'")
  await expect(migrate(older.ownerUrl, older.url, 'USD')).rejects.toThrow(
    'this database is of an older version of the gateway (it lacks migration 20261203-transfers); start version 0.1.0',
  )
  await older.drop()
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { drift } from '../../../src/database/migrating/drift.ts'
import { migrate } from '../../../src/database/migrating/migrate.ts'
import { pendingSources } from '../../../src/database/migrating/sources.ts'
import { sources, tableFunctions } from '../../../src/migrations/sources.ts'
import { attempt, createDatabase, type TestDatabase } from '../../support/database.ts'
import { long } from '../../support/long.ts'
import { runProgram } from '../../support/program.ts'

let database: TestDatabase

const run = <Row>(text: string) => database.sql<Row>(text)
const migrated = () => migrate(database.ownerUrl, database.url, 'USD')
const byHand = (...statements: string[]) => attempt(database.ownerUrl, ...statements)

beforeAll(async () => {
  database = await createDatabase('template0')
  await migrated()
})
afterAll(() => database.drop())

const changes = [
  [
    'function house_account(text) was changed',
    `create or replace function house_account(of_kind text) returns uuid stable language sql
      security definer set search_path from current as 'select id from account where kind = of_kind'`,
  ],
  ['function lock_accounts(uuid[]) was changed', 'alter function lock_accounts security invoker'],
  ['function new_id() was changed', 'alter function new_id set search_path = pg_temp'],
  ['trigger note_inserted on loan is missing', 'drop trigger note_inserted on loan'],
  ['trigger note_updated on loan was changed', 'alter table loan disable trigger note_updated'],
  [
    'view due_reminder was changed',
    `do $$ begin execute 'create or replace view due_reminder as ' ||
      replace(pg_get_viewdef('due_reminder'), ';', ' limit 7'); end $$`,
  ],
  [
    'function spare() is in no file',
    "create function spare() returns trigger language plpgsql as 'begin return new; end'",
  ],
  [
    'trigger spare on profile is in no file',
    'create trigger spare before update on profile for each row execute function spare()',
  ],
] as const

it('finds a database as its files make it, on the first run and on the next', async () => {
  expect(await drift(run)).toEqual([])
  expect(await migrated()).toEqual([])
  expect(await drift(run)).toEqual([])
})

it('names each function, trigger and view that was changed by hand, also after the next migration', async () => {
  await byHand(...changes.map(([, statement]) => statement), 'create view report as select 1')
  const named = changes.map(([name]) => name).toSorted()
  expect((await drift(run)).toSorted()).toEqual(named)
  // One file is run again, as by a newer version, and brings its function back; the others stay as they are.
  await database.sql("update sql_source set hash = 'old' where name = 'lending/ids.sql'")
  expect(await migrated()).toEqual(['1 SQL file'])
  expect((await drift(run)).toSorted()).toEqual(named.filter((name) => !name.includes('new_id')))
})

long('has the doctor name them, with what brings the files back, which does', async () => {
  const settings = { DATABASE_URL: database.url, DATABASE_OWNER_URL: database.ownerUrl }
  const { stdout } = await runProgram(['doctor'], settings)
  for (const name of await drift(run)) expect(stdout).toContain(name)
  expect(stdout).toContain('delete all rows of sql_source and run `npm run migrate`')
  await byHand('delete from sql_source')
  expect(await migrated()).toEqual([`${sources.length + tableFunctions.length} SQL files`])
  const { stdout: after } = await runProgram(['doctor'], settings)
  expect(after).toContain(
    '! the database differs from the SQL files: function spare() is in no file, trigger spare on profile is in no file;',
  )
})

it('runs all files anew on another PostgreSQL, whose functions may be others', async () => {
  expect(await pendingSources(run)).toEqual([])
  await database.sql("update sql_source set hash = regexp_replace(hash, '@.*', '@15')")
  expect(await pendingSources(run)).toHaveLength(sources.length + tableFunctions.length)
})

long('lives in whichever schema the search_path of its database names first', async () => {
  const elsewhere = await createDatabase('template0')
  await attempt(elsewhere.ownerUrl, 'create schema elsewhere')
  await elsewhere.sql(
    `do $$ begin execute format('alter database %I set search_path = elsewhere', current_database()); end $$`,
  )
  await migrate(elsewhere.ownerUrl, elsewhere.url, 'USD')
  expect(await migrate(elsewhere.ownerUrl, elsewhere.url, 'USD')).toEqual([])
  await attempt(
    elsewhere.url,
    `select join_member('a subject', gen_random_uuid(), gen_random_uuid(), 'Ann')`,
    'select available_balance from wallet_state',
  )
  expect(
    await elsewhere.sql(`select nspname, count(*) > 20 as full from pg_class
      join pg_namespace on pg_namespace.oid = relnamespace
      where nspname in ('public', 'elsewhere') group by nspname`),
  ).toEqual([{ nspname: 'elsewhere', full: true }])
  await elsewhere.drop()
})

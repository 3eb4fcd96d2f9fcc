import { MikroORM } from '@mikro-orm/postgresql'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrate } from '../../../src/database/migrating/migrate.ts'
import { entities } from '../../../src/entities/index.ts'
import { migrations } from '../../../src/migrations/index.ts'
import { createDatabase, type TestDatabase } from '../../support/database.ts'
import { long } from '../../support/long.ts'

/**
 * The functions that these kinds of objects name, with those that defaults of their parameters name, in the order in which they were made.
 * With `called`, also those that their bodies name.
 */
const functionsOf = (objects: readonly string[], called: boolean) => `with recursive named as (
    select refobjid as oid from pg_depend where refclassid = 'pg_proc'::regclass and classid::regclass::text in ('${objects.join("', '")}')
    union select other.oid from named join pg_proc as one using (oid) join pg_proc as other
      on exists (select from pg_depend where refclassid = 'pg_proc'::regclass and refobjid = other.oid and classid = 'pg_proc'::regclass and objid = one.oid)
      or ${called} and other.pronamespace = current_schema()::regnamespace and one.prosrc ~ ('\\m' || other.proname || '\\('))
  select pg_get_functiondef(oid) as text from named join pg_proc using (oid) where pronamespace = current_schema()::regnamespace order by oid`
/** Those of column defaults, checks and indexes, which an index calls while it is made. */
const functions = functionsOf(['pg_attrdef', 'pg_constraint', 'pg_class'], true)
/** Those of views, some of which take rows of tables. */
const functionsOfViews = functionsOf(['pg_rewrite'], false)

let database: TestDatabase

beforeAll(async () => {
  database = await createDatabase('template0')
})
afterAll(() => database.drop())

it('lets several processes start on one empty database, and migrates once', async () => {
  const runs = [1, 2, 3].map(() => migrate(database.ownerUrl, database.url, 'USD'))
  const applied = (await Promise.all(runs)).map((names) => names.length)
  expect(applied.toSorted()).toEqual([0, 0, expect.any(Number)])
  expect(await database.sql('select currency from deployment')).toEqual([{ currency: 'USD' }])
})

it('has a number for each migration, so that all databases apply them in one order', () => {
  const numbers = migrations.map(({ name }) => name.slice(0, 4))
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
})

long('opens no new books in a withdrawn currency, and keeps those that there are', async () => {
  const made = await createDatabase('template0')
  const withdrawn = () => migrate(made.ownerUrl, made.url, 'BGN')
  await expect(withdrawn()).rejects.toThrow('withdrawn BGN')
  await migrate(made.ownerUrl, made.url, 'XCG')
  await made.sql("update deployment set currency = 'BGN'")
  expect(await withdrawn()).toEqual([])
  await made.drop()
})

const shape = {
  columns: `select table_name, column_name, data_type, is_nullable, datetime_precision, column_default
    from information_schema.columns where table_schema = current_schema() and table_name <> all ($1)
      and table_name not in (select viewname from pg_views where schemaname = current_schema())`,
  constraints: `select conrelid::regclass::text as table, conname, pg_get_constraintdef(oid) as rule
    from pg_constraint where connamespace = current_schema()::regnamespace and contype <> 't' and conrelid::regclass::text <> all ($1)`,
  views: `select viewname, definition from pg_views where schemaname = current_schema() and viewname <> all ($1)`,
  indexes: `select indexdef from pg_indexes where schemaname = current_schema() and tablename <> all ($1)`,
}

it('makes exactly what the entities say', async () => {
  const made = await createDatabase('template0')
  const orm = new MikroORM({ clientUrl: made.ownerUrl, entities: [...entities] })
  // MikroORM knows tables, but not what their indexes need.
  await made.sql('create extension cube')
  // A function may be made before those that it calls.
  await made.sql('set check_function_bodies = off')
  const copy = async (query: string) => {
    for (const { text } of await database.sql<{ text: string }>(query)) await made.sql(text)
  }
  await copy(functions)
  const all = await orm.schema.getCreateSchemaSQL()
  const views = all.indexOf('create view')
  await made.sql(all.slice(0, views))
  await copy(functionsOfViews)
  await made.sql(all.slice(views))
  await orm.close()
  const lacking: string[] = []
  for (const query of Object.values(shape)) {
    const sorted = async ({ sql }: TestDatabase) =>
      (await sql(query, [['mikro_orm_migrations', 'sql_source', 'due_reminder']]))
        .map((row) => JSON.stringify(row))
        .toSorted()
    const [migrated, said] = [await sorted(database), await sorted(made)]
    lacking.push(
      ...said.filter((one) => !migrated.includes(one)).map((one) => `no migration makes ${one}`),
      ...migrated.filter((one) => !said.includes(one)).map((one) => `no entity has ${one}`),
    )
  }
  expect(
    lacking,
    'a new file of src/migrations/ with what `npx mikro-orm schema:update --dump` prints',
  ).toEqual([])
  await made.drop()
})

it('gives the application no right to the schema, or to what it must not change', async () => {
  const orm = new MikroORM({ clientUrl: database.url, entities: [...entities] })
  const run = (text: string) => orm.em.getConnection().execute(text)
  for (const forbidden of [
    'create table x (id int)',
    'drop table loan',
    'alter table loan disable trigger all',
    'delete from loan',
    'truncate loan',
    "update deployment set currency = 'EUR'",
    'delete from mikro_orm_migrations',
  ])
    await expect(run(forbidden)).rejects.toThrow(/permission denied|must be owner/)
  await orm.close()
})

it('counts versions in the database, whoever writes', async () => {
  await database.sql(
    "insert into profile (id, user_type, verification_status) values (gen_random_uuid(), 'both', 'pending')",
  )
  await database.sql("update profile set city = 'Oslo'")
  await database.sql("update profile set city = 'Oslo', version = 17")
  expect(await database.sql('select version from profile')).toEqual([{ version: 3 }])
})

it('refuses rows that the rules would never write', async () => {
  const columns = 'id, borrower_id, title, amount_requested, currency'
  const [{ id } = { id: '' }] = await database.sql<{ id: string }>('select id from profile')
  const insert = (title: string, amount: number, more = '', values = '') =>
    database.sql(
      `insert into loan (${columns}${more}) values (gen_random_uuid(), $1, $2, $3, 'USD'${values})`,
      [id, title, amount],
    )
  await insert('fine', 1)
  await expect(insert('', 1)).rejects.toThrow('loan_title_length')
  await expect(insert('x', 0)).rejects.toThrow('loan_amount_range')
  await expect(insert('x', 5, ', amount_funded', ', 6')).rejects.toThrow('only through investments')
  await expect(insert('x', 5, ', location_latitude', ', 5')).rejects.toThrow('loan_place_whole')
  await expect(insert('x', 5, ', status', ", 'open'")).rejects.toThrow('loan_complete_unless_draft')
  await expect(insert('x', 5, ', risk_level', ", 'none'")).rejects.toThrow('loan_risk_level_check')
})

long('leaves the application its rights while views are made anew', async () => {
  const application = new Client({ connectionString: database.url })
  await application.connect()
  let over = false
  const reading = (async () => {
    let reads = 0
    for (; !over; reads += 1) await application.query('select from wallet_state limit 1')
    return reads
  })()
  for (let round = 0; round < 5; round += 1) {
    await database.sql("update sql_source set hash = '' where name like '%/wallet-state.sql'")
    await migrate(database.ownerUrl, database.url, 'USD')
  }
  over = true
  expect(await reading).toBeGreaterThan(5)
  await application.end()
})

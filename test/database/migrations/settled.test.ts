import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrate } from '../../../src/database/migrating/migrate.ts'
import { jobsSchema } from '../../support/contract/schema.ts'
import { createDatabase, type TestDatabase } from '../../support/database.ts'
import { long } from '../../support/long.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createDatabase()
})
afterAll(() => database.drop())

const start = () => migrate(database.ownerUrl, database.url, 'USD')

/** The transactions that last wrote what a migration records and grants. */
const writers = () =>
  database.sql(`
    select 'row ' || name as what, xmin::text from sql_source
    union all select 'relation ' || relname, xmin::text from pg_class where relnamespace = current_schema()::regnamespace
    union all select 'function ' || oid, xmin::text from pg_proc where pronamespace = current_schema()::regnamespace
    union all select 'queue ' || name, xmin::text from ${jobsSchema}.queue
    union all select 'schedule ' || name, xmin::text from ${jobsSchema}.schedule
    order by what`)

it('writes nothing at a start that finds everything as the last one left it', async () => {
  const before = await writers()
  expect(await start()).toEqual([])
  expect(await writers()).toEqual(before)
})

long.each([
  ['a right that was taken', 'revoke select on loan from lending_app'],
  ['a right of one column', 'revoke update (read_at) on notification from lending_app'],
  ['a right too many', 'grant delete on loan to lending_app'],
  ['a function too many', 'grant execute on function post to lending_app'],
  ['a schedule', `delete from ${jobsSchema}.schedule where name = 'prune'`],
  ['a queue’s schedule', `update ${jobsSchema}.schedule set cron = '0 0 1 1 *'`],
  ['the record of a file', "update sql_source set hash = 'old' where name = 'lending/ids.sql'"],
])('mends at a start what was changed by hand: %s', async (_, change) => {
  const state = `
    select (select string_agg(relname || relacl::text, ' ' order by relname) from pg_class
        where relname in ('loan', 'notification')) as relations,
      (select array_agg(attacl::text order by attname) from pg_attribute where attrelid = 'notification'::regclass) as columns,
      (select bool_or(has_function_privilege('lending_app', oid, 'execute')) from pg_proc where proname = 'post') as post,
      (select array_agg(name || cron order by name) from ${jobsSchema}.schedule) as schedules,
      (select hash from sql_source where name = 'lending/ids.sql') as file`
  const before = await database.sql(state)
  await database.sql(change)
  expect(await database.sql(state)).not.toEqual(before)
  await start()
  expect(await database.sql(state)).toEqual(before)
})

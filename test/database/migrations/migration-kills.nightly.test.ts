import { expect, it, onTestFinished } from 'vitest'
import { jobsSchema } from '../../support/contract/schema.ts'
import { createDatabase, type TestDatabase } from '../../support/database.ts'
import { beginProgram, runProgram } from '../../support/program.ts'

/** All that a migration makes, but for the empty table that says which were made. */
const made = `select tablename as name from pg_tables where schemaname = current_schema() and tablename <> 'mikro_orm_migrations'
  union all select oid::regprocedure::text || md5(prosrc) from pg_proc where pronamespace = current_schema()::regnamespace
  union all select indexrelid::regclass::text || indisvalid from pg_index
    where indrelid::regclass::text not like 'pg_%' and indrelid::regclass::text not like '${jobsSchema}%' and indrelid::regclass::text <> 'mikro_orm_migrations'
  order by name`

/** Has the migration wait where it has made half of its tables. */
const slow = `create function slowly() returns event_trigger language plpgsql as $$ begin
    if to_regclass('entry') is not null then perform pg_sleep(2); end if; end $$;
  create event trigger slow on ddl_command_end when tag in ('CREATE TABLE') execute function slowly()`

it('leaves nothing of a migration whose process was killed, and the next makes all of it', async () => {
  const [killed, whole] = [await createDatabase('template0'), await createDatabase('template0')]
  onTestFinished(async () => {
    await killed.drop()
    await whole.drop()
  })
  const settings = ({ url, ownerUrl }: TestDatabase) => ({
    DATABASE_URL: url,
    DATABASE_OWNER_URL: ownerUrl,
  })
  await killed.sql(slow)
  const { child, ended } = beginProgram(['migrate'], settings(killed))
  const sleeping = () =>
    killed.sql(`select pid from pg_stat_activity where datname = current_database()
      and wait_event = 'PgSleep'`)
  await expect.poll(async () => (await sleeping()).length).toBe(1)
  child.kill('SIGKILL')
  await ended
  await killed.sql('drop event trigger slow; drop function slowly()')
  expect(await killed.sql(made)).toEqual([])
  const again = await runProgram(['migrate'], settings(killed))
  expect([again.code, again.stderr]).toEqual([0, ''])
  expect((await runProgram(['migrate'], settings(whole))).code).toBe(0)
  expect(await killed.sql(made)).toEqual(await whole.sql(made))
})

it.for([
  ['the connection', "wait_event = 'PgSleep'"],
  ['every connection', 'pid <> pg_backend_pid()'],
])('ends and says what was changed when %s is lost during a migration', async ([, which]) => {
  const database = await createDatabase('template0')
  onTestFinished(() => database.drop())
  const settings = { DATABASE_URL: database.url, DATABASE_OWNER_URL: database.ownerUrl }
  await database.sql(slow)
  const { ended } = beginProgram(['migrate'], settings)
  const cut = () =>
    database.sql(`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and ${which}
      and exists (select from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep')`)
  await expect.poll(async () => (await cut()).length).toBeGreaterThan(0)
  const { code, stderr } = await ended
  expect([code, stderr]).toEqual([
    1,
    'lending-gateway: the migration lost its connection to the database (terminating connection due to administrator command): nothing was changed but the tables of the job queues, since the rest is one transaction; run it again once the database answers\n',
  ])
  await database.sql('drop event trigger slow; drop function slowly()')
  expect(await database.sql(made)).toEqual([])
  expect((await runProgram(['migrate'], settings)).code).toBe(0)
})

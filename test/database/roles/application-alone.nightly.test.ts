import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { migrate } from '../../../src/database/migrating/migrate.ts'
import { pendingMigrations } from '../../../src/database/migrating/pending.ts'
import { schema } from '../../support/contract/schema.ts'
import { answer, createDatabase, type TestDatabase } from '../../support/database.ts'
import { runProgram, startProgram } from '../../support/program.ts'

let database: TestDatabase
let settings: Record<string, string>

beforeAll(async () => {
  database = await createDatabase()
  settings = { DATA_DIR: inject('dataDir'), DATABASE_URL: database.url }
})
afterAll(() => database.drop())

const alone = ({ url }: TestDatabase) => migrate(url, url, 'USD')
const remedy = 'run `npm run migrate` with DATABASE_OWNER_URL'

describe('with the application’s role alone', () => {
  it('a migrated database is served, examined, and found up to date', async () => {
    const { url, child } = await startProgram(settings)
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    child.kill('SIGTERM')
    expect(await once(child, 'close')).toEqual([0, null])
    const doctor = await runProgram(['doctor'], settings)
    expect(doctor.stdout).toContain('✓ the schema is up to date')
    expect(doctor.stdout).toContain('✓ the application has a role of its own')
    expect(doctor.code).toBe(0)
    expect(await runProgram(['migrate'], settings)).toMatchObject({
      code: 0,
      stdout: 'up to date\n',
    })
  })

  it('a database that lacks something is not served: one line says what to run', async () => {
    const lacking = await createDatabase()
    await lacking.sql(`update sql_source set hash = 'old' where name = 'lending/now.sql'`)
    const started = await runProgram(['serve'], { ...settings, DATABASE_URL: lacking.url })
    expect(started).toMatchObject({ code: 1, stdout: '' })
    expect(started.stderr).toMatch(
      /^lending-gateway: migrations are pending \(lending\/now\.sql\), and the role .+ run `npm run migrate` with DATABASE_OWNER_URL .+\n$/,
    )
    await lacking.sql(`update sql_source set hash = 'old' where name = 'lending/ids.sql'`)
    await expect(alone(lacking)).rejects.toThrow('(lending/now.sql and 1 more)')
    await migrate(lacking.ownerUrl, lacking.url, 'USD')
    expect(await alone(lacking)).toEqual([])
    await lacking.drop()
  })

  it('whoever could migrate leaves it to others when MIGRATE is off, as it is for a URL alone', async () => {
    const { url, ownerUrl, sql, drop } = await createDatabase()
    await sql(`update sql_source set hash = 'old' where name = 'lending/now.sql'`)
    const serve = (given: Record<string, string>) =>
      runProgram(['serve'], { DATA_DIR: inject('dataDir'), ...given })
    const both = { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl }
    expect(await serve({ ...both, MIGRATE: 'off' })).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(remedy),
    })
    expect(await serve({ DATABASE_URL: ownerUrl })).toMatchObject({
      code: 1,
      stderr:
        'lending-gateway: migrations are pending (lending/now.sql), and MIGRATE is off: run `npm run migrate`, or set MIGRATE=auto\n',
    })
    const started = await startProgram({ ...settings, ...both })
    expect((await fetch(`${started.url}/readyz`)).status).toBe(200)
    started.child.kill('SIGTERM')
    await once(started.child, 'close')
    await drop()
  })

  it.each([
    [
      'that gives the rights of another version',
      "update sql_source set hash = 'old' where name = 'database/roles/grants.ts'",
      `migrations are pending (database/roles/grants.ts), and the role of DATABASE_URL may not apply them: ${remedy}`,
    ],
    [
      'that lacks a migration',
      'delete from mikro_orm_migrations',
      `migrations are pending (0001-baseline`,
    ],
    [
      'of a newer version',
      "insert into mikro_orm_migrations (name) values ('9999-later')",
      'this database is of a newer version of the gateway (migration 9999-later)',
    ],
    [
      'that is closed to the role',
      'revoke select on sql_source from lending_app',
      `this database holds no schema that the role of DATABASE_URL may use: ${remedy}`,
    ],
  ])('a database %s is not served', async (_, statement, told) => {
    const lacking = await createDatabase()
    await lacking.sql(statement)
    await expect(alone(lacking)).rejects.toThrow(told)
    await lacking.drop()
  })

  it('what one role owns and uses lacks no rights, whatever another was given', async () => {
    const lacking = await createDatabase()
    await lacking.sql("update sql_source set hash = 'old' where name = 'database/roles/grants.ts'")
    const pending = (url: string) => pendingMigrations((text) => answer(url, text))
    expect(await pending(lacking.url)).toEqual(['database/roles/grants.ts'])
    expect(await migrate(lacking.ownerUrl, lacking.ownerUrl, 'USD')).toEqual([])
    expect(await pending(lacking.ownerUrl)).toEqual([])
    await lacking.drop()
  })

  it('an empty database is not served, and stays empty', async () => {
    const empty = await createDatabase('template0')
    await expect(alone(empty)).rejects.toThrow(remedy)
    expect(
      await empty.sql('select from pg_class where relnamespace = current_schema()::regnamespace'),
    ).toEqual([])
    await empty.drop()
  })
})

describe('a database that others use too', () => {
  /** Functions of extensions that everybody may run, and how many they are. */
  const open = ({ sql }: TestDatabase) =>
    sql<{ extname: string; open: number }>(`
      select extname, count(*)::int as open from pg_extension join pg_depend on refobjid = pg_extension.oid and deptype = 'e'
      join pg_proc on pg_proc.oid = objid
      where has_function_privilege('lending_stranger', pg_proc.oid, 'execute') group by extname order by extname`)

  it.each([
    ['the schema’s owner', ({ ownerUrl }: TestDatabase) => ownerUrl],
    ['a superuser', ({ adminUrl }: TestDatabase) => adminUrl],
  ])('keeps what they have open, when %s migrates', async (_, urlOf) => {
    const shared = await createDatabase('template0')
    const name = new URL(shared.url).pathname.slice(1)
    for (const statement of [
      `do $$ begin create role lending_stranger; exception when duplicate_object then null; end $$`,
      `grant create on database ${name} to lending_stranger`,
      `grant create, usage on schema ${schema} to lending_stranger`,
      `create extension pgcrypto schema ${schema}`,
      `create extension pg_stat_statements schema ${schema}`,
      'create function theirs() returns int language sql return 1',
      'set role lending_owner',
      `create extension pg_trgm schema ${schema}`,
      'set role lending_stranger',
      `create extension hstore schema ${schema}`,
      'reset role',
    ])
      await shared.sql(statement)
    const before = await open(shared)
    expect(before.map(({ extname }) => extname)).toEqual(
      expect.arrayContaining(['hstore', 'pg_stat_statements', 'pg_trgm', 'pgcrypto']),
    )
    expect(await migrate(urlOf(shared), shared.url, 'USD')).toContain('0001-baseline')
    expect(await migrate(urlOf(shared), shared.url, 'USD')).toEqual([])
    // The gateway's own came with it.
    const after = await open(shared)
    expect(after.filter(({ extname }) => extname !== 'cube')).toEqual(before)
    const [row] =
      await shared.sql(`select has_function_privilege('public', 'theirs()', 'execute') as theirs,
      has_function_privilege('public', 'post(uuid, text, uuid[], bigint[], uuid, boolean, date)', 'execute') as ours`)
    expect(row).toEqual({ theirs: true, ours: false })
    expect(await alone(shared)).toEqual([])
    await shared.drop()
  })
})

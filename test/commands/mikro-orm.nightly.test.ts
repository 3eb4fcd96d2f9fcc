import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrate } from '../../src/database/migrating/migrate.ts'
import { schema, schemaSettings } from '../support/contract/schema.ts'
import { attempt, createDatabase, type TestDatabase } from '../support/database.ts'
import { rounds } from '../support/rounds.ts'

const project = fileURLToPath(new URL('../..', import.meta.url))

let database: TestDatabase

beforeAll(async () => {
  database = await createDatabase('template0')
  await migrate(database.ownerUrl, database.url, 'USD')
})
afterAll(() => database.drop())

/** Runs MikroORM's own program as a developer would, and gives what it says. */
async function mikroOrm(...args: readonly string[]): Promise<{ code: number; said: string }> {
  const env = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    DATABASE_URL: database.url,
    DATABASE_OWNER_URL: database.ownerUrl,
    ...schemaSettings,
  }
  return new Promise((resolve) =>
    execFile(
      process.execPath,
      ['node_modules/.bin/mikro-orm', ...args],
      { cwd: project, env },
      (error, stdout, stderr) =>
        resolve({
          code: Number(error?.code ?? 0),
          said: stripVTControlCharacters(stdout + stderr),
        }),
    ),
  )
}

it('finds its configuration, the database and the migrations, of which none is pending', async () => {
  expect((await mikroOrm('migration:pending')).said).toContain('No pending migrations')
  expect((await mikroOrm('debug')).said).toContain('database connection successful')
  expect((await mikroOrm('migration:list')).said).toContain('0001-baseline')
})

it('sees no difference between entities and tables until there is one', async () => {
  expect(await mikroOrm('migration:check')).toMatchObject({
    code: 0,
    said: expect.stringContaining('No changes required'),
  })
  expect((await mikroOrm('schema:update', '--dump')).said).toContain('Schema is up-to-date')
  await attempt(database.ownerUrl, 'alter table profile drop column bio')
  expect(await mikroOrm('migration:check')).toMatchObject({ code: 1 })
  const { said } = await mikroOrm('schema:update', '--dump')
  const profile = schema === 'public' ? '"profile"' : `"${schema}"."profile"`
  expect(said.match(/^(alter|create|drop) .+$/gm)).toEqual([
    `alter table ${profile} add "bio" text null;`,
    `alter table ${profile} add constraint "profile_bio_length" check (char_length(bio) <= 1000);`,
  ])
})

it('migrates as the gateway does, with functions and rights', async () => {
  const empty = await createDatabase('template0')
  const migrated = database
  database = empty
  expect(await mikroOrm('migration:up')).toMatchObject({ code: 0 })
  expect((await mikroOrm('migration:check')).code).toBe(0)
  database = migrated
  expect(await migrate(empty.ownerUrl, empty.url, 'USD')).toEqual([])
  await empty.drop()
})

const refused: readonly [string[], string][] = [
  [['migration:down'], 'restore a backup to go back'],
  [['schema:drop', '--run'], 'tables are made by `npm run migrate`'],
  [['migration:up', '--to', '0001-baseline'], 'migrations run all together'],
  [['migration:create'], 'write src/migrations/<number>-<name>.sql'],
  [['migration:fresh'], 'tables are made by `npm run migrate`'],
  [['schema:update', '--run'], 'tables are made by `npm run migrate`'],
]

it.each(refused.slice(0, rounds(2)))(
  'refuses %s in one line, and changes nothing',
  async (args, why) => {
    const before = await database.sql('select count(*) from pg_class')
    const { code, said } = await mikroOrm(...args)
    expect(code).toBe(1)
    expect(said.trimEnd().split('\n').at(-1)).toContain(why)
    expect(await database.sql('select count(*) from pg_class')).toEqual(before)
  },
)

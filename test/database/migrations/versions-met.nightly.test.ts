import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { migrations } from '../../../src/migrations/index.ts'
import { release, servedSince } from '../../../src/migrations/release.ts'
import { createDatabase, type TestDatabase } from '../../support/database.ts'
import { runProgram } from '../../support/program.ts'

/** The last three, as SQL. */
const missing = migrations.slice(-3).map(({ name }) => `'${name}'`)

/** What became of a database, by hand or by another version, and how to undo it. */
const changes: Readonly<Record<string, readonly [change: string, undo: string]>> = {
  older: [
    `delete from mikro_orm_migrations where name in (${missing})`,
    `insert into mikro_orm_migrations (name) select unnest(array[${missing}])`,
  ],
  'half-migrated': [
    "delete from mikro_orm_migrations where name = '0012-distances'",
    "insert into mikro_orm_migrations (name) values ('0012-distances')",
  ],
  newer: [
    `update sql_source set hash = ${release + 1} where name in ('release', 'served since release')`,
    `update sql_source set hash = case name when 'release' then '${release}' else '${servedSince}' end where name in ('release', 'served since release')`,
  ],
  'newer, and not known to any release,': [
    "insert into mikro_orm_migrations (name) values ('29990101-future')",
    "delete from mikro_orm_migrations where name = '29990101-future'",
  ],
}
const said: Readonly<Record<string, RegExp>> = {
  older: /migrations are pending \(\S+ and 2 more\).+run `npm run migrate`/,
  'half-migrated': /migrations are pending \(0012-distances\).+run `npm run migrate`/,
  newer: /newer version of the gateway \(release \d+.+start that version/,
  'newer, and not known to any release,':
    /newer version of the gateway \(migration 29990101-future\)/,
}

const refused: Readonly<Record<string, RegExp>> = {
  ...said,
  'half-migrated':
    /half migrated: it does not record 0012-distances as applied, yet relation \S+ already exists; nothing was changed/,
}

let database: TestDatabase
beforeAll(async () => {
  database = await createDatabase()
})
afterAll(() => database.drop())

const gateway = () => ({ DATA_DIR: inject('dataDir'), DATABASE_URL: database.url })
const owner = () => ({ ...gateway(), DATABASE_OWNER_URL: database.ownerUrl })

it.each(Object.keys(changes))('a database that is %s meets one clear line', async (what) => {
  const [change, undo] = changes[what] ?? ['', '']
  await database.sql(change)
  const { code, stderr } = await runProgram(['serve'], gateway())
  await database.sql(undo)
  expect([code, stderr]).toEqual([1, expect.stringMatching(said[what] ?? /never/)])
  expect(stderr.trimEnd().split('\n')).toHaveLength(1)
})

it.each(['half-migrated', 'newer', 'newer, and not known to any release,'])(
  'migrating one that is %s is refused by one line, and changes nothing',
  async (what) => {
    const [change, undo] = changes[what] ?? ['', '']
    await database.sql(change)
    const before = await database.sql('select name from mikro_orm_migrations order by 1')
    const { code, stderr } = await runProgram(['migrate'], owner())
    expect(await database.sql('select name from mikro_orm_migrations order by 1')).toEqual(before)
    await database.sql(undo)
    expect(code).toBe(1)
    expect(stderr.trimEnd().split('\n')).toHaveLength(1)
    expect(stderr).toMatch(refused[what] ?? /never/)
  },
)

import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrate } from '../../../src/database/migrating/migrate.ts'
import { missingTables } from '../../../src/database/migrating/tables.ts'
import { differingRights } from '../../../src/database/roles/compare.ts'
import { schema } from '../../support/contract/schema.ts'
import { attempt, createDatabase, type TestDatabase } from '../../support/database.ts'
import { runProgram } from '../../support/program.ts'

let database: TestDatabase
const run = <Row>(text: string) => database.sql<Row>(text)
const migrated = () => migrate(database.ownerUrl, database.url, 'USD')
const byHand = (...statements: string[]) => attempt(database.ownerUrl, ...statements)
const program = (name: string) =>
  runProgram([name], {
    DATABASE_URL: database.url,
    DATABASE_OWNER_URL: database.ownerUrl,
    DATABASE_SCHEMA: schema,
  })

beforeAll(async () => {
  database = await createDatabase('template0')
  await migrated()
})
afterAll(() => database.drop())

it('finds the rights as a migration gives them, and every table', async () => {
  expect(await differingRights(run, { role: 'lending_app', apart: false })).toEqual([])
  expect(await missingTables(run)).toEqual([])
})

it('has the doctor name rights that were taken or added by hand, and a migration say that it restored them', async () => {
  await byHand(
    'revoke select on notification from lending_app',
    'revoke update (created_at) on loan from lending_app',
    'revoke execute on function update_profile from lending_app',
    'grant delete on entry to lending_app',
  )
  const lacking =
    'execute on function update_profile, select on notification, update(created_at) on loan'
  const doctor = await program('doctor')
  expect([doctor.code, doctor.stdout]).toEqual([
    1,
    expect.stringContaining(
      `✗ the role lending_app has other rights than this release grants: it lacks ${lacking}, and has besides delete on entry; run \`npm run migrate\`, which gives each role exactly its rights\n`,
    ),
  ])
  expect((await program('migrate')).stdout).toBe(
    `applied the rights of lending_app (it lacked ${lacking}, and had besides delete on entry)\n`,
  )
  expect((await program('migrate')).stdout).toBe('up to date\n')
  expect(await differingRights(run, { role: 'lending_app', apart: false })).toEqual([])
})

it('says which tables were removed by hand, and that only a backup brings them back', async () => {
  await byHand('drop table reminder cascade', 'drop table shown_looks cascade')
  const said =
    'the tables reminder, shown_looks are missing, although all migrations are applied: somebody has removed what is missing by hand, and only a backup brings it back, not a migration; restore one (docs/operating.md)'
  const { stdout, code } = await program('doctor')
  expect(stdout).toContain(`✗ ${said}\n`)
  expect(stdout).not.toContain('npm run migrate')
  expect(code).toBe(1)
  const { stderr } = await program('migrate')
  expect(stderr).toBe(`lending-gateway: ${said}; nothing was changed\n`)
})

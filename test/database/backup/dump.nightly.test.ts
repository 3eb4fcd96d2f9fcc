import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { drift } from '../../../src/database/migrating/drift.ts'
import type { Run } from '../../../src/database/migrating/sources.ts'
import { developmentIssuer } from '../../../src/identity/development.ts'
import { auditLedger } from '../../../src/lending/ledger/audit.ts'
import { answer } from '../../support/database.ts'
import { createFolder, removeFolder } from '../../support/folders.ts'
import { startSaver, untilSaved } from '../../support/market/savers.ts'
import { runProgram, startProgram } from '../../support/program.ts'
import {
  type InstalledServer,
  installedPostgres,
  makeDatabase,
  startInstalled,
} from '../../support/servers/databases/installed-postgres.ts'

const run = promisify(execFile)
const installed = installedPostgres()
const skipped =
  installed === undefined ? ' (skipped: apt-get install postgresql, or .ci/plpgsql-check)' : ''
const dumped = it.skipIf(installed === undefined)

/** Two databases on a server of Debian's, the backup that was taken of the first under load, and what it must have. */
let server: InstalledServer
let folder: string
let dataDir: string
let acknowledged: number[]
let taken: string

const settings = (database: string) => ({
  DATA_DIR: dataDir,
  SEED_DEMO: '0',
  DATABASE_URL: server.url('lending_app', database),
  DATABASE_OWNER_URL: server.url('lending_owner', database),
  PATH: `${server.programs}:${process.env.PATH}`,
  ...server.environment,
})
const restore = (database: string, ...more: readonly string[]) =>
  runProgram(['restore', '--from', taken, ...more], settings(database))
const deposits = async (database: string) =>
  (
    await answer<{ count: number }>(
      server.url('postgres', database),
      "select count(*)::int from wallet_transaction where type = 'deposit' group by wallet_id order by 1",
    )
  ).map(({ count }) => count)

beforeAll(async () => {
  if (installed === undefined) return
  ;[folder, dataDir] = [await createFolder(), await createFolder()]
  server = await startInstalled(installed)
  for (const name of ['lending', 'second', 'third', 'cells']) await makeDatabase(server, name)
  const { url, child } = await startProgram(settings('lending'))
  const issuer = await developmentIssuer(dataDir)
  const subjects = Array.from({ length: 6 }, (_, index) => `saver ${index}`)
  const tokens = subjects.map((subject) => issuer.issue({ subject, lifetimeSeconds: 3_600 }))
  const savers = (await Promise.all(tokens)).map((token) => startSaver(url, token))
  await untilSaved(savers, 10)
  acknowledged = savers.map((saver) => saver.saved()).toSorted((a, b) => a - b)
  taken = join(folder, 'taken')
  const { code, stdout, stderr } = await runProgram(['backup', '--to', taken], settings('lending'))
  expect([code, stderr]).toEqual([0, ''])
  expect(stdout).toMatch(/^backed up release \d+ on PostgreSQL \d+ to .+ \(1 file, \d+ MB\)\n$/)
  expect((await stat(join(taken, 'lending.dump'))).mode & 0o777).toBe(0o600)
  await untilSaved(savers, 1)
  await Promise.all(savers.map((saver) => saver.stop()))
  expect(savers.flatMap(({ wrong }) => wrong)).toEqual([])
  child.kill('SIGTERM')
  await once(child, 'close')
})
afterAll(async () => {
  await server?.close()
  for (const one of [folder, dataDir]) if (one !== undefined) await removeFolder(one)
})

dumped(`has every movement that was acknowledged before it began${skipped}`, async () => {
  const { code, stdout, stderr } = await restore('second')
  expect([code, stderr]).toEqual([0, ''])
  expect(stdout).toMatch(/^restored the backup of .+ all sum to zero\n$/)
  const found = await deposits('second')
  expect(found).toHaveLength(acknowledged.length)
  for (const [index, count] of acknowledged.entries())
    expect(found[index]).toBeGreaterThanOrEqual(count)
  expect(await auditLedger(server.url('lending_app', 'second'))).toEqual([])
  const { url, child } = await startProgram({ ...settings('second'), DATABASE_OWNER_URL: '' })
  const issuer = await developmentIssuer(dataDir)
  const token = await issuer.issue({ subject: 'saver new', lifetimeSeconds: 3_600 })
  const saver = startSaver(url, token)
  await untilSaved([saver], 3)
  await saver.stop()
  expect(saver.wrong).toEqual([])
  const busy = await restore('second', '--replace')
  expect([busy.code, busy.stderr]).toEqual([
    1,
    expect.stringMatching(/^.+stop the gateways first\n$/),
  ])
  child.kill('SIGTERM')
  await once(child, 'close')
})

/** Every function that the application's role may call, what PUBLIC may call, and the tables that the role may read or change. */
const rights = `select string_agg(fact, chr(10) order by fact collate "C") as facts from (
  select oid::regprocedure::text as fact from pg_proc
    where pronamespace = 'public'::regnamespace and has_function_privilege('lending_app', oid, 'execute')
  union all select 'all may ' || pg_proc.oid::regprocedure from pg_proc, aclexplode(coalesce(proacl, acldefault('f', proowner))) as given
    where pronamespace = 'public'::regnamespace and grantee = 0
  union all select relname || ' ' || array(select right_of from unnest(array['select', 'insert', 'update', 'delete']) as right_of
      where has_table_privilege('lending_app', oid, right_of))::text from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')) as known`

dumped(
  `gives the roles the rights that they had, and makes what the files make${skipped}`,
  async () => {
    const [original] = await answer(server.url('postgres', 'lending'), rights)
    const [restored] = await answer(server.url('postgres', 'second'), rights)
    expect(restored).toEqual(original)
    const run: Run = (text) => answer(server.url('lending_app', 'second'), text)
    expect(await drift(run)).toEqual([])
    const again = await runProgram(['migrate'], settings('second'))
    expect(again).toMatchObject({ code: 0, stdout: 'up to date\n' })

    // A dump that was restored by hand: no gateway starts, the doctor says what to run, and that mends it.
    const owner = server.url('lending_owner', 'second')
    await answer(owner, 'grant execute on all functions in schema public to public')
    const alone = await runProgram(['serve'], { ...settings('second'), DATABASE_OWNER_URL: '' })
    expect([alone.code, alone.stderr]).toEqual([
      1,
      expect.stringMatching(/roles\/grants\.ts.+npm run migrate/),
    ])
    const { stdout } = await runProgram(['doctor'], settings('second'))
    expect(stdout).toMatch(
      /every role that may use the schema may call its functions.+`npm run migrate`/,
    )
    expect(await runProgram(['migrate'], settings('second'))).toMatchObject({ code: 0 })
    expect(await answer(server.url('postgres', 'second'), rights)).toEqual([original])
  },
)

dumped(`replaces a database only if told to, and wholly${skipped}`, async () => {
  const before = await deposits('lending')
  await answer(server.url('lending_owner', 'lending'), 'create table later (id int)')
  const refused = await restore('lending')
  expect([refused.code, refused.stderr]).toEqual([
    1,
    expect.stringMatching(/^.+ is not empty; --replace .+\n$/),
  ])
  expect(await deposits('lending')).toEqual(before)
  expect(await restore('lending', '--replace')).toMatchObject({ code: 0, stderr: '' })
  const [row] = await answer(
    server.url('postgres', 'lending'),
    "select to_regclass('later') as later",
  )
  expect(row).toEqual({ later: null })
  expect(await auditLedger(server.url('lending_app', 'lending'))).toEqual([])
})

dumped(`leaves no file of a dump that failed${skipped}`, async () => {
  // The application's role may not read all tables.
  const may = server.url('lending_app', 'lending')
  const to = join(folder, 'failed')
  const { code, stderr } = await runProgram(['backup', '--to', to], {
    ...settings('lending'),
    DATABASE_OWNER_URL: may,
  })
  expect([code, stderr]).toEqual([1, expect.stringMatching(/permission denied/)])
  expect(existsSync(to)).toBe(false)
})

dumped(`needs the programs of the server's own major version${skipped}`, async () => {
  const old = join(folder, 'old')
  await run('mkdir', [old])
  const alone = { ...settings('second'), PATH: old }
  const missing = await runProgram(['backup', '--to', join(folder, 'one')], alone)
  expect([missing.code, missing.stderr]).toEqual([
    1,
    expect.stringMatching(/^lending-gateway: pg_dump is not on PATH: install .+\n$/),
  ])
  await writeFile(join(old, 'pg_dump'), '#!/bin/sh\necho "pg_dump (PostgreSQL) 12.3"\n')
  await chmod(join(old, 'pg_dump'), 0o755)
  const wrong = await runProgram(['backup', '--to', join(folder, 'two')], alone)
  expect([wrong.code, wrong.stderr]).toEqual([
    1,
    expect.stringMatching(
      /^lending-gateway: pg_dump on PATH is of PostgreSQL 12, the server is \d+: .+\n$/,
    ),
  ])
})

dumped(`says in one line that there is nothing to back up${skipped}`, async () => {
  const empty = await runProgram(['backup', '--to', join(folder, 'none')], settings('third'))
  expect([empty.code, empty.stderr]).toEqual([
    1,
    'lending-gateway: the database holds nothing of the gateway yet\n',
  ])
})

dumped(`of one cell leaves the other cell of its database alone${skipped}`, async () => {
  const cell = (schema: string) => ({ ...settings('cells'), DATABASE_SCHEMA: schema })
  const depositsIn = (schema: string) =>
    answer(
      server.url('postgres', 'cells'),
      `select type, amount, created_at from ${schema}.wallet_transaction order by id`,
    )
  for (const schema of ['cell_a', 'cell_b']) await saveThrice(cell(schema), 'saver one')
  const to = join(folder, 'cell')
  expect(await runProgram(['backup', '--to', to], cell('cell_a'))).toMatchObject({ code: 0 })
  const backedUp = await depositsIn('cell_a')
  for (const schema of ['cell_a', 'cell_b']) await saveThrice(cell(schema), 'saver two')
  const other = await depositsIn('cell_b')

  const wrong = await runProgram(['restore', '--from', to, '--replace'], cell('cell_b'))
  expect([wrong.code, wrong.stderr]).toEqual([
    1,
    expect.stringMatching(/set DATABASE_SCHEMA=cell_a\n$/),
  ])
  const right = await runProgram(['restore', '--from', to, '--replace'], cell('cell_a'))
  expect(right).toMatchObject({ code: 0, stderr: '' })
  expect(await depositsIn('cell_a')).toEqual(backedUp)
  expect(await depositsIn('cell_b')).toEqual(other)
  expect(other.length).toBeGreaterThan(3)
})

async function saveThrice(cell: Record<string, string>, subject: string) {
  const { url, child } = await startProgram(cell)
  const issuer = await developmentIssuer(dataDir)
  const token = await issuer.issue({ subject, lifetimeSeconds: 3_600 })
  const saver = startSaver(url, token)
  await untilSaved([saver], 3)
  await saver.stop()
  expect(saver.wrong).toEqual([])
  child.kill('SIGTERM')
  await once(child, 'close')
}

import { execFile } from 'node:child_process'
import { chown, mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { developmentIssuer } from '../../../src/identity/development.ts'
import { backupOf, chart, renderChart } from '../../support/contract/chart.ts'
import { answer } from '../../support/database.ts'
import { startSaver, untilSaved } from '../../support/market/savers.ts'
import { startProgram } from '../../support/program.ts'
import {
  type InstalledServer,
  installedPostgres,
  makeDatabase,
  startInstalled,
} from '../../support/servers/databases/installed-postgres.ts'

const run = promisify(execFile)
const installed = installedPostgres()
const without =
  installed === undefined ? ' (skipped: apt-get install postgresql, or .ci/plpgsql-check)' : ''
const OLD = '2020-01-01T021700Z'
const script = backupOf(renderChart(chart, { backup: { enabled: true } })).containers[0].args[0]

let server: InstalledServer
let backups: string
const kept = async () => (await readdir(backups)).toSorted()

/** Runs what the job of the chart runs, with more in its environment. */
async function backUp(
  more: Readonly<Record<string, string>> = {},
): Promise<{ readonly code: number; readonly said: string }> {
  const env = {
    ...server.environment,
    PATH: `${server.programs}:${process.env.PATH}`,
    BACKUPS: backups,
    KEEP_DAYS: '30',
    DATABASE_SCHEMA: 'public',
    DATABASE_OWNER_URL: server.url('lending_owner', 'lending'),
    ...more,
  }
  const how = { ...server.account, cwd: backups, env }
  return run('bash', ['-c', script], how).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }) => ({ code, said: stderr }),
  )
}

beforeAll(async () => {
  if (installed === undefined) return
  server = await startInstalled(installed)
  await makeDatabase(server)
  const dataDir = join(server.folder, 'gateway')
  const { url, child } = await startProgram({
    DATA_DIR: dataDir,
    SEED_DEMO: '0',
    DATABASE_URL: server.url('lending_app', 'lending'),
    DATABASE_OWNER_URL: server.url('lending_owner', 'lending'),
  })
  const issuer = await developmentIssuer(dataDir)
  const saver = startSaver(url, await issuer.issue({ subject: 'ada', lifetimeSeconds: 3_600 }))
  await untilSaved([saver], 5)
  await saver.stop()
  child.kill()
  backups = join(server.folder, 'backups')
  await mkdir(join(backups, OLD), { recursive: true })
  await utimes(join(backups, OLD), 0, 0)
  const { account } = server
  if (account !== undefined)
    for (const path of [backups, join(backups, OLD)]) await chown(path, account.uid, account.gid)
})
afterAll(() => server?.close())

describe.skipIf(installed === undefined)(`the chart’s backup${without}`, () => {
  it('is kept once it has been restored and audited, and old ones go', async () => {
    const { code, said } = await backUp()
    expect([code, said]).toEqual([0, expect.stringMatching(/^backup 2\S+Z: restored, and its/)])
    const [name = ''] = await kept()
    expect(await kept()).toEqual([expect.stringMatching(/^20\d\d-\d\d-\d\dT\d{6}Z$/)])
    await makeDatabase(server, 'restored')
    const DATABASE_OWNER_URL = server.url('lending_owner', 'restored')
    const restored = await backUp({ RESTORE: name, DATABASE_OWNER_URL })
    expect(restored).toEqual({
      code: 0,
      said: expect.stringContaining(`restored the backup ${name}`),
    })
    const count = 'select count(*)::int from wallet_transaction'
    const [first] = await answer(server.url('postgres', 'lending'), count)
    expect(first).not.toEqual({ count: 0 })
    // The application's role has its rights again.
    expect(await answer(server.url('lending_app', 'restored'), count)).toEqual([first])
    expect(await backUp({ RESTORE: name, DATABASE_OWNER_URL })).toEqual({
      code: 1,
      said: expect.stringMatching(
        /^DATABASE_OWNER_URL: this database has \d+ tables; make a new one/,
      ),
    })
    expect(await backUp({ RESTORE: OLD, DATABASE_OWNER_URL })).toEqual({
      code: 1,
      said: `RESTORE: there is no backup ${OLD}; there are: ${name}\n`,
    })
    const settings = { DATABASE_URL: server.url('lending_app', 'restored'), DATABASE_OWNER_URL }
    const env = { ...process.env, ...settings, DATA_DIR: join(server.folder, 'gateway') }
    const migrated = await run(process.execPath, ['src/main.ts', 'migrate'], { env })
    expect(migrated.stdout).toContain('up to date')
    // As docs/privacy.md has it: nobody in this backup was erased since.
    const [erase = ''] =
      /^while read[\s\S]+?^done.+$/m.exec(await readFile('docs/privacy.md', 'utf8')) ?? []
    const line = { member: crypto.randomUUID(), erasedAt: new Date(), kept: {} }
    // As a gateway writes it, each line after an empty one.
    await writeFile(join(server.folder, 'erasures.jsonl'), `\n${JSON.stringify(line)}\n`)
    const PATH = `${server.programs}:${process.env.PATH}`
    // Without --norc, bash takes Node's pipes for a remote login, and reads the system's settings of a terminal.
    const erased = await run('bash', ['--norc', '-euc', erase], {
      cwd: server.folder,
      env: { ...server.environment, PATH, OWNER_URL: DATABASE_OWNER_URL },
    })
    expect(erased).toEqual({ stdout: 'f\n', stderr: '' })
  })

  it('fails, and is not kept, if the books in it don’t balance', async () => {
    const before = await kept()
    const admin = server.url('postgres', 'lending')
    const alter = (by: number) => [
      'set session_replication_role = replica',
      `update account set balance = balance + ${by} where wallet_id is not null`,
    ]
    await answer(admin, ...alter(1))
    const { code, said } = await backUp()
    expect([code, said]).toEqual([1, expect.stringMatching(/^the books in the backup don't bal/)])
    expect(await kept()).toEqual(before)
    const evidence = await backUp({ EVIDENCE: 'yes' })
    expect(evidence).toEqual({ code: 0, said: expect.stringMatching(/^kept evidence-2\S+Z: nei/) })
    expect(await kept()).toEqual([...before, expect.stringMatching(/^evidence-20\S+Z$/)])
    await answer(admin, ...alter(-1))
  })

  it('fails, and leaves nothing, if the database can’t be reached', async () => {
    const before = await kept()
    await server.stop()
    expect(await backUp()).toMatchObject({ code: 1 })
    expect(await kept()).toEqual(before)
    await server.start()
  })
})

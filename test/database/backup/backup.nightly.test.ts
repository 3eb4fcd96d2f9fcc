import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { readManifest } from '../../../src/backup/manifest.ts'
import { startEmbedded } from '../../../src/database/embedded/index.ts'
import { findHome } from '../../../src/database/embedded/outside.ts'
import { developmentIssuer } from '../../../src/identity/development.ts'
import { auditLedger } from '../../../src/lending/ledger/audit.ts'
import { release } from '../../../src/migrations/release.ts'
import { createFolder, removeFolder } from '../../support/folders.ts'
import { type Saver, startSaver, untilSaved } from '../../support/market/savers.ts'
import { runProgram, startProgram } from '../../support/program.ts'
import { ask } from '../../support/servers/databases/embedded.ts'

/** The database that is backed up, the backup that was taken under load, and what had been acknowledged when it began. */
let dataDir: string
let folder: string
let acknowledged: number[]
const at = (name: string) => join(folder, name)

const folders: string[] = []
afterEach(async () => {
  for (const one of folders.splice(0)) await removeFolder(one)
})
async function emptyDataDir(): Promise<string> {
  const made = await createFolder()
  folders.push(made)
  return made
}

beforeAll(async () => {
  ;[dataDir, folder] = [await createFolder(), await createFolder()]
  const { url, child } = await startProgram({ DATA_DIR: dataDir, SEED_DEMO: '0' })
  const issuer = await developmentIssuer(dataDir)
  const subjects = Array.from({ length: 6 }, (_, index) => `saver ${index}`)
  const tokens = subjects.map((subject) => issuer.issue({ subject, lifetimeSeconds: 3_600 }))
  const savers = (await Promise.all(tokens)).map((token) => startSaver(url, token))
  await untilSaved(savers, 10)
  acknowledged = counts(savers)
  await mkdir(at('taken'), { mode: 0o755 })
  const { code, stdout, stderr } = await runProgram(['backup', '--to', at('taken')], {
    DATA_DIR: dataDir,
  })
  expect([code, stderr]).toEqual([0, ''])
  expect(stdout).toMatch(/^backed up release \d+ on PostgreSQL 18 to .+ \(\d+ files, \d+ MB\)\n$/)
  await untilSaved(savers, 1)
  await Promise.all(savers.map((saver) => saver.stop()))
  expect(savers.flatMap(({ wrong }) => wrong)).toEqual([])
  child.kill('SIGTERM')
  await new Promise((resolve) => child.once('close', resolve))
})
afterAll(() => Promise.all([dataDir, folder].map(removeFolder)))

const counts = (savers: readonly Saver[]) =>
  savers.map((saver) => saver.saved()).toSorted((a, b) => a - b)

const restore = (backup: string, into: string, ...more: readonly string[]) =>
  runProgram(['restore', '--from', backup, ...more], { DATA_DIR: into })

/** Looks into the database of a data folder, while nobody else runs it. */
async function look<Result>(
  into: string,
  work: (urls: { url: string; ownerUrl: string; adminUrl: string }) => Promise<Result>,
): Promise<Result> {
  const database = await startEmbedded(into)
  const adminUrl = Object.assign(new URL(database.adminUrl), { pathname: '/lending' }).href
  return work({ ...database, adminUrl }).finally(database.stop)
}

const deposits = (into: string) =>
  look(into, async ({ ownerUrl }) => {
    const rows = await ask(
      ownerUrl,
      "select count(*)::int from wallet_transaction where type = 'deposit' group by wallet_id order by 1",
    )
    return (rows as { count: number }[]).map(({ count }) => count)
  })

describe('a backup that was taken under load', () => {
  it('has every movement that was acknowledged before it began, and books that balance', async () => {
    const into = await emptyDataDir()
    const { code, stdout, stderr } = await restore(at('taken'), into)
    expect([code, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(/^restored the backup of .+ all sum to zero\n$/)
    const found = await deposits(into)
    expect(found).toHaveLength(acknowledged.length)
    for (const [index, count] of acknowledged.entries())
      expect(found[index]).toBeGreaterThanOrEqual(count)
    expect(await look(into, ({ url }) => auditLedger(url))).toEqual([])
  })

  it('serves its members, and takes their next movements', async () => {
    const into = await emptyDataDir()
    expect(await restore(at('taken'), into)).toMatchObject({ code: 0 })
    const { url, child } = await startProgram({ DATA_DIR: into, SEED_DEMO: '0' })
    const issuer = await developmentIssuer(into)
    const token = await issuer.issue({ subject: 'saver new', lifetimeSeconds: 3_600 })
    const saver = startSaver(url, token)
    await untilSaved([saver], 3)
    await saver.stop()
    expect(saver.wrong).toEqual([])
    child.kill('SIGTERM')
    await new Promise((resolve) => child.once('close', resolve))
  })
})

describe('a database that is there', () => {
  it('is kept unless the command is told to replace it, and while it runs', async () => {
    const into = await emptyDataDir()
    const running = await startEmbedded(into)
    await ask(running.ownerUrl, "create table note as select 'kept' as text")
    const busy = await restore(at('taken'), into, '--replace')
    expect([busy.code, busy.stderr]).toEqual([1, line(/is running; stop the gateway first/)])
    await running.stop()
    const occupied = await restore(at('taken'), into)
    expect([occupied.code, occupied.stderr]).toEqual([1, line(/holds a database; --replace/)])
    expect(await look(into, ({ ownerUrl }) => ask(ownerUrl, 'select text from note'))).toEqual([
      { text: 'kept' },
    ])
    expect(await restore(at('taken'), into, '--replace')).toMatchObject({ code: 0, stderr: '' })
    expect((await deposits(into)).length).toBe(acknowledged.length)
    await expect(
      look(into, ({ ownerUrl }) => ask(ownerUrl, 'select text from note')),
    ).rejects.toThrow('does not exist')
  })

  it('is replaced by the next start, if the command was killed after its audit', async () => {
    const [into, other] = [await emptyDataDir(), await emptyDataDir()]
    expect(await restore(at('taken'), other)).toMatchObject({ code: 0 })
    await look(into, async () => undefined)
    const [home = '', from = ''] = [await findHome(into), await findHome(other)]
    await rename(join(from, 'data'), join(home, 'data.restored'))
    const passwords = 'database-passwords.json'
    await cp(join(other, passwords), join(home, 'data.restored', passwords))
    expect((await deposits(into)).length).toBe(acknowledged.length)
    expect(existsSync(join(home, 'data.restored'))).toBe(false)
    expect(existsSync(join(home, 'data', passwords))).toBe(false)
  })

  it('is kept when the audit finds that the books in the backup do not balance', async () => {
    const [into, other] = [await emptyDataDir(), await emptyDataDir()]
    expect(await restore(at('taken'), other)).toMatchObject({ code: 0 })
    await look(other, ({ adminUrl }) =>
      ask(
        adminUrl,
        `set session_replication_role = replica; update account set balance = balance + 1
          where id = (select account_id from entry limit 1)`,
      ),
    )
    const wrong = at('wrong')
    expect(await runProgram(['backup', '--to', wrong], { DATA_DIR: other })).toMatchObject({
      code: 0,
    })
    await look(into, ({ ownerUrl }) => ask(ownerUrl, "create table note as select 'kept' as text"))
    const refused = await restore(wrong, into, '--replace')
    expect([refused.code, refused.stderr]).toEqual([1, line(/audit of the restored ledger/)])
    expect(await look(into, ({ ownerUrl }) => ask(ownerUrl, 'select text from note'))).toEqual([
      { text: 'kept' },
    ])
  })
})

describe('a backup is refused by one line, and nothing is restored,', () => {
  const damage: Readonly<Record<string, (backup: string) => Promise<void>>> = {
    'when it was interrupted': (backup) => rm(join(backup, 'backup.json')),
    'when a file is missing': (backup) => rm(join(backup, 'data/global/pg_control')),
    'when a file was changed': (backup) => writeFile(join(backup, 'data/backup_label'), 'x'),
    'when it says nothing sensible of itself': (backup) =>
      writeFile(join(backup, 'backup.json'), '{"format":1}'),
    'when it names what is not its own': (backup) => amend(backup, { folders: ['../beside'] }),
    'when it is of a newer release': (backup) => amend(backup, { release: release + 1 }),
    'when it is of a newer format': (backup) => amend(backup, { format: 2 }),
    'when it is of another PostgreSQL': (backup) => amend(backup, { postgres: 17 }),
  }
  const said: Readonly<Record<string, RegExp>> = {
    'when it was interrupted': /holds no complete backup: backup.json/,
    'when a file is missing': /incomplete: data\/global\/pg_control is missing/,
    'when a file was changed': /damaged: data\/backup_label/,
    'when it says nothing sensible of itself': /backup.json is damaged/,
    'when it names what is not its own': /backup.json is damaged/,
    'when it is of a newer release': /newer version of the gateway .+ releases up to \d+/,
    'when it is of a newer format': /newer version of the gateway/,
    'when it is of another PostgreSQL': /of PostgreSQL 17, and the embedded one is 18/,
  }
  it.each(Object.keys(damage))('%s', async (what) => {
    const [into, backup] = [await emptyDataDir(), join(await emptyDataDir(), 'copy')]
    await cp(at('taken'), backup, { recursive: true })
    await damage[what]?.(backup)
    const refused = await restore(backup, into)
    expect([refused.code, refused.stderr]).toEqual([1, line(said[what] ?? /never/)])
    const home = await findHome(into)
    expect(home !== undefined && existsSync(join(home, 'data'))).toBe(false)
  })

  it('when its folder is taken', async () => {
    const taken = at('occupied')
    await mkdir(taken)
    await writeFile(join(taken, 'note'), '')
    const refused = await runProgram(['backup', '--to', taken], { DATA_DIR: dataDir })
    expect([refused.code, refused.stderr]).toEqual([1, line(/is not empty; name a new folder/)])
  })

  it('when it is of the embedded database, and an external one is set', async () => {
    const settings = { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/x' }
    const refused = await runProgram(['restore', '--from', at('taken')], settings)
    expect([refused.code, refused.stderr]).toEqual([2, line(/^lending-gateway: DATABASE_URL: /)])
  })
})

async function amend(backup: string, values: object): Promise<void> {
  const path = join(backup, 'backup.json')
  const text = await readFile(path, 'utf8')
  await writeFile(path, JSON.stringify({ ...JSON.parse(text), ...values }))
}

/** One line that contains this. */
function line(part: RegExp) {
  return expect.stringMatching(new RegExp(`^(?=[^\\n]*\\n$)(?=.*${part.source.replace('^', '')})`))
}

it('is readable by its owner alone, since it holds passwords', async () => {
  const { files } = await readManifest(at('taken'))
  expect(files.length).toBeGreaterThan(100)
  const { stat } = await import('node:fs/promises')
  for (const path of ['', ...files.map((file) => file.path)])
    expect((await stat(at(join('taken', path)))).mode & 0o077).toBe(0)
})

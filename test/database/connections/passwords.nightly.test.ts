import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { developmentIssuer } from '../../../src/identity/development.ts'
import { answer } from '../../support/database.ts'
import { httpClient } from '../../support/http-client.ts'
import { runProgram, startProgram } from '../../support/program.ts'
import {
  type InstalledServer,
  installedPostgres,
  makeDatabase,
  startInstalled,
} from '../../support/servers/databases/installed-postgres.ts'

const installed = installedPostgres()
const without =
  installed === undefined ? ' (skipped: apt-get install postgresql, or .ci/plpgsql-check)' : ''

let server: InstalledServer
const admin = () => server.url('postgres', 'postgres')
const roles = { URL: 'lending_app', OPERATOR_URL: 'lending_operator', OWNER_URL: 'lending_owner' }

beforeAll(async () => {
  if (installed === undefined) return
  server = await startInstalled(installed)
  await makeDatabase(server)
  await answer(admin(), 'create role lending_operator login')
  const asked = ['host all postgres all trust', 'host all all all scram-sha-256']
  await writeFile(join(server.folder, 'data/pg_hba.conf'), `${asked.join('\n')}\n`)
  await answer(admin(), 'select pg_reload_conf()')
})
afterAll(() => server?.close())

/** Gives each role a password; returns the settings with it. */
async function change(password: string): Promise<Record<string, string>> {
  for (const role of Object.values(roles))
    await answer(admin(), `alter role ${role} password '${password}'`)
  return settingsWith(password)
}

function settingsWith(password: string): Record<string, string> {
  const urlOf = (role: string) => server.url(role, 'lending').replace('@', `:${password}@`)
  return Object.fromEntries(
    Object.entries(roles).map(([name, role]) => [`DATABASE_${name}`, urlOf(role)]),
  )
}

describe.skipIf(installed === undefined)(`new passwords of the roles${without}`, () => {
  it('leave a gateway that has the old ones its connections, and nothing more, until it is restarted', async () => {
    const DATA_DIR = join(server.folder, 'gateway')
    const { DATABASE_OWNER_URL = '', ...serving } = await change('old')
    const common = { DATA_DIR, SEED_DEMO: '0' }
    const migrated = await runProgram(['migrate'], { ...common, ...serving, DATABASE_OWNER_URL })
    expect(migrated.code).toBe(0)
    const before = await startProgram({ ...common, ...serving })
    onTestFinished(() => void before.child.kill())
    const token = await (await developmentIssuer(DATA_DIR)).issue({
      subject: 'ada',
      lifetimeSeconds: 3_600,
    })
    const ask = httpClient(before.url)
    expect((await ask('GET', '/wallet', { token })).status).toBe(200)
    const { DATABASE_OWNER_URL: owner = '', ...next } = await change('new')
    // As docs/rotating-keys.md has it.
    const asked = Array.from({ length: 10 }, () => ask('GET', '/wallet', { token }))
    const statuses = (await Promise.all(asked)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200]))
    for (const [command, role, settings] of [
      ['serve', 'lending_app', serving],
      ['migrate', 'lending_owner', { ...next, DATABASE_OWNER_URL }],
    ] as const) {
      const { code, stderr } = await runProgram([command], { ...common, ...settings })
      expect([code, stderr]).toEqual([
        1,
        expect.stringContaining(`password authentication failed for user "${role}"`),
      ])
    }
    const after = await startProgram({ ...common, ...next })
    onTestFinished(() => void after.child.kill())
    expect((await httpClient(after.url)('GET', '/wallet', { token })).status).toBe(200)
    const again = await runProgram(['migrate'], { ...common, ...next, DATABASE_OWNER_URL: owner })
    expect(again.code).toBe(0)
  }, 300_000)
})

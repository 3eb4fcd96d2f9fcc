import { execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { developmentIssuer } from '../../../src/identity/development.ts'
import { answer } from '../../support/database.ts'
import { createFolder, removeFolder } from '../../support/folders.ts'
import { httpClient } from '../../support/http-client.ts'
import { runProgram, startProgram } from '../../support/program.ts'
import {
  type InstalledServer,
  installedPostgres,
  makeDatabase,
  startInstalled,
} from '../../support/servers/databases/installed-postgres.ts'
import { freePort } from '../../support/servers/free-port.ts'

const installed = installedPostgres()
const isPossible = installed !== undefined && spawnSync('openssl', ['version']).status === 0
const skipped = isPossible ? '' : ' (skipped: apt-get install openssl postgresql)'
const encrypted = it.skipIf(!isPossible)
const MADE = [
  ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-noenc'],
  ...['-keyout', 'server.key', '-out', 'server.crt', '-days', '2', '-subj', '/CN=localhost'],
  ...['-addext', 'subjectAltName=DNS:localhost'],
]

/** A server that lets the gateway's roles in over TLS only, with a certificate for localhost. */
let server: InstalledServer
let dataDir: string

beforeAll(async () => {
  if (!isPossible || installed === undefined) return
  server = await startInstalled(installed)
  dataDir = await createFolder()
  await makeDatabase(server)
  execFileSync('openssl', MADE, { ...server.account, cwd: server.folder, stdio: 'ignore' })
  await writeFile(
    join(server.folder, 'data/pg_hba.conf'),
    'host all postgres 127.0.0.1/32 trust\nhostssl all all 127.0.0.1/32 trust\n',
  )
  const admin = server.url('postgres', 'postgres')
  for (const [name, file] of [['key'], ['cert', 'crt']])
    await answer(
      admin,
      `alter system set ssl_${name}_file = '${join(server.folder, `server.${file ?? name}`)}'`,
    )
  await answer(admin, 'alter system set ssl = on')
  await answer(admin, 'select pg_reload_conf()')
})
afterAll(async () => {
  await server?.close()
  if (dataDir !== undefined) await removeFolder(dataDir)
})

const settings = (hosts: string) => {
  const certificate = join(server.folder, 'server.crt')
  const at = (role: string) =>
    `postgres://${role}@${hosts}/lending?sslmode=verify-full&sslrootcert=${certificate}`
  return {
    DATA_DIR: dataDir,
    SEED_DEMO: '0',
    DATABASE_URL: at('lending_app'),
    DATABASE_OWNER_URL: at('lending_owner'),
  }
}

encrypted(`encrypts each connection where the URL asks for it${skipped}`, async () => {
  const { url, child } = await startProgram(settings(`localhost:${server.port}`))
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await once(child, 'close')
  })
  const token = await (await developmentIssuer(dataDir)).issue({
    subject: 'ada',
    lifetimeSeconds: 60,
  })
  const deposit = await httpClient(url)('POST', '/wallet/deposit', {
    token,
    body: { amount: 5 },
  })
  expect(deposit.status).toBe(201)
  const connected = () =>
    answer<{ name: string; ssl: boolean }>(
      server.url('postgres', 'lending'),
      `select distinct application_name as name, ssl from pg_stat_activity join pg_stat_ssl using (pid)
     where usename like 'lending%' order by 1`,
    )
  // The listener and the reads connect on their own.
  await expect.poll(async () => (await connected()).length).toBeGreaterThan(2)
  const connections = await connected()
  expect(connections.map(({ name }) => name)).toContain('lending-gateway')
  expect(connections.filter(({ ssl }) => !ssl)).toEqual([])
})

encrypted(`takes the certificate of whichever host is the primary${skipped}`, async () => {
  const hosts = `127.0.0.1:${await freePort()},localhost:${server.port}`
  const { code, stderr } = await runProgram(['migrate'], settings(hosts))
  expect([code, stderr]).toEqual([0, ''])
})

encrypted(`refuses a server whose certificate is for another${skipped}`, async () => {
  const { code, stderr } = await runProgram(['migrate'], settings(`127.0.0.1:${server.port}`))
  expect(code).toBe(1)
  expect(stderr).toMatch(
    /^lending-gateway: the database can't be reached \(Hostname\/IP does not match certificate's altnames: .+\); check DATABASE_URL, .+\n$/,
  )
})

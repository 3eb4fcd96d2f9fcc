import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest'
import { developmentIssuer } from '../../../src/identity/development.ts'
import { release } from '../../../src/migrations/release.ts'
import { createDatabase, type TestDatabase } from '../../support/database.ts'
import { removeFolder } from '../../support/folders.ts'
import { httpClient } from '../../support/http-client.ts'
import { runProgram, startProgram } from '../../support/program.ts'
import { createNextVersion } from '../../support/servers/fleet/next-version.ts'

/** Serves what this version calls; and, a release later, no longer. */
let [expanded, contracted] = ['', '']
let token: string

beforeAll(async () => {
  expanded = await createNextVersion({ release: release + 1, servedSince: release })
  contracted = await createNextVersion({ release: release + 2, servedSince: release + 1 })
  const issuer = await developmentIssuer(inject('dataDir'))
  token = await issuer.issue({ subject: 'ada', lifetimeSeconds: 3_600 })
})
afterAll(() => Promise.all([expanded, contracted].map(removeFolder)))

/** As the usual two steps have it: only the migration knows the owner. */
const serving = ({ url }: TestDatabase) => ({ DATA_DIR: inject('dataDir'), DATABASE_URL: url })
const migrating = (database: TestDatabase) => ({
  ...serving(database),
  DATABASE_OWNER_URL: database.ownerUrl,
})

const ready = async (url: string) => {
  const answer = await fetch(`${url}/readyz`)
  return { status: answer.status, said: (await answer.json()) as { database: string } }
}

async function createLoan(url: string) {
  const body = { title: 'A loom', amount_requested: 100 }
  return httpClient(url)('POST', '/loans', { token, body })
}

const children = new Set<ChildProcess>()
afterEach(() => {
  for (const child of children) child.kill('SIGKILL')
})

async function start(...given: Parameters<typeof startProgram>) {
  const started = await startProgram(...given)
  children.add(started.child)
  started.child.once('close', () => children.delete(started.child))
  return started
}

async function stop() {
  for (const child of children) {
    const closed = once(child, 'close')
    child.kill('SIGTERM')
    expect(await closed).toEqual([0, null])
  }
}

it('stays ready and serves while the next version migrates, then beside its gateways, and starts again on what they made', async () => {
  const database = await createDatabase()
  const old = await start(serving(database))
  expect((await createLoan(old.url)).status).toBe(201)
  let migrated = false
  const seen = new Set<unknown>()
  const calling = (async () => {
    while (!migrated) {
      const read = httpClient(old.url)('GET', '/wallet', { token })
      for (const { status, body } of [await read, await createLoan(old.url)])
        seen.add(status === 503 ? body.error.code : status)
      seen.add((await ready(old.url)).said.database)
    }
  })()
  const migration = await runProgram(['migrate'], migrating(database), { root: expanded })
  migrated = true
  await calling
  expect(migration).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^applied 9999-next, \d+ SQL files\n$/),
  })
  // On a slow machine the tables may be locked for longer than a statement waits.
  for (const outcome of seen)
    expect([200, 201, 'ok', 'UNAVAILABLE', 'unreachable']).toContain(outcome)
  const next = await start(serving(database), { root: expanded })
  const again = await start(serving(database))
  for (const { url } of [old, next, again]) {
    expect(await ready(url)).toMatchObject({ status: 200 })
    const created = await createLoan(url)
    expect([created.status, created.body.loan.title]).toEqual([201, 'A loom (next)'])
    expect((await httpClient(url)('GET', '/wallet', { token })).status).toBe(200)
  }
  // Nothing of the older version comes back, whoever runs it.
  expect(await runProgram(['migrate'], migrating(database))).toMatchObject({
    code: 0,
    stdout: 'up to date\n',
  })
  expect((await createLoan(next.url)).body.loan.title).toBe('A loom (next)')
  const doctor = await runProgram(['doctor'], serving(database))
  expect([doctor.code, doctor.stdout]).toEqual([
    0,
    expect.stringContaining(
      'a newer version has migrated the schema, and it still serves this one',
    ),
  ])
  await stop()
  await database.drop()
})

it('is not ready on a schema that serves it no longer, says so, and does not start on it', async () => {
  const database = await createDatabase()
  const old = await start(serving(database))
  expect((await runProgram(['migrate'], migrating(database), { root: contracted })).code).toBe(0)
  const newer = `this database is of a newer version of the gateway (release ${release + 2}, which serves gateways from release ${release + 1} on; this one is of release ${release})`
  expect(await ready(old.url)).toMatchObject({
    status: 503,
    said: { database: expect.stringContaining(newer) },
  })
  for (const settings of [serving(database), migrating(database)]) {
    const started = await runProgram(['serve'], settings)
    expect(started).toMatchObject({ code: 1, stdout: '' })
    expect(started.stderr).toMatch(/^lending-gateway: .+\n$/)
    expect(started.stderr).toContain(newer)
  }
  await stop()
  await database.drop()
})

it('does not start on the schema of the version before: one line says what to run', async () => {
  const database = await createDatabase()
  const early = await runProgram(['serve'], serving(database), { root: expanded })
  expect(early).toMatchObject({ code: 1, stdout: '' })
  expect(early.stderr).toMatch(
    /^lending-gateway: migrations are pending \(9999-next\), .+ run `npm run migrate` .+\n$/,
  )
  await database.drop()
})

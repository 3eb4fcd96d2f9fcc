import { once } from 'node:events'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { developmentIssuer } from '../../src/identity/development.ts'
import { createFolder, removeFolder } from '../support/folders.ts'
import { httpClient } from '../support/http-client.ts'
import { type Bookkeeping, bytesOf, keepTwoMonths } from '../support/market/books/bookkeeping.ts'
import { runProgram, startProgram } from '../support/program.ts'
import {
  type InstalledServer,
  installedPostgres,
  makeDatabase,
  startInstalled,
} from '../support/servers/databases/installed-postgres.ts'

const installed = installedPostgres()
const skipped =
  installed === undefined ? ' (skipped: apt-get install postgresql, or .ci/plpgsql-check)' : ''

let server: InstalledServer
let folder: string
let dataDir: string
beforeAll(async () => {
  if (installed === undefined) return
  ;[folder, dataDir] = [await createFolder(), await createFolder()]
  server = await startInstalled(installed)
  for (const name of ['lending', 'elsewhere']) await makeDatabase(server, name)
})
afterAll(async () => {
  await server?.close()
  for (const one of [folder, dataDir]) if (one !== undefined) await removeFolder(one)
})

const settings = (database: string) => ({
  DATA_DIR: dataDir,
  SEED_DEMO: '0',
  DATABASE_URL: server.url('lending_app', database),
  DATABASE_OWNER_URL: server.url('lending_owner', database),
  PATH: `${server.programs}:${process.env.PATH}`,
  ...server.environment,
})

/** A gateway on a database, while something is done with it. */
async function serving<Result>(database: string, run: (url: string) => Promise<Result>) {
  const { url, child } = await startProgram(settings(database))
  try {
    return await run(url)
  } finally {
    child.kill('SIGTERM')
    await once(child, 'close')
  }
}

/** A token of somebody, who is known to whichever gateway has the data folder. */
async function token(subject: string, more: { readonly scope?: string } = {}): Promise<string> {
  return (await developmentIssuer(dataDir)).issue({ subject, lifetimeSeconds: 3_600, ...more })
}

/** A small market with two months, the first of which is closed and has its files. */
async function closeJanuary(url: string): Promise<void> {
  const client = new Client({ connectionString: server.url('postgres', 'lending') })
  await client.connect()
  const sql = async <Row>(text: string, values?: readonly unknown[]): Promise<Row[]> =>
    (await client.query(text, values && [...values])).rows
  const stage = { rest: httpClient(url), database: { sql }, token }
  const { olga } = await keepTwoMonths(stage).finally(() => client.end())
  await olga.call('POST', '/operator/periods/2027-01/close', { reason: 'month end' })
  await expect.poll(() => january(olga), { timeout: 150_000 }).toHaveLength(2)
}

async function january(olga: Bookkeeping['olga']): Promise<unknown[]> {
  return (await olga.call('GET', '/operator/periods')).body.periods.at(-1).files
}

/** The files of the closed month, each with its digest. */
async function filesAt(url: string) {
  const olga = await token('olga', { scope: 'lending:admin' })
  const files = ['csv', 'datev'].map(async (format) => {
    const path = `/operator/journal?from=2027-01-01&to=2027-01-31&f=${format}`
    const { status, headers, bytes } = await bytesOf({ url }, olga, path)
    return { status, digest: headers.get('repr-digest'), bytes }
  })
  return Promise.all(files)
}

it.skipIf(installed === undefined)(
  `the files of a closed month are the same bytes, with the same hashes, where a backup was restored${skipped}`,
  async () => {
    const to = join(folder, 'taken')
    const before = await serving('lending', async (url) => {
      await closeJanuary(url)
      const { code, stderr } = await runProgram(['backup', '--to', to], settings('lending'))
      expect([code, stderr]).toEqual([0, ''])
      return filesAt(url)
    })
    for (const { status, digest, bytes } of before) {
      expect([status, digest]).toEqual([200, expect.stringMatching(/^sha-256=:.+:$/)])
      expect(bytes.length).toBeGreaterThan(500)
    }
    const { code, stderr } = await runProgram(['restore', '--from', to], settings('elsewhere'))
    expect([code, stderr]).toEqual([0, ''])
    expect(await serving('elsewhere', filesAt)).toEqual(before)
  },
)

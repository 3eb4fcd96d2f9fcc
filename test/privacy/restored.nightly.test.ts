import { once } from 'node:events'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, it } from 'vitest'
import { startEmbedded } from '../../src/database/embedded/index.ts'
import { developmentIssuer } from '../../src/identity/development.ts'
import { createFolder, removeFolder } from '../support/folders.ts'
import { httpClient } from '../support/http-client.ts'
import { findings } from '../support/privacy/search.ts'
import { runProgram, startProgram } from '../support/program.ts'

const words = ['Restituta Newman', 'sub-restituta', 'Oldbridge']

/** What is found of the member in a data folder, while nobody else runs it. */
async function found(dataDir: string) {
  const database = await startEmbedded(dataDir)
  const url = Object.assign(new URL(database.adminUrl), { pathname: '/lending' }).href
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const sql = async <Row>(text: string, values: readonly unknown[] = []) =>
      (await client.query(text, [...values])).rows as Row[]
    return await findings({ sql }, words)
  } finally {
    await client.end()
    await database.stop()
  }
}

it('a restored backup has no member who was erased since', { timeout: 400_000 }, async () => {
  const [dataDir, folder] = [await createFolder(), await createFolder()]
  const settings = { DATA_DIR: dataDir, SEED_DEMO: '0' }
  const { url, child } = await startProgram(settings)
  const issuer = await developmentIssuer(dataDir)
  const claims = { subject: 'sub-restituta', name: 'Restituta Newman', lifetimeSeconds: 3_600 }
  const token = await issuer.issue(claims)
  const ask = httpClient(url)
  await ask('PUT', '/profile', { token, body: { city: 'Oldbridge' } })
  const to = join(folder, 'taken')
  expect((await runProgram(['backup', '--to', to], settings)).code).toBe(0)
  expect((await ask('POST', '/erasure', { token })).status).toBe(200)
  child.kill('SIGTERM')
  await once(child, 'close')
  const restored = await runProgram(['restore', '--from', to, '--replace'], settings)
  expect([restored.code, restored.stderr]).toEqual([0, ''])
  expect(restored.stdout).toContain('erased again who was erased after it was made: 1 members')
  expect(await found(dataDir)).toEqual([])
  await removeFolder(dataDir)
  await removeFolder(folder)
})

import { pino } from 'pino'
import { expect, it } from 'vitest'
import { readConfig } from '../../../src/config.ts'
import { startEmbedded } from '../../../src/database/embedded/index.ts'
import { startGateway } from '../../../src/gateway.ts'
import { createFolder, removeFolder } from '../../support/folders.ts'

it('answers 503 while the database is away, lives on, and finds it again', async () => {
  const dataDir = await createFolder()
  const first = await startEmbedded(dataDir)
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    // A busy machine is no outage.
    EVENT_LOOP_DELAY_MAX_MS: '60000',
    DATABASE_URL: first.url,
    DATABASE_OWNER_URL: first.ownerUrl,
  })
  const gateway = await startGateway(config, pino({ level: 'silent' }))
  const token = await gateway.issuer.development?.issue({ subject: 'ada', lifetimeSeconds: 600 })
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const profile = () => fetch(`${gateway.url}/profile`, { headers })
  const query = () =>
    fetch(`${gateway.url}/graphql`, { method: 'POST', headers, body: '{"query":"{me{id}}"}' })
  try {
    expect([(await profile()).status, (await query()).status]).toEqual([200, 200])
    await first.stop()
    for (const ask of [profile, query]) {
      const answer = await ask()
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1'])
      expect(await answer.text()).toContain('UNAVAILABLE')
    }
    expect((await fetch(`${gateway.url}/readyz`)).status).toBe(503)
    expect((await fetch(`${gateway.url}/livez`)).status).toBe(200)
    const again = await startEmbedded(dataDir)
    await expect.poll(async () => (await profile()).status).toBe(200)
    const readiness = async () => (await fetch(`${gateway.url}/readyz`)).status
    await expect.poll(readiness).toBe(200)
    await again.stop()
  } finally {
    await gateway.close()
    await first.stop()
    await removeFolder(dataDir)
  }
})

import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { migrating } from '../../src/database/migrating/deployment-key.ts'
import { migrate } from '../../src/database/migrating/migrate.ts'
import { createDatabase, type TestDatabase } from '../support/database.ts'
import { runProgram } from '../support/program.ts'
import { settingsOn, startWorld } from '../support/world.ts'

const made: TestDatabase[] = []
afterAll(() => Promise.all(made.map((one) => one.drop())))

/** A new database, migrated with these settings. */
async function databaseOf(settings: Readonly<Record<string, string>>): Promise<TestDatabase> {
  const database = await createDatabase('template0')
  made.push(database)
  await migrated(database, settings)
  return database
}
const migrated = ({ ownerUrl, url, settings: own }: TestDatabase, settings: object) => {
  const config = readConfig({ ...own, ...settings })
  return migrate(ownerUrl, url, config.CURRENCY, migrating(config, {}))
}
const marked = (database: TestDatabase) =>
  database.sql<{ sandbox: boolean }>('select sandbox from deployment')

describe('whether a database is a sandbox', () => {
  it('is decided when it is made, and never again', async () => {
    const sandbox = await databaseOf({ SANDBOX: 'on' })
    const platform = await databaseOf({})
    expect(await marked(sandbox)).toEqual([{ sandbox: true }])
    expect(await marked(platform)).toEqual([{ sandbox: false }])
    // Unset, it follows the mark.
    expect(await migrated(sandbox, {})).toEqual([])
    expect(await migrated(platform, {})).toEqual([])
    await expect(migrated(sandbox, { SANDBOX: 'off' })).rejects.toThrow(
      'SANDBOX: this database is a sandbox',
    )
    await expect(migrated(platform, { SANDBOX: 'on' })).rejects.toThrow(
      'SANDBOX: this database is not a sandbox',
    )
    await expect(
      migrated(sandbox, { APP_MODE: 'production', ...issuerOf('https://issuer.example') }),
    ).rejects.toThrow('SANDBOX: this database is a sandbox')
  })

  it('is said in one line by a gateway that does not start', async () => {
    const sandbox = await databaseOf({ SANDBOX: 'on' })
    for (const more of [{}, { MIGRATE: 'off' }]) {
      const { code, stderr, stdout } = await runProgram(['serve'], {
        ...settingsOn(sandbox),
        SANDBOX: 'off',
        ...more,
      })
      expect(code).not.toBe(0)
      const said = `${stdout}${stderr}`
        .split('\n')
        .filter((line) => line.includes('SANDBOX') && !line.includes('the gateway is starting'))
      expect(said).toHaveLength(1)
      expect(said[0]).toContain('whose clock clients can move')
    }
  })

  it('is read of a database that a version before made: it is none', async () => {
    const [row] = await databaseOf({}).then((database) =>
      database.sql<{ functions: number }>(
        `select count(*)::int as functions from pg_proc where proname in ('move_clock', 'clock_ahead', 'aim_clock')`,
      ),
    )
    expect(row?.functions).toBe(0)
  })
})

describe('a platform', () => {
  it('has no trace of a clock that moves', async () => {
    const world = await startWorld()
    const token = await world.token('olga', { scope: 'lending:admin' })
    for (const method of ['GET', 'POST'])
      expect(
        (
          await world.rest(method, '/sandbox/clock', {
            token,
            ...(method === 'POST' && { body: {} }),
          })
        ).status,
      ).toBe(404)
    const { body } = await world.rest('GET', '/openapi.json', {})
    expect(JSON.stringify(body)).not.toMatch(/sandbox|CLOCK_BACKWARDS/i)
    const asked = await world.graphql(
      token,
      '{ __schema { types { name fields { name } enumValues { name } } } }',
    )
    expect(JSON.stringify(asked.body)).not.toMatch(/sandbox|clock/i)
    const { body: refused } = await world.graphql(token, '{ sandboxClock { now } }')
    expect(refused.errors[0].extensions.code).toBe('GRAPHQL_VALIDATION_FAILED')
    const [{ text }] = (await world.database.sql(
      `select pg_get_functiondef('gateway_now'::regproc) as text`,
    )) as [{ text: string }]
    expect(text).not.toContain('clock_ahead')
    await world.close()
  })
})

function issuerOf(url: string) {
  return { AUTH_ISSUER: url, AUTH_AUDIENCE: 'lending', AUTH_JWKS_URL: `${url}/keys` }
}

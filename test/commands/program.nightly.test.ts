import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { auditLedger } from '../../src/lending/ledger/audit.ts'
import { createDatabase, type TestDatabase } from '../support/database.ts'
import { createFolder, removeFolder } from '../support/folders.ts'
import { long } from '../support/long.ts'
import { runProgram as run, startProgram as start } from '../support/program.ts'
import { waitForLocks } from '../support/servers/databases/lock-waits.ts'
import { startWorld } from '../support/world.ts'

const runProgram = (args: readonly string[], more: Record<string, string> = {}) =>
  run(args, { DATA_DIR: inject('dataDir'), ...more })
const startProgram = (more: Record<string, string>) =>
  start({ DATA_DIR: inject('dataDir'), ...more })

let database: TestDatabase
let settings: Record<string, string>

beforeAll(async () => {
  database = await createDatabase()
  settings = { DATABASE_URL: database.url, DATABASE_OWNER_URL: database.ownerUrl }
})
afterAll(() => database.drop())

describe('commands', () => {
  long('token prints one token and nothing else, which the server takes', async () => {
    // The first one says that it made the key of this folder.
    await runProgram(['token', '--sub', 'cleo'])
    const { code, stdout, stderr } = await runProgram(['token', '--sub', 'cleo', '--name', 'Cleo'])
    expect([code, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+\n$/)
    const { url, child } = await startProgram(settings)
    const headers = { authorization: `Bearer ${stdout.trim()}` }
    const answer = await fetch(`${url}/profile`, { headers })
    expect(((await answer.json()) as { profile: object }).profile).toMatchObject({
      full_name: 'Cleo',
    })
    child.kill('SIGTERM')
    expect(await once(child, 'close')).toEqual([0, null])
  })

  it('token knows the names and scopes of those who run the demo', async () => {
    const claims = async (...args: string[]) => {
      const { stdout } = await runProgram(['token', '--sub', ...args])
      return JSON.parse(Buffer.from(stdout.split('.')[1] ?? '', 'base64url').toString())
    }
    expect(await claims('colleague')).toMatchObject({ name: 'Carl Stone', scope: 'lending:admin' })
    expect(await claims('operator', '--name', 'Me', '--scope', 'lending:support')).toMatchObject({
      name: 'Me',
      scope: 'lending:support',
    })
    expect(await claims('ada')).not.toHaveProperty('scope')
  })

  long('token says so where no gateway can know its key yet', async () => {
    const folder = await createFolder('lending-gateway-token-')
    const DATA_DIR = join(folder, 'data')
    const told = async () => {
      const { code, stdout, stderr } = await runProgram(['token', '--sub', 'cleo'], { DATA_DIR })
      expect([code, stdout]).toEqual([0, expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+\n$/)])
      return stderr
    }
    expect(await told()).toBe(
      `lending-gateway: ${DATA_DIR} (DATA_DIR) had no key, so a new one was made: only gateways with the same DATA_DIR take this token\n`,
    )
    expect(await told()).toBe('')
    await removeFolder(folder)
  })

  it.each([
    [['token'], {}, /--sub: needed/],
    [['token', '--sub', 'x', '--ttl', 'soon'], {}, /--ttl/],
    [['token', '--sub', 'x'], { ...production(), NODE_ENV: 'production' }, /production/],
    [
      ['serve'],
      { PORT: '70000', CURRENCY: 'XQZ', LOG_LEVEL: 'loud' },
      /PORT.*\n.*CURRENCY.*\n.*LOG_LEVEL/s,
    ],
    [['serve'], { APP_MODE: 'production' }, /AUTH_ISSUER.*\n.*AUTH_AUDIENCE.*\n.*AUTH_JWKS_URL/s],
    [['serve'], { AUTH_ISSUER: 'https://x' }, /AUTH_AUDIENCE/],
    [['serve'], { HOST: '0.0.0.0' }, /loopback/],
    [['dance'], {}, /usage/],
  ])('%j %j ends with 2 and says what is wrong', async (args, more, message) => {
    const { code, stderr } = await runProgram(args, more as Record<string, string>)
    expect(code).toBe(2)
    expect(stderr).toMatch(message)
    expect(stderr).not.toMatch(/^\s+at /m)
  })

  long('schema prints SDL, doctor finds nothing broken, migrate finds nothing to do', async () => {
    expect((await runProgram(['schema'])).stdout).toContain('type Loan implements Node')
    const doctor = await runProgram(['doctor'], settings)
    expect(doctor.code).toBe(0)
    expect(doctor.stdout).toContain('the schema is up to date')
    const url = await runProgram(['doctor', '--database-url'], settings)
    expect(url.stdout).toBe(`${database.url}\n`)
    expect((await runProgram(['migrate'], settings)).stdout).toBe('up to date\n')
    const audit = await runProgram(['doctor', '--ledger'], settings)
    expect([audit.code, audit.stdout]).toEqual([0, expect.stringContaining('all sum to zero')])
  })

  long('doctor warns of one role for both, and fails on a database that is not there', async () => {
    const one = await runProgram(['doctor'], { DATABASE_URL: database.ownerUrl })
    expect(one.stdout).toContain('set DATABASE_OWNER_URL')
    const gone = await runProgram(['doctor'], { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/x' })
    expect([gone.code, gone.stdout]).toEqual([1, expect.stringContaining('check DATABASE_URL')])
  })

  long(
    'doctor and other commands ask for a migration first, and name no missing table',
    async () => {
      const empty = await createDatabase('template0')
      const on = { DATABASE_URL: empty.url, DATABASE_OWNER_URL: empty.ownerUrl }
      const [doctor, ledger, trail] = await Promise.all([
        runProgram(['doctor'], on),
        runProgram(['doctor', '--ledger'], on),
        runProgram(['audit-trail'], on),
      ])
      expect([doctor.code, doctor.stdout]).toEqual([
        1,
        expect.stringMatching(/^✗ this database holds no schema .* run `npm run migrate` first/m),
      ])
      expect(doctor.stdout).not.toContain('does not exist')
      for (const { code, stderr } of [ledger, trail])
        expect([code, stderr]).toEqual([
          1,
          'lending-gateway: this database is not migrated yet: run `npm run migrate` first\n',
        ])
      await empty.drop()
    },
  )

  long('doctor warns of a role for both although each setting names it', async () => {
    const both = { DATABASE_URL: database.ownerUrl, DATABASE_OWNER_URL: database.ownerUrl }
    const { stdout } = await runProgram(['doctor'], both)
    expect(stdout).toMatch(/^! gateways would serve as the owner of the schema: .*DATABASE_URL/m)
  })

  long(
    'seed takes a member who came in before by a token for the person of that name',
    async () => {
      const world = await startWorld()
      const token = await world.token('ada')
      await world.rest('GET', '/profile', { token })
      const on = { DATABASE_URL: world.database.url, DATABASE_OWNER_URL: world.database.ownerUrl }
      const { code, stderr } = await runProgram(['seed', '--loans', '60'], on)
      expect([code, stderr]).toEqual([0, expect.stringMatching(/^added 23 people and 60 loans;/)])
      const loans = await world.rest('GET', '/me/loans', { token })
      expect(loans.body.loans.length).toBeGreaterThan(0)
      expect(await auditLedger(world.database.url)).toEqual([])
      await world.close()
    },
  )

  long('seed fills in the same each time', async () => {
    const counts = () =>
      database.sql(
        'select (select count(*)::int from loan) as loans, (select md5(string_agg(id::text, $$,$$ order by id)) from loan) as ids',
      )
    const seed = (...args: string[]) => runProgram(['seed', ...args], settings)
    const filled = await seed('--loans', '200')
    const [{ people = 0 } = {}] = await database.sql<{ people: number }>(
      'select count(*)::int as people from profile',
    )
    const told = (added: number, loans: number) =>
      `added ${added} people and ${loans} loans; there are ${people} people and 200 loans now\n`
    expect([filled.code, filled.stderr]).toEqual([0, told(50, 200)])
    const first = await counts()
    expect(first).toMatchObject([{ loans: 200 }])
    expect((await seed('--loans', '200')).stderr).toBe(told(0, 0))
    expect(await counts()).toEqual(first)
    expect(await auditLedger(database.url)).toEqual([])
    const states = await database.sql('select distinct status from loan')
    expect(states.length).toBeGreaterThan(5)
    expect(await seed('--loans', '50', '--seed', '3')).toMatchObject({ code: 0 })
    expect(await counts()).toMatchObject([{ loans: 250 }])
    const losses = await database.sql(
      "select loss_position from investment where status = 'defaulted' order by 1 limit 1",
    )
    expect(losses).toMatchObject([{ loss_position: expect.stringMatching(/^[1-9]/) }])
    expect(await auditLedger(database.url)).toEqual([])
    expect((await seed('--seed', 'x')).code).toBe(2)
  })

  long('seed puts what it adds where it belongs by time among what was there before', async () => {
    const { url, ownerUrl, sql, drop } = await createDatabase()
    const on = { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl }
    for (const loans of ['60', '300'])
      expect(await runProgram(['seed', '--loans', loans], on)).toMatchObject({ code: 0 })
    const falls = await sql(
      `select distinct place from (
        select 'line' as place, created_at < lag(created_at) over (partition by wallet_id order by position) as back
          from wallet_transaction
        union all select kind, created_at < lag(created_at) over (partition by account_id order by version)
          from (select account.kind, entry.*, posted.created_at from entry join account on account.id = account_id
            join ledger_transaction as posted on posted.id = ledger_transaction_id) as entry
        union all select 'below zero', balance_after < 0
          from entry join account on id = account_id and wallet_id is not null
        union all select 'change of line', balance_after - lag(balance_after, 1, 0::bigint) over (partition by wallet_id order by position)
            <> case when shown_direction(type, direction) = 'none' then 0 when direction = 'credit' then amount else -amount end
          from wallet_transaction
      ) as one where back`,
    )
    expect(falls).toEqual([])
    expect(await auditLedger(url)).toEqual([])
    await drop()
  })
})

describe('serve', () => {
  long('ends with 1 and one line when the port is taken or the database is not there', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const address = taken.address()
    const port = typeof address === 'object' && address ? String(address.port) : ''
    const busy = await runProgram(['serve'], { ...settings, PORT: port })
    taken.close()
    expect([busy.code, busy.stderr]).toEqual([
      1,
      expect.stringMatching(/^lending-gateway: .*PORT.*\n$/),
    ])
    const gone = await runProgram(['serve'], { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/x' })
    expect(gone.code).toBe(1)
    expect(gone.stderr).toMatch(/^lending-gateway: .*DATABASE_URL.*\n$/)
  })

  long(
    'ends with 2 where the database has another currency than the settings, and with 1 where it is of a newer version',
    async () => {
      const other = await runProgram(['serve'], { ...settings, CURRENCY: 'EUR' })
      expect([other.code, other.stderr]).toEqual([2, expect.stringContaining('USD')])
      await database.sql("insert into mikro_orm_migrations (name) values ('29990101-future')")
      const newer = await runProgram(['serve'], settings)
      await database.sql("delete from mikro_orm_migrations where name = '29990101-future'")
      expect([newer.code, newer.stderr]).toEqual([1, expect.stringContaining('newer version')])
    },
  )

  long('lets started requests finish on SIGTERM, and ends with 0', async () => {
    const patient = await waitForLocks(database)
    const { url, child } = await startProgram({ ...settings, ...patient, LOG_LEVEL: 'info' })
    const { stdout: token } = await runProgram(['token', '--sub', 'slow'])
    await fetch(`${url}/profile`, { headers: { authorization: `Bearer ${token.trim()}` } })
    // The row lock holds the request while the signal arrives.
    await database.sql('begin')
    await database.sql(
      "select from profile join identity on profile_id = id where subject = 'slow' for update",
    )
    const answer = fetch(`${url}/profile`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token.trim()}`, 'content-type': 'application/json' },
      body: '{"city":"Oslo"}',
    })
    await expect.poll(() => waiting(database)).toBe(1)
    child.kill('SIGTERM')
    await expect.poll(() => fetch(`${url}/livez`).catch(() => 'closed')).toBe('closed')
    await database.sql('commit')
    expect((await answer).status).toBe(200)
    expect(await once(child, 'close')).toEqual([0, null])
  })
})

async function waiting({ sql }: TestDatabase): Promise<number | undefined> {
  const rows = await sql<{ count: number }>(
    "select count(*)::int from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
  )
  return rows[0]?.count
}

function production() {
  return {
    AUTH_ISSUER: 'https://issuer.example',
    AUTH_AUDIENCE: 'lending',
    AUTH_JWKS_URL: 'https://issuer.example/keys',
  }
}

import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { readConfig } from '../../../src/config.ts'
import { connect, type Database } from '../../../src/database/connection.ts'
import { codeOf } from '../../../src/database/connections/faults.ts'
import type { Pooling } from '../../../src/database/connections/pooling.ts'
import { requireRoute } from '../../../src/database/connections/require-route.ts'
import { routeOf } from '../../../src/database/connections/route.ts'
import { openDatabase } from '../../../src/database/open.ts'
import { SearchTooLong } from '../../../src/database/searches.ts'
import { auditLedger } from '../../../src/lending/ledger/audit.ts'
import { liveClient, subscribe } from '../../support/clients/live.ts'
import { subscribed } from '../../support/clients/subscriptions.ts'
import { createDatabase, type TestDatabase } from '../../support/database.ts'
import { httpClient } from '../../support/http-client.ts'
import { loanTools } from '../../support/market/loans.ts'
import { runProgram } from '../../support/program.ts'
import {
  type Bouncer,
  keepsPrepared,
  type Mode,
  pgbouncer,
  settingsThrough,
  startPgbouncer,
  through,
} from '../../support/servers/databases/pgbouncer.ts'
import { tally } from '../../support/servers/fleet/pair.ts'
import { startWorld, type World } from '../../support/world.ts'

if (pgbouncer === undefined)
  console.warn(
    'PgBouncer is not installed: test/database/connections/pooler.long.test.ts is skipped',
  )

const GATEWAYS = 3
const STATEMENTS = 60
const DIVISION_BY_ZERO = '22012'

describe.skipIf(pgbouncer === undefined).each<Mode>(['session', 'transaction'])(
  '%s mode',
  (mode) => {
    const prepare = mode === 'session' || keepsPrepared()
    let bouncer: Bouncer
    let own: TestDatabase
    let given: Record<string, string>
    const open = (pooling: Pooling, count = GATEWAYS) =>
      Promise.all(
        Array.from({ length: count }, () => connect(through(bouncer, own.url), 10, pooling)),
      )

    beforeAll(async () => {
      bouncer = await startPgbouncer(mode, [inject('applicationUrl'), inject('ownerUrl')])
      own = await createDatabase()
      // What searches set for themselves has to differ from what others have.
      await own.sql(`alter database "${new URL(own.url).pathname.slice(1)}" set jit = on`)
      given = { ...settingsThrough(bouncer, own.url), DATA_DIR: inject('dataDir') }
      await requireRoute(await openDatabase(readConfig(given)))
    })
    afterAll(async () => {
      await own.drop()
      await bouncer.stop()
    })

    it('is seen, with whether it keeps prepared statements', async () => {
      expect(await routeOf(through(bouncer, own.url))).toMatchObject({
        pooler: mode,
        prepares: prepare,
      })
      expect(await routeOf(own.url)).toMatchObject({ pooler: 'none', prepares: true })
    })

    it('gives each statement its own answer, from several gateways, with errors among them', async () => {
      const databases = await open({ pooler: mode, prepare })
      try {
        for (const rounds of [1, 2, 3])
          expect(await strangers(databases, rounds)).toEqual({ wrong: [], failed: 0 })
      } finally {
        for (const one of databases) await one.close()
      }
    })

    it('never gives another statement’s answer, even where the pooler keeps nothing prepared', async () => {
      const databases = await open({ pooler: mode, prepare: true })
      try {
        for (const rounds of [1, 2, 3])
          expect((await strangers(databases, rounds)).wrong).toEqual([])
      } finally {
        for (const one of databases) await one.close()
      }
    })

    it('keeps the time-outs, and ends a search after 2 s that leaves no setting behind', async () => {
      const [database] = await open({ pooler: mode, prepare }, 1)
      if (database === undefined) throw new Error('none was opened')
      const names = [
        'statement_timeout',
        'lock_timeout',
        'idle_in_transaction_session_timeout',
        'plan_cache_mode',
        'jit',
        'work_mem',
      ]
      const settings = `select ${names.map((name) => `current_setting('${name}') as ${name}`)}`
      const seen = async (run: Database['query'], kind?: 'search') =>
        Object.values((await run<object>(settings, [], kind))[0] ?? {})
      await expect(database.query('select pg_sleep(10)', [], 'search')).rejects.toThrow(
        SearchTooLong,
      )
      expect(await seen(database.query, 'search')).toEqual([
        '2s',
        '2s',
        '10s',
        'force_custom_plan',
        'off',
        '16MB',
      ])
      expect(await seen(database.change)).toEqual(['5s', '2s', '10s', 'auto', 'on', '4MB'])
      const reads = mode === 'session' ? '2s' : '5s'
      await expect
        .poll(() => seen(database.query))
        .toEqual([reads, '2s', '10s', 'auto', 'on', '4MB'])
      await database.close()
    })

    it('outlives a connection that is lost while it searches or changes something', async () => {
      const [database] = await open({ pooler: mode, prepare }, 1)
      if (database === undefined) throw new Error('none was opened')
      const end = `select pg_terminate_backend(pid) from pg_stat_activity
        where query ~ '^select pg_sleep' and state = 'active' and datname = current_database()`
      const ways = [(text: string) => database.query(text, [], 'search'), database.change]
      for (const send of ways) {
        const lost = expect(send('select pg_sleep(1.9)')).rejects.toThrow()
        await expect.poll(async () => (await own.sql(end)).length).toBe(1)
        await lost
        // An event that nobody listens to would end this process.
        expect(await send('select 1 as one')).toEqual([{ one: 1 }])
      }
      await database.close()
    })

    it('serves two gateways: money, a race, lists, and events of the other gateway', async () => {
      const world = await startWorld({}, undefined, (url) => settingsThrough(bouncer, url))
      const beside = await world.beside()
      await isServed(world, beside.url)
      await beside.close()
      await world.close()
    })

    it('is refused when the settings do not fit, and the doctor says which would', async () => {
      const settings = { ...given, DATABASE_PREPARE: 'on' }
      const direct =
        mode === 'transaction' ? ", and DATABASE_DIRECT_URL to PostgreSQL's own address" : ''
      const expected = `DATABASE_POOLER: DATABASE_URL leads to PostgreSQL through a pooler in ${mode} mode; set DATABASE_POOLER=${mode}${direct}\n`
      const line = (text: string) => ({ code: 2, stdout: '', stderr: `lending-gateway: ${text}` })
      const unset = { ...settings, DATABASE_POOLER: '' }
      expect(await runProgram(['serve'], unset)).toEqual(line(expected))
      const doctor = await runProgram(['doctor'], unset)
      expect(doctor).toMatchObject({ code: 1, stdout: expect.stringContaining(`✗ ${expected}`) })
      expect(doctor.stdout).toMatch(
        new RegExp(`✓ DATABASE_URL leads through PgBouncer \\d.* in ${mode} mode`),
      )
      if (mode === 'session') return
      expect(await runProgram(['serve'], { ...settings, DATABASE_POOLER: 'session' })).toEqual(
        line(expected),
      )
      expect(await runProgram(['serve'], { ...settings, DATABASE_DIRECT_URL: '' })).toMatchObject({
        code: 2,
        stdout: '',
        stderr: expect.stringMatching(
          /^lending-gateway: DATABASE_DIRECT_URL: required with DATABASE_POOLER=transaction.*\n$/,
        ),
      })
    })
  },
)

/** Sends the statements of all gateways at once, each in an order of its own; counts failures and answers to other statements. */
async function strangers(databases: readonly Database[], round: number) {
  const wrong: unknown[] = []
  let failed = 0
  const one = async (database: Database, gateway: number, turn: number) => {
    const number = (turn * ([7, 11, 13][gateway] ?? 1)) % STATEMENTS
    const given = `${gateway} ${round} ${turn}`
    const text = `select ${number} as number, $1::text as given, 1 / least(${number % 5}, 1) as whole`
    const send = turn % 3 === 0 ? database.change : database.query
    try {
      const [row] = await send<object>(text, [given], turn % 3 === 1 ? 'search' : 'read')
      const expected = { number, given, whole: 1 }
      if (JSON.stringify(row) !== JSON.stringify(expected)) wrong.push({ text, given, row })
    } catch (error) {
      if (codeOf(error) !== DIVISION_BY_ZERO) failed += 1
      else if (number % 5 !== 0) wrong.push({ text, given, error })
    }
  }
  await Promise.all(
    databases.flatMap((database, gateway) =>
      Array.from({ length: STATEMENTS }, (_, turn) => one(database, gateway, turn)),
    ),
  )
  return { wrong, failed }
}

/** Lenders race for a loan on two gateways, of which the other tells its borrower; lists and the ledger agree. */
async function isServed(world: World, other: string) {
  const borrower = await world.token('borrower')
  const { newLoan, put } = loanTools(world, borrower)
  const { id } = await newLoan()
  await put(id, { status: 'open' })
  const client = liveClient(other, borrower)
  const heard = subscribe(client, `subscription { loanChanged(id: "${id}") { amountFunded } }`)
  await subscribed(other, 1)
  const lenders = await Promise.all(
    Array.from({ length: 15 }, (_, number) => world.token(`lender ${number}`)),
  )
  const invest = async (token: string, number: number) => {
    const ask = number % 2 === 0 ? world.rest : httpClient(other)
    await ask('POST', '/wallet/deposit', { token, body: { amount: 100 } })
    return ask('POST', `/loans/${id}/invest`, { token, body: { amount: 100 } })
  }
  const answers = await Promise.all(lenders.map(invest))
  expect(tally(answers.map(({ status }) => status))).toEqual({ 201: 10, 409: 5 })
  await expect.poll(() => heard.events.at(-1)?.data.loanChanged.amountFunded).toBe('1000.00')
  await client.dispose()
  const { status } = (await world.rest('GET', `/loans/${id}`, { token: borrower })).body.loan
  const list = await world.rest('GET', `/loans?status=${status}`, { token: borrower })
  expect(list.body.loans.map((loan: { id: string }) => loan.id)).toEqual([id])
  expect(await auditLedger(world.database.url)).toEqual([])
}

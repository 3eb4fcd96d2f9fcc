import { Client } from 'pg'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { channelOf, jobsSchemaOf } from '../../src/database/listen-notify.ts'
import { developmentIssuer } from '../../src/identity/development.ts'
import { auditLedger } from '../../src/lending/ledger/audit.ts'
import { auditUnlessMade } from '../../src/lending/ledger/shared-audit.ts'
import { bareSocket, liveClient, subscribe } from '../support/clients/live.ts'
import { subscribed } from '../support/clients/subscriptions.ts'
import { runProgram } from '../support/program.ts'
import { holdLock } from '../support/servers/databases/held.ts'
import { type Cell, settingsOf, startCells } from '../support/servers/fleet/cells.ts'

let cells: Awaited<ReturnType<typeof startCells>>
let both: readonly [Cell, Cell]

beforeAll(async () => {
  cells = await startCells()
  both = [cells.north, cells.south]
})
afterAll(() => cells.close())

const deposit = async ({ rest, token }: Cell, subject: string, amount: number, key: string) =>
  rest('POST', '/wallet/deposit', {
    token: await token(subject),
    body: { amount },
    headers: { 'idempotency-key': key },
  })

const balance = async ({ rest, token }: Cell, subject: string) =>
  (await rest('GET', '/wallet', { token: await token(subject) })).body.wallet.available_balance

const rows = async ({ schema }: Cell, from: string) =>
  (await cells.database.sql(`select * from ${schema}.${from}`)).length

describe('two cells in one database', () => {
  it('leave nothing in a third schema', async () => {
    const found = await cells.database.sql(`
      select distinct nspname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where relkind = 'r' and nspname !~ '^pg_|^information_schema$' order by name`)
    const schemas = both.flatMap(({ schema }) => [schema, jobsSchemaOf(schema)])
    expect(found).toEqual(schemas.map((name) => ({ name })))
  })

  it('keep money and keys of their own for one subject', async () => {
    const [north, south] = both
    const [first, second] = [
      await deposit(north, 'ada', 70, 'key-of-both'),
      await deposit(south, 'ada', 5, 'key-of-both'),
    ]
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.headers.get('idempotent-replayed')).toBeNull()
    expect([await balance(north, 'ada'), await balance(south, 'ada')]).toEqual([70, 5])
    for (const one of both) {
      expect(await rows(one, 'wallet_transaction')).toBe(1)
      expect(await auditLedger(cells.database.url, one.schema)).toEqual([])
    }
  })

  it('do not wake each other', async () => {
    const [north, south] = both
    const heard: string[] = []
    const listener = new Client({ connectionString: cells.database.url })
    await listener.connect()
    listener.on('notification', ({ channel, payload }) => heard.push(`${channel} ${payload}`))
    for (const { schema } of both) await listener.query(`listen ${channelOf(schema)}`)
    const client = liveClient(south.url, await south.token('ada'))
    const events = subscribe(
      client,
      'subscription { walletChanged(initial: false) { availableBalance } }',
    )
    await subscribed(south.url, 1)
    await deposit(north, 'ada', 1, 'unheard-key')
    await expect.poll(() => heard).toContain(`${channelOf(north.schema)} `)
    expect(heard.filter((one) => one.startsWith(channelOf(south.schema)))).toEqual([])
    await deposit(south, 'ada', 1, 'heard-key')
    await events.until(1)
    expect(events.events).toEqual([{ data: { walletChanged: { availableBalance: '6.00' } } }])
    await expect.poll(() => heard).toContain(`${channelOf(south.schema)} `)
    await client.dispose()
    await listener.end()
  })

  it('run the jobs of their own queues', async () => {
    const [north, south] = both
    const owner = new Client({ connectionString: cells.database.ownerUrl })
    await owner.connect()
    for (const { schema } of both) {
      // The clock sends them too, through a queue of its own: so it is stopped, and what it has sent is done.
      const jobs = jobsSchemaOf(schema)
      await owner.query(`update ${jobs}.version set cron_on = now() + interval '1 hour'`)
      const left = `select from ${jobs}.job where name in ('prune', '__pgboss__send-it') and state < 'completed'`
      await expect.poll(async () => (await owner.query(left)).rowCount).toBe(0)
      await owner.query(`insert into ${schema}.budget values ('old', now() - interval '1 day')`)
    }
    const boss = new PgBoss({
      schema: jobsSchemaOf(north.schema),
      db: { executeSql: (text, values) => owner.query(text, values && [...values]) },
      migrate: false,
      supervise: false,
      schedule: false,
    })
    await boss.start()
    await boss.send('prune')
    await expect.poll(() => rows(north, "budget where key = 'old'")).toBe(0)
    expect(await rows(south, "budget where key = 'old'")).toBe(1)
    await boss.stop({ graceful: false })
    await owner.end()
  })

  it('count gateways, connections and keys without waiting for each other', async () => {
    const [north, south] = both
    const id = '01900000-0000-7000-8000-000000000001'
    const take = ({ schema }: Cell) =>
      `select ${schema}.take_connection('${id}', '${id}', 20) as took`
    const replay = ({ schema }: Cell) =>
      `select ${schema}.replay('${id}', 'deposit', 'one', '\\x00') as kept`
    const held = await holdLock(cells.database, `${take(north)}; ${replay(north)}`)
    const other = cells.database.sql
    expect(await other(take(south))).toEqual([{ took: true }])
    expect(await other(replay(south))).toEqual([{ kept: null }])
    expect(await other(replay(north))).toEqual([{ kept: { code: 'IDEMPOTENCY_IN_PROGRESS' } }])
    await held.end()
    for (const one of both) expect(await rows(one, 'gateway')).toBe(1)
  })

  it('audit their ledgers themselves', async () => {
    const [north, south] = both
    for (const { schema } of both) await cells.database.sql(`delete from ${schema}.ledger_audit`)
    const lock = `select pg_advisory_xact_lock(hashtextextended('${north.schema} audit', 0))`
    const held = await holdLock(cells.database, lock)
    for (const { schema } of both) await auditUnlessMade(cells.database.url, schema)
    expect([await rows(north, 'ledger_audit'), await rows(south, 'ledger_audit')]).toEqual([0, 1])
    await held.end()
  })
})

describe('a token', () => {
  const wrong = 'WRONG_CELL'
  const body = { query: 'subscription { walletChanged { id } }' }

  it.each(['of another cell', 'of no cell'])('%s is refused by name, everywhere', async (whose) => {
    const [{ rest, url, name }, south] = both
    const token =
      whose === 'of no cell'
        ? await (await developmentIssuer(inject('dataDir'))).issue({
            subject: 'ada',
            lifetimeSeconds: 60,
          })
        : await south.token('ada')
    const refused = [
      await rest('GET', '/wallet', { token }),
      await rest('POST', '/wallet/deposit', { token, body: { amount: 1 } }),
      await rest('POST', '/graphql', { token, body: { query: '{ me { id } }' } }),
      await rest('POST', '/graphql/stream', {
        token,
        body,
        headers: { accept: 'text/event-stream' },
      }),
    ]
    for (const { status, body } of refused) {
      const error = body.error ?? { ...body.errors[0], ...body.errors[0].extensions }
      expect([status, error.code]).toEqual([403, wrong])
      expect(error.message).toContain(name)
    }
    const { send, closed } = await bareSocket(url)
    send({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } })
    expect(await closed).toEqual([4401, 'Wrong cell'])
  })

  it('of both cells is a member of each', async () => {
    const { issue } = await developmentIssuer(inject('dataDir'), {
      name: ['north', 'south'] as unknown as string,
      claim: 'cell',
    })
    const token = await issue({ subject: 'of both', lifetimeSeconds: 60 })
    for (const { rest } of both) expect((await rest('GET', '/profile', { token })).status).toBe(200)
  })
})

describe('a gateway is not started', () => {
  const line = (text: string) => ({ code: 2, stdout: '', stderr: `lending-gateway: ${text}\n` })
  const settings = (more: Readonly<Record<string, string>>) => ({
    ...settingsOf(cells.database, 'north'),
    ...more,
  })

  it.each(['serve', 'migrate'])('on the schema of another cell (%s)', async (command) => {
    expect(await runProgram([command], settings({ CELL: 'south' }))).toEqual(
      line(
        'CELL: this schema holds the cell north; set CELL=north, or DATABASE_SCHEMA and DATABASE_URL to those of the cell south',
      ),
    )
  })

  it.each(['auto', 'off'])('without the name of the cell (MIGRATE=%s)', async (migrate) => {
    expect(await runProgram(['serve'], settings({ CELL: '', MIGRATE: migrate }))).toEqual(
      line(
        'CELL: this schema holds the cell north; set CELL=north, or DATABASE_SCHEMA and DATABASE_URL to those of your deployment',
      ),
    )
  })

  it('with the name of another schema’s cell, nor is that schema made', async () => {
    expect(await runProgram(['serve'], settings({ DATABASE_SCHEMA: 'cell_third' }))).toEqual(
      line(
        'CELL: the schema cell_north of this database holds the cell north already; give each cell a name of its own',
      ),
    )
    expect(await cells.database.sql("select to_regnamespace('cell_third') as made")).toEqual([
      { made: null },
    ])
  })

  it('on a schema that is missing and that the role may not make', async () => {
    const given = settings({ DATABASE_SCHEMA: 'cell_fourth', CELL: 'fourth' })
    expect(
      await runProgram(['migrate'], { ...given, DATABASE_OWNER_URL: cells.database.url }),
    ).toEqual(
      line(
        `DATABASE_SCHEMA: there is no schema cell_fourth, and this role may not create it; allow it with: grant create on database ${new URL(cells.database.url).pathname.slice(1)} to <the role of DATABASE_OWNER_URL>`,
      ),
    )
  })

  it('on a schema that nobody has named, until somebody who may does', async () => {
    const given = settings({ DATABASE_SCHEMA: 'cell_fifth', CELL: '', MIGRATE: 'off' })
    expect(await runProgram(['migrate'], given)).toMatchObject({ code: 0 })
    const named = { ...given, CELL: 'fifth' }
    expect(await runProgram(['serve'], named)).toEqual(
      line(
        'CELL: the schema is not marked as that of a cell yet; run `npm run migrate` with CELL=fifth',
      ),
    )
    expect(await runProgram(['migrate'], named)).toMatchObject({ code: 0 })
    expect(await runProgram(['serve'], given)).toMatchObject({ code: 2 })
    const doctor = await runProgram(['doctor'], named)
    expect(doctor.stdout).toContain('✓ the schema is up to date\n')
  })
})

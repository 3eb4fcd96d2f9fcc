import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connect, type Database } from '../../../src/database/connection.ts'
import { auditLedger } from '../../../src/lending/ledger/audit.ts'
import { createDatabase, type TestDatabase } from '../../support/database.ts'
import { runProgram } from '../../support/program.ts'
import {
  type Bouncer,
  keepsPrepared,
  pgbouncer,
  settingsThrough,
  startPgbouncer,
  through,
} from '../../support/servers/databases/pgbouncer.ts'
import { type Cell, settingsOf, startCell } from '../../support/servers/fleet/cells.ts'

if (pgbouncer === undefined)
  console.warn(
    'PgBouncer is not installed: test/database/connections/cells-pooler.long.test.ts is skipped',
  )

describe.skipIf(pgbouncer === undefined)('two cells behind PgBouncer in transaction mode', () => {
  const role = `lending_south_${process.pid}`
  let database: TestDatabase
  let bouncer: Bouncer
  let urls: Readonly<Record<'north' | 'south', string>>
  let cells: readonly Cell[] = []
  const settings = (name: 'north' | 'south', url = urls[name]) => ({
    ...settingsOf(database, name),
    ...settingsThrough(bouncer, url),
  })

  beforeAll(async () => {
    database = await createDatabase('template0')
    await database.sql(`create role ${role} login password 'south'`)
    await database.sql(
      `grant connect on database ${new URL(database.url).pathname.slice(1)} to ${role}`,
    )
    const south = Object.assign(new URL(database.url), { username: role, password: 'south' }).href
    urls = { north: database.url, south }
    bouncer = await startPgbouncer('transaction', [urls.north, urls.south])
    cells = [await startCell(settings('north')), await startCell(settings('south'))]
  })
  afterAll(async () => {
    for (const { close } of cells) await close()
    await bouncer.stop()
    await database.sql(`drop owned by ${role}`)
    await database.sql(`drop role ${role}`)
    await database.drop()
  })

  it('keep money of their own, asked at once', async () => {
    const amounts = [3, 5]
    const asked = cells.flatMap(({ rest, token }, index) =>
      Array.from({ length: 20 }, async () =>
        rest('POST', '/wallet/deposit', {
          token: await token('ada'),
          body: { amount: amounts[index] },
        }),
      ),
    )
    expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([201]))
    const wallets = await Promise.all(
      cells.map(async ({ rest, token }) => rest('GET', '/wallet', { token: await token('ada') })),
    )
    expect(wallets.map(({ body }) => body.wallet.available_balance)).toEqual([60, 100])
    for (const { schema } of cells) expect(await auditLedger(database.adminUrl, schema)).toEqual([])
  })

  it('never run a statement in the other’s schema, whatever was prepared before', async () => {
    const open = (name: 'north' | 'south') =>
      connect(through(bouncer, urls[name]), 10, {
        pooler: 'transaction',
        prepare: keepsPrepared(),
        schema: `cell_${name}`,
      })
    const databases = [await open('north'), await open('south')] as const
    const ask = async ({ query, change, schema }: Database, turn: number) => {
      const send = turn % 3 === 0 ? change : query
      const [row] = await send<{ schema: string }>(
        'select relnamespace::regnamespace::text as schema from pg_class where oid = $1::regclass',
        ['loan'],
        ...(turn % 3 === 1 ? (['search'] as const) : []),
      )
      return row?.schema === schema
    }
    const asked = databases.flatMap((one) =>
      Array.from({ length: 60 }, (_, turn) => ask(one, turn)),
    )
    expect(new Set(await Promise.all(asked))).toEqual(new Set([true]))
    for (const one of databases) await one.close()
  })

  it('are refused one role for both, and a role that leads elsewhere', async () => {
    const line = (text: string) => ({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining(`lending-gateway: DATABASE_SCHEMA: ${text}`),
    })
    expect(await runProgram(['serve'], settings('south', urls.north))).toEqual(
      line('lending_app, the role of DATABASE_URL, can also read the schema cell_north;'),
    )
    const name = new URL(database.url).pathname.slice(1)
    await database.sql(`alter role ${role} in database ${name} set search_path = elsewhere, public`)
    await bouncer.command('reconnect')
    expect(await runProgram(['serve'], settings('south'))).toEqual(
      line("the pooler's connections lead to the schema elsewhere, not to cell_south;"),
    )
  })
})

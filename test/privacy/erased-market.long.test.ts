import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkAuditTrail } from '../../src/lending/audit-trail/check.ts'
import { auditLedger } from '../../src/lending/ledger/audit.ts'
import { memberOf } from '../../src/lending/member/known-members.ts'
import { deposit } from '../../src/lending/payments/pay.ts'
import type { TestDatabase } from '../support/database.ts'
import { platformOn } from '../support/market/books/ledger.ts'
import { loanTools } from '../support/market/loans.ts'
import { logOf } from '../support/market/log.ts'
import { personOf } from '../support/market/operating.ts'
import { findings } from '../support/privacy/search.ts'
import {
  type InstalledServer,
  installedPostgres,
  makeDatabase,
  startInstalled,
} from '../support/servers/databases/installed-postgres.ts'
import { startWorld, type World } from '../support/world.ts'

const PEOPLE = 200
/** Debian's PostgreSQL has a `pg_dump`, and the embedded one none; no `pg_dump` reads a newer server. */
const installed = installedPostgres()
const written: string[] = []
const log = new Writable({
  write: (line, _, done) => {
    written.push(String(line))
    done()
  },
})

let world: World
let database: Pick<TestDatabase, 'adminUrl' | 'ownerUrl' | 'sql' | 'drop'>
let server: InstalledServer | undefined
beforeAll(async () => {
  server = installed && (await startInstalled(installed))
  if (server !== undefined) await makeDatabase(server)
  const settings = server && {
    DATABASE_URL: server.url('lending_app', 'lending'),
    DATABASE_OWNER_URL: server.url('lending_owner', 'lending'),
  }
  world = await startWorld({ LOG_LEVEL: 'trace', PAYMENTS: 'instant', ...settings }, log)
  database = server ? await databaseOn(server) : world.database
})
afterAll(async () => {
  await world.close()
  if (server === undefined) return
  await database.drop()
  await server.close()
})

async function databaseOn({ url }: InstalledServer): Promise<typeof database> {
  const adminUrl = url('postgres', 'lending')
  const client = new Client({ connectionString: adminUrl })
  client.on('error', () => undefined)
  await client.connect()
  return {
    adminUrl,
    ownerUrl: url('lending_owner', 'lending'),
    sql: async (text, values = []) => (await client.query(text, [...values])).rows,
    drop: () => client.end(),
  }
}

const identity = { name: 'Marabella Quintero', email: 'marabella@market.example' }
const words = [
  'Marabella',
  'sub-marabella',
  'Vlissegem',
  'beekeeping',
  'potter-of-tides',
  identity.email,
]
/** The words that a text has, as they are or as bytes. */
const found = (text: string) =>
  words.filter((word) =>
    [word.toLowerCase(), Buffer.from(word).toString('hex')].some((one) =>
      text.toLowerCase().includes(one),
    ),
  )

it('leaves no word of a member, but what the law keeps', { timeout: 600_000 }, async () => {
  const platform = platformOn(world.gateway.database)
  const crowd: string[] = []
  for (let index = 0; index < PEOPLE; index += 1) {
    const { id } = await memberOf(world.gateway.database, { subject: `person-${index}` })
    await deposit(platform, id, { amount: 100_000n })
    crowd.push(id)
  }
  const olga = await personOf(world, 'olga', { scope: 'lending:admin' })
  const mara = await personOf(world, 'sub-marabella', { amount: 2_000, ...identity })
  await mara.call('PUT', '/profile', {
    city: 'Vlissegem',
    bio: 'I love beekeeping',
    occupation: 'potter-of-tides',
    latitude: 51.25,
    longitude: 3.03,
    monthly_income: 2_000,
  })
  await mara.call('PUT', '/preferences', { show_on_map: true })
  for (const [index, recipient_id] of crowd.slice(0, 20).entries()) {
    const description = `Marabella owes you ${index}`
    const sent = await mara.call('POST', '/wallet/transfer', {
      recipient_id,
      amount: 5,
      description,
    })
    expect(sent.status).toBe(201)
    const back = { recipient_id: mara.id, amount: 1, description: 'Thanks, Marabella' }
    const token = await world.token(`person-${index}`)
    await world.rest('POST', '/wallet/transfer', { token, body: back })
  }
  // She borrows, and repays.
  const tools = loanTools(world, mara.token)
  const own = await tools.newLoan({ title: 'A kiln for Marabella', description: 'In Vlissegem' })
  expect((await tools.put(own.id, { status: 'open' })).status).toBe(200)
  for (const index of [0, 1, 2, 3])
    expect((await tools.invest(`person-${index}`, own.id, 250)).status).toBe(201)
  const payoff = (await mara.call('GET', `/loans/${own.id}`)).body.loan.payoff_amount
  expect((await mara.call('POST', `/loans/${own.id}/repayments`, { amount: payoff })).status).toBe(
    201,
  )
  // She lends, and is repaid.
  const other = await personOf(world, 'person-7')
  const lent = loanTools(world, other.token)
  const theirs = await lent.newLoan({ title: 'A boat' })
  await lent.put(theirs.id, { status: 'open' })
  await mara.call('POST', `/loans/${theirs.id}/invest`, { amount: 1_000 })
  const due = (await other.call('GET', `/loans/${theirs.id}`)).body.loan.payoff_amount
  await other.call('POST', `/loans/${theirs.id}/repayments`, { amount: due })
  for (const act of ['freeze', 'release'])
    await olga.call('POST', `/operator/members/${mara.id}/${act}`, { reason: 'Marabella called' })
  await olga.call('GET', `/operator/members/${mara.id}`)
  const { available_balance: amount } = await mara.wallet()
  expect((await mara.call('POST', '/wallet/withdraw', { amount })).status).toBe(201)
  expect((await findings(database, words)).length).toBeGreaterThan(12)

  const { status, body } = await mara.call('POST', '/erasure')
  expect([status, body.erasure?.status]).toEqual([200, 'retained'])

  const left = await findings(database, words)
  expect(left.filter(({ table }) => table !== 'erasure_kept')).toEqual([])
  expect(found(written.join(''))).toEqual([])
  const metrics = await (await fetch(`${world.url}/metrics`)).text()
  expect(found(metrics)).toEqual([])
  expect(found(JSON.stringify(await logOf(world, olga).read(0)))).toEqual([])
  await database.sql('update erasure_kept set until = current_date')
  await database.sql('select erase_kept(member_id, kind) from erasure_kept')
  expect(await findings(database, words)).toEqual([])
  expect(await auditLedger(database.ownerUrl, undefined)).toEqual([])
  expect(await checkAuditTrail((text) => database.sql(text))).toEqual([])
  expect(await database.sql('select * from trail_differences()')).toEqual([])
})

it('leaves none in any row of any table of the database', async () => {
  const tables = await database.sql<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  expect(tables.length).toBeGreaterThan(50)
  for (const { name } of tables) {
    const text = `select coalesce(string_agg(one::text, E'\\n'), '') as rows from ${name} as one`
    const [row] = await database.sql<{ rows: string }>(text)
    expect([name, found(row?.rows ?? '')]).toEqual([name, []])
  }
})

const skipped = installed === undefined ? ' (skipped: apt-get install postgresql)' : ''
it.skipIf(installed === undefined)(`leaves none in a dump, either${skipped}`, async () => {
  if (server === undefined) return
  const file = join(server.folder, 'dump.sql')
  await server.program('pg_dump', '--inserts', '--file', file, database.adminUrl)
  const dump = await readFile(file, 'utf8')
  expect(dump).toContain('INSERT INTO')
  expect(found(dump)).toEqual([])
})

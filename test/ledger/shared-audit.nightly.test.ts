import { readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, it } from 'vitest'
import type { Gateway } from '../../src/gateway.ts'
import { auditLedger } from '../../src/lending/ledger/audit.ts'
import { type Audits, auditUnlessMade, openAudits } from '../../src/lending/ledger/shared-audit.ts'
import { schema } from '../support/contract/schema.ts'
import { answer, createDatabase, type TestDatabase } from '../support/database.ts'
import { startProgram } from '../support/program.ts'
import { holdLock } from '../support/servers/databases/held.ts'
import { startWorld, type World } from '../support/world.ts'

const runbook = readFileSync(new URL('../../docs/runbook.md', import.meta.url), 'utf8')
let world: World
let other: Gateway
let opened: Audits[] = []
/** What was logged of what audits found. */
let found: unknown[] = []
const log = { warn: () => undefined, error: (told: unknown) => void found.push(told) }

beforeAll(async () => {
  world = await startWorld()
  other = await world.beside()
  await prepare(world.database)
})
beforeEach(async () => {
  // At their start the gateways have audited nothing, if this comes first.
  await auditUnlessMade(world.database.url, schema)
  await expect.poll(() => made(world.database)).toHaveLength(1)
  await world.database.sql('truncate audits_counted')
})
afterEach(() => {
  for (const audits of opened) audits.close()
  opened = []
})
afterAll(async () => {
  await other.close()
  await world.close()
})

const made = ({ sql }: TestDatabase) => sql('select differences from ledger_audit')
const age = ({ sql }: TestDatabase) =>
  sql(`update ledger_audit set made_at = made_at - interval '10 minutes'`)
const counted = async ({ sql }: TestDatabase) => (await sql('select from audits_counted')).length

/** Counts the audits that are made from now on, by whoever, and lets `hold` stop them before they are stored. */
const prepare = ({ sql }: TestDatabase) =>
  sql(`
    create table audits_counted (at timestamptz default clock_timestamp());
    create function count_audit() returns trigger language plpgsql security definer as
      $$ begin insert into audits_counted default values; return null; end $$;
    create trigger counted after insert or update of differences on ledger_audit
      for each row execute function count_audit();
    create function hold_audit() returns trigger language plpgsql as
      $$ begin perform pg_advisory_xact_lock_shared(1); return new; end $$;
    create trigger held before insert on ledger_audit for each row execute function hold_audit()`)

/** Keeps audits that have begun from being done. */
const hold = (database: TestDatabase) => holdLock(database, 'select pg_advisory_xact_lock(1)')

/** The audits that are held, with the ids that their transactions would have if they held up the feed of changes. */
const begun = ({ sql }: TestDatabase) =>
  sql<{ pid: number; xid: null }>(`
    select pid, backend_xid::text as xid from pg_stat_activity
    where datname = current_database() and application_name = 'lending-gateway audit' and wait_event = 'advisory'`)

const others = async (database: TestDatabase, one: { readonly pid: number } | undefined) =>
  (await begun(database)).filter(({ pid }) => pid !== one?.pid).length

/** Looks after audits as gateways do, but more often; resolves when they have looked some more times. */
function lookAfter(database: TestDatabase, gateways = 3): () => Promise<void> {
  let looks = 0
  const query = async <Row>(text: string) => {
    looks += 1
    return database.sql<Row>(text)
  }
  for (let at = 0; at < gateways; at += 1)
    opened.push(openAudits({ query, schema }, database.url, log, 20))
  return async () => {
    const before = looks
    await expect.poll(() => looks).toBeGreaterThan(before + 5 * gateways)
  }
}

it('is made by one of several gateways, and again by one once it is old', async () => {
  const { database } = world
  const lock = await hold(database)
  await age(database)
  const looked = lookAfter(database)
  await lock.waitedFor()
  await looked()
  expect(await begun(database)).toEqual([{ pid: expect.any(Number), xid: null }])
  await lock.end()
  await expect.poll(() => counted(database)).toBe(1)
  await looked()
  expect(await counted(database)).toBe(1)
  await age(database)
  await expect.poll(() => counted(database)).toBe(2)
  await looked()
  expect(await counted(database)).toBe(2)
})

it('names what it found in one line of the log, once for as long as it stays the same', async () => {
  const { database } = world
  // What was touched since the last audit is looked at.
  await world.rest('POST', '/wallet/deposit', {
    token: await world.token('ada'),
    body: { amount: 5 },
  })
  const [account] = await database.sql<{ id: string }>(
    'select id::text from account where wallet_id is not null and balance > 0',
  )
  found = []
  await database.sql(`set session_replication_role = replica;
    update account set balance = balance + 7 where id = '${account?.id}';
    set session_replication_role = origin`)
  const looked = lookAfter(database, 1)
  for (const times of [1, 2]) {
    await database.sql('truncate audits_counted')
    await age(database)
    await expect.poll(() => counted(database), { message: `audit ${times}` }).toBe(1)
    await expect.poll(() => found.length).toBe(1)
    await looked()
  }
  expect(found).toEqual([
    {
      count: expect.any(Number),
      differences: expect.arrayContaining([
        expect.objectContaining({ what: 'balance of account', id: expect.any(String) }),
      ]),
    },
  ])
  // As the runbook has it, which only the owner may do.
  const [, text = ''] = runbook.split('A stored balance is set to the sum of its entries')
  const [, mending = ''] = /```sql\n([^`]+)```/.exec(text) ?? []
  await answer(database.ownerUrl, mending.replace('…', String(account?.id)))
  expect(await auditLedger(database.url)).toEqual([])
  await age(database)
  await expect.poll(() => made(database)).toEqual([{ differences: 0 }])
})

it('is not made again by a gateway that has heard too late that another has made it', async () => {
  const { database } = world
  await auditUnlessMade(database.url, schema)
  expect(await counted(database)).toBe(0)
  await age(database)
  await Promise.all(Array.from({ length: 5 }, () => auditUnlessMade(database.url, schema)))
  await auditUnlessMade(database.url, schema)
  expect(await counted(database)).toBe(1)
})

it('is told by all gateways alike, with its age', async () => {
  const told = (name: string) =>
    Promise.all(
      [world.url, other.url].map(async (url) => {
        const text = await (await fetch(`${url}/metrics`)).text()
        return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
      }),
    )
  expect(await told('ledger_differences')).toEqual([0, 0])
  const { database } = world
  await world.rest('POST', '/wallet/deposit', {
    token: await world.token('ada'),
    body: { amount: 5 },
  })
  await database.sql(`set session_replication_role = replica;
    update account set balance = balance + 1 where wallet_id is not null and balance > 0;
    set session_replication_role = origin`)
  await age(database)
  for (const seconds of await told('ledger_audit_age_seconds')) expect(seconds).toBeGreaterThan(600)
  const third = await world.beside()
  await expect.poll(() => counted(database)).toBe(1)
  const [differences = 0, theirs] = await told('ledger_differences')
  expect(differences).toBeGreaterThan(0)
  expect(theirs).toBe(differences)
  for (const seconds of await told('ledger_audit_age_seconds')) expect(seconds).toBeLessThan(600)
  // As a crash of the database leaves it.
  await database.sql('truncate ledger_audit')
  expect(await told('ledger_differences')).toEqual([Number.NaN, Number.NaN])
  await third.close()
})

it.each(['finished for it by the database', 'made by another once its connection is gone'])(
  'when a gateway dies amid an audit, it is %s',
  async (outcome) => {
    const database = await createDatabase()
    await prepare(database)
    const lock = await hold(database)
    const { child } = await startProgram({ DATA_DIR: inject('dataDir'), ...database.settings })
    await expect.poll(() => begun(database)).toHaveLength(1)
    const [audit] = await begun(database)
    child.kill('SIGKILL')
    const looked = lookAfter(database)
    await looked()
    expect(await begun(database)).toEqual([audit])
    if (outcome.startsWith('made')) {
      await database.sql('select pg_terminate_backend($1)', [audit?.pid])
      await expect.poll(() => others(database, audit)).toBe(1)
    } else for (const audits of opened) audits.close()
    await lock.end()
    await expect.poll(() => made(database)).toEqual([{ differences: 0 }])
    expect(await counted(database)).toBe(1)
    await database.drop()
  },
)

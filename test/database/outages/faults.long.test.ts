import { Writable } from 'node:stream'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { examineDatabase } from '../../../src/commands/doctor/database.ts'
import { readConfig } from '../../../src/config.ts'
import { connect, type Database } from '../../../src/database/connection.ts'
import { publicError } from '../../../src/http/errors.ts'
import { schema } from '../../support/contract/schema.ts'
import { createDatabase, type TestDatabase } from '../../support/database.ts'
import { settingsOn, startWorld, type World } from '../../support/world.ts'

const WITH_ONE_PIPELINE = 5
/** Then a connection to PostgreSQL is the pooler's, under the name of whoever used it last. */
const isPooled = inject('through')?.mode === 'transaction'
let own: TestDatabase
let database: Database
let world: World
const lines: string[] = []
const written = new Writable({
  write: (chunk, _encoding, done) => {
    lines.push(String(chunk))
    done()
  },
})
/** What the log has of warnings. */
const warned = () => lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 40)

beforeAll(async () => {
  own = await createDatabase()
  database = await connect(own.url, WITH_ONE_PIPELINE)
  await vi.waitUntil(async () => (await pipelines()).length === 1, { timeout: 120_000 })
  world = await startWorld({ LOG_LEVEL: 'warn' }, written)
})
afterAll(async () => {
  await database.close()
  await own.drop()
  await world.close()
})

// It takes two reads on one connection, which a busy machine may give one each.
it('takes a statement that was never prepared, since the one before failed to, for an outage', {
  retry: 2,
}, async () => {
  const before = await pipelined()
  const read = () => database.query('select * from not_there_yet where id = $1', [1])
  const outcomes = await Promise.allSettled([read(), read()])
  const errors = outcomes.map((one) => (one.status === 'rejected' ? one.reason : undefined))
  expect(errors.map(({ code }) => code)).toEqual(['42P01', '26000'])
  expect(errors.map((error) => publicError(error).code)).toEqual(['INTERNAL', 'UNAVAILABLE'])
  await expect.poll(pipelines).not.toEqual(before)
})

it('takes a statement that was prepared before a migration for an outage, and prepares it anew', async () => {
  await own.sql('create table grown (id int); grant select on grown to public')
  await pipelined()
  const read = () => database.query('select * from grown where id > $1', [0])
  await read()
  await own.sql('alter table grown add column more int')
  const error = await read().catch((reason: unknown) => reason)
  expect(publicError(error).code).toBe('UNAVAILABLE')
  expect(await read()).toEqual([])
})

it('tells that a change failed once PostgreSQL has let go of its locks', async () => {
  // So many that letting go of them takes longer than asking for them.
  const text = `select count(pg_advisory_xact_lock(n)) / (count(*) - 4000) from generate_series(1, 4000) as n`
  const held = `select count(*)::int as count from pg_locks where locktype = 'advisory'
    and database = (select oid from pg_database where datname = current_database())`
  for (let attempt = 0; attempt < 20; attempt += 1) {
    await expect(database.change(text, [])).rejects.toThrow('division by zero')
    expect(await own.sql(held)).toEqual([{ count: 0 }])
  }
})

it('keeps no connection to a server that takes no changes, however the transaction came to its end', async () => {
  const name = new URL(own.url).pathname.slice(1)
  /** Writes nothing by a connection of the pool; how it went. */
  const forget = () =>
    database.orm.em
      .fork()
      .transactional((em) => em.execute('delete from budget where false'))
      .then(
        () => 'done',
        ({ code }) => code,
      )
  await own.sql(`alter database ${name} set default_transaction_read_only = on`)
  await own.sql(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await expect.poll(pipelines).toHaveLength(1)
  // Those that were ended may be met first.
  await expect.poll(forget).toBe('25006')
  await own.sql(`alter database ${name} reset default_transaction_read_only`)
  // Each one that was opened meanwhile is met once at most: one that is kept would refuse for ever.
  await expect.poll(forget).toBe('done')
})

it('answers 503 while the database takes no changes, and writes again by new connections', async () => {
  const token = await world.token('ada')
  const name = new URL(world.database.url).pathname.slice(1)
  const calls = [
    ['/wallet/deposit', { amount: 5 }],
    ['/loans', { title: 'Later', amount_requested: 50 }],
  ] as const
  const send = ([path, body]: (typeof calls)[number]) => world.rest('POST', path, { token, body })
  const endConnections = () =>
    world.database.sql(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and ${isPooled ? "usename = 'lending_app'" : "application_name = 'lending-gateway'"}`,
    )
  for (const call of calls) expect((await send(call)).status).toBe(201)
  await world.database.sql(`alter database ${name} set default_transaction_read_only = on`)
  await endConnections()
  // A standby that was taken for the primary: all connections are new, and none may write.
  for (const call of calls) {
    await expect.poll(async () => (await send(call)).body.error?.code).toBe('UNAVAILABLE')
    const { status, headers } = await send(call)
    expect([status, headers.get('retry-after')]).toEqual([503, '1'])
  }
  await expect.poll(readiness).toEqual([503, 'the database is read-only'])
  expect((await world.rest('GET', '/wallet', { token })).status).toBe(200)
  await world.database.sql(`alter database ${name} reset default_transaction_read_only`)
  // The gateway replaces its own; those of a pooler are its operator's to end (RECONNECT).
  if (isPooled) await endConnections()
  for (const call of calls.toReversed())
    await expect.poll(async () => (await send(call)).status).toBe(201)
})

it('is not ready while the disk of the database is full, and finds out by itself when it is not', async () => {
  const token = await world.token('ada')
  const deposit = () => world.rest('POST', '/wallet/deposit', { token, body: { amount: 5 } })
  await world.database.sql(`create table disk as select true as is_full;
    create function fill() returns trigger language plpgsql security definer as $$ begin
      if (select is_full from ${schema}.disk) then
        raise exception 'could not extend file' using errcode = 'disk_full';
      end if; return new; end $$;
    create trigger fill before insert on ledger_transaction for each row execute function fill();
    create trigger fill before insert on budget for each row execute function fill()`)
  await expect.poll(readiness).toEqual([200, 'ok'])
  // Those of the test before.
  lines.length = 0
  const { status, body } = await deposit()
  expect([status, body.error.code]).toEqual([503, 'UNAVAILABLE'])
  for (const _ of ['once', 'again'])
    await expect.poll(readiness).toEqual([503, "the database's disk is full"])
  const address = { url: world.database.url, pooler: 'none', prepare: true } as const
  const examined = async () => {
    const config = readConfig(settingsOn(world.database))
    const findings = await examineDatabase(config, address as never)
    return findings.map(({ text }) => text).join('\n')
  }
  expect(await examined()).toContain("the database's disk is full")
  await world.database.sql('update disk set is_full = false')
  await expect.poll(readiness).toEqual([200, 'ok'])
  expect((await deposit()).status).toBe(201)
  expect(await world.database.sql("select from budget where key like 'storage%'")).toEqual([])
  expect(await examined()).not.toContain('disk')
  const told = warned().filter(({ msg }) => /^refused|^the database accepts/.test(msg))
  expect(told.map(({ msg }) => msg)).toEqual([
    "refused: the database's disk is full",
    'the database accepts no changes',
    'the database accepts changes again',
  ])
  for (const line of told) expect(line).not.toHaveProperty('error')
})

async function readiness(): Promise<unknown[]> {
  const { status, body } = await world.rest('GET', '/readyz')
  return [status, body.database]
}

/** The processes of the database that serve pipelines. */
/** Waits until reads go by the only pipeline, which they do not at once when it has just been opened. */
async function pipelined(): Promise<number[]> {
  const pid = async () =>
    (await database.query<{ pid: number }>('select pg_backend_pid() as pid'))[0]?.pid
  await expect.poll(async () => (await pipelines()).join() === `${await pid()}`).toBe(true)
  return pipelines()
}

async function pipelines(): Promise<number[]> {
  const rows = await own.sql<{ pid: number }>(
    `select pid from pg_stat_activity where application_name = 'lending-gateway reads'
     and datname = current_database()`,
  )
  return rows.map(({ pid }) => pid)
}

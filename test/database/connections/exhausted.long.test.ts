import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { connect, type Database } from '../../../src/database/connection.ts'
import { isAway } from '../../../src/database/connections/faults.ts'
import { publicError } from '../../../src/http/errors.ts'
import { type Held, holdLock } from '../../support/servers/databases/held.ts'
import type { Connection } from '../../support/servers/databases/meddler.ts'
import { startProxy } from '../../support/servers/proxy.ts'
import { startWorld, type World } from '../../support/world.ts'

const CONNECTIONS = 3
let world: World
let database: Database
const members: string[] = []

beforeAll(async () => {
  world = await startWorld({ DATABASE_POOL: '4' })
  database = await connect(world.database.url, CONNECTIONS)
  for (let one = 0; one < 12; one += 1) {
    const token = await world.token(`member-${one}`)
    await world.rest('POST', '/wallet/deposit', { token, body: { amount: 10 } })
    members.push(token)
  }
})
afterAll(async () => {
  // A failed start is reported itself, and not what is missing after it.
  await database?.close()
  await world?.close()
})

const deposit = (token = '') =>
  world.rest('POST', '/wallet/deposit', { token, body: { amount: 1 } })
const told = ({ status, body, headers }: Awaited<ReturnType<typeof deposit>>) => [
  status,
  body.error?.code,
  headers.get('retry-after'),
]
const BUSY = [503, 'UNAVAILABLE', '1']

it('gives no change a place in an endless queue when each connection is taken', async () => {
  const { promise: over, resolve: end } = Promise.withResolvers<void>()
  const taken = Array.from({ length: CONNECTIONS }, () => {
    const { promise: begun, resolve } = Promise.withResolvers<void>()
    const done = database.orm.em.fork().transactional(async (em) => {
      await em.execute('select 1')
      resolve()
      await over
    })
    return { begun, done }
  })
  await Promise.all(taken.map(({ begun }) => begun))
  // They end when this has ended, so it does not wait for them.
  const error = await database.change('delete from budget where false').catch((reason) => reason)
  end()
  await Promise.all(taken.map(({ done }) => done))
  expect(publicError(error)).toMatchObject({ status: 503, code: 'UNAVAILABLE' })
  // The log must not say that the database is away.
  expect(isAway(error)).toBe(false)
  expect(await database.change('delete from budget where false')).toEqual([])
})

it('answers each of many changes while all connections wait for one lock, and serves when it is gone', async () => {
  const lock = await holdLock(world.database, 'lock table account in exclusive mode')
  const answers = await Promise.all(members.map(deposit))
  expect(answers.map(told)).toEqual(members.map(() => BUSY))
  await lock.end()
  await expect.poll(async () => (await deposit(members[0])).status).toBe(201)
})

it('answers who waits for a locked wallet, and nobody else waits', async () => {
  const lock: Held = await holdLock(
    world.database,
    `select from account join wallet on wallet.id = wallet_id join identity on profile_id = user_id
     where subject = 'member-1' for update of account`,
  )
  const waiting = deposit(members[1])
  await lock.waitedFor()
  expect((await deposit(members[2])).status).toBe(201)
  expect(told(await waiting)).toEqual(BUSY)
  await lock.end()
  expect((await deposit(members[1])).status).toBe(201)
})

it('bounds each wait of every connection that changes something', async () => {
  const names = ['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout']
  const rows = await database.change<{ setting: string }>(
    'select current_setting(name) as setting from unnest($1::text[]) as name',
    [names],
  )
  expect(rows.map(({ setting }) => setting)).toEqual(['2s', '5s', '10s'])
})

it('starts where the first connection is answered too late', async () => {
  const { hostname: host, port } = new URL(world.database.url)
  const proxy = await startProxy({ host, port: Number(port) })
  onTestFinished(proxy.close)
  let first: Connection | undefined
  proxy.meddler = ({ bytes, connection }) => {
    first ??= connection
    return connection === first ? new Promise<never>(() => undefined) : bytes
  }
  const url = Object.assign(new URL(world.database.url), { port: proxy.port }).href
  const late = await connect(url, CONNECTIONS)
  onTestFinished(late.close)
  expect(await late.query('select 1 as one')).toEqual([{ one: 1 }])
})

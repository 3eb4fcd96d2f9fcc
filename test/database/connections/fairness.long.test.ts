import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { codes, openSocket } from '../../support/clients/guarded.ts'
import { type Body, startWorld, type World } from '../../support/world.ts'

const HOLDER = 'holder of a lock'

/** How many of the gateway's connections wait for the holder of the lock, or for who does, by what they are for; vacuum and the gateway's own audit may wait too. */
async function stuck(world: World): Promise<Record<string, number>> {
  // First who waits: PostgreSQL shows statements as of a moment before it says who waits for whom.
  const [waiting] = await world.database.sql<{ pids: number[] }>(
    'select coalesce(array_agg(distinct pid), array[]::int[]) as pids from pg_locks where not granted',
  )
  const rows = await world.database.sql<{ name: string; count: number }>(
    `with recursive behind (pid) as (
       select pid from pg_stat_activity where datname = current_database() and application_name = '${HOLDER}'
       union select waiting.pid from pg_stat_activity as waiting join behind on behind.pid = any(pg_blocking_pids(waiting.pid)))
     select application_name as name, count(*)::int as count from behind join pg_stat_activity using (pid)
     where application_name like 'lending-gateway%' and application_name !~ 'audit$' and query !~ 'pg_current_snapshot'
       and pid = any($1) group by application_name`,
    [waiting?.pids ?? []],
  )
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
}

/** Looks again and again while something runs; the most that was seen of each. */
async function most(world: World, running: Promise<unknown>): Promise<Record<string, number>> {
  const seen: Record<string, number> = {}
  let over = false
  const end = () => {
    over = true
  }
  running.then(end, end)
  while (!over)
    for (const [name, count] of Object.entries(await stuck(world)))
      seen[name] = Math.max(seen[name] ?? 0, count)
  return seen
}

/** Holds a lock until the test has ended, or it is let go. */
async function hold(world: World, text: string, values: readonly unknown[] = []) {
  const client = new Client({
    connectionString: world.database.adminUrl,
    application_name: HOLDER,
  })
  onTestFinished(() => client.end())
  await client.connect()
  await client.query('begin')
  await client.query(text, [...values])
  return () => client.query('rollback')
}

describe('A50: of four connections', () => {
  let world: World
  let tokens: string[]
  let ids: string[]

  beforeAll(async () => {
    world = await startWorld({ DATABASE_POOL: '4' })
    tokens = await Promise.all(Array.from({ length: 11 }, (_, n) => world.token(`member-${n}`)))
    ids = await Promise.all(tokens.map(async (token) => (await own(token)).id))
    for (const token of tokens) await call(token, 'POST', '/wallet/deposit', { amount: 100_000 })
  })
  afterAll(() => world.close())

  const call = (token: string, method: string, path: string, body?: unknown) =>
    world.rest(method, path, { token, ...(body !== undefined && { body }) })
  const own = async (token: string): Promise<Body> =>
    (await call(token, 'GET', '/profile')).body.profile
  const pay = (from: number, to: number) =>
    call(tokens[from] ?? '', 'POST', '/wallet/transfer', { recipient_id: ids[to], amount: 100 })
  const lock = (member: number) =>
    hold(
      world,
      'select from account where wallet_id = (select id from wallet where user_id = $1) for update',
      [ids[member]],
    )
  const strangers = async () => {
    const others = tokens.slice(2)
    const reads = others.map((token) => call(token, 'GET', '/wallet'))
    const payments = others.map((_, n) => pay(n + 2, ((n + 1) % others.length) + 2))
    return (await Promise.all([...reads, ...payments])).map(({ status }) => status)
  }
  const fine = [...Array(9).fill(200), ...Array(9).fill(201)]

  it('a member whose wallet is locked takes one, with 40 calls at once', async () => {
    const letGo = await lock(0)
    const calls = Promise.all([
      ...Array.from({ length: 20 }, () => pay(0, 1)),
      ...Array.from({ length: 20 }, () =>
        call(tokens[0] ?? '', 'POST', '/wallet/withdraw', { amount: 100 }),
      ),
    ])
    const watched = most(world, calls)
    await expect.poll(() => stuck(world)).toEqual({ 'lending-gateway': 1 })
    expect(await strangers()).toEqual(fine)
    const answers = await calls
    expect(await watched).toEqual({ 'lending-gateway': 1 })
    for (const { status, body, headers } of answers)
      expect([status, body.error.code, headers.get('retry-after')]).toEqual([
        503,
        'UNAVAILABLE',
        '1',
      ])
    await letGo()
    expect((await pay(0, 1)).status).toBe(201)
  })

  it('those who pay a member whose wallet is locked take one', async () => {
    await lock(1)
    const payments = Promise.all(Array.from({ length: 9 }, (_, n) => pay(n + 2, 1)))
    const watched = most(world, payments)
    await expect.poll(() => stuck(world)).toEqual({ 'lending-gateway': 1 })
    expect((await call(tokens[0] ?? '', 'GET', '/wallet')).status).toBe(200)
    expect((await pay(0, 10)).status).toBe(201)
    await payments
    expect(await watched).toEqual({ 'lending-gateway': 1 })
  })
})

describe('A50: of ten connections', () => {
  let world: World
  beforeAll(async () => {
    world = await startWorld()
  })
  afterAll(() => world.close())

  /** Totals of filtered lists, each another. */
  const totals = (number: number) =>
    `{ ${Array.from({ length: 8 }, (_, n) => `l${n}: loans(filter: { purpose: "${number}-${n}" }) { totalCount }`).join(' ')} }`

  it('searches of a member take one, and nothing else waits for them', async () => {
    const [greedy, modest] = [await world.token('greedy'), await world.token('modest')]
    for (const token of [greedy, modest])
      expect((await world.rest('GET', '/wallet', { token })).status).toBe(200)
    await hold(world, 'lock table loan in access exclusive mode')
    const asked = Promise.all([1, 2, 3].map((number) => world.graphql(greedy, totals(number))))
    const watched = most(world, asked)
    await expect.poll(() => stuck(world)).toEqual({ 'lending-gateway searches': 1 })
    expect((await world.rest('GET', '/wallet', { token: modest })).status).toBe(200)
    expect((await world.rest('GET', '/wallet', { token: greedy })).status).toBe(200)
    const answers = await asked
    expect(await watched).toEqual({ 'lending-gateway searches': 1 })
    for (const { status, body, headers } of answers)
      expect([status, body.errors[0].extensions.code, headers.get('retry-after')]).toEqual([
        503,
        'UNAVAILABLE',
        '1',
      ])
  })

  it('a member watches 50 areas of the map, however many sockets they have', async () => {
    const token = await world.token('watcher')
    const watch = (line: Awaited<ReturnType<typeof openSocket>>, n: number) =>
      line.ask({
        query: `subscription { loanMarkersChanged(bbox: { west: ${n}, south: 0, east: 90, north: 9 }) { removedIds } }`,
      })
    const [one, other] = [await openSocket(world, token), await openSocket(world, token)]
    for (let n = 0; n < 50; n += 1) expect(codes(await watch(one, n))).toEqual([])
    expect(codes(await watch(other, 50))).toEqual(['TOO_MANY_SUBSCRIPTIONS'])
    one.socket.terminate()
    await expect.poll(async () => codes(await watch(other, 50))).toEqual([])
    other.socket.terminate()
  })
})

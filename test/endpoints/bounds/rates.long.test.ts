import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { networkOf } from '../../../src/http/rates/address.ts'
import { codes, openSocket, post, stream } from '../../support/clients/guarded.ts'
import { liveClient, subscribe } from '../../support/clients/live.ts'
import { long } from '../../support/long.ts'
import { loanTools } from '../../support/market/loans.ts'
import { startWorld, type World } from '../../support/world.ts'

/** The gateways' clock stands still: what is spent stays spent, however long a test takes. */
let now = Math.floor(performance.now())
vi.spyOn(performance, 'now').mockImplementation(() => now)
afterAll(() => vi.restoreAllMocks())

/** The database rounds what gateways share to a millisecond: that may be the last bit of a point. */
const near = (points: number) => expect.toSatisfy((left: number) => Math.abs(left - points) <= 1)

/** A point a second. */
const world: World = await startWorld({ RATE_LIMIT: '60' })
afterAll(() => world.close())

const left = ({ headers }: { headers: Headers }) =>
  Number(/^"user";r=(\d+);t=\d+$/.exec(headers.get('ratelimit') ?? '')?.[1])
const read = (token: string, at = world) => at.rest('GET', '/profile', { token })
const write = (token: string) =>
  world.rest('POST', '/wallet/deposit', { token, body: { amount: 1 } })
const ask = (token: string, query: string, variables = {}) => world.graphql(token, query, variables)

/** Calls until it is refused; how often it was not. */
async function exhaust(call: () => Promise<{ status: number }>, most = 1_000): Promise<number> {
  for (let count = 0; count < most; count += 1) if ((await call()).status === 429) return count
  return most
}

describe('A44: a user has a budget of points', () => {
  it('of which reads take one and writes more, over GraphQL and REST', async () => {
    const token = await world.token('spender')
    const first = await read(token)
    expect(first.headers.get('ratelimit-policy')).toBe('"user";q=60;w=60')
    expect(left(first)).toEqual(near(59))
    expect(left(await write(token))).toEqual(near(57))
    // The first time a document is read takes a point, too.
    expect(left(await ask(token, '{ me { id } }'))).toEqual(near(55))
    expect(left(await ask(token, '{ me { id } }'))).toEqual(near(54))
    const change = 'mutation { updateProfile(input: { city: "Turin" }) { profile { city } } }'
    await ask(token, change)
    expect(left(await ask(token, change))).toEqual(near(49))
  })

  it('which pays for parsing even refused documents, until it is spent', async () => {
    const token = await world.token('reader')
    const costly = (name: string) =>
      `query ${name} { loans(first: 100) { nodes { investments(first: 100) { nodes { id } } } } }`
    expect(left(await read(token))).toEqual(near(59))
    for (let count = 0; count < 60; count += 1)
      expect((await ask(token, costly(`Q${count}`))).status).toBe(429)
    const refused = [await read(token), await ask(token, '{ me { id } }')]
    for (const { status, headers } of refused)
      expect([
        status,
        headers.get('ratelimit-policy'),
        headers.get('ratelimit'),
        Number(headers.get('retry-after')),
      ]).toEqual([429, '"user";q=60;w=60', expect.stringMatching(/^"user";r=0;t=\d+$/), near(1)])
  })

  it('of which a costly query takes more, by its variables', async () => {
    const token = await world.token('costly')
    const query = `query ($n: Int) { loans(first: $n) { nodes { borrower { id } investments(first: 10) { nodes { id } } } } }`
    await ask(token, query, { n: 1 })
    const before = left(await ask(token, query, { n: 1 }))
    // The field, the list within it, and 100 loans, each with a borrower, a list and 10 investments.
    expect(before - left(await ask(token, query, { n: 100 }))).toEqual(near(1 + 1 + 13))
  })

  it('A50: of which what is searched takes more, over GraphQL and REST', async () => {
    const token = await world.token('searcher')
    const query = '{ loans(filter: { purpose: "x" }) { nodes { id } } }'
    // The first time a document is read takes a point, too.
    const first = left(await ask(token, query))
    expect(60 - first).toEqual(near(22))
    const second = left(await world.rest('GET', '/loans?purpose=x', { token }))
    expect(first - second).toEqual(near(21))
    const rare = await world.rest('GET', '/loans?purpose=y', { token })
    expect([rare.status, rare.body.error.code]).toEqual([429, 'RATE_LIMITED'])
    const third = left(await read(token))
    const headers = { accept: 'text/csv' }
    expect((await world.rest('GET', '/cash-flow', { token, headers })).status).toBe(200)
    // A file, and a table's page: the request, a list, 100 entries and the search for them; then the read that tells it.
    expect(third - left(await read(token))).toEqual(near(10 + 1 + 1 + 2 + 1))
  })

  it('that is one for REST, GraphQL, streams and sockets, each with its form of refusal', async () => {
    const token = await world.token('flooder')
    const socket = await openSocket(world, token)
    expect(await exhaust(() => read(token))).toBeGreaterThan(50)
    const rest = await write(token)
    expect([rest.status, rest.body.error.code]).toEqual([429, 'RATE_LIMITED'])
    expect(rest.body.error.message).toContain('60 points a minute')
    expect(left(rest)).toBe(0)
    const wait = Number(rest.headers.get('retry-after'))
    expect(wait).toBeGreaterThanOrEqual(1)
    expect(wait).toBeLessThanOrEqual(6)
    const graphql = await ask(token, 'mutation { deposit(input: { amount: 5 }) { wallet { id } } }')
    expect([graphql.status, graphql.body.errors[0].extensions.code]).toEqual([429, 'RATE_LIMITED'])
    expect(Number(graphql.headers.get('retry-after'))).toBeGreaterThan(0)
    const costly = `subscription { loanChanged(id: "x") { investments(first: 100) { nodes {
      loan { investments(first: 100) { nodes { id } } } } } } }`
    expect(codes(await socket.ask({ query: costly }))).toEqual(['RATE_LIMITED'])
    expect(await stream(world, token, { query: costly })).toMatchObject({
      status: 429,
      errors: [{ extensions: { code: 'RATE_LIMITED' } }],
    })
    socket.socket.terminate()
    const [{ balance } = { balance: '' }] = await world.database.sql<{ balance: string }>(
      `select sum(available_balance)::text as balance from wallet_state join identity on user_id = profile_id where subject = 'flooder'`,
    )
    expect(Number(balance)).toBe(0)
  })

  long('which pays for costly events, too: they wait until it can', async () => {
    const { newLoan, put } = loanTools(world, await world.token('teller'))
    const { id } = await newLoan()
    await put(id, { status: 'open' })
    const costly = `subscription { loanChanged(id: "${id}") { title investments(first: 100) { nodes { id } } } }`
    const [poor, rich] = [await world.token('poor'), await world.token('rich')]
    const watching = [poor, rich].map((token) => subscribe(liveClient(world.url, token), costly))
    for (const one of watching) await one.until(1)
    await exhaust(() => read(poor))
    await put(id, { title: 'Other seeds' })
    await watching[1]?.until(2)
    expect(watching[0]?.events).toHaveLength(1)
    // More than once: the database, whose clock does not jump, still has what was spent.
    const later = () => {
      now += 60_000
      return watching[0]?.events[1]
    }
    await expect.poll(later).toMatchObject({ data: { loanChanged: { title: 'Other seeds' } } })
    for (const { stop } of watching) stop()
  })

  it('which sockets use up, too', async () => {
    const token = await world.token('socketeer')
    const { ask: subscribe, socket } = await openSocket(world, token)
    const query = 'subscription { nothing }'
    let refused = 0
    for (let count = 0; count < 70; count += 1)
      if (codes(await subscribe({ query })).includes('RATE_LIMITED')) refused += 1
    socket.terminate()
    expect(refused).toBeGreaterThan(5)
    expect((await write(token)).status).toBe(429)
  })

  it('and nobody else pays for it', async () => {
    expect((await read(await world.token('quiet'))).status).toBe(200)
  })

  long('which comes back evenly, as Retry-After says', async () => {
    const token = await world.token('patient')
    await exhaust(() => write(token))
    const refused = await write(token)
    now += Number(refused.headers.get('retry-after')) * 1_000
    expect((await write(token)).status).toBe(201)
    expect((await write(token)).status).toBe(429)
  })

  it('is counted', async () => {
    const { body } = await world.rest('GET', '/metrics')
    expect(body).toMatch(/refusals_total\{code="RATE_LIMITED"\} [1-9]/)
  })

  long('has no end when it is 0', async () => {
    const free = await startWorld({ RATE_LIMIT: '0' })
    const answer = await read(await free.token('ada'), free)
    expect([answer.status, answer.headers.get('ratelimit')]).toEqual([200, null])
    await free.close()
  })
})

describe('several gateways', () => {
  long('share one budget', async () => {
    const token = await world.token('traveller')
    await exhaust(() => write(token))
    const other = await world.beside()
    const there = () =>
      fetch(`${other.url}/profile`, { headers: { authorization: `Bearer ${token}` } })
    const statuses: number[] = []
    while (!statuses.includes(429) && statuses.length < 60) {
      statuses.push((await there()).status)
      await sleep(50)
    }
    // Of 60 points of its own it took but those of the time before they met.
    expect(statuses).toContain(429)
    await other.close()
  })
})

describe('A44: an address has a budget', () => {
  long('that a flood without tokens uses up, ten times as fast as one with', async () => {
    const flooded = await startWorld({ RATE_LIMIT: '60', CORS_ORIGINS: 'https://app.example' })
    const passed = await exhaust(() => flooded.rest('GET', '/loans'))
    // 600 points: 1 for the request and 10 for the token, each time.
    expect(passed).toBeGreaterThanOrEqual(50)
    expect(passed).toBeLessThan(70)
    const token = await flooded.token('ada')
    const rest = await read(token, flooded)
    expect([rest.status, rest.body.error.code]).toEqual([429, 'RATE_LIMITED'])
    expect(Number(rest.headers.get('retry-after'))).toBeGreaterThan(0)
    const headers = { origin: 'https://app.example' }
    const page = await flooded.rest('GET', '/profile', { token, headers })
    expect([page.status, page.headers.get('access-control-allow-origin')]).toEqual([
      429,
      'https://app.example',
    ])
    const { status, errors } = await post(flooded, token, '{ me { id } }')
    expect([status, errors[0].extensions.code]).toEqual([429, 'RATE_LIMITED'])
    const upgrade = await new Promise((resolve) => {
      const socket = new WebSocket(`${flooded.url.replace('http', 'ws')}/graphql`)
      socket.once('unexpected-response', (_, response) => resolve(response.statusCode))
      socket.once('open', () => resolve(101))
      socket.on('error', () => undefined)
    })
    expect(upgrade).toBe(429)
    for (const path of ['/livez', '/readyz', '/metrics'])
      expect([path, (await flooded.rest('GET', path)).status]).toEqual([path, 200])
    const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
    const shown = await fetch(`${flooded.url}/app/`, { headers: browser })
    expect([shown.status, shown.headers.get('content-type')]).toEqual([
      429,
      'text/html; charset=utf-8',
    ])
    expect(await shown.text()).toMatch(
      /<h1>This page can’t be shown now<\/h1>\s+<p>An address may spend/,
    )
    // A script of the page, and a page that is no page of the app's, are told as everybody else.
    for (const [path, accept] of [
      ['/app/', '*/*'],
      ['/loans', browser.accept],
    ] as const) {
      const told = await flooded.rest('GET', path, { headers: { accept } })
      expect([told.status, told.body.error.code]).toEqual([429, 'RATE_LIMITED'])
    }
    const stored = () => flooded.database.sql<{ key: string }>('select key from budget')
    await expect.poll(async () => (await stored()).length).toBeGreaterThan(0)
    expect(JSON.stringify(await stored())).not.toContain('127.0.0.1')
    await flooded.close()
  })

  long('is that of the client, which a proxy tells and nobody else', async () => {
    const behind = await startWorld({ RATE_LIMIT: '60', TRUST_PROXY: '1' })
    const from = (forwarded: string) => () =>
      behind.rest('GET', '/loans', { headers: { 'x-forwarded-for': forwarded } })
    let count = 0
    const someone = () => {
      count += 1
      return `198.51.100.${count}`
    }
    const spoof = () => from(`${someone()}, 203.0.113.9`)()
    expect(await exhaust(spoof)).toBeLessThan(70)
    expect((await from('203.0.113.10')()).status).toBe(401)
    await behind.close()
    const direct = await startWorld({ RATE_LIMIT: '60' })
    const lie = () => direct.rest('GET', '/loans', { headers: { 'x-forwarded-for': someone() } })
    expect(await exhaust(lie)).toBeLessThan(70)
    await direct.close()
  })

  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('%s is one of %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})

import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { forgetNotifications } from '../../src/lending/inbox/forget.ts'
import { type Events, openEvents } from '../support/clients/events.ts'
import { liveClient } from '../support/clients/live.ts'
import { long } from '../support/long.ts'
import { openLedger } from '../support/market/books/ledger.ts'
import { loanTools } from '../support/market/loans.ts'
import { type Body, startWorld, type World } from '../support/world.ts'

const world: World = await startWorld()
const ada = await world.token('ada', { name: 'Ada' })
const bob = await world.token('bob', { name: 'Bob' })
const { newLoan, put, invest } = loanTools(world, ada)
for (const token of [ada, bob]) await world.rest('GET', '/profile', { token })
afterAll(() => world.close())

const wait = { timeout: 30_000 }
const open = async (token: string, more: Record<string, string> = {}, url = world.url) => {
  const events = await openEvents(url, token, more)
  onTestFinished(events.close)
  return events
}
const deposit = async (token: string, amount: number): Promise<string> => {
  const { body } = await world.rest('POST', '/wallet/deposit', { token, body: { amount } })
  return body.transaction.id
}
const told = (events: Events): string[] =>
  events.of('notification').map(({ notification }: Body) => notification.data.transaction_id)
const get = async (path: string, token = ada) => (await world.rest('GET', path, { token })).body

describe('GET /events', () => {
  it('begins with what is, and tells what changes, as REST shows it', async () => {
    const events = await open(ada)
    expect(events.status).toBe(200)
    await expect.poll(() => events.of('wallet'), wait).toHaveLength(1)
    expect(events.seen[0]).toMatchObject({ event: 'ready', id: expect.any(String), data: {} })
    expect(events.of('wallet')[0]).toEqual(await get('/wallet'))
    const id = await deposit(ada, 7)
    await expect.poll(() => told(events), wait).toEqual([id])
    await expect.poll(() => events.of('wallet').at(-1), wait).toEqual(await get('/wallet'))
    const [{ notification }] = events.of('notification')
    expect(notification.kind).toBe('deposit')
    expect(await get(`/notifications/${notification.id}`)).toEqual({ notification })
    expect(events.lastId()).toBe(notification.cursor)
  })

  it('tells of the topics that are asked for alone, and nothing of others', async () => {
    const mine = await open(ada, { query: '?topics=notifications' })
    const others = await open(bob)
    await expect.poll(() => others.of('wallet'), wait).toHaveLength(1)
    await deposit(ada, 1)
    await expect.poll(() => told(mine), wait).toHaveLength(1)
    await deposit(bob, 2)
    await expect.poll(() => told(others), wait).toHaveLength(1)
    expect(mine.seen.map(({ event }) => event)).toEqual(['ready', 'notification'])
    const balances = () => others.of('wallet').map(({ wallet }) => wallet.balance)
    // Another subscription than that of notifications tells of the wallet, so it may come later.
    await expect.poll(balances, wait).toEqual([0, 2])
  })

  it('tells of loans and of markers, first of all that are there', async () => {
    const place = { location_latitude: 47.37, location_longitude: 8.54 }
    const { id } = await newLoan(place)
    await put(id, { status: 'open' })
    const query = `?loan=${id},${id.toUpperCase()}&bbox=8,47,9,48&min_amount=900`
    const events = await open(bob, { query })
    await expect.poll(() => events.of('markers'), wait).toHaveLength(1)
    expect(events.of('loan')).toEqual([await get(`/loans/${id}`, bob)])
    const [{ markers }] = events.of('markers')
    expect(markers).toMatchObject({ upserted: [{ kind: 'loan' }], removed_ids: [], reset: true })
    expect(markers.truncated).toBe(false)
    const { markers: shown } = await get('/map/loans?bbox=8,47,9,48', bob)
    expect(markers.upserted).toEqual(shown)
    await invest('lena', id, 300)
    await expect.poll(() => events.of('loan').at(-1)?.loan.amount_funded, wait).toBe(300)
    await put(id, { status: 'cancelled' })
    const removed = () => events.of('markers').at(-1)?.markers.removed_ids
    await expect.poll(removed, wait).toEqual([`loan:${id}`])
  })
})

describe('a gateway that is restarted in the middle', () => {
  long(
    'misses nothing: the client goes on at another after the last event that it has',
    async () => {
      const first = await world.beside()
      const events = await open(ada, {}, first.url)
      // Nothing has come yet: the beginning has an id too.
      await expect.poll(() => events.seen.length, wait).toBeGreaterThan(1)
      const quiet = await open(bob, {}, first.url)
      await expect.poll(() => quiet.seen.length, wait).toBeGreaterThan(1)
      const seen = await deposit(ada, 3)
      await expect.poll(() => told(events), wait).toEqual([seen])
      await first.close()
      await Promise.all([events.ended, quiet.ended])
      const missed = [await deposit(ada, 4), await deposit(ada, 5)]
      const missedToo = await deposit(bob, 6)
      const second = await world.beside()
      try {
        const again = await open(ada, { lastId: events.lastId() }, second.url)
        await expect.poll(() => told(again), wait).toEqual(missed)
        const next = await deposit(ada, 8)
        await expect.poll(() => told(again), wait).toEqual([...missed, next])
        expect(again.of('wallet')[0].wallet.balance).toBeGreaterThan(
          events.of('wallet').at(-1)?.wallet.balance,
        )
        const quietAgain = await open(bob, { lastId: quiet.lastId() }, second.url)
        await expect.poll(() => told(quietAgain), wait).toEqual([missedToo])
      } finally {
        await second.close()
      }
    },
  )
})

describe('refuses', () => {
  const codeOf = async (token: string, more: Record<string, string>) => {
    const { status, refused } = await open(token, more)
    return [status, refused?.error.code, refused?.error.details?.[0]?.field]
  }

  it('a Last-Event-ID of another member, and one that is none', async () => {
    const events = await open(ada)
    await expect.poll(events.lastId, wait).not.toBe('')
    const lastId = events.lastId()
    for (const [token, given] of [
      [bob, lastId],
      [ada, `${lastId}x`],
      [ada, '12'],
      [ada, 'x'.repeat(5_000)],
    ] as const)
      expect(await codeOf(token, { lastId: given })).toEqual([400, 'BAD_CURSOR', undefined])
  })

  it('a Last-Event-ID from before what is kept', async () => {
    const old = await world.token('old')
    const { profile } = await get('/profile', old)
    const events = await open(old)
    await expect.poll(events.lastId, wait).not.toBe('')
    await deposit(old, 1)
    await world.database.sql(
      "update notification set created_at = now() - interval '91 days' where user_id = $1",
      [profile.id],
    )
    const ledger = await openLedger(world.database)
    expect(await forgetNotifications(ledger.platform)).toBe(1)
    await ledger.close()
    const [{ id: first } = { id: '' }] = events.seen
    expect(await codeOf(old, { lastId: String(first) })).toEqual([410, 'CURSOR_EXPIRED', undefined])
  })

  it.each([
    ['?topics=loans', 400, 'VALIDATION_FAILED', 'topics'],
    ['?topics=', 400, 'VALIDATION_FAILED', 'topics'],
    ['?topic=wallet', 400, 'VALIDATION_FAILED', 'topic'],
    ['?bbox=1,2,3', 400, 'VALIDATION_FAILED', 'bbox'],
    ['?bbox=9,48,8,47', 400, 'VALIDATION_FAILED', undefined],
    ['?zoom=3', 400, 'VALIDATION_FAILED', 'bbox'],
    ['?bbox=8,47,9,48&zoom=30', 400, 'VALIDATION_FAILED', undefined],
    [
      `?loan=${Array.from({ length: 21 }, () => crypto.randomUUID())}`,
      400,
      'VALIDATION_FAILED',
      'loan',
    ],
    [`?loan=${crypto.randomUUID()}`, 404, 'NOT_FOUND', undefined],
    ['?loan=nonsense', 404, 'NOT_FOUND', undefined],
  ])('%s', async (query, ...expected) => {
    expect(await codeOf(ada, { query })).toEqual(expected)
  })

  it("another's draft, other methods and other types", async () => {
    const { id } = await newLoan()
    expect(await codeOf(bob, { query: `?loan=${id}` })).toEqual([404, 'NOT_FOUND', undefined])
    expect(await codeOf(ada, { accept: 'application/json' })).toEqual([
      406,
      'NOT_ACCEPTABLE',
      undefined,
    ])
    expect(await codeOf('', {})).toEqual([401, 'UNAUTHENTICATED', undefined])
    for (const method of ['POST', 'HEAD'] as const)
      expect((await fetch(`${world.url}/events`, { method })).status).toBe(405)
  })

  it('a connection too many, and counts sockets and streams as one', async () => {
    const eve = await world.token('eve')
    const connected = Promise.withResolvers<unknown>()
    const on = { connected: connected.resolve }
    const socket = liveClient(world.url, eve, { lazy: false, on })
    onTestFinished(() => void socket.dispose())
    await connected.promise
    const streams = await Promise.all(Array.from({ length: 19 }, () => open(eve)))
    expect(streams.map(({ status }) => status)).toEqual(Array(19).fill(200))
    expect(await codeOf(eve, {})).toEqual([429, 'RATE_LIMITED', undefined])
    for (const one of streams) one.close()
    const again = async () => (await codeOf(eve, {}))[0]
    await expect.poll(again, wait).toBe(200)
  })
})

describe('ends', () => {
  long('when the token does', async () => {
    const events = await open(await world.token('ada', { lifetimeSeconds: 3 }))
    expect(events.status).toBe(200)
    await events.ended
  })

  it('when the operator blocks the member', async () => {
    const token = await world.token('mallory')
    const { profile } = await get('/profile', token)
    const events = await open(token)
    await expect.poll(() => events.seen.length, wait).toBeGreaterThan(1)
    const admin = await world.token('olga', { scope: 'lending:admin' })
    const query = `mutation { reviewMember(input: { id: "${profile.id}", blocked: true, reason: "A doubt" }) { userErrors { code } } }`
    expect((await world.graphql(admin, query)).body.errors).toBeUndefined()
    await events.ended
    expect((await open(token)).refused.error.code).toBe('BLOCKED')
  })
})

it('costs what its subscriptions cost, which searching the map makes costly', async () => {
  const limited = await startWorld({ RATE_LIMIT: '1000' })
  onTestFinished(() => limited.close())
  const taken = async (subject: string, query: string) => {
    const { headers } = await open(await limited.token(subject), { query }, limited.url)
    return 1000 - Number(/r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1])
  }
  const own = await taken('olaf', '?topics=notifications,wallet')
  expect(own).toBe(2)
  const box = await taken('otto', '?bbox=8,47,9,48')
  expect(box).toBeGreaterThan(own)
  expect(await taken('oona', '?bbox=8,47,9,48&zoom=9')).toBe(box + 40)
})

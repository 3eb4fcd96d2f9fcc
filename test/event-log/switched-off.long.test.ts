import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { forgetEvents } from '../../src/lending/event-log/number.ts'
import { liveClient } from '../support/clients/live.ts'
import { openAt, subscribed } from '../support/clients/subscriptions.ts'
import { long } from '../support/long.ts'
import { personOf } from '../support/market/operating.ts'
import { startWorld, statements } from '../support/world.ts'

const world = await startWorld({ EVENT_DAYS: '0' })
const { sql } = world.database
afterAll(() => world.close())
const sam = await personOf(world, 'sam', { scope: 'lending:support' })
const triggers = async () =>
  (await sql("select from pg_trigger where tgname in ('log_event', 'log_event_change')")).length
const written = async () =>
  Number((await sql<{ count: number }>('select count(*)::int from pending_event'))[0]?.count)

it('writes nothing and has no trigger where EVENT_DAYS is 0, and says so', async () => {
  const before = await written()
  await personOf(world, 'ada', { amount: 100 })
  expect([await triggers(), await written()]).toEqual([0, before])
  const { status, body } = await sam.call('GET', '/operator/events')
  expect([status, body.error.code]).toEqual([404, 'NOT_FOUND'])
  expect(body.error.message).toContain('EVENT_DAYS=30')
  const seen = await statements(async () => {
    const { database } = world.gateway
    const limits = { eventDays: 0 }
    await forgetEvents({ database, limits } as Parameters<typeof forgetEvents>[0])
  })
  expect(seen).toEqual([])
})

it('is refused by a gateway that may not migrate, and switched on by one that may', async () => {
  await expect(world.beside({ EVENT_DAYS: '30', MIGRATE: 'off' })).rejects.toThrow(
    'EVENT_DAYS wants events to be logged, but this database has none: run `npm run migrate`',
  )
  const second = await world.beside({ EVENT_DAYS: '30' })
  onTestFinished(second.close)
  expect(await triggers()).toBeGreaterThan(10)
  const before = await written()
  await personOf(world, 'bob', { amount: 100 })
  // Joining, a line, a notification and a payment; the job may have numbered them.
  expect((await written()) - before).not.toBe(0)
})

long('looks once a second for all who follow, and not while nobody does', async () => {
  const second = await world.beside({ EVENT_DAYS: '40' })
  onTestFinished(second.close)
  const looks = async () =>
    (await statements(() => sleep(3_000))).filter((text) =>
      text.includes('exists (select from pending_event)'),
    ).length
  // The job that deletes old events looks, too, once a minute.
  expect(await looks()).toBeLessThan(3)
  const before = await openAt(second.url, 'subscriptions')
  const clients = Array.from({ length: 8 }, () => liveClient(second.url, sam.token))
  for (const client of clients) {
    const events = client.iterate({ query: 'subscription { operatorEvents { sequence } }' })
    events.next().catch(() => undefined)
  }
  await subscribed(second.url, before + clients.length)
  await sleep(500)
  const shared = await looks()
  expect(shared).toBeGreaterThan(1)
  expect(shared).toBeLessThan(clients.length)
  for (const client of clients) await client.dispose()
  await subscribed(second.url, before)
  expect(await looks()).toBeLessThan(3)
})

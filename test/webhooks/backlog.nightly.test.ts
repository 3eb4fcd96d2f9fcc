import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, personOf } from '../support/market/operating.ts'
import { type Receiver, startReceiver } from '../support/servers/receiver.ts'
import { startWorld, type World } from '../support/world.ts'

const WAITING = 100_000
let world: World
let olga: Person
let receiver: Receiver
beforeAll(async () => {
  world = await startWorld({ SANDBOX: 'on', WEBHOOK_PRIVATE_NETWORKS: 'on' })
  olga = await personOf(world, 'olga', { scope: 'lending:admin' })
  receiver = await startReceiver()
})
afterAll(async () => {
  await receiver.close()
  await world.close()
})

it('holds ten of 100 000 deliveries that wait, and one while nothing gets through', async () => {
  const { sql } = world.database
  await sql(`insert into pending_event (type, subject_id, data)
    select 'notification.created', gen_random_uuid(), jsonb_build_object('user_id', gen_random_uuid(), 'type', 'general') from generate_series(1, ${WAITING})`)
  let [open, most] = [0, 0]
  let [failing, answerMs] = [false, 20]
  receiver.answer = (reply) => {
    open += 1
    most = Math.max(most, open)
    setTimeout(() => {
      open -= 1
      reply.writeHead(failing ? 500 : 204).end()
    }, answerMs)
  }
  const { body } = await olga.call('POST', '/operator/webhooks', {
    url: receiver.url,
    types: ['notification.created'],
  })
  const { id } = body.webhook
  // What was written before it was added is sent by going back to then.
  await olga.call('POST', `/operator/webhooks/${id}/resend`, { since: '2020-01-01T00:00:00Z' })
  const count = async (state: string) => {
    const text = `select count(*)::int as count from webhook_delivery where state = '${state}'`
    return (await sql<{ count: number }>(text))[0]?.count ?? 0
  }
  await expect.poll(() => count('delivered')).toBeGreaterThan(500)
  expect(most).toBe(10)
  // The rest waits in the log, whose age the metric has.
  expect(await count('pending')).toBeLessThanOrEqual(3_000)
  expect(await (await fetch(`${world.url}/metrics`)).text()).toMatch(
    /^webhook_oldest_pending_seconds [1-9]/m,
  )
  const taken = `select count(*)::int as count from webhook_delivery where state = 'pending' and next_at > now()`
  expect((await sql<{ count: number }>(taken))[0]?.count).toBeLessThanOrEqual(10)
  // The take reads what it takes, and not all that waits.
  const plan = await sql<{ 'QUERY PLAN': string }>(`explain select id from webhook_delivery
    where webhook_id = '${id}' and state = 'pending' and next_at <= now() order by next_at, sequence limit 10 for no key update skip locked`)
  expect(JSON.stringify(plan)).toContain('webhook_delivery_due_index')
  // Nothing is numbered for an endpoint that has enough to do.
  answerMs = 10_000
  const due = `select count(*)::int as count from webhook_delivery where state = 'pending' and next_at <= now()`
  await expect
    .poll(async () => (await sql<{ count: number }>(due))[0]?.count)
    .toBeGreaterThan(2_050)
  const unnumbered = async () =>
    (await sql<{ count: number }>('select count(*)::int as count from pending_event'))[0]?.count ??
    0
  const before = await unnumbered()
  await sql(
    `insert into pending_event (type, subject_id) select 'movement.deposit', gen_random_uuid() from generate_series(1, 100)`,
  )
  await sleep(3_000)
  expect(await unnumbered()).toBeGreaterThanOrEqual(before + 100)
  answerMs = 20
  failing = true
  const since = async () =>
    (
      await sql<{ failing: boolean }>(
        `select failing_since is not null as failing from webhook where id = '${id}'`,
      )
    )[0]?.failing
  await expect.poll(since).toBe(true)
  await expect.poll(() => open).toBeLessThanOrEqual(1)
  most = 0
  const seen = receiver.received.length
  await expect.poll(() => receiver.received.length).toBeGreaterThan(seen + 10)
  expect(most).toBe(1)
  await olga.call('POST', `/operator/webhooks/${id}/remove`)
})

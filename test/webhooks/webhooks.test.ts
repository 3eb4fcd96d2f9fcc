import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { webhookName } from '../../src/asyncapi/events.ts'
import { breaches } from '../support/contract/events.ts'
import type { Body } from '../support/http-client.ts'
import { long } from '../support/long.ts'
import { type Person, personOf, refused } from '../support/market/operating.ts'
import { type Receiver, signaturesBy, startReceiver } from '../support/servers/receiver.ts'
import { startWorld, type World } from '../support/world.ts'

let world: World
let olga: Person
let ada: Person
const open = new Set<Receiver>()
beforeAll(async () => {
  world = await startWorld({ SANDBOX: 'on', WEBHOOK_PRIVATE_NETWORKS: 'on' })
  olga = await personOf(world, 'olga', { scope: 'lending:admin' })
  ada = await personOf(world, 'ada')
})
afterAll(() => world.close())

const made = new Set<string>()
afterEach(async () => {
  for (const id of made) await olga.call('POST', `/operator/webhooks/${id}/remove`)
  made.clear()
  for (const one of open) await one.close()
  open.clear()
})

async function receiver(port?: number): Promise<Receiver> {
  const one = await startReceiver(port)
  open.add(one)
  return one
}

async function webhook(body: object): Promise<Body> {
  const answer = await olga.call('POST', '/operator/webhooks', body)
  expect(answer).toMatchObject({ status: 201 })
  made.add(answer.body.webhook.id)
  return answer.body.webhook
}

const deposits = { types: ['movement.deposit'] }
const deposit = async (amount = 1) => {
  const { status, body } = await ada.call('POST', '/wallet/deposit', { amount })
  expect(status).toBe(201)
  return body
}
const at = (id: string, path = '') => `/operator/webhooks/${id}${path}`
const shown = async (id: string): Promise<Body> => (await olga.call('GET', at(id))).body.webhook
const deliveries = async (id: string, query = ''): Promise<Body[]> =>
  (await olga.call('GET', at(id, `/deliveries${query}`))).body.deliveries
/** Has all that waits be due now. */
const due = () =>
  world.database.sql("update webhook_delivery set next_at = now() where state = 'pending'")
/** What /asyncapi.json does not say of it. */
const asDescribed = (body: Body) => breaches(webhookName('movement.deposit'), body)
const ids = ({ received }: Receiver) => received.map(({ id }) => id)

describe('a webhook', () => {
  it('gets each event of its types, signed, and shows its secret once', async () => {
    const one = await receiver()
    const { id, secret, ...rest } = await webhook({ url: one.url, ...deposits })
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
    expect(rest).toMatchObject({ url: one.url, types: ['movement.deposit'], payload: 'thin' })
    expect((await shown(id)).secret).toBeNull()
    await deposit(12.34)
    await expect.poll(() => one.received.length).toBe(1)
    const [got] = one.received
    const { events } = (await olga.call('GET', '/operator/events?types=movement.deposit')).body
    const event = events.at(-1)
    const { contract, member_id, transaction } = event.data
    expect(got?.body).toEqual({
      id: event.id,
      sequence: event.sequence,
      type: 'movement.deposit',
      timestamp: event.created_at,
      data: {
        contract,
        member_id,
        transaction: {
          id: transaction.id,
          wallet_id: transaction.wallet_id,
          counterparty_id: null,
          loan_id: null,
          investment_id: null,
          payment_id: transaction.payment_id,
        },
      },
    })
    expect(asDescribed(got?.body)).toEqual([])
    expect(got && signaturesBy(secret, got)).toEqual([true])
    expect(got?.headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-id': event.id,
    })
    expect(Math.abs(Number(got?.headers['webhook-timestamp']) - Date.now() / 1_000)).toBeLessThan(
      60,
    )
    await expect
      .poll(() => deliveries(id))
      .toMatchObject([{ event: event.id, state: 'delivered', attempts: 1, status: 204 }])
    expect(JSON.stringify(await world.database.sql('select * from webhook_secret'))).not.toContain(
      secret.slice(6),
    )
  })

  it('gets all that the log shows if it asks for that', async () => {
    const one = await receiver()
    await webhook({ url: one.url, ...deposits, payload: 'full' })
    await deposit(3)
    await expect.poll(() => one.received.length).toBe(1)
    expect(one.received[0]?.body.data.transaction).toMatchObject({ amount: 3, balance_change: 3 })
    expect(asDescribed(one.received[0]?.body)).toEqual([])
  })

  long('is signed by both secrets after a rotation, for a day', async () => {
    const one = await receiver()
    const { id, secret } = await webhook({ url: one.url, ...deposits })
    const rotated = (await olga.call('POST', at(id, '/rotate-secret'))).body.webhook.secret
    expect(rotated).not.toBe(secret)
    await deposit()
    await expect.poll(() => one.received.length).toBe(1)
    const [got] = one.received
    expect(got && signaturesBy(rotated, got)).toEqual([true, false])
    expect(got && signaturesBy(secret, got)).toEqual([false, true])
    await world.database.sql('update webhook_secret set until = now() where until is not null')
    await deposit()
    await expect.poll(() => one.received.length).toBe(2)
    const last = one.received.at(-1)
    expect(last && signaturesBy(rotated, last)).toEqual([true])
    // A third secret ends the first at once.
    await olga.call('POST', at(id, '/rotate-secret'))
    await olga.call('POST', at(id, '/rotate-secret'))
    await deposit()
    await expect.poll(() => one.received.length).toBe(3)
    expect(String(one.received.at(-1)?.headers['webhook-signature']).split(' ')).toHaveLength(2)
  })

  it('answers a repeated call as the first one, with the same secret', async () => {
    const one = await receiver()
    const body = { url: one.url, ...deposits }
    const headers = { 'idempotency-key': 'a-webhook-once' }
    const [first, again] = [
      await olga.call('POST', '/operator/webhooks', body, headers),
      await olga.call('POST', '/operator/webhooks', body, headers),
    ]
    made.add(first.body.webhook.id)
    expect(again.body).toEqual(first.body)
    const { webhooks } = (await olga.call('GET', '/operator/webhooks')).body
    expect(webhooks.filter((known: Body) => known.url === one.url)).toHaveLength(1)
  })

  long(
    'is attempted again after a failure, later each time, ten times, and then by hand',
    async () => {
      const one = await receiver()
      one.answer = (reply) => reply.writeHead(500).end('out of <order>\u0000')
      const { id } = await webhook({ url: one.url, ...deposits })
      await deposit()
      const waits: number[] = []
      for (let attempts = 1; attempts <= 10; attempts += 1) {
        await due()
        await expect.poll(async () => (await deliveries(id))[0]?.attempts).toBe(attempts)
        const [row] = await world.database.sql<{ wait: number }>(
          `select extract(epoch from next_at - attempted_at)::float8 as wait from webhook_delivery where webhook_id = $1`,
          [id],
        )
        if (row && row.wait !== null) waits.push(row.wait)
      }
      const expected = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400]
      expect(waits).toHaveLength(expected.length)
      for (const [index, wait] of waits.entries()) {
        expect(wait).toBeGreaterThanOrEqual((expected[index] ?? 0) - 0.01)
        expect(wait).toBeLessThanOrEqual((expected[index] ?? 0) * 1.2 + 0.01)
      }
      const [last] = await deliveries(id, '?state=failed')
      expect(last).toMatchObject({
        state: 'failed',
        status: 500,
        answer: 'out of <order>\ufffd',
        next_attempt_at: null,
      })
      expect(new Set(ids(one)).size).toBe(1)
      expect((await shown(id)).failing_since).not.toBeNull()
      one.answer = (reply) => reply.writeHead(200).end('ok')
      const retried = await olga.call('POST', `/operator/deliveries/${last?.id}/retry`)
      expect(retried.body.delivery).toMatchObject({ state: 'pending', attempts: 10 })
      await expect
        .poll(async () => (await deliveries(id))[0])
        .toMatchObject({ state: 'delivered', attempts: 11, answer: 'ok' })
      expect(await shown(id)).toMatchObject({ failing_since: null })
    },
  )

  long('waits as long as the receiver asks, up to a day', async () => {
    const one = await receiver()
    const asked = ['3600', '99999999', new Date(Date.now() + 7_200_000).toUTCString(), 'soon']
    one.answer = (reply) =>
      reply.writeHead(503, { 'retry-after': asked[one.received.length - 1] }).end()
    const { id } = await webhook({ url: one.url, ...deposits })
    await deposit()
    const waits: number[] = []
    for (let attempts = 1; attempts <= asked.length; attempts += 1) {
      await due()
      await expect.poll(async () => (await deliveries(id))[0]?.attempts).toBe(attempts)
      const [{ next_attempt_at: next, attempted_at: then } = {}] = await deliveries(id)
      waits.push(Math.round((Date.parse(next) - Date.parse(then)) / 1_000))
    }
    expect(waits[0]).toBe(3_600)
    expect(waits[1]).toBe(86_400)
    expect(Math.abs((waits[2] ?? 0) - 7_200)).toBeLessThan(60)
    expect(waits[3]).toBeGreaterThanOrEqual(7_200)
  })

  long('does not follow a redirect', async () => {
    const [one, other] = [await receiver(), await receiver()]
    one.answer = (reply) => reply.writeHead(307, { location: other.url }).end()
    const { id } = await webhook({ url: one.url, ...deposits })
    await deposit()
    await expect
      .poll(async () => (await deliveries(id))[0])
      .toMatchObject({ state: 'pending', status: 307, attempts: 1 })
    expect(other.received).toEqual([])
    // The receiver has moved: from now on it gets what it has missed.
    await olga.call('PATCH', at(id), { url: other.url })
    await due()
    await expect.poll(() => other.received.length).toBe(1)
    expect(ids(other)).toEqual([ids(one)[0]])
  })

  it('is disabled by 410, of which the trail tells, and gets what it has missed once it is enabled', async () => {
    const one = await receiver()
    one.answer = (reply) => reply.writeHead(410).end()
    const { id } = await webhook({ url: one.url, ...deposits })
    await deposit()
    await expect.poll(() => shown(id)).toMatchObject({ disabled_reason: 'gone' })
    const trail = `/operator/audit-trail?act=disableWebhook&target_id=${id}`
    const { audit_trail: entries } = (await olga.call('GET', trail)).body
    expect(entries).toMatchObject([
      {
        actor_kind: 'job',
        actor_name: 'webhooks',
        target_kind: 'webhook',
        after: { disabled: 'gone' },
      },
    ])
    const metrics = String((await world.rest('GET', '/metrics')).body)
    expect(metrics).toMatch(/^webhooks_disabled 1$/m)
    const [delivery] = await deliveries(id)
    expect(refused(await olga.call('POST', `/operator/deliveries/${delivery?.id}/retry`))).toEqual([
      409,
      'INVALID_TRANSITION',
      expect.objectContaining({ message: 'The webhook is disabled: enable it first.' }),
    ])
    await deposit(2)
    one.answer = (reply) => reply.writeHead(204).end()
    await olga.call('PATCH', at(id), { enabled: true })
    await due()
    await expect.poll(async () => new Set(ids(one)).size).toBe(2)
    expect(await shown(id)).toMatchObject({ disabled_reason: null, failing_since: null })
  })

  long('is disabled after four days without success, and not a moment before', async () => {
    const one = await receiver()
    one.answer = (reply) => reply.writeHead(500).end()
    const { id } = await webhook({ url: one.url, ...deposits })
    await deposit()
    const failing = async (since: string) => {
      await world.database.sql(
        `with moved as (update webhook set failing_since = now() - interval '${since}' where id = '${id}')
          update webhook_delivery set created_at = now() - interval '5 days' where webhook_id = '${id}'`,
      )
      const before = (await deliveries(id))[0]?.attempts
      await due()
      await expect.poll(async () => (await deliveries(id))[0]?.attempts).toBe(before + 1)
      return (await shown(id)).disabled_reason
    }
    await expect.poll(async () => (await deliveries(id))[0]?.attempts).toBe(1)
    expect(await failing('3 days 23 hours 59 minutes')).toBeNull()
    expect(await failing('4 days 1 second')).toBe('failing')
  })

  long('that hangs delays no other', async () => {
    const [slow, quick] = [await receiver(), await receiver()]
    slow.answer = () => undefined
    await webhook({ url: slow.url, ...deposits })
    await deposit()
    await expect.poll(() => slow.received.length).toBe(1)
    await webhook({ url: quick.url, ...deposits })
    const from = performance.now()
    await deposit()
    await expect.poll(() => quick.received.length).toBe(1)
    expect(performance.now() - from).toBeLessThan(10_000)
    // The first attempt has not ended, and the second waits for it.
    expect(slow.received).toHaveLength(1)
  })

  it('gets again what has happened since a time, and what it did not take before', async () => {
    const one = await receiver()
    await deposit(5)
    const since = (await deposit(6)).transaction.created_at
    await deposit(7)
    const { id } = await webhook({ url: one.url, types: ['loan.open'] })
    await olga.call('PATCH', at(id), { types: ['movement.deposit'], payload: 'full' })
    const resent = await olga.call('POST', at(id, '/resend'), { since })
    expect(resent.status).toBe(200)
    await expect
      .poll(() => one.received.map(({ body }) => body.data.transaction.amount))
      .toEqual([6, 7])
    const first = ids(one)
    await olga.call('POST', at(id, '/resend'), { since })
    await expect.poll(() => one.received.length).toBe(4)
    expect(ids(one).slice(2).toSorted()).toEqual(first.toSorted())
    await expect
      .poll(async () => (await deliveries(id)).map(({ state, attempts }) => [state, attempts]))
      .toEqual([
        ['delivered', 2],
        ['delivered', 2],
      ])
  })

  it('gets nothing more once it is removed', async () => {
    const one = await receiver()
    const { id } = await webhook({ url: one.url, ...deposits })
    expect((await olga.call('POST', at(id, '/remove'))).status).toBe(200)
    expect((await olga.call('GET', at(id))).status).toBe(404)
    expect((await olga.call('GET', at(id, '/deliveries'))).status).toBe(404)
    expect((await olga.call('POST', at(id, '/remove'))).status).toBe(404)
    expect(
      await world.database.sql(`select from webhook_secret where webhook_id = '${id}'`),
    ).toEqual([])
  })
})

describe('refuses', () => {
  it.each([
    [{ url: 'ftp://hooks.example' }, 'url must be an https:// or http:// URL'],
    [{ url: 'https://user:secret@hooks.example' }, 'url must have no user, password or fragment'],
    [{ url: 'https://hooks.example', types: ['loan.sold'] }, 'loan.sold is no type of events'],
    [{ url: 'https://hooks.example', types: [] }, 'Name at least one type'],
    [{ url: 'https://hooks.example', reason: ' ' }, 'reason must not be blank'],
  ])('%j', async (body, message) => {
    const [status, code, reason] = refused(await olga.call('POST', '/operator/webhooks', body))
    expect([status, code]).toEqual([400, 'VALIDATION_FAILED'])
    expect(JSON.stringify(reason)).toContain(message)
  })

  long('a 21st webhook', async () => {
    const url = 'http://127.0.0.1:1/'
    for (let count = 0; count < 20; count += 1) await webhook({ url, types: ['loan.expired'] })
    const answer = await olga.call('POST', '/operator/webhooks', { url })
    expect(refused(answer)).toEqual([
      422,
      'LIMIT_EXCEEDED',
      expect.objectContaining({ message: expect.stringContaining('20 webhooks') }),
    ])
  })

  it('whoever is no operator, or may only look', async () => {
    const sam = await personOf(world, 'sam', { scope: 'lending:support' })
    const body = { url: 'https://hooks.example' }
    expect((await ada.call('GET', '/operator/webhooks')).status).toBe(403)
    expect((await ada.call('POST', '/operator/webhooks', body)).status).toBe(403)
    expect((await sam.call('GET', '/operator/webhooks')).status).toBe(200)
    expect((await sam.call('POST', '/operator/webhooks', body)).status).toBe(403)
  })
})

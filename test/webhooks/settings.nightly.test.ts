import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { forgetEvents } from '../../src/lending/event-log/number.ts'
import { compareTrail } from '../../src/lending/ledger/audit.ts'
import { attempt, operatorsApart } from '../support/database.ts'
import { createFolder, removeFolder } from '../support/folders.ts'
import type { Body } from '../support/http-client.ts'
import { long } from '../support/long.ts'
import { type Person, personOf, refused } from '../support/market/operating.ts'
import { type Receiver, signaturesBy, startReceiver } from '../support/servers/receiver.ts'
import { startWorld, statements, type World } from '../support/world.ts'

const secretOf = (fill: number) => `whsec_${Buffer.alloc(32, fill).toString('base64')}`
const key = 'ab'.repeat(32)

let world: World
let olga: Person
let receiver: Receiver
let folder: string
beforeAll(async () => {
  folder = await createFolder()
  world = await startWorld({ SANDBOX: 'on', WEBHOOK_PRIVATE_NETWORKS: 'on' })
  olga = await personOf(world, 'olga', { scope: 'lending:admin' })
  receiver = await startReceiver()
})
afterAll(async () => {
  await receiver.close()
  await world.close()
  await removeFolder(folder)
})

const listed = async (): Promise<Body[]> =>
  (await olga.call('GET', '/operator/webhooks')).body.webhooks
/** A gateway that starts with a file. */
async function withFile(
  entries: unknown,
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  const path = join(folder, 'webhooks.json')
  writeFileSync(path, typeof entries === 'string' ? entries : JSON.stringify(entries))
  const gateway = await world.beside({ WEBHOOKS_FILE: path, ...more })
  await gateway.close()
}

describe('a file', () => {
  const types = ['movement.deposit']

  it('adds, changes and removes webhooks, and signs by both secrets when it has another one', async () => {
    const [books, chat] = [
      { name: 'books', url: receiver.url, types, payload: 'full', secret: secretOf(1) },
      { name: 'chat', url: `${receiver.url}/chat`, secret: secretOf(2) },
    ]
    await withFile([books, chat])
    const [first, second] = await listed()
    expect(first).toMatchObject({
      name: 'books',
      url: books.url,
      types,
      payload: 'full',
      secret: null,
    })
    expect(second).toMatchObject({ name: 'chat', types: null, payload: 'thin' })
    await withFile([books, chat])
    expect(await listed()).toEqual([first, second])
    await withFile([{ ...books, secret: secretOf(3) }])
    expect(await listed()).toMatchObject([{ id: first?.id, name: 'books' }])
    await personOf(world, 'ada', { amount: 5 })
    await expect.poll(() => receiver.received.length).toBe(1)
    const [got] = receiver.received
    expect(got && [3, 1].map((fill) => signaturesBy(secretOf(fill), got))).toEqual([
      [true, false],
      [false, true],
    ])
    const trail = (await olga.call('GET', '/operator/audit-trail?actor_kind=job&limit=100')).body
    expect(trail.audit_trail.map(({ act, actor_name: by }: Body) => [act, by])).toEqual(
      expect.arrayContaining([
        ['createWebhook', 'webhooks-file'],
        ['updateWebhook', 'webhooks-file'],
        ['removeWebhook', 'webhooks-file'],
      ]),
    )
  })

  it('is where its webhooks are changed; operators only switch them off and on', async () => {
    const [{ id } = {}] = await listed()
    const at = `/operator/webhooks/${id}`
    for (const answer of [
      await olga.call('PATCH', at, { url: 'https://hooks.example/' }),
      await olga.call('POST', `${at}/remove`),
      await olga.call('POST', `${at}/rotate-secret`),
    ])
      expect(refused(answer)).toEqual([
        409,
        'INVALID_TRANSITION',
        expect.objectContaining({ message: expect.stringContaining('WEBHOOKS_FILE') }),
      ])
    const off = await olga.call('PATCH', at, { enabled: false })
    expect(off.body.webhook).toMatchObject({ disabled_reason: 'operator' })
    expect(
      (await olga.call('PATCH', at, { enabled: true })).body.webhook.disabled_reason,
    ).toBeNull()
  })

  it('goes on after a change of WEBHOOK_KEY: a gateway that starts with it encrypts the secret anew, and one that can read only the secret before signs by that', async () => {
    const own = await startReceiver()
    onTestFinished(own.close)
    const kept = [{ name: 'kept', url: own.url, types, secret: secretOf(4) }]
    await withFile(kept)
    await withFile(kept, { WEBHOOK_KEY: key })
    await personOf(world, 'kim', { amount: 5 })
    await expect.poll(() => own.received.length).toBe(1)
    const [got] = own.received
    expect(got && signaturesBy(secretOf(4), got)).toEqual([true])
  })

  it.each([
    ['{', 'can’t be read'.replace('’', "'")],
    [[{ name: 'a', url: 'https://hooks.example', secret: 'x' }], 'a: secret must be whsec_'],
    [[{ name: 'a', url: 'gopher://x', secret: secretOf(1) }], 'a: url must be'],
    [
      [{ name: 'a', url: 'https://hooks.example', types: ['x'], secret: secretOf(1) }],
      'x is no type',
    ],
    [[{ name: 'a b', url: 'https://hooks.example', secret: secretOf(1) }], '0.name: must be'],
    [[{ name: 'a', url: 'https://hooks.example' }], '0.secret'],
  ])('that is wrong keeps a gateway from starting: %j', async (entries, message) => {
    await expect(withFile(entries)).rejects.toThrow(message)
  })
})

it('has an entry in the trail for each webhook that came or went', async () => {
  expect(await compareTrail(world.database.ownerUrl)).toEqual([])
})

it('lets webhooks stay within only in a sandbox', async () => {
  await expect(startWorld({ SANDBOX: 'off', WEBHOOK_PRIVATE_NETWORKS: 'on' })).rejects.toThrow(
    'WEBHOOK_PRIVATE_NETWORKS: allowed only in a sandbox',
  )
  // The settings leave it to the database, which is none.
  await expect(startWorld({ WEBHOOK_PRIVATE_NETWORKS: 'on' })).rejects.toThrow(
    'this database is none',
  )
  const platform = await startWorld({ WEBHOOK_KEY: key })
  onTestFinished(platform.close)
  const admin = await personOf(platform, 'admin', { scope: 'lending:admin' })
  for (const url of ['http://hooks.example/', 'https://127.0.0.1/', 'https://localhost/'])
    expect((await admin.call('POST', '/operator/webhooks', { url })).status).toBe(400)
  const url = 'https://hooks.example/'
  expect((await admin.call('POST', '/operator/webhooks', { url })).status).toBe(201)
})

long('has none without a key or a log of events, and says so', async () => {
  // From here on, the gateway of the other tests has nothing to look for either.
  await withFile([])
  const body = { url: 'https://hooks.example/' }
  for (const [settings, message] of [
    [{}, 'WEBHOOK_KEY is not set'],
    [{ WEBHOOK_KEY: key, EVENT_DAYS: '0' }, 'EVENT_DAYS is 0'],
  ] as const) {
    const without = await startWorld(settings)
    onTestFinished(without.close)
    const admin = await personOf(without, 'admin', { scope: 'lending:admin' })
    const [status, code, reason] = refused(await admin.call('POST', '/operator/webhooks', body))
    expect([status, code]).toEqual([404, 'NOT_FOUND'])
    expect(JSON.stringify(reason)).toContain(message)
    expect((await admin.call('GET', '/operator/webhooks')).body.webhooks).toEqual([])
    const seen = await statements(() => sleep(6_000))
    expect(seen.filter((text) => /webhook_|pending_event/.test(text)).length).toBeLessThan(3)
  }
})

it('forgets deliveries together with their events', async () => {
  const { sql } = world.database
  const count = async () =>
    (await sql<{ count: number }>('select count(*)::int as count from webhook_delivery'))[0]?.count
  expect(await count()).toBeGreaterThan(0)
  await sql('alter table event disable trigger append_only')
  await sql("update event set created_at = now() - interval '200 years'")
  await sql('alter table event enable trigger append_only')
  const { database } = world.gateway
  await forgetEvents({ database, limits: { eventDays: 30 } } as Parameters<typeof forgetEvents>[0])
  expect(await count()).toBe(0)
})

it.each([
  ['select sealed from webhook_secret'],
  ['update webhook_secret set until = null'],
  [
    "insert into webhook_delivery (id, webhook_id, event_id, sequence, type) values (gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 1, 'x')",
  ],
  ["update webhook_delivery set state = 'delivered', next_at = null"],
  ["update webhook set url = 'https://elsewhere.example'"],
  ['delete from webhook'],
])(
  'lets neither the application nor operators read secrets or write deliveries by hand: %s',
  async (text) => {
    const { url, operatorUrl } = world.database
    for (const role of [url, ...(operatorsApart ? [operatorUrl] : [])])
      await expect(attempt(role, text)).rejects.toThrow('permission denied')
  },
)

import { Writable } from 'node:stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, personOf } from '../support/market/operating.ts'
import { startReceiver } from '../support/servers/receiver.ts'
import { startWorld, type World } from '../support/world.ts'

const lines: string[] = []
const written = new Writable({
  write: (chunk, _encoding, done) => {
    lines.push(String(chunk))
    done()
  },
})
const told = () =>
  lines.map((line) => JSON.parse(line)).filter(({ webhook }) => webhook !== undefined)

let world: World
let olga: Person
let ada: Person
beforeAll(async () => {
  const settings = { SANDBOX: 'on', WEBHOOK_PRIVATE_NETWORKS: 'on', LOG_LEVEL: 'info' }
  world = await startWorld(settings, written)
  olga = await personOf(world, 'olga', { scope: 'lending:admin' })
  ada = await personOf(world, 'ada')
})
afterAll(() => world.close())

it('the log says once that a webhook fails, and once that it gets events again', async () => {
  const receiver = await startReceiver()
  try {
    receiver.answer = (reply) => reply.writeHead(500).end('Ada Lovelace is unknown')
    const asked = { url: receiver.url, types: ['movement.deposit'] }
    const { webhook } = (await olga.call('POST', '/operator/webhooks', asked)).body
    for (const amount of [1, 2]) await ada.call('POST', '/wallet/deposit', { amount })
    await expect.poll(() => receiver.received.length).toBeGreaterThan(1)
    await expect.poll(told).toHaveLength(1)
    expect(told()).toMatchObject([
      { level: 40, webhook: webhook.id, reason: 'it answered 500', msg: 'the webhook fails' },
    ])
    receiver.answer = (reply) => reply.writeHead(204).end()
    await world.database.sql("update webhook_delivery set next_at = now() where state = 'pending'")
    await expect.poll(told).toHaveLength(2)
    expect(told()[1]).toMatchObject({ webhook: webhook.id, msg: 'the webhook gets events again' })
    expect(lines.join('')).not.toContain('Lovelace')
  } finally {
    await receiver.close()
  }
})

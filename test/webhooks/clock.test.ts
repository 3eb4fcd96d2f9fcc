import { afterAll, expect, it, onTestFinished } from 'vitest'
import { type Person, personOf } from '../support/market/operating.ts'
import { startReceiver } from '../support/servers/receiver.ts'
import { type Body, startWorld } from '../support/world.ts'

const world = await startWorld({ SANDBOX: 'on', WEBHOOK_PRIVATE_NETWORKS: 'on' })
const olga: Person = await personOf(world, 'olga', { scope: 'lending:admin' })
const ada = await personOf(world, 'ada')
afterAll(() => world.close())

const clock = async (): Promise<Body> => (await olga.call('GET', '/sandbox/clock')).body.clock
const advance = async (by: string) => {
  await olga.call('POST', '/sandbox/clock', { advance: by })
  await expect.poll(async () => (await clock()).ready_at, { timeout: 60_000 }).toBeNull()
}

it('tells in the time of the platform since when it fails and is disabled, and is not disabled because that time jumped', async () => {
  const one = await startReceiver()
  onTestFinished(() => one.close())
  one.answer = (reply) => reply.writeHead(500).end()
  await advance('P30D')
  const body = { url: one.url, types: ['movement.deposit'] }
  const { id } = (await olga.call('POST', '/operator/webhooks', body)).body.webhook
  const shown = async (): Promise<Body> =>
    (await olga.call('GET', `/operator/webhooks/${id}`)).body.webhook
  const attempts = async () =>
    (await olga.call('GET', `/operator/webhooks/${id}/deliveries`)).body.deliveries[0]?.attempts
  await ada.call('POST', '/wallet/deposit', { amount: 1 })
  await expect.poll(async () => (await shown()).failing_since, { timeout: 20_000 }).not.toBeNull()
  const { failing_since: since, created_at: created } = await shown()
  expect(Date.parse(since)).toBeGreaterThanOrEqual(Date.parse(created))
  await advance('P5D')
  await world.database.sql("update webhook_delivery set next_at = now() where state = 'pending'")
  await expect.poll(attempts, { timeout: 20_000 }).toBe(2)
  expect(await shown()).toMatchObject({ disabled_reason: null, failing_since: since })
  await olga.call('PATCH', `/operator/webhooks/${id}`, { enabled: false })
  const days = (Date.parse((await shown()).disabled_at) - Date.parse(since)) / 86_400_000
  expect(Math.round(days)).toBe(5)
})

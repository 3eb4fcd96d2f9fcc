import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import type { Answer } from '../../support/http-client.ts'
import { startProxy } from '../../support/servers/proxy.ts'
import { startWorld, type World } from '../../support/world.ts'

const PATIENCE = { timeout: 120_000 }
let proxy: Awaited<ReturnType<typeof startProxy>>
let world: World
let token: string

beforeAll(async () => {
  const { hostname, port } = new URL(inject('adminUrl'))
  proxy = await startProxy({ host: hostname, port: Number(port) })
  world = await startWorld({}, undefined, (url) => ({
    DATABASE_URL: Object.assign(new URL(url), { port: String(proxy.port) }).href,
  }))
  token = await world.token('ada')
  await world.rest('POST', '/wallet/deposit', { token, body: { amount: 1 } })
})
afterAll(async () => {
  proxy.release()
  await world.close()
  proxy.close()
})

it('answers while the network is silent, and serves as soon as it is not', async () => {
  const calls = [
    ['/wallet/deposit', { amount: 5 }],
    ['/loans', { title: 'Held', amount_requested: 50 }],
  ] as const
  const send = ([path, body]: (typeof calls)[number]) =>
    world.rest('POST', path, { token, body, headers: { 'idempotency-key': `silent-${path}` } })
  const codes = (answers: readonly Answer[]) => answers.map(({ body }) => body.error?.code)
  let read: Promise<Answer>
  let held: readonly Answer[]
  do {
    proxy.release()
    await expect.poll(openConnections, PATIENCE).toBeGreaterThan(calls.length)
    proxy.hold()
    read = world.rest('GET', '/wallet', { token })
    held = await Promise.all(calls.map(send))
    // What runs beside may have taken the connections: then nothing was sent.
  } while (codes(held).includes('UNAVAILABLE'))
  expect(codes(held)).toEqual(['OUTCOME_UNKNOWN', 'OUTCOME_UNKNOWN'])
  expect(codes([await read])).toEqual(['UNAVAILABLE'])
  const next = await Promise.all(Array.from({ length: 12 }, () => send(calls[0])))
  expect(new Set(next.map(({ status }) => status))).toEqual(new Set([503]))
  proxy.release()
  for (const call of calls)
    await expect.poll(async () => (await send(call)).status, PATIENCE).toBe(201)
  expect((await world.rest('GET', '/wallet', { token })).body.wallet.balance).toBe(6)
  expect(await world.database.sql("select from loan where title = 'Held'")).toHaveLength(1)
}, 120_000)

/** How many connections are there once so many calls came at once, that each made a change. */
async function openConnections(): Promise<number> {
  const body = { title: 'Here', message: 'Now' }
  const call = () => world.rest('POST', '/notifications', { token, body })
  const answers = await Promise.all(Array.from({ length: 8 }, call))
  return answers.filter(({ status }) => status === 201).length
}

it('listens anew when the connection has gone silent on which it listened', async () => {
  const listeners = async () => {
    const rows = await world.database.sql<{ pid: number }>(
      `select pid from pg_stat_activity
       where application_name = 'lending-gateway listener' and datname = current_database()`,
    )
    return rows.map(({ pid }) => pid)
  }
  await expect.poll(listeners, PATIENCE).not.toEqual([])
  const before = await listeners()
  proxy.mute()
  await expect
    .poll(async () => (await listeners()).filter((pid) => !before.includes(pid)).length, PATIENCE)
    .toBe(1)
}, 120_000)

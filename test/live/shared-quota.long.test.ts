import { EventEmitter, once } from 'node:events'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import type { Gateway } from '../../src/gateway.ts'
import { sharedQuota } from '../../src/http/live/shared-quota.ts'
import { openAt } from '../support/clients/subscriptions.ts'
import { long } from '../support/long.ts'
import { type ServedWorld, startServedWorld } from '../support/servers/served-world.ts'

let world: ServedWorld
let other: Gateway
let open: WebSocket[] = []

beforeAll(async () => {
  world = await startServedWorld()
  other = await world.beside()
})
beforeEach(async () => {
  for (const socket of open) socket.close()
  open = []
  await expect.poll(counted).toBe(0)
})
afterAll(async () => {
  await other.close()
  await world.close()
})

/** How many connections of all members the gateways count. */
async function counted(): Promise<number> {
  const [row] = await world.database.sql<{ sum: number }>(
    'select coalesce(sum(count), 0)::int as sum from open_connection',
  )
  return row?.sum ?? 0
}

/** Opens a socket; true if the member may. */
async function connect(url: string, token: string): Promise<boolean> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
  open.push(socket)
  await once(socket, 'open')
  const payload = { authorization: `Bearer ${token}` }
  socket.send(JSON.stringify({ type: 'connection_init', payload }))
  return Promise.race([
    once(socket, 'message').then(() => true),
    once(socket, 'close').then(([code]) => {
      expect(code).toBe(4429)
      return false
    }),
  ])
}

it('a member has 20 connections at once over all gateways, and a new one when one is closed', async () => {
  const token = await world.token('ada')
  await world.rest('GET', '/profile', { token })
  const asked = Array.from({ length: 30 }, (_, turn) =>
    connect(turn % 2 === 0 ? world.url : other.url, token),
  )
  expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(20)
  expect(await counted()).toBe(20)
  expect(await connect(other.url, await world.token('bob'))).toBe(true)
  const mine = open.find(
    ({ readyState, url }) => readyState === WebSocket.OPEN && url.includes(new URL(world.url).host),
  )
  mine?.close()
  await expect.poll(() => connect(other.url, token)).toBe(true)
  expect(await connect(world.url, token)).toBe(false)
})

it('those of a gateway that was killed are not counted once it has not renewed its row', async () => {
  const token = await world.token('carl')
  const { id } = (await world.rest('GET', '/profile', { token })).body.profile
  await world.database.sql(`
    insert into gateway (id) values ('00000000-0000-7000-8000-000000000000');
    insert into open_connection (member_id, gateway_id, count) values ('${id}', '00000000-0000-7000-8000-000000000000', 20)`)
  expect(await connect(world.url, token)).toBe(false)
  await world.database.sql(`
    update gateway set renewed_at = gateway_now() - interval '16 seconds' where id = '00000000-0000-7000-8000-000000000000'`)
  expect(await connect(world.url, token)).toBe(true)
  await world.database.sql(
    `delete from open_connection where gateway_id = '00000000-0000-7000-8000-000000000000'`,
  )
})

long('what a crash of the database has emptied is counted again', async () => {
  const token = await world.token('dora')
  for (const url of [world.url, other.url, other.url]) expect(await connect(url, token)).toBe(true)
  await world.database.sql('truncate gateway, open_connection')
  await expect.poll(counted).toBe(3)
})

long(
  'a connection that ends while the database cannot note it is not counted for ever',
  async () => {
    expect(await connect(world.url, await world.token('eve'))).toBe(true)
    await world.database.sql('revoke delete on open_connection from lending_app')
    for (const socket of open) socket.close()
    await expect.poll(() => openAt(world.url, 'connections')).toBe(0)
    // The note is on its way, and refused in this second.
    await world.database.sql('select pg_sleep(1)')
    await world.database.sql('grant delete on open_connection to lending_app')
    await expect.poll(counted).toBe(0)
  },
)

/** A quota of a gateway whose place in the fleet is the test's to lose, with its statements before they are sent. */
async function quotaOf(userId: string, before: (text: string) => Promise<void> | undefined) {
  const id = '00000000-0000-7000-8000-000000000001'
  await world.database.sql(`insert into gateway (id) values ('${id}') on conflict do nothing`)
  const { database } = other
  const fleet = new EventEmitter()
  const quota = sharedQuota(
    20,
    { query: async (text, values) => (await before(text)) ?? database.query(text, values) },
    {
      id,
      onPresumedDead: (tell) => void fleet.on('lost', tell),
      onRenewed: (tell) => void fleet.on('renewed', tell),
    },
  )
  return {
    take: () => quota.take(userId),
    lose: () => fleet.emit('lost'),
    renew: () => fleet.emit('renewed'),
  }
}

const memberOf = async (subject: string): Promise<string> =>
  (await world.rest('GET', '/profile', { token: await world.token(subject) })).body.profile.id

it('a connection whose note is on its way while the gateway is taken for gone is counted once', async () => {
  const gate = Promise.withResolvers<void>()
  const held = (text: string) => (text.includes('take_connection') ? gate.promise : undefined)
  const quota = await quotaOf(await memberOf('fred'), held)
  const taken = quota.take()
  quota.lose()
  quota.renew()
  gate.resolve()
  const leave = await taken
  quota.renew()
  await expect.poll(counted).toBe(1)
  leave?.()
  await expect.poll(counted).toBe(0)
})

it('connections of a member do not wait one after the other for a database that answers none', async () => {
  const sent: string[] = []
  const noted = async (text: string) => void sent.push(text)
  const quota = await quotaOf(await memberOf('gina'), noted)
  await world.database.sql('revoke all on open_connection from lending_app')
  const leaves = await Promise.all(Array.from({ length: 10 }, quota.take))
  expect(leaves.filter(Boolean)).toHaveLength(10)
  expect(sent).toHaveLength(1)
  await world.database.sql('grant select, insert, update, delete on open_connection to lending_app')
  quota.renew()
  await expect.poll(counted).toBe(10)
  for (const leave of leaves) leave?.()
  await expect.poll(counted).toBe(0)
})

import { once } from 'node:events'
import { afterAll, beforeAll, expect } from 'vitest'
import { WebSocket } from 'ws'
import type { Gateway } from '../../src/gateway.ts'
import { liveClient, subscribe } from '../support/clients/live.ts'
import { subscribed } from '../support/clients/subscriptions.ts'
import { httpClient } from '../support/http-client.ts'
import { long } from '../support/long.ts'
import { loanTools } from '../support/market/loans.ts'
import { startWorld, type World } from '../support/world.ts'

let world: World
let other: Gateway
const wallet = 'subscription { walletChanged { availableBalance } }'

beforeAll(async () => {
  world = await startWorld()
  other = await world.beside()
})
afterAll(async () => {
  await other.close()
  await world.close()
})

/** Resolves when the other gateway has told of a change that was made just now, on the first. */
async function heardThere(): Promise<void> {
  const ada = await world.token('ada')
  const { newLoan, put } = loanTools(world, ada)
  const { id } = await newLoan()
  const client = liveClient(other.url, ada)
  const heard = subscribe(
    client,
    `subscription { loanChanged(id: "${id}", initial: false) { title } }`,
  )
  let times = 0
  const change = async () => {
    times += 1
    await put(id, { title: `Heard ${times}` })
    return heard.events.length
  }
  await expect.poll(change).toBeGreaterThan(0)
  await client.dispose()
}

long(
  'blocks and unblocks a member on other gateways as soon as they hear of any later change',
  async () => {
    const token = await world.token('bob')
    const operator = await world.token('operator', { scope: 'lending:admin' })
    const speak = httpClient(other.url)
    const ask = async () => (await speak('GET', '/profile', { token })).status
    const { id } = (await speak('GET', '/profile', { token })).body.profile
    const block = (blocked: boolean) =>
      world.graphql(
        operator,
        `mutation { reviewMember(input: { id: "${id}", blocked: ${blocked}, reason: "A doubt" }) { userErrors { code } } }`,
      )
    const socket = new WebSocket(
      `${other.url.replace('http', 'ws')}/graphql`,
      'graphql-transport-ws',
    )
    await once(socket, 'open')
    socket.send(
      JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } }),
    )
    await once(socket, 'message')
    socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query: wallet } }))
    await subscribed(other.url, 1)
    const closed = once(socket, 'close')
    await block(true)
    await heardThere()
    expect(await ask()).toBe(403)
    expect((await closed)[0]).toBe(4403)
    await block(false)
    await heardThere()
    expect(await ask()).toBe(200)
  },
)

import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Gateway } from '../../src/gateway.ts'
import { raw } from '../support/clients/raw.ts'
import { startWorld, type World } from '../support/world.ts'

let world: World
let token: string
beforeAll(async () => {
  world = await startWorld()
  token = await world.token('ada')
  await world.rest('GET', '/profile', { token })
})
afterAll(() => world.close())

it('is not ready from the signal on, serves until balancers know, and asks clients to connect elsewhere', async () => {
  const slow = await startWorld({ SHUTDOWN_DELAY_MS: '5000' })
  const stopped = slow.close()
  const ready = await slow.rest('GET', '/readyz')
  expect([ready.status, ready.body.gateway]).toEqual([503, 'the gateway is stopping'])
  const { status, headers } = await slow.rest('GET', '/livez')
  expect([status, headers.get('connection')]).toEqual([200, 'close'])
  await stopped
  await expect(slow.rest('GET', '/livez')).rejects.toThrow()
})

it('closes connections as they become quiet, and answers what was begun', async () => {
  const gateway = await world.beside()
  const events = await stream(gateway.url)
  const begun = await halfSent(gateway.url)
  const silent = connect(Number(new URL(gateway.url).port), '127.0.0.1')
  await once(silent, 'connect')
  const stopped = gateway.close()
  // The stream's connection could carry more, the silent one anything: both go, though the other still waits for its answer.
  await Promise.all([gone(events), gone(silent)])
  begun.write('}')
  const [answer] = await once(begun, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1\.1 201 /)
  expect(String(answer)).toMatch(/^connection: close\r$/im)
  await stopped
})

it('refuses what would last while the last connections close, as all errors are told', async () => {
  let refused: readonly string[] = []
  // The time in which it can be asked is short, and a machine may be slow.
  while (refused.length < 2) refused = await whileClosing(await world.beside())
  for (const answer of refused) {
    expect(answer).toMatch(/^HTTP\/1\.1 503 /)
    expect(answer).toMatch(/^retry-after: 1\r$/im)
    expect(answer).toContain('"code":"UNAVAILABLE"')
  }
}, 120_000)

/** The answers to a socket and a stream that are asked for while another socket does not close. */
async function whileClosing(gateway: Gateway): Promise<readonly string[]> {
  const stubborn = await socketAt(gateway.url)
  const going = once(stubborn, 'data')
  const stopped = gateway.close()
  await going
  const { host } = new URL(gateway.url)
  const asked = [`GET ${upgrade(host)}`, streaming(host)]
  const answers = await Promise.all(asked.map((text) => raw(gateway.url, text, 20_000)))
  await stopped
  stubborn.destroy()
  return answers.filter((text) => text !== '')
}

const upgrade = (host: string) =>
  `/graphql HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Protocol: graphql-transport-ws\r\n\r\n`

const streaming = (host: string) => {
  const body = '{"query":"subscription { walletChanged { balance } }"}'
  return `POST /graphql/stream HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${token}\r\nAccept: text/event-stream\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
}

/** A socket that was let in. */
async function socketAt(url: string): Promise<Socket> {
  return opened(url, `GET ${upgrade(new URL(url).host)}`, /^HTTP\/1\.1 101 /)
}

/** A stream of events that was let in, on a connection that it leaves open. */
async function stream(url: string): Promise<Socket> {
  return opened(url, streaming(new URL(url).host), /^HTTP\/1\.1 200 /)
}

/** However it goes. */
function gone(socket: Socket): Promise<unknown> {
  socket.on('error', () => undefined)
  return new Promise((resolve) => socket.once('close', resolve))
}

/** A request whose headers have arrived, and whose body lacks its last brace. */
async function halfSent(url: string): Promise<Socket> {
  const body = '{"amount":1}'
  const head = `POST /wallet/deposit HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`
  return opened(url, head + body.slice(0, -1), /^HTTP\/1\.1 100 /)
}

async function opened(url: string, text: string, answer: RegExp): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname, () => socket.write(text))
  const [first] = await once(socket, 'data')
  expect(String(first)).toMatch(answer)
  socket.on('error', () => undefined).resume()
  return socket
}

import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { bareSocket } from '../support/clients/live.ts'
import { raw } from '../support/clients/raw.ts'
import { long } from '../support/long.ts'
import { type ServedWorld, startServedWorld } from '../support/servers/served-world.ts'

// What live.test.ts leaves open: who may open a socket, and what may be sent on one.

let world: ServedWorld
let token: string

beforeAll(async () => {
  world = await startServedWorld({ CORS_ORIGINS: 'https://app.example' })
  token = await world.token('ada')
})
afterAll(() => world.close())

const upgrade = (...headers: string[]) =>
  [
    'GET /graphql HTTP/1.1',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    'Sec-WebSocket-Protocol: graphql-transport-ws',
    ...headers,
    '\r\n',
  ].join('\r\n')
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])

describe('the page that opens a socket', () => {
  it.each([
    ['https://evil.example', 403],
    ['https://app.example.evil.example', 403],
    ['http://app.example', 403],
    ['null', 403],
    ['file://', 403],
    ['https://app.example', 101],
    ['http://gateway.test', 101],
  ])('%s: %i', async (origin, status) => {
    const bytes = upgrade(
      'Host: gateway.test',
      `Origin: ${origin}`,
      `Authorization: Bearer ${token}`,
    )
    const answer = await raw(world.url, bytes, 300)
    expect(statusOf(answer)).toBe(status)
    if (status === 403) expect(answer).toContain('CORS_ORIGINS')
  })

  it('may not name two origins, or two tokens', async () => {
    const two = upgrade(
      'Host: gateway.test',
      'Origin: http://gateway.test',
      'Origin: https://evil.example',
    )
    expect(statusOf(await raw(world.url, two, 300))).toBe(403)
    const bytes = upgrade('Host: a', `Authorization: Bearer ${token}`, 'Authorization: Bearer x')
    const { hostname, port } = new URL(world.url)
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    socket.once('data', () => socket.write(frame(JSON.stringify({ type: 'connection_init' }))))
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
      if (text.includes('Unauthorized')) socket.end()
    })
    await new Promise((resolve) => socket.once('close', resolve))
    expect(text).toContain('Unauthorized')
    expect(text).not.toContain('connection_ack')
  })
})

/** A masked text frame of a client; not the last of its message when there is more. */
function frame(text: string | Uint8Array, more = false, code = 1): Buffer {
  const mask = randomBytes(4)
  const bytes = Buffer.from(text).map((byte, index) => byte ^ (mask[index % 4] ?? 0))
  const length =
    bytes.length < 126 ? [0x80 | bytes.length] : [0xfe, bytes.length >> 8, bytes.length & 255]
  return Buffer.concat([Buffer.from([(more ? 0 : 0x80) | code, ...length]), mask, bytes])
}

const init = () => ({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } })

describe('a socket is closed', () => {
  it.each([
    ['a number', '7', 4400],
    ['null', 'null', 4400],
    ['an unknown type', { type: 'spy' }, 4400],
    ['a subscription without an id', { type: 'subscribe', payload: { query: '{x}' } }, 4400],
    ['a subscription without a query', { type: 'subscribe', id: '1', payload: {} }, 4400],
    [
      'an id that is an object',
      { type: 'subscribe', id: { a: 1 }, payload: { query: '{x}' } },
      4400,
    ],
    ['deep JSON', `${'['.repeat(30_000)}${']'.repeat(30_000)}`, 4400],
    ['a message of the server', { type: 'connection_ack' }, 4400],
  ])('for %s', async (_name, message, code) => {
    const { send, said, closed } = await bareSocket(world.url)
    send(init())
    await said('connection_ack')
    send(message)
    expect((await closed)[0]).toBe(code)
  })

  long('for a message of 100 MB, before it is there', async () => {
    const { socket, send, said, closed } = await bareSocket(world.url)
    socket.on('error', () => undefined)
    // Within the time that a client has to say who it is, a slow machine might not have sent it all.
    send(init())
    await said('connection_ack')
    socket.send(Buffer.alloc(100_000_000, 120), { binary: false })
    expect([1009, 1006]).toContain((await closed)[0])
  })

  it('for a message in thousands of fragments that is too long', async () => {
    const { socket, send, said, closed } = await bareSocket(world.url)
    socket.on('error', () => undefined)
    // Within the time that a client has to say who it is, a slow machine might not have sent it all.
    send(init())
    await said('connection_ack')
    for (let count = 0; count < 70_000 && socket.readyState === WebSocket.OPEN; count += 1)
      socket.send('x', { fin: false })
    expect([1008, 1009, 1006]).toContain((await closed)[0])
  })

  it('for a flood of subscriptions that come and go', async () => {
    const { send, said, closed } = await bareSocket(world.url)
    send(init())
    await said('connection_ack')
    for (let count = 0; count < 60; count += 1) {
      send({
        type: 'subscribe',
        id: `${count}`,
        payload: { query: 'subscription { walletChanged { id } }' },
      })
      send({ type: 'complete', id: `${count}` })
    }
    expect(await closed).toEqual([4429, 'Too many messages'])
  })

  it.each([
    ['unmasked', Buffer.from([0x81, 0x01, 0x78]), 1002],
    ['of an unknown code', frame('x', false, 3), 1002],
    ['of no UTF-8', frame(Buffer.from([0xff, 0xfe])), 1007],
    ['compressed, unasked', Buffer.concat([Buffer.from([0xc1]), frame('x').subarray(1)]), 1002],
  ])('for a frame that is %s', async (_name, bytes, code) => {
    const { hostname, port } = new URL(world.url)
    const socket = connect(Number(port), hostname, () => socket.write(upgrade('Host: a')))
    socket.on('error', () => undefined)
    const chunks: Buffer[] = []
    socket.once('data', () => {
      socket.write(bytes)
      socket.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        // Else the server waits for the other half of the handshake of closing.
        socket.end()
      })
    })
    await new Promise((resolve) => socket.once('close', resolve))
    const closing = Buffer.concat(chunks)
    expect([closing[0], closing.readUInt16BE(2)]).toEqual([0x88, code])
  })

  it('for pings that never end, at the latest with the last of 100 messages', async () => {
    const { send, closed } = await bareSocket(world.url)
    send(init())
    for (let count = 0; count < 150; count += 1) send({ type: 'ping', payload: { a: 1 } })
    expect((await closed)[0]).toBe(4429)
  })
})

it('lives on after all of that', async () => {
  const { send, said, messages, socket } = await bareSocket(world.url)
  send(init())
  await said('connection_ack')
  expect(messages).toEqual([{ type: 'connection_ack' }])
  socket.close()
})

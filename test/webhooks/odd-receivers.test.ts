import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { openSender } from '../../src/lending/webhooks/send.ts'
import { startReceiver } from '../support/servers/receiver.ts'

// What a receiver can do on a connection, whether by mistake or not: each attempt ends within its time, since the queue of its endpoint and the
// end of the gateway wait for it.

const ATTEMPT_MS = 900
const body = Buffer.from('{}')

function sender() {
  const one = openSender({ plain: true, privateNetworks: true }, { attemptMs: ATTEMPT_MS })
  onTestFinished(one.close)
  return one
}

/** A server that does this on each connection once something has arrived; returns its port. */
async function listening(act: (socket: Socket) => void): Promise<number> {
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('error', () => undefined).once('data', () => act(socket))
  }).listen(0, '127.0.0.1')
  onTestFinished(() => {
    for (const socket of open) socket.destroy()
    server.close()
  })
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

const says = (text: string) => (socket: Socket) => void socket.write(text)
const ends = (text: string) => (socket: Socket) => void socket.end(text)
/** Says the first text, and then the second one for ever. */
const repeats = (first: string, next: string) => (socket: Socket) => {
  socket.write(first)
  const timer = setInterval(() => socket.write(next), 10)
  socket.on('close', () => clearInterval(timer))
}

const late = 'no answer within 0.9 s'
const ok = 'HTTP/1.1 200 OK\r\n'
const long = `${ok}content-length: 10\r\n\r\n`
const chunked = `${ok}transfer-encoding: chunked\r\n\r\n`
const upgrade = 'upgrade: raw\r\nconnection: upgrade\r\n\r\n'

it.each<[string, (socket: Socket) => void, object]>([
  [
    'switches protocols',
    says(`HTTP/1.1 101 Switching Protocols\r\n${upgrade}`),
    { status: null, problem: 'the receiver switched to another protocol' },
  ],
  ['offers another protocol', says(`${ok}${upgrade}`), { status: 200 }],
  ['sends headers, and then nothing', says(long), { status: 200, answer: '' }],
  ['sends half a body', says(`${long}half`), { status: 200, answer: 'half' }],
  ['ends within a body', ends(`${long}half`), { status: 200, answer: 'half' }],
  ['ends within its headers', ends(`${ok}content-le`), { problem: 'socket hang up' }],
  ['sends a body without an end', repeats(chunked, '1\r\na\r\n'), { status: 200 }],
  ['sends a wrong chunk', says(`${chunked}zz\r\n`), { status: 200, answer: '' }],
  ['never closes after a body', says(`${ok}\r\nbody`), { status: 200, answer: 'body' }],
  ['has it continue for ever', repeats('', 'HTTP/1.1 100 Continue\r\n\r\n'), { problem: late }],
  ['hints for ever', repeats('', 'HTTP/1.1 103 Early Hints\r\n\r\n'), { problem: late }],
  [
    'sends headers without an end',
    repeats(ok, `x: ${'x'.repeat(10_000)}\r\n`),
    { problem: expect.stringContaining('Header overflow') },
  ],
  ['speaks no HTTP', says('220 mail\r\n'), { problem: expect.stringContaining('Parse Error') }],
  ['ends at once', (socket) => void socket.end(), { problem: 'socket hang up' }],
  ['reads nothing', (socket) => void socket.pause(), { problem: late }],
])('an attempt ends if a receiver %s', async (_, act, expected) => {
  const port = await listening(act)
  const sent = sender().send(`http://127.0.0.1:${port}/`, {}, body)
  expect(await Promise.race([sent, sleep(10 * ATTEMPT_MS)])).toMatchObject(expected)
})

it('an attempt ends in its own time if kept connections are closed late, one after the other', async () => {
  const receiver = await startReceiver()
  onTestFinished(receiver.close)
  const { send } = sender()
  // All at once, so that there is a connection for each.
  const held: (() => void)[] = []
  receiver.answer = (reply) => {
    held.push(() => reply.writeHead(204).end())
    if (held.length === 5) for (const answer of held) answer()
  }
  await Promise.all(Array.from({ length: 5 }, () => send(receiver.url, {}, body)))
  receiver.answer = (reply) => setTimeout(() => reply.socket?.resetAndDestroy(), ATTEMPT_MS / 2)
  expect(await send(receiver.url, {}, body)).toMatchObject({ status: null, problem: late })
})

it('sends nothing once it is closed, neither again nor for the first time', async () => {
  const receiver = await startReceiver()
  onTestFinished(receiver.close)
  const { send, close } = sender()
  const sockets = new Set<unknown>()
  receiver.answer = (reply) => {
    sockets.add(reply.socket)
    if (receiver.received.length === 1) reply.writeHead(204).end()
    else close()
  }
  await send(receiver.url, {}, body)
  const stopped = { status: null, problem: 'the gateway stopped' }
  expect(await send(receiver.url, {}, body)).toMatchObject(stopped)
  expect(await send(receiver.url, {}, body)).toMatchObject(stopped)
  // The second was sent on the connection that was kept.
  expect([receiver.received.length, sockets.size]).toEqual([2, 1])
})

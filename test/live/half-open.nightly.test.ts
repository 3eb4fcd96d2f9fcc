import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bareSocket } from '../support/clients/live.ts'
import { startProxy } from '../support/servers/proxy.ts'
import { type ServedWorld, startServedWorld } from '../support/servers/served-world.ts'

let world: ServedWorld
beforeAll(async () => {
  world = await startServedWorld()
})
afterAll(() => world.close())

const open = async () =>
  Number(
    /^live_connections(?:\{[^}]*\})? (\d+)/m.exec((await world.rest('GET', '/metrics')).body)?.[1],
  )

it('lets a socket go whose other side is silent, and keeps one that answers', async () => {
  const { port } = new URL(world.url)
  const proxy = await startProxy({ host: '127.0.0.1', port: Number(port) })
  const token = await world.token('ada')
  const init = { type: 'connection_init', payload: { authorization: `Bearer ${token}` } }
  const [quick, silent] = [await bareSocket(world.url), await bareSocket(proxy.url)]
  for (const socket of [quick, silent]) {
    socket.send(init)
    await socket.said('connection_ack')
  }
  expect(await open()).toBe(2)
  proxy.mute()
  await expect.poll(open).toBe(1)
  // Longer than it took for the other.
  expect(quick.socket.readyState).toBe(quick.socket.OPEN)
  quick.socket.terminate()
  silent.socket.terminate()
  proxy.close()
})

it('cuts a client off that does not read its responses', async () => {
  const { hostname, port } = new URL(world.url)
  const { length } = (await (await fetch(`${world.url}/openapi.json`)).text()) as string
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  // It may be reset at any time from now on.
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.on('error', () => undefined)
  socket.pause()
  // More than what the kernel keeps for either side.
  socket.write('GET /openapi.json HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(100))
  // Node gives a socket with data to write its time twice.
  await sleep(65_000)
  let arrived = 0
  socket.on('data', (bytes) => {
    arrived += bytes.length
  })
  socket.resume()
  await closed
  expect(arrived).toBeLessThan(100 * length)
})

import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { answerBroken, limitUnread, type Reader } from '../../../src/http/connections.ts'
import { newAsset } from '../../../src/http/pages/assets.ts'
import { limitAddresses } from '../../../src/http/readers/addresses.ts'
import { kernelAddress, pace, progressed, unreadOn } from '../../../src/http/readers/pace.ts'
import { newNoted } from '../../../src/telemetry/noted.ts'
import { raw } from '../../support/clients/raw.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

async function* drops() {
  while (true) {
    yield bytes(65_536)
    await sleep(20)
  }
}

const KB = Buffer.alloc(1_024)
const bytes = (count: number) => Buffer.alloc(count, 'x')

/** A server of HTTP with what is tested, and a port. */
async function serve(prepare: (app: FastifyInstance) => void) {
  const app = fastify({ clientErrorHandler: answerBroken, forceCloseConnections: true })
  prepare(app)
  closing.push(() => app.close())
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const port = Number(new URL(url).port)
  /** A client that asks, and reads only what it is told to. */
  const ask = async (path: string, method = 'GET') => {
    const socket = connect(port, '127.0.0.1')
    closing.push(() => socket.destroy())
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    socket.pause().write(`${method} ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n`)
    return socket
  }
  return { url, port, ask }
}

/** Sends files of so many bytes, and expects clients to keep up with it. */
async function paced(tell: (reader?: Reader) => void) {
  return serve((app) => {
    app.addHook('onRequest', (request, _, done) => {
      request.noted = newNoted('rest', 'listLoans')
      request.noted.member = 'ada'
      done()
    })
    // Long enough for a client that shares a starved process with its server.
    pace(app, tell, { rate: 4_096, graceSeconds: 4, lookMs: 50 })
    app.get('/endless', (_request, reply) => reply.send(Readable.from(drops())))
    app.get<{ Params: { size: string } }>('/:size', async ({ params }) =>
      bytes(Number(params.size)),
    )
  })
}

describe('A57: a client', () => {
  it('that reads nothing of a long answer is cut off, and what was held for it is gone', async () => {
    const cut = Promise.withResolvers<Reader | undefined>()
    const { port, ask } = await paced(cut.resolve)
    const client = await ask(`/${16_777_216}`)
    expect(await cut.promise).toEqual({ member: 'ada', route: '/:size', operations: ['listLoans'] })
    const unread = await unreadOn(port)
    expect(unread(client.localAddress ?? '', client.localPort ?? 0)).toBe(0)
  })

  it.runIf(process.platform === 'linux')(
    'that reads nothing of an answer that the system has taken whole is cut off alike (Linux)',
    async () => {
      const cut = Promise.withResolvers<unknown>()
      const { port, ask } = await paced(cut.resolve)
      const client = await ask(`/${600_000}`)
      const held = async () =>
        (await unreadOn(port))(client.localAddress ?? '', client.localPort ?? 0)
      await expect.poll(held).toBeGreaterThan(100_000)
      await cut.promise
      expect(await held()).toBe(0)
    },
  )

  it('that reads is left alone, and so is one that has read all and waits', async () => {
    const cut = Promise.withResolvers<unknown>()
    const { ask } = await paced(cut.resolve)
    const [idle, reader] = [(await ask('/10')).resume(), (await ask('/endless')).resume()]
    await once(idle, 'data')
    await ask(`/${16_777_216}`)
    await cut.promise
    const before = reader.bytesRead
    await expect.poll(() => reader.bytesRead).toBeGreaterThan(before)
    expect(idle.destroyed).toBe(false)
  })

  it('that keeps up seems never to give bytes back, whenever what it is sent was counted', () => {
    const asked = { rate: 4_096, graceSeconds: 4 }
    const written = 1_000_000
    const full = { taken: written, credit: 16_384 }
    const chunk = 65_536
    // What is handed over while the system is asked is held already, or not yet; then nobody reads for a moment, and then all is read.
    for (const held of [0, chunk]) {
      const during = { before: written, after: written + chunk, held, waits: true }
      const first = progressed(full, during, 0.1, asked)
      const still = { before: written + chunk, after: written + chunk, held: chunk, waits: true }
      const second = progressed(first, still, 0.1, asked)
      expect([first.credit, second.credit].every((credit) => credit > 15_000)).toBe(true)
      const read = { ...still, held: 0, waits: false }
      expect(progressed(second, read, 0.1, asked)).toEqual({
        taken: written + chunk,
        credit: 16_384,
      })
    }
    // Whoever reads nothing is not helped by that.
    const nothing = { before: written, after: written, held: chunk, waits: true }
    const began = { taken: written - chunk, credit: 16_384 }
    expect(progressed(began, nothing, 4.1, asked).credit).toBeLessThan(0)
  })

  it.each([
    ['127.0.0.1', '0100007F'],
    ['10.1.2.255', 'FF02010A'],
    ['::ffff:127.0.0.1', '0000000000000000FFFF00000100007F'],
    ['::1', '00000000000000000000000001000000'],
    ['fe80::1:2%eth0', '000080FE000000000000000002000100'],
    ['2001:db8:1:2:3:4:5:6', 'B80D0120020001000400030006000500'],
  ])('at %s is found in the tables of Linux', (address, written) => {
    expect(kernelAddress(address)).toBe(written)
  })

  it('shares the bytes of a file with all others who read it', () => {
    expect(Buffer.isBuffer(newAsset('openapi.json', '{}').bytes)).toBe(true)
  })
})

describe('A57: connections of one address', () => {
  const limited = (proxies: number) => (app: FastifyInstance) => {
    limitAddresses(app, { most: 3, proxies, refused: () => undefined })
    app.get('/', async () => 'here')
    app.get('/wait', () => new Promise(() => undefined))
  }
  const request = (path: string, more = '') =>
    `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${more}\r\n`

  it('are limited; more are told so, until one is closed', async () => {
    const { url, ask } = await serve(limited(0))
    const open = [await ask('/'), await ask('/'), await ask('/')]
    const refused = await raw(url, request('/'))
    expect(refused).toMatch(/^HTTP\/1\.1 429 /)
    expect(refused).toContain('"RATE_LIMITED"')
    open[0]?.destroy()
    await expect.poll(() => raw(url, request('/'))).toMatch(/^HTTP\/1\.1 200 /)
  })

  it('are its requests in progress where a proxy is in front, but for probes', async () => {
    const app = fastify({ trustProxy: (_, hop) => hop < 1, clientErrorHandler: answerBroken })
    closing.push(() => app.close())
    limited(1)(app)
    app.get('/readyz', async () => 'ready')
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    const from = (address: string) => `X-Forwarded-For: ${address}\r\n`
    const waiting = Array.from({ length: 3 }, () => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1')
      socket.write(request('/wait', from('192.0.2.1')))
      closing.push(() => socket.destroy())
      return socket
    })
    const seen = async (path: string, address: string) =>
      (await raw(url, request(path, from(address)))).slice(9, 12)
    await expect.poll(() => seen('/', '192.0.2.1')).toBe('429')
    expect([await seen('/', '192.0.2.2'), await seen('/readyz', '192.0.2.1')]).toEqual([
      '200',
      '200',
    ])
    waiting[0]?.destroy()
    await expect.poll(() => seen('/', '192.0.2.1')).toBe('200')
  })
})

describe('A56: answers that a member does not read', () => {
  const large = 6 * 1_048_576
  const members = (app: FastifyInstance) => {
    app.decorateRequest('viewer')
    app.decorateRequest('noted')
    app.addHook('onRequest', async (request) => {
      const { member } = request.query as { readonly member: string }
      request.viewer = { id: member } as never
      request.noted = newNoted(undefined, undefined, undefined)
    })
    limitUnread(app)
    app.get('/small', async () => KB)
    app.get('/', async () => bytes(large))
    app.post('/', async () => bytes(large))
  }
  const statusOf = async (client: Socket) => {
    await once(client, 'readable')
    const head = String(client.read(12) ?? '')
    return head.slice(9)
  }

  it('are limited in bytes: reads are refused, small ones and those of others are not', async () => {
    const { ask } = await serve(members)
    const held = [await ask('/?member=a'), await ask('/?member=a')]
    for (const client of held) expect(await statusOf(client)).toBe('200')
    expect(await statusOf(await ask('/?member=a'))).toBe('429')
    expect(await statusOf(await ask('/small?member=a'))).toBe('200')
    expect(await statusOf(await ask('/?member=b'))).toBe('200')
    for (const client of held) client.destroy()
    await expect.poll(async () => statusOf(await ask('/?member=a'))).toBe('200')
  })

  it('are sent beyond that for a change that was made, and in the end not at all', async () => {
    const { ask } = await serve(members)
    for (let turn = 0; turn < 5; turn += 1)
      expect(await statusOf(await ask('/?member=a', 'POST'))).toBe('200')
    const cut = await ask('/?member=a', 'POST')
    cut.resume()
    await new Promise((resolve) => cut.once('close', resolve))
    expect(cut.bytesRead).toBe(0)
  })
})

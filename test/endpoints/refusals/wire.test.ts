import { createServer } from 'node:http'
import { connect } from 'node:net'
import { Writable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerBroken, connections } from '../../../src/http/connections.ts'
import { raw } from '../../support/clients/raw.ts'
import { long } from '../../support/long.ts'
import { startWorld, type World } from '../../support/world.ts'

// What no client would send, byte by byte.

let world: World
let auth: string

beforeAll(async () => {
  world = await startWorld({ CORS_ORIGINS: 'https://app.example' })
  auth = `Authorization: Bearer ${await world.token('ada')}`
})
afterAll(() => world.close())

const get = (...headers: string[]) =>
  `GET /profile HTTP/1.1\r\n${[...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`
const post = (headers: string[], body: string) =>
  `POST /loans HTTP/1.1\r\nHost: a\r\n${auth}\r\nContent-Type: application/json\r\n${headers.join('\r\n')}\r\n\r\n${body}`
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])
const bodyOf = (answer: string) => JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4))

describe('a request that could be read in two ways is refused', () => {
  const loan = '{"title":"x","amount_requested":50}'
  const length = `Content-Length: ${loan.length}`
  const shapes: readonly (readonly [string, () => string])[] = [
    [
      'length and chunks',
      () =>
        post(
          [length, 'Transfer-Encoding: chunked'],
          `${loan.length.toString(16)}\r\n${loan}\r\n0\r\n\r\n`,
        ),
    ],
    ['two lengths', () => post([length, 'Content-Length: 5'], loan)],
    ['a length twice', () => post([length, length], loan)],
    ['a signed length', () => post([`Content-Length: +${loan.length}`], loan)],
    ['xchunked', () => post(['Transfer-Encoding: xchunked'], '0\r\n\r\n')],
    ['chunked, then another', () => post(['Transfer-Encoding: chunked, identity'], '0\r\n\r\n')],
    ['a chunk of no size', () => post(['Transfer-Encoding: chunked'], 'x\r\n\r\n')],
    ['a bare LF as the end of a line', () => get('Host: a', auth).replaceAll('\r\n', '\n')],
    ['a bare CR in a header', () => get('Host: a', 'X-A: b\rX-B: c', auth)],
    ['a space before the colon', () => get('Host: a', 'X-A : b', auth)],
    ['a folded header', () => get('Host: a', 'X-A: b\r\n c', auth)],
    ['NUL in a header', () => get('Host: a', 'X-A: b\0c', auth)],
    ['two hosts', () => get('Host: a', 'Host: b', auth)],
    ['an unknown method', () => get('Host: a', auth).replace('GET', 'SPY')],
    ['no HTTP', () => '\x16\x03\x01\x02\x00\x01\x00\x01\xfc'],
  ]
  it.each(shapes)('%s', async (_name, bytes) => {
    const answer = await raw(world.url, bytes())
    expect(statusOf(answer)).toBe(400)
    // One answer: what came behind was not taken for a second request.
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1)
    const { error } = bodyOf(answer)
    expect(error).toMatchObject({
      code: 'BAD_REQUEST',
      request_id: expect.stringMatching(/^[\w-]{36}$/),
    })
    expect(answer).not.toMatch(/node|HPE_|fastify|FST_|llhttp|\bat .*\.[jt]s/i)
  })

  it('no host', async () => {
    expect(statusOf(await raw(world.url, get(auth)))).toBe(400)
  })

  it('two Authorization headers, whichever is good', async () => {
    for (const headers of [
      [auth, 'Authorization: Bearer a.b.c'],
      ['Authorization: Bearer a.b.c', auth],
      [auth, auth],
    ])
      expect(statusOf(await raw(world.url, get('Host: a', ...headers)))).toBe(401)
    expect(statusOf(await raw(world.url, get('Host: a', auth)))).toBe(200)
  })
})

describe('a path that a proxy may read otherwise than the gateway is refused', () => {
  const from = (path: string) => raw(world.url, get('Host: localhost').replace('/profile', path))

  it.each(['/%6detrics', '/metric%73', '/%6D%65%74rics?x', '/docs%2fx/%7e', '/app/%2e%2e/metrics'])(
    '%s, with escapes that it needs not',
    async (path) => {
      const answer = await from(path)
      expect([statusOf(answer), bodyOf(answer).error.code]).toEqual([400, 'BAD_REQUEST'])
      expect(bodyOf(answer).error.message).toContain('must not be escaped')
    },
  )

  it.each(['http://a?/metrics', 'http://a', 'http://a?x', '/metrics#x', 'http://a#/metrics'])(
    '%s, which leads to another path or none',
    async (path) => {
      const answer = await from(path)
      expect([statusOf(answer), answer.includes('process_cpu')]).toEqual([400, false])
    },
  )

  it('but not one with the host, nor with escapes that it needs', async () => {
    expect(statusOf(await from(`${world.url}/livez`))).toBe(200)
    expect(statusOf(await from('/problems/%C3%A4'))).toBe(404)
  })
})

describe('headers', () => {
  it.each([
    ['of 20 KB', [`X-A: ${'b'.repeat(20_000)}`]],
    ['with a token of 20 KB', [`Authorization: Bearer ${'b'.repeat(20_000)}`]],
    ['by the thousand', Array.from({ length: 5_000 }, (_, index) => `A${index}: b`)],
  ])('%s are refused with 431', async (_name, headers) => {
    const answer = await raw(world.url, get('Host: a', auth, ...headers))
    expect([statusOf(answer), bodyOf(answer).error.code]).toEqual([431, 'HEADERS_TOO_LARGE'])
  })

  it('with names of objects change nothing', async () => {
    const odd = ['__proto__: x', 'constructor: y', 'toString: z', 'hasOwnProperty: 1']
    expect(statusOf(await raw(world.url, get('Host: a', auth, ...odd)))).toBe(200)
    expect(({} as Record<string, unknown>).x).toBeUndefined()
  })

  it('give an id only as it can be logged', async () => {
    const given = { 'x-request-id': 'abcdefgh-1' }
    expect(
      (await world.rest('GET', '/livez', { headers: given })).headers.get('x-request-id'),
    ).toBe('abcdefgh-1')
    const forged = { 'x-request-id': '{"level":60}' }
    expect(
      (await world.rest('GET', '/livez', { headers: forged })).headers.get('x-request-id'),
    ).toMatch(/^[\w-]{36}$/)
  })
})

it('refuses a path that can not be decoded in the shape of all errors, without repeating it', async () => {
  for (const path of ['/loans/%E0%A4%A', '/%zz']) {
    const answer = await raw(world.url, get('Host: a', auth).replace('/profile', path))
    expect([statusOf(answer), bodyOf(answer).error.code]).toEqual([400, 'BAD_REQUEST'])
    expect(answer).not.toContain(path)
  }
  const long = await raw(
    world.url,
    get('Host: a', auth).replace('/profile', `/loans/${'a'.repeat(9_000)}`),
  )
  expect([statusOf(long), bodyOf(long).error.code]).toEqual([404, 'NOT_FOUND'])
})

it('answers clients that offer HTTP/2, in HTTP/1.1', async () => {
  const offer = [
    'Connection: Upgrade, HTTP2-Settings',
    'Upgrade: h2c',
    'HTTP2-Settings: AAMAAABkAAQ',
  ]
  expect(statusOf(await raw(world.url, get('Host: a', auth, ...offer), 500))).toBe(200)
})

it('outlives clients that ask for a socket and are gone', async () => {
  const { hostname, port } = new URL(world.url)
  for (const path of ['/nothing', '/graphql'])
    for (let count = 0; count < 20; count += 1)
      await new Promise<void>((resolve) => {
        const socket = connect(Number(port), hostname, () => {
          socket.write(
            `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
          )
          socket.resetAndDestroy()
        })
        socket.on('error', () => undefined)
        socket.on('close', () => resolve())
      })
  expect((await world.rest('GET', '/livez')).status).toBe(200)
})

long('ends although somebody is connected who says nothing, or only half of it', async () => {
  const other = await world.beside()
  const { hostname, port } = new URL(other.url)
  for (const said of ['', 'GET / HTTP/1.1\r\nHost: a\r\nX-']) {
    const socket = connect(Number(port), hostname)
    socket.on('error', () => undefined)
    await new Promise((resolve) => socket.once('connect', resolve))
    socket.write(said)
  }
  await new Promise((resolve) => setTimeout(resolve, 100))
  await other.close()
})

it('does not wait for slow headers or bodies', async () => {
  expect(connections).toMatchObject({ headersTimeout: 10_000, connectionsCheckingInterval: 2_000 })
  // The same rules in less time; test/torture/slow.ts waits for the real ones.
  const short = {
    ...connections,
    headersTimeout: 200,
    requestTimeout: 400,
    connectionsCheckingInterval: 50,
  }
  const server = createServer(short, (request, response) =>
    request.on('end', () => response.end()).resume(),
  )
  server.on('clientError', answerBroken)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address?.port}`
  for (const start of [
    'GET / HTTP/1.1\r\nHost: a\r\nX-',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{',
  ])
    expect([statusOf(await raw(url, start)), bodyOf(await raw(url, start)).error.code]).toEqual([
      408,
      'REQUEST_TIMEOUT',
    ])
  server.close()
})

describe('pages of other origins', () => {
  const from = (origin: string, more = {}) => ({ headers: { origin, ...more } })
  const asks = {
    'access-control-request-method': 'PUT',
    'access-control-request-headers': 'authorization',
  }
  it('may read and change when they are on the list, and are told apart by caches', async () => {
    const before = await world.rest('OPTIONS', '/profile', from('https://app.example', asks))
    expect(before.headers.get('access-control-allow-origin')).toBe('https://app.example')
    expect(before.headers.get('access-control-max-age')).toBe('600')
    expect(before.headers.get('access-control-allow-methods')).toContain('PUT')
    const token = auth.slice('Authorization: Bearer '.length)
    const read = await world.rest('GET', '/profile', { token, ...from('https://app.example') })
    expect(read.headers.get('access-control-allow-origin')).toBe('https://app.example')
    expect(read.headers.get('vary')).toBe('Origin, Authorization, Accept, Accept-Language')
  })

  it.each([
    'https://evil.example',
    'https://app.example.evil.example',
    'null',
    'http://app.example',
  ])('may not, from %s', async (origin) => {
    for (const [method, more] of [
      ['OPTIONS', asks],
      ['GET', {}],
    ] as const) {
      const { headers } = await world.rest(method, '/profile', from(origin, more))
      expect(headers.get('access-control-allow-origin')).toBeNull()
      expect(headers.get('access-control-allow-credentials')).toBeNull()
    }
  })

  long('are told, and the operator in the log, once, what would let them in', async () => {
    const origin = 'https://new.example'
    let log = ''
    const written = new Writable({
      write: (line, _, done) => {
        log += line
        done()
      },
    })
    for (const CORS_ORIGINS of ['', 'https://app.example']) {
      const strict = await startWorld({ CORS_ORIGINS, LOG_LEVEL: 'warn' }, written)
      const preflight = await strict.rest('OPTIONS', '/loans', from(origin, asks))
      expect([preflight.status, preflight.body.error.code]).toEqual([403, 'FORBIDDEN'])
      expect(preflight.body.error.message).toMatch(/https:\/\/new\.example .*CORS_ORIGINS/)
      await strict.rest('GET', '/loans', from(origin))
      const own = from(strict.url, asks)
      expect((await strict.rest('OPTIONS', '/loans', own)).status).not.toBe(403)
      expect(log.match(/CORS_ORIGINS/g)).toHaveLength(1)
      log = ''
      for (let count = 0; count < 150; count += 1)
        await strict.rest('GET', '/livez', from(`https://${count}.example`))
      expect(log.match(/CORS_ORIGINS/g)).toHaveLength(99)
      log = ''
      await strict.close()
    }
  })
})

it('tells browsers what pages may do with an answer', async () => {
  for (const path of ['/livez', '/docs', '/profile', '/graphql', '/nothing']) {
    const { headers } = await world.rest('GET', path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
  }
})

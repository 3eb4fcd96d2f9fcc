import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parsed } from '../../support/http-client.ts'
import { long } from '../../support/long.ts'
import { type Body, startWorld, type World } from '../../support/world.ts'

const PAGES = ['/graphiql', '/docs/token']
const origins = 'https://app.test'

let world: World
beforeAll(async () => {
  world = await startWorld({ CORS_ORIGINS: origins })
})
afterAll(() => world.close())

/** Asks under any name: `fetch` would send its own. */
async function get(path: string, headers: Readonly<Record<string, string>>, at = world) {
  const answered = Promise.withResolvers<{ status: number; body: Body; text: string }>()
  request(new URL(path, at.url), { headers }, (response) => {
    let text = ''
    response.on('data', (chunk) => {
      text += chunk
    })
    response.on('end', () =>
      answered.resolve({ status: response.statusCode ?? 0, body: parsed(text), text }),
    )
  }).end()
  return answered.promise
}

const port = () => new URL(world.url).port
const names = (...all: readonly string[]) => all.flatMap((name) => [name, `${name}:${port()}`])

it.each([...PAGES, '/docs', '/app/', '/loans', '/no-such-page', '/readyz'])(
  '%s is never shown within a page of others',
  async (path) => {
    const { headers } = await fetch(world.url + path)
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  },
)

describe('A53: a page with a token', () => {
  it.each(PAGES)('%s is given under the names of this machine', async (path) => {
    const own = ['localhost', 'LOCALHOST', 'localhost.', 'app.localhost', '127.0.0.1', '127.8.9.1']
    for (const host of [...names(...own), ...names('[::1]')]) {
      const { status, text } = await get(path, { host })
      expect([host, status]).toEqual([host, 200])
      expect(text).toContain('eyJ')
    }
    const host = `localhost:${port()}`
    expect((await get(path, { host, origin: `http://${host}` })).status).toBe(200)
    expect((await get(path, { host, 'x-forwarded-host': 'app.localhost' })).status).toBe(200)
  })

  it.each(PAGES)('%s is given under no other', async (path) => {
    const foreign = ['evil.test', 'localhost.evil.test', '127.0.0.1.evil.test', 'evil.test.']
    const odd = ['10.0.0.1', '0.0.0.0', '[::]', 'localhost@evil.test', 'x#localhost', '?']
    for (const host of [...names(...foreign), ...odd]) {
      const { status, body, text } = await get(path, { host })
      expect([host, status, body.error.code]).toEqual([host, 403, 'FORBIDDEN'])
      expect(body.error.message).toContain('localhost')
      expect(text).not.toContain('eyJ')
    }
  })

  it.each(PAGES)(
    '%s is not given to a page of another origin, nor through a proxy',
    async (path) => {
      const host = `127.0.0.1:${port()}`
      for (const origin of ['https://app.test', 'https://evil.test', 'null', 'http://127.0.0.1:1'])
        expect((await get(path, { host, origin })).status).toBe(403)
      for (const forwarded of ['evil.test', 'localhost, evil.test', ''])
        expect((await get(path, { host, 'x-forwarded-host': forwarded })).status).toBe(403)
    },
  )

  it('is given under the name in HOST', async () => {
    const listening = await startWorld({ HOST: '0.0.0.0', ALLOW_DEV_ISSUER: '1' })
    for (const path of PAGES) {
      expect((await get(path, { host: '0.0.0.0:4000' }, listening)).status).toBe(200)
      expect((await get(path, { host: 'localhost:4000' }, listening)).status).toBe(200)
      expect((await get(path, { host: 'evil.test:4000' }, listening)).status).toBe(403)
    }
    await listening.close()
  })
})

it('the token of /docs is that of whom it is asked for', async () => {
  const host = `localhost:${port()}`
  const subjectOf = async (query: string) => {
    const { status, text } = await get(`/docs/token${query}`, { host })
    expect(status).toBe(200)
    return JSON.parse(atob(text.split('.')[1] ?? '')).sub
  }
  expect([await subjectOf(''), await subjectOf('?sub=mary')]).toEqual(['ada', 'mary'])
  for (const [query, told] of [
    ['?sub=', 'sub must be 1 to 100'],
    ['?sub=a%20b', 'sub must be 1 to 100'],
    ['?sub=a&sub=b', 'sub must be 1 to 100'],
    ['?user=mary', 'There is no user here, only sub.'],
  ]) {
    const { status, body } = await get(`/docs/token${query}`, { host })
    expect([status, body.error.code]).toEqual([400, 'VALIDATION_FAILED'])
    expect(body.error.message).toContain(told)
  }
})

describe('the metrics', () => {
  it('are for this machine in development, under its own names', async () => {
    expect((await get('/metrics', { host: 'localhost' })).status).toBe(200)
    for (const headers of [
      { host: 'evil.test' },
      { host: 'localhost', origin: 'https://evil.test' },
      { host: 'localhost', 'x-forwarded-for': '10.0.0.1' },
    ]) {
      const { status, body } = await get('/metrics', headers)
      expect([status, body.error.code]).toEqual([403, 'FORBIDDEN'])
    }
  })

  long('need a token in production, where a proxy may say nothing of those behind it', async () => {
    const production = {
      APP_MODE: 'production',
      AUTH_ISSUER: 'https://issuer.test',
      AUTH_AUDIENCE: 'lending',
      AUTH_JWKS_URL: 'http://127.0.0.1:1/keys',
    }
    const METRICS_TOKEN = 'a-long-enough-token'
    const [closed, open] = [
      await startWorld(production),
      await startWorld({ ...production, METRICS_TOKEN }),
    ]
    const authorization = `Bearer ${METRICS_TOKEN}`
    for (const at of [closed, open])
      for (const headers of [{}, { authorization: 'Bearer undefined' }, { authorization: '' }]) {
        const { status, body } = await get('/metrics', { host: 'localhost', ...headers }, at)
        expect([status, body.error.code]).toEqual([401, 'UNAUTHENTICATED'])
        expect(body.error.message).toContain('METRICS_TOKEN')
      }
    expect((await get('/metrics', { authorization }, closed)).status).toBe(401)
    expect((await get('/metrics', { host: 'metrics.test', authorization }, open)).status).toBe(200)
    await Promise.all([closed.close(), open.close()])
  })
})

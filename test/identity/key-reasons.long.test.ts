import type { RequestListener } from 'node:http'
import { Writable } from 'node:stream'
import { expect, it, onTestFinished } from 'vitest'
import { KeysUnavailable, remoteKeys } from '../../src/identity/keys.ts'
import { tokenVerifier } from '../../src/identity/verify.ts'
import { long } from '../support/long.ts'
import { listen, newKey, rules, sign } from '../support/servers/issuers.ts'
import { startWorld } from '../support/world.ts'

/** A key server whose answer can be exchanged. */
async function keyServer(answer: RequestListener) {
  const current = { answer }
  const server = await listen((request, response) => current.answer(request, response))
  onTestFinished(server.close)
  return Object.assign(server, { current })
}

const answers =
  (status: number, text = ''): RequestListener =>
  (_request, response) =>
    response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end(text)

/** Why the keys at a URL can't be had. */
async function reasonAt(url: URL): Promise<string | undefined> {
  const error = await remoteKeys(url, { timeout: 2_000 })
    .ready()
    .catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(KeysUnavailable)
  return (error as KeysUnavailable).reason
}

const outages: readonly (readonly [string, RequestListener])[] = [
  ['the issuer answered 302, and redirects are not followed', answers(302)],
  ['the issuer answered 503', answers(503)],
  ['the issuer answered something other than JSON', answers(200, '<html>')],
  ['the issuer gave no key set', answers(200, '{"error":"x"}')],
  ['the issuer gave no usable key', answers(200, '{"keys":[]}')],
  ['The operation was aborted due to timeout', () => undefined],
  ['other side closed', (request) => request.socket.destroy()],
]
it.each(outages)('say of keys that could not be fetched: %s', async (reason, answer) => {
  const { url } = await keyServer(answer)
  expect(await reasonAt(url)).toBe(reason)
})

it('say by its code what went wrong below HTTP, and no address', async () => {
  const server = await keyServer(answers(200))
  const secured = Object.assign(new URL(server.url), { protocol: 'https:' })
  expect(await reasonAt(secured)).toBe('ERR_SSL_WRONG_VERSION_NUMBER')
  server.close()
  expect(await reasonAt(server.url)).toBe('ECONNREFUSED')
  expect(await reasonAt(new URL('https://issuer.invalid/keys'))).toMatch(/^(ENOTFOUND|EAI_AGAIN)$/)
})

it('quote no password of a URL', async () => {
  const reason = await reasonAt(new URL('https://gateway:secret@issuer.invalid/keys'))
  expect(reason).toBe('the URL has a user name or password')
})

it('warn once of a failure that begins or changes, not at each fetch', async () => {
  const key = await newKey('one')
  const server = await keyServer(answers(500))
  const warnings: string[] = []
  const keys = remoteKeys(
    server.url,
    { cooldown: 0, retry: 0 },
    {
      failed: (reason) => void warnings.push(reason),
      back: () => void warnings.push('back'),
    },
  )
  const verify = tokenVerifier(keys, rules)
  const ask = async (times: number) => {
    for (let time = 0; time < times; time += 1)
      await expect(sign(key, {}, { kid: 'new' }).then(verify)).rejects.toThrow()
  }
  await ask(3)
  server.current.answer = answers(302)
  await ask(3)
  server.current.answer = answers(200, JSON.stringify({ keys: [key.jwk] }))
  await ask(1)
  server.current.answer = answers(302)
  await ask(3)
  expect(server.hits).toBeGreaterThanOrEqual(10)
  const [failing, redirected] = [
    'the issuer answered 500',
    'the issuer answered 302, and redirects are not followed',
  ]
  expect(warnings).toEqual([failing, redirected, 'back', redirected])
})

long(
  'stay in the log: neither callers nor /readyz are told; a metric says that the gateway is not ready',
  async () => {
    const server = await keyServer(answers(302))
    const lines: string[] = []
    const written = new Writable({
      write: (chunk, _encoding, done) => {
        lines.push(String(chunk))
        done()
      },
    })
    const settings = {
      APP_MODE: 'production',
      AUTH_ISSUER: rules.issuer,
      AUTH_AUDIENCE: rules.audience,
      AUTH_JWKS_URL: server.url.href,
      LOG_LEVEL: 'warn',
      METRICS_TOKEN: 'a-token-of-prometheus-for-this-test',
    }
    const world = await startWorld(settings, written)
    onTestFinished(world.close)
    const token = await sign(await newKey('one'))
    const told = [
      await world.rest('GET', '/profile', { token }),
      await world.rest('GET', '/profile', { token }),
      await world.graphql(token, '{ me { id } }'),
      await world.rest('GET', '/readyz'),
    ]
    for (const { status, body } of told) {
      expect(status).toBe(503)
      // The id of a request is random, and may have any digits.
      const text = JSON.stringify(body).replace(/"request_?id":"[^"]*"/i, '')
      expect(text).not.toMatch(/302|redirect|127\.0\.0\.1|\/keys/)
    }
    const metrics = String(
      (await world.rest('GET', '/metrics', { token: settings.METRICS_TOKEN })).body,
    )
    expect(metrics.match(/^gateway_ready\{.*$/gm)).toEqual([
      'gateway_ready{reason="database"} 1',
      'gateway_ready{reason="keys"} 0',
      'gateway_ready{reason="gateway"} 1',
    ])
    const warnings = lines
      .map((line) => JSON.parse(line))
      .filter(({ msg }) => msg.includes('keys could'))
    expect(warnings).toMatchObject([
      {
        reason: 'the issuer answered 302, and redirects are not followed',
        msg: "the issuer's keys could not be fetched",
      },
    ])
  },
)

long(
  'are no reason for an alert to wait: before the first answer the metric says not ready',
  async () => {
    const server = await keyServer(() => undefined)
    const world = await startWorld({
      APP_MODE: 'production',
      AUTH_ISSUER: rules.issuer,
      AUTH_AUDIENCE: rules.audience,
      AUTH_JWKS_URL: server.url.href,
      METRICS_TOKEN: 'a-token-of-prometheus-for-this-test',
    })
    onTestFinished(world.close)
    const token = 'a-token-of-prometheus-for-this-test'
    const metrics = String((await world.rest('GET', '/metrics', { token })).body)
    expect(metrics.match(/^gateway_ready\{.*$/gm)).toEqual([
      'gateway_ready{reason="database"} 0',
      'gateway_ready{reason="keys"} 0',
      'gateway_ready{reason="gateway"} 0',
    ])
  },
)

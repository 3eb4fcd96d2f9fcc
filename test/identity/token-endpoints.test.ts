import { createHmac } from 'node:crypto'
import { CompactEncrypt, exportSPKI, importJWK } from 'jose'
import { afterAll, expect, it } from 'vitest'
import { bareSocket } from '../support/clients/live.ts'
import { listen, newKey, rules, sign } from '../support/servers/issuers.ts'
import { startWorld } from '../support/world.ts'

// What tokens.test.ts says of the verifier, here of every endpoint: 401, and nobody is asked because of a token.

const key = await newKey('one')
const evil = await newKey('one')
const issuer = await listen((_request, response) =>
  response.end(JSON.stringify({ keys: [key.jwk] })),
)
const trap = await listen((_request, response) =>
  response.end(JSON.stringify({ keys: [evil.jwk] })),
)
const world = await startWorld({
  APP_MODE: 'production',
  AUTH_ISSUER: rules.issuer,
  AUTH_AUDIENCE: rules.audience,
  AUTH_JWKS_URL: issuer.url.href,
})
afterAll(async () => {
  await world.close()
  issuer.close()
  trap.close()
})

const now = () => Math.floor(Date.now() / 1000)
const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const payload = { iss: rules.issuer, aud: rules.audience, sub: 'ada', iat: now(), exp: now() + 300 }
const unsigned = (header: object) => `${base64url(header)}.${base64url(payload)}.`

async function confused(): Promise<string> {
  const pem = await exportSPKI(
    (await importJWK(key.jwk, 'ES256', { extractable: true })) as CryptoKey,
  )
  const text = `${base64url({ alg: 'HS256', kid: 'one' })}.${base64url(payload)}`
  return `${text}.${createHmac('sha256', pem).update(text).digest('base64url')}`
}

const encrypted = () =>
  new CompactEncrypt(new TextEncoder().encode(JSON.stringify(payload)))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(new TextEncoder().encode('0123456789abcdef0123456789abcdef'))

type Forgery = readonly [name: string, forge: () => Promise<string> | string, code?: string]
const forgeries: readonly Forgery[] = [
  ['alg none', () => unsigned({ alg: 'none' })],
  ['alg None', () => unsigned({ alg: 'None', kid: 'one' })],
  ['alg HS256 with the public key', confused],
  ['jwk', () => sign(evil, {}, { jwk: evil.jwk })],
  ['jku', () => sign(evil, {}, { jku: trap.url.href })],
  ['x5u', () => sign(evil, {}, { x5u: trap.url.href })],
  ['x5c', () => sign(evil, {}, { x5c: ['AAAA'] })],
  ['a kid that is a path', () => sign(key, {}, { kid: '../../../../dev/null' })],
  ['a kid that is SQL', () => sign(key, {}, { kid: "x' union select 'y" })],
  ['a kid that is an address', () => sign(key, {}, { kid: trap.url.href })],
  ['a kid of an object', () => sign(key, {}, { kid: '__proto__' })],
  ['an iss that is an address', () => sign(key, { iss: trap.url.href })],
  ['expired', () => sign(key, { exp: now() - 60 }), 'TOKEN_EXPIRED'],
  ['not yet', () => sign(key, { nbf: now() + 600 })],
  ['no exp', () => sign(key, { exp: undefined })],
  ['another audience', () => sign(key, { aud: ['other', 'more'] })],
  ['trailing bytes', async () => `${await sign(key)}AA`],
  ['encrypted', encrypted],
  ['7 KB of nothing', () => 'x'.repeat(7_000)],
  ['10 KB, signed', () => sign(key, { fat: 'x'.repeat(7_000) })],
]

it.each(forgeries.map((one) => [one[0], one] as const))('refuse %s', async (_name, forgery) => {
  const [, forge, code = 'UNAUTHENTICATED'] = forgery
  const token = await forge()
  await world.rest('GET', '/profile', { token: await sign(key) })
  const asked = issuer.hits
  const headers = { accept: 'text/event-stream' }
  const body = { query: 'subscription { walletChanged { id } }' }
  const answers = [
    await world.rest('GET', '/profile', { token }),
    await world.rest('POST', '/wallet/deposit', { token, body: { amount: 1 } }),
    await world.graphql(token, '{ me { id } }'),
    await world.rest('POST', '/graphql/stream', { token, headers, body }),
  ]
  for (const answer of answers) {
    const told = answer.body.error?.code ?? answer.body.errors[0].extensions.code
    expect([answer.status, told]).toEqual([401, code])
    expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer .*invalid_token/)
    expect(JSON.stringify(answer.body)).not.toContain(token.slice(0, 40))
  }
  const { send, closed } = await bareSocket(world.url)
  send({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } })
  expect((await closed)[0]).toBe(code === 'TOKEN_EXPIRED' ? 4403 : 4401)
  expect([trap.hits, issuer.hits - asked]).toEqual([0, 0])
})

it('take a token for several audiences, one of which is ours', async () => {
  const token = await sign(key, { aud: ['other', rules.audience] })
  expect((await world.rest('GET', '/profile', { token })).status).toBe(200)
})

it('take a token from nowhere but its header', async () => {
  const token = await sign(key)
  const places = [
    world.rest('GET', `/profile?access_token=${token}&token=${token}`),
    world.rest('GET', '/profile', {
      headers: { cookie: `token=${token}; authorization=Bearer ${token}` },
    }),
    world.rest('GET', '/profile', { headers: { 'x-authorization': `Bearer ${token}` } }),
    world.rest('GET', `/graphql?query={me{id}}&access_token=${token}`),
    world.rest('POST', '/graphql', {
      body: { query: '{me{id}}', extensions: { authorization: `Bearer ${token}` } },
    }),
    world.rest('POST', '/wallet/deposit', { body: { amount: 1, access_token: token } }),
  ]
  for (const answer of await Promise.all(places)) expect(answer.status).toBe(401)
})

it('ask the issuer at most once for a flood of unknown kids', async () => {
  const asked = issuer.hits
  const flood = Array.from({ length: 100 }, async (_, index) =>
    world.rest('GET', '/profile', { token: await sign(evil, {}, { kid: `kid-${index}` }) }),
  )
  for (const { status } of await Promise.all(flood)) expect(status).toBe(401)
  expect(issuer.hits - asked).toBeLessThanOrEqual(1)
})

it('challenges a request without a token, and says of no error where there was none to make (RFC 6750, 3.1)', async () => {
  const body = { query: 'subscription { walletChanged { id } }' }
  const ask = (headers: Record<string, string>) =>
    Promise.all([
      world.rest('GET', '/profile', { headers }),
      world.rest('POST', '/graphql', { headers, body: { query: '{ me { id } }' } }),
      world.rest('POST', '/graphql/stream', {
        headers: { accept: 'text/event-stream', ...headers },
        body,
      }),
      world.rest('GET', '/events', { headers }),
    ])
  for (const none of [{}, { authorization: 'Basic YTpi' }])
    for (const { status, headers } of await ask(none)) {
      expect(status).toBe(401)
      expect(headers.get('www-authenticate')).toBe('Bearer realm="lending-gateway"')
    }
  for (const { headers } of await ask({ authorization: 'Bearer a b' }))
    expect(headers.get('www-authenticate')).toMatch(/error="invalid_token", error_description="/)
})

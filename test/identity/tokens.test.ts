import { createHmac } from 'node:crypto'
import { CompactEncrypt, exportJWK, exportSPKI, generateKeyPair, importJWK } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { localKeys } from '../../src/identity/keys.ts'
import { bearerToken, TokenRefused, tokenVerifier, type Verify } from '../../src/identity/verify.ts'
import { long } from '../support/long.ts'
import {
  listen,
  newKey,
  openProvider,
  rules,
  sign,
  type TestKey,
} from '../support/servers/issuers.ts'
import { startWorld } from '../support/world.ts'

let key: TestKey
let verify: Verify
const now = () => Math.floor(Date.now() / 1000)
const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

beforeAll(async () => {
  key = await newKey('one')
  verify = tokenVerifier(localKeys({ keys: [key.jwk] }), rules)
})

it('takes a good token, and reads who it names', async () => {
  const claims = await verify(await sign(key, { name: ' Ada L. ', scope: 'a lending:admin' }))
  expect(claims).toMatchObject({ subject: 'ada', name: 'Ada L.', scopes: ['a', 'lending:admin'] })
  expect(await verify(await sign(key, { exp: now() - 20 }))).toMatchObject({ subject: 'ada' })
  expect(await verify(await sign(key, { name: 'a\0b' }))).toMatchObject({ name: undefined })
})

const payload = { iss: rules.issuer, aud: rules.audience, sub: 'ada', iat: 1, exp: 9_999_999_999 }

describe('refuses', () => {
  it.each([
    ['expired', { exp: Math.floor(Date.now() / 1000) - 40 }, 'TOKEN_EXPIRED'],
    ['not yet valid', { nbf: 9_999_999_999 }],
    ['issued in the future', { iat: Math.floor(Date.now() / 1000) + 100 }],
    ['without exp', { exp: undefined }],
    ['without iat', { iat: undefined }],
    ['without sub', { sub: undefined }],
    ['without iss', { iss: undefined }],
    ['without aud', { aud: undefined }],
    ['with a string as iat', { iat: '1' }],
    ['with a string as exp', { exp: '9999999999' }],
    ['with an endless exp', { exp: 1e308 }],
    ['of another issuer', { iss: 'https://evil.test' }],
    ['for another audience', { aud: 'other' }],
    ['with NUL in sub', { sub: 'a\0' }],
    ['with an empty sub', { sub: '' }],
    ['with an overlong sub', { sub: 'x'.repeat(256) }],
    ['with a number as sub', { sub: 7 }],
  ])('a token %s', async (_name, claims, code = 'UNAUTHENTICATED') => {
    await expect(sign(key, claims).then(verify)).rejects.toMatchObject({ code })
  })

  const forgeries: readonly (readonly [string, () => Promise<string>])[] = [
    ['alg none', async () => `${base64url({ alg: 'none' })}.${base64url(payload)}.`],
    [
      'HS256 with the public key as secret',
      async () => {
        const secret = await exportSPKI(
          (await importJWK(key.jwk, 'ES256', { extractable: true })) as CryptoKey,
        )
        const text = `${base64url({ alg: 'HS256', kid: 'one' })}.${base64url(payload)}`
        return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
      },
    ],
    ['an algorithm that is not on the list', () => signMlDsa()],
    ['another key under the same kid', async () => sign(await newKey('one'))],
    ['an unknown kid', () => sign(key, {}, { kid: '../../etc/passwd' })],
    ['a kid like SQL', () => sign(key, {}, { kid: "' or 1=1--" })],
    ['trailing bytes', async () => `${await sign(key)}AAAA`],
    ['a second form of the same signature', async () => twisted(await sign(key))],
    ['two parts', async () => (await sign(key)).split('.').slice(0, 2).join('.')],
    ['four parts', async () => `${await sign(key)}.x`],
    ['20 KB', () => sign(key, { fat: 'x'.repeat(20_000) })],
    [
      'encryption',
      async () => {
        const to = new TextEncoder().encode('0123456789abcdef0123456789abcdef')
        const header = { alg: 'dir', enc: 'A256GCM' }
        return new CompactEncrypt(to).setProtectedHeader(header).encrypt(to)
      },
    ],
  ]
  /** Signed by a key that the verifier has. */
  async function signMlDsa(): Promise<string> {
    const alg = 'ML-DSA-44'
    const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true })
    const jwk = { ...(await exportJWK(publicKey)), kid: alg }
    verify = tokenVerifier(localKeys({ keys: [key.jwk, jwk] }), rules)
    return sign({ privateKey, jwk }, {}, { alg })
  }
  it.each(forgeries)('%s', async (_name, forge) => {
    const token = await forge()
    await expect(verify(token)).rejects.toBeInstanceOf(TokenRefused)
  })

  it('keys that the token itself brings, without asking anybody', async () => {
    const evil = await newKey('evil')
    const trap = await listen((_request, response) =>
      response.end(JSON.stringify({ keys: [evil.jwk] })),
    )
    for (const header of [{ jwk: evil.jwk }, { jku: trap.url.href }, { x5u: trap.url.href }])
      await expect(sign(evil, {}, header).then(verify)).rejects.toBeInstanceOf(TokenRefused)
    expect(trap.hits).toBe(0)
    trap.close()
  })

  it('a missing kid where two keys could be meant', async () => {
    const [a, b] = [await newKey(''), await newKey('')]
    const two = tokenVerifier(localKeys({ keys: [a.jwk, b.jwk] }), rules)
    await expect(sign(a).then(two)).rejects.toMatchObject({ reason: 'several_keys' })
  })

  it('another type where one is asked for', async () => {
    const typed = tokenVerifier(localKeys({ keys: [key.jwk] }), { ...rules, tokenType: 'at+jwt' })
    await expect(sign(key).then(typed)).rejects.toBeInstanceOf(TokenRefused)
    expect(await typed(await sign(key, {}, { typ: 'at+jwt' }))).toBeDefined()
  })

  it.each([undefined, '', 'Bearer', 'Basic abc', 'Bearer a b', 'a.b.c'])(
    'the header %j',
    (header) => {
      expect(() => bearerToken(header)).toThrow(TokenRefused)
    },
  )
})

/** The same bytes in another base64url text: the last character's unused bits are set. */
function twisted(token: string): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const last = letters.indexOf(token.at(-1) ?? '')
  return token.slice(0, -1) + letters[last ^ 1]
}

describe('with a real OpenID provider', () => {
  let provider: Awaited<ReturnType<typeof openProvider>>
  beforeAll(async () => {
    provider = await openProvider()
  })
  afterAll(() => provider.close())

  long("serves in production on that provider's tokens alone", async () => {
    const world = await startWorld({
      APP_MODE: 'production',
      AUTH_ISSUER: provider.issuer,
      AUTH_AUDIENCE: 'https://lending.test',
      AUTH_JWKS_URL: provider.jwksUrl.href,
    })
    const ask = async (token: string) => world.rest('GET', '/profile', { token })
    const good = await ask(await provider.token('https://lending.test'))
    expect(good.status).toBe(200)
    const foreign = await ask(await provider.token('https://other.test'))
    expect([foreign.status, foreign.body.error.code]).toEqual([401, 'UNAUTHENTICATED'])
    expect(foreign.headers.get('www-authenticate')).toContain('invalid_token')
    const forged = await ask(await sign(key, { iss: provider.issuer, aud: 'https://lending.test' }))
    expect(forged.status).toBe(401)
    expect((await world.rest('GET', '/graphiql')).status).toBe(404)
    const schema = await world.graphql(
      await provider.token('https://lending.test'),
      '{ __schema { types { name } } }',
    )
    expect(schema.status).toBe(400)
    await world.close()
  })
})

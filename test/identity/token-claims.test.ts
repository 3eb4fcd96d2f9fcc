import { createSign, KeyObject } from 'node:crypto'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { publicError } from '../../src/http/errors.ts'
import { localKeys } from '../../src/identity/keys.ts'
import {
  bearerToken,
  TokenRefused,
  tokenCache,
  tokenVerifier,
  type Verify,
} from '../../src/identity/verify.ts'
import { newKey, rules, sign, type TestKey } from '../support/servers/issuers.ts'

// What tokens.test.ts and keys.test.ts leave open: the table there is not repeated here.

let key: TestKey
let verify: Verify
const now = () => Math.floor(Date.now() / 1000)
const setOf = (...keys: readonly unknown[]) => ({ keys }) as { keys: (JWK & { kty: string })[] }

beforeAll(async () => {
  key = await newKey('one')
  verify = tokenVerifier(localKeys(setOf(key.jwk)), rules)
})

/** Signs any text under any header, also such as jose would never sign. */
function signText(payload: string, header: object = {}): string {
  const parts = [JSON.stringify({ alg: 'ES256', kid: 'one', ...header }), payload]
  const text = parts.map((part) => Buffer.from(part).toString('base64url')).join('.')
  const how = { key: KeyObject.from(key.privateKey), dsaEncoding: 'ieee-p1363' } as const
  return `${text}.${createSign('sha256').update(text).sign(how, 'base64url')}`
}

/** What clients are told of a token that is refused. */
const told = (token: string) =>
  verify(token).catch((error: unknown) => {
    throw publicError(error)
  })

describe('of a token', () => {
  it.each([
    ['ES256', true],
    ['ES384', true],
    ['ES512', true],
    ['RS256', true],
    ['RS384', true],
    ['RS512', true],
    ['PS256', true],
    ['PS384', true],
    ['PS512', true],
    ['EdDSA', true],
    ['Ed25519', true],
    ['ML-DSA-44', false],
  ])('the algorithm %s is taken: %s', async (alg, taken) => {
    const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true })
    const pair = { privateKey, jwk: { ...(await exportJWK(publicKey)), kid: alg } }
    const token = sign(pair, {}, { alg })
    const answer = token.then(tokenVerifier(localKeys(setOf(pair.jwk)), rules))
    if (taken) expect(await answer).toMatchObject({ subject: 'ada' })
    else await expect(answer).rejects.toBeInstanceOf(TokenRefused)
  })

  it('an algorithm that is not accepted is refused with those that are', async () => {
    const text = JSON.stringify(claimsUntil(9_999_999_999))
    for (const alg of ['HS256', 'none', 'RS1'])
      await expect(told(signText(text, { alg }))).rejects.toMatchObject({
        code: 'UNAUTHENTICATED',
        message:
          "The token's algorithm (alg) is not accepted here; accepted are ES256, ES384, ES512, RS256, RS384, RS512, PS256, PS384, PS512, Ed25519, EdDSA.",
      })
  })

  it('a key for one algorithm serves for no other', async () => {
    const { privateKey, publicKey } = await generateKeyPair('RS384', { extractable: true })
    const jwk = { ...(await exportJWK(publicKey)), kid: 'rsa', alg: 'RS256' }
    const token = await sign({ privateKey, jwk }, {}, { alg: 'RS384' })
    const strict = tokenVerifier(localKeys(setOf(jwk)), rules)
    await expect(strict(token)).rejects.toBeInstanceOf(TokenRefused)
  })

  it.each([
    ['missing', { exp: undefined }, 'exp'],
    ['missing', { sub: undefined }, 'sub'],
    ['foreign', { aud: 'other' }, 'aud'],
    ['foreign', { iss: 'https://evil.test' }, 'iss'],
    ['early', { iat: 9_999_999_999 }, 'iat'],
    ['endless', { exp: 8_640_000_000_001 }, 'exp'],
  ])('a %s claim is named in the refusal, and nothing of the token', async (_why, claims, name) => {
    const token = await sign(key, claims)
    const error = await told(token).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ code: 'UNAUTHENTICATED', message: expect.stringContaining(name) })
    const { message } = error as { readonly message: string }
    for (const part of token.split('.')) expect(message).not.toContain(part)
    expect(message).not.toMatch(/jose|JW[KS]|ERR_|evil|other/)
  })

  it.each([
    ['no JSON', 'hello'],
    ['null', 'null'],
    ['a list', '[]'],
    ['an infinite exp', JSON.stringify(claimsUntil(7)).replace('7', '1e400')],
  ])('the payload %s is refused', async (_name, text) => {
    await expect(verify(signText(text))).rejects.toBeInstanceOf(TokenRefused)
  })

  it.each([
    ['DPoP', { jkt: '0ZcOCORZNYy-DWpqq30jZyJGHTN0d2HglBV3uiguA4I' }],
    ['mutual TLS', { 'x5t#S256': 'bwcK0esc3ACC3DB2Y5_lESsXE8o9ltc05O89jdN-dg2' }],
    ['a key of some other kind', { kid: 'hers' }],
    ['nothing', null],
  ])('a token that is bound to a key by %s is no bearer token', async (_, cnf) => {
    const token = await sign(key, { cnf })
    await expect(told(token)).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
      message: expect.stringContaining('cnf'),
    })
    await expect(verify(token)).rejects.toBeInstanceOf(TokenRefused)
  })

  it.each([
    ['b64', { b64: false }],
    ['b64', { b64: true }],
    ['crit, b64', { crit: ['b64'], b64: false }],
    ['crit, b64', { crit: ['b64'], b64: true }],
    ['crit', { crit: ['exp'] }],
    ['crit', { crit: [] }],
  ])('a header with %s is refused, and named', async (names, header) => {
    const text = JSON.stringify(claimsUntil(9_999_999_999))
    await expect(told(signText(text, header))).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
      message: expect.stringContaining(`header has ${names},`),
    })
  })

  it('headers that ask for more than is understood are refused', async () => {
    const text = JSON.stringify(claimsUntil(9_999_999_999))
    expect(await verify(signText(text))).toMatchObject({ subject: 'ada' })
    for (const header of [{ crit: ['b64'], b64: false }, { crit: ['x'], x: 1 }, { alg: 'HS256' }])
      await expect(verify(signText(text, header))).rejects.toBeInstanceOf(TokenRefused)
    for (const odd of [{ kid: 7 }, { kid: { toString: 'one' } }, { kid: 'x'.repeat(1_000_000) }])
      await expect(sign(key, {}, odd).then(verify)).rejects.toBeInstanceOf(TokenRefused)
    const evil = await newKey('one')
    const chain = sign(evil, {}, { x5c: [Buffer.from('certificate').toString('base64')] })
    await expect(chain.then(verify)).rejects.toBeInstanceOf(TokenRefused)
  })

  it('no second spelling is taken, even of a token that is known', async () => {
    const token = await sign(key)
    await verify(token)
    for (const other of [`${token}=`, `${token} `, ` ${token}`, `${token}\n`, `${token}.`])
      await expect(verify(other)).rejects.toBeInstanceOf(TokenRefused)
  })

  it('the subject may have 255 code points, and is text that PostgreSQL can keep', async () => {
    expect(await verify(await sign(key, { sub: '💶'.repeat(255) }))).toBeDefined()
    for (const sub of ['💶'.repeat(256), 'a\ud800', 'a\u0007b', 'a\u0085b', null, ['ada']])
      await expect(sign(key, { sub }).then(verify)).rejects.toBeInstanceOf(TokenRefused)
  })

  it.each([
    [` ${'é'.repeat(200)} `, 'é'.repeat(200)],
    ['é'.repeat(201), undefined],
    ['   ', undefined],
    ['a\udc00', undefined],
    [{ first: 'Ada' }, undefined],
  ])('a name is up to 200 code points of text, or is left out (%#)', async (name, read) => {
    expect(await verify(await sign(key, { name }))).toMatchObject({ name: read })
  })

  it.each([
    [{ scope: ' a  b ' }, ['a', 'b']],
    [{ scope: ['a', 7, '', 'b'] }, ['a', 'b']],
    [{ scope: { admin: true } }, []],
    [{ scp: 'lending:admin' }, []],
  ])('scopes are read from text or a list: %j', async (claims, scopes) => {
    expect((await verify(await sign(key, claims))).scopes).toEqual(scopes)
  })

  it('a missing kid does where one key alone can be meant', async () => {
    const plain = { ...key, jwk: { ...key.jwk, kid: undefined } }
    expect(await verify(await sign(plain as never))).toMatchObject({ subject: 'ada' })
  })

  it('a key that is unreadable refuses it, and is no fault of the gateway', async () => {
    const broken = tokenVerifier(localKeys(setOf({ ...key.jwk, x: 'AAAA' })), rules)
    await expect(sign(key).then(broken)).rejects.toBeInstanceOf(TokenRefused)
  })

  it('the header has one bearer token, in any case', () => {
    expect(bearerToken('bearer  a.b.c')).toBe('a.b.c')
    for (const header of [
      'Bearer a, Bearer b',
      'Bearer a\n',
      'Bearer a\nb',
      ' Bearer a',
      'Bearera',
    ])
      expect(() => bearerToken(header)).toThrow(TokenRefused)
  })
})

function claimsUntil(exp: number) {
  return { iss: rules.issuer, aud: rules.audience, sub: 'ada', iat: 1, exp }
}

describe('a verified token', () => {
  it('is remembered until it expires, a refused one never', async () => {
    let asked = 0
    let found = localKeys(setOf((await newKey('two')).jwk))
    const getKey: typeof found.getKey = (header, token) => {
      asked += 1
      return found.getKey(header, token)
    }
    const counting = tokenVerifier({ ...found, getKey }, rules)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    onTestFinished(() => void vi.useRealTimers())
    const exp = now() - 28
    const token = await sign(key, { exp })
    await expect(counting(token)).rejects.toBeInstanceOf(TokenRefused)
    found = localKeys(setOf(key.jwk))
    await counting(token)
    await counting(token)
    expect(asked).toBe(2)
    vi.setSystemTime((exp + 30) * 1_000 + 1)
    await expect(counting(token)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' })
    expect(asked).toBe(2)
  })

  it('makes room for later ones, by their number and by their length', () => {
    const cache = tokenCache<{ readonly index: number }>()
    const known = (name: string) => cache.get(name) !== undefined
    for (let index = 0; index <= 10_000; index += 1) cache.set(`t${index}`, { index })
    expect(['t0', 't1', 't10000'].map(known)).toEqual([false, true, true])
    const long = (index: number) => `${index}${'x'.repeat(8_000)}`
    for (let index = 0; index < 1_300; index += 1) cache.set(long(index), { index })
    expect(['t1', 't10000', long(0), long(1_299)].map(known)).toEqual([false, false, false, true])
  })
})

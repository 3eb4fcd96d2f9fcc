import { execFile } from 'node:child_process'
import { createSign, KeyObject } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { tokenCache } from '../src/identity/cache.ts'
import { developmentIssuer } from '../src/identity/development.ts'
import { KeysUnavailable, localKeys, remoteKeys } from '../src/identity/keys.ts'
import { bearerToken, TokenRefused, tokenVerifier, type Verify } from '../src/identity/verify.ts'
import { listen, newKey, openProvider, rules, sign, type TestKey } from './issuers.ts'

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

describe('of a token', () => {
  it.each([
    ['ES256', true],
    ['ES384', true],
    ['RS256', true],
    ['PS256', true],
    ['EdDSA', true],
    ['RS384', false],
    ['PS512', false],
  ])('the algorithm %s is taken: %s', async (alg, taken) => {
    const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true })
    const pair = { privateKey, jwk: { ...(await exportJWK(publicKey)), kid: alg } }
    const token = sign(pair, {}, { alg })
    const answer = token.then(tokenVerifier(localKeys(setOf(pair.jwk)), rules))
    if (taken) expect(await answer).toMatchObject({ subject: 'ada' })
    else await expect(answer).rejects.toBeInstanceOf(TokenRefused)
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
    const error = await verify(token).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ code: 'UNAUTHENTICATED', message: expect.stringContaining(name) })
    for (const part of token.split('.')) expect(String(error)).not.toContain(part)
    expect(String(error)).not.toMatch(/jose|JW[KS]|ERR_|evil|other/)
  })

  it.each([
    ['no JSON', 'hello'],
    ['null', 'null'],
    ['a list', '[]'],
    ['an infinite exp', JSON.stringify(claimsUntil(7)).replace('7', '1e400')],
  ])('the payload %s is refused', async (_name, text) => {
    await expect(verify(signText(text))).rejects.toBeInstanceOf(TokenRefused)
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
    const exp = now() - 28
    const token = await sign(key, { exp })
    await expect(counting(token)).rejects.toBeInstanceOf(TokenRefused)
    found = localKeys(setOf(key.jwk))
    await counting(token)
    await counting(token)
    expect(asked).toBe(2)
    await sleep((exp + 30) * 1000 - Date.now() + 20)
    await expect(counting(token)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' })
    expect(asked).toBe(2)
  })

  it('makes room for later ones', () => {
    const cache = tokenCache<number>()
    for (let index = 0; index <= 10_000; index += 1) cache.set(`t${index}`, index)
    expect([cache.get('t0'), cache.get('t1'), cache.get('t10000')]).toEqual([undefined, 1, 10_000])
  })
})

/** A key server on a port of its own, which can be shut and opened again. */
async function keyServer(answer: RequestListener) {
  const current = { answer }
  const server = await listen((request, response) => current.answer(request, response))
  onTestFinished(server.close)
  return Object.assign(server, { current })
}

const gives =
  (...keys: readonly unknown[]): RequestListener =>
  (_request, response) =>
    response.end(JSON.stringify({ keys }))

describe('the keys of an issuer', () => {
  it('outlive it, and are asked for again once it is back', async () => {
    const fresh = await newKey('fresh')
    const server = await keyServer(gives(key.jwk))
    const times = { cooldown: 0, maxAge: 0, retry: 250 }
    const asks = tokenVerifier(remoteKeys(server.url, times), rules)
    await asks(await sign(key))
    server.close()
    const calls = Array.from({ length: 200 }, async (_, jti) => {
      await asks(await sign(key, { jti }))
      const unknown = sign(fresh, { jti }).then(asks)
      await expect(unknown).rejects.toBeInstanceOf(KeysUnavailable)
    })
    await Promise.all(calls)
    const back = createServer(gives(fresh.jwk)).listen(Number(server.url.port), '127.0.0.1')
    onTestFinished(() => void back.close().closeAllConnections())
    await once(back, 'listening')
    const token = await sign(fresh)
    await vi.waitFor(() => asks(token), { timeout: 5_000 })
  })

  it('are asked for at most once a retry while it fails', async () => {
    const server = await keyServer((request) => request.socket.destroy())
    const retry = 150
    const asks = tokenVerifier(remoteKeys(server.url, { retry }), rules)
    const [token, start] = [await sign(key), performance.now()]
    for (let call = 0; call < 200; call += 1) {
      await expect(asks(token)).rejects.toBeInstanceOf(KeysUnavailable)
      await sleep(2)
    }
    expect(server.hits).toBeGreaterThan(1)
    expect(server.hits).toBeLessThanOrEqual(1 + (performance.now() - start) / retry)
  })

  it('are fetched once for all the unknown kids that come at a time', async () => {
    const server = await keyServer(gives(key.jwk))
    const asks = tokenVerifier(remoteKeys(server.url, { cooldown: 0 }), rules)
    await asks(await sign(key))
    server.current.answer = (_request, response) =>
      void sleep(100).then(() => response.end(JSON.stringify(setOf(key.jwk))))
    const tokens = Array.from({ length: 50 }, (_, kid) => sign(key, {}, { kid: `k${kid}` }))
    const calls = (await Promise.all(tokens)).map((token) =>
      expect(asks(token)).rejects.toBeInstanceOf(TokenRefused),
    )
    await Promise.all(calls)
    expect(server.hits).toBe(2)
  })

  it.each([
    ['null', [null]],
    ['nonsense', [{ a: 1 }]],
    ['symmetric keys', [{ kty: 'oct', k: 'AAAA', kid: 'one' }]],
    ['a broken key', [{ kty: 'EC', crv: 'P-256', kid: 'one', x: 'A', y: 'A' }]],
  ])('stay when all it gives is %s', async (_name, junk) => {
    const server = await keyServer(gives(key.jwk))
    const asks = tokenVerifier(remoteKeys(server.url, { cooldown: 0, retry: 0 }), rules)
    await asks(await sign(key))
    server.current.answer = gives(...junk)
    await expect(sign(await newKey('two')).then(asks)).rejects.toBeInstanceOf(KeysUnavailable)
    expect(await asks(await sign(key, { jti: 'later' }))).toMatchObject({ subject: 'ada' })
  })

  it('stay when it gives others with an error', async () => {
    const server = await keyServer(gives(key.jwk))
    const asks = tokenVerifier(remoteKeys(server.url, { cooldown: 0, retry: 0 }), rules)
    await asks(await sign(key))
    const two = await newKey('two')
    server.current.answer = (request, response) => {
      response.statusCode = 500
      gives(two.jwk)(request, response)
    }
    await expect(sign(two).then(asks)).rejects.toBeInstanceOf(KeysUnavailable)
    expect(await asks(await sign(key, { jti: 'later' }))).toMatchObject({ subject: 'ada' })
  })

  it('are read no further than half a megabyte', { timeout: 10_000 }, async () => {
    const server = await keyServer((_request, response) => {
      const more = () => {
        if (response.destroyed) return
        response.write('x'.repeat(65_536))
        setImmediate(more)
      }
      more()
    })
    const keys = remoteKeys(server.url, { timeout: 60_000 })
    await expect(keys.ready()).rejects.toBeInstanceOf(KeysUnavailable)
  })

  it('are not waited for when they drip', { timeout: 10_000 }, async () => {
    const server = await keyServer((_request, response) => {
      const drip = setInterval(() => response.write(' '), 10)
      response.on('close', () => clearInterval(drip))
    })
    const keys = remoteKeys(server.url, { timeout: 100 })
    await expect(keys.ready()).rejects.toBeInstanceOf(KeysUnavailable)
  })

  it('of a real OpenID provider serve for its tokens, and only for their audience', async () => {
    const provider = await openProvider()
    const options = { issuer: provider.issuer, audience: 'https://lending.test' }
    const keys = remoteKeys(provider.jwksUrl)
    await keys.ready()
    const asks = tokenVerifier(keys, { ...options, tokenType: 'at+jwt' })
    const [good, later, foreign] = await Promise.all(
      ['https://lending.test', 'https://lending.test', 'https://other.test'].map(provider.token),
    )
    expect(await asks(good ?? '')).toMatchObject({ subject: 'machine' })
    await expect(asks(foreign ?? '')).rejects.toMatchObject({
      message: 'The claim aud is missing or not accepted here.',
    })
    provider.close()
    expect(await asks(later ?? '')).toMatchObject({ subject: 'machine' })
  })
})

describe('the development issuer', () => {
  let folder: string
  let path: string
  const fresh = async () => {
    folder = await mkdtemp(join(tmpdir(), 'lending-gateway-identity-'))
    path = join(folder, 'development-issuer.json')
    const made = folder
    onTestFinished(() => rm(made, { recursive: true }))
    return folder
  }
  const proves = async (token: string) => {
    const { issuer, audience, keys } = await developmentIssuer(folder)
    return tokenVerifier(keys, { issuer, audience, tokenType: undefined })(token)
  }

  it('has one key for all processes', async () => {
    await fresh()
    const module = new URL('../src/identity/development.ts', import.meta.url).href
    const script = `const { developmentIssuer } = await import(${JSON.stringify(module)})
      const { issue } = await developmentIssuer(${JSON.stringify(folder)})
      process.stdout.write(await issue({ subject: 'ada', lifetimeSeconds: 60 }))`
    const run = () =>
      promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script])
    const tokens = await Promise.all([run(), run(), run(), run()])
    for (const { stdout } of tokens) expect(await proves(stdout)).toMatchObject({ subject: 'ada' })
  })

  it('says what it was asked to, and keeps the private key for itself', async () => {
    const { issue, keys, ...names } = await developmentIssuer(await fresh())
    expect(names).toEqual({
      issuer: 'urn:lending-gateway:development',
      audience: 'lending-gateway',
    })
    const wish = { subject: 'ada', name: 'Ada L.', scope: 'lending:admin', lifetimeSeconds: 60 }
    const claims = await proves(await issue(wish))
    expect(claims).toMatchObject({ subject: 'ada', name: 'Ada L.', scopes: ['lending:admin'] })
    expect(Math.abs(claims.expiresAt - now() - 60)).toBeLessThanOrEqual(2)
    const found = await keys.getKey({ alg: 'ES256', kid: 'development' }, {} as never)
    expect(found).toMatchObject({ type: 'public' })
    const ended = await issue({ subject: 'ada', lifetimeSeconds: -60 })
    await expect(proves(ended)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' })
  })

  it('closes a key file that others could read', async () => {
    await developmentIssuer(await fresh())
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    await chmod(path, 0o644)
    await developmentIssuer(folder)
    expect((await stat(path)).mode & 0o777).toBe(0o600)
  })

  it.each([
    ['empty', () => ''],
    ['half', (whole: string) => whole.slice(0, 40)],
    ['null', () => 'null'],
    ['symmetric', () => '{"kty":"oct","k":"AAAA","d":"AAAA"}'],
    ['public', (whole: string) => JSON.stringify({ ...JSON.parse(whole), d: undefined })],
    ['mixed up', (whole: string) => JSON.stringify({ ...JSON.parse(whole), d: key.jwk.x })],
  ])('says what to do about a key file that is %s, and leaves it there', async (_how, damage) => {
    await developmentIssuer(await fresh())
    const text = damage(await readFile(path, 'utf8'))
    await writeFile(path, text)
    await expect(developmentIssuer(folder)).rejects.toThrow(`${path} holds no key; delete it`)
    expect(await readFile(path, 'utf8')).toBe(text)
    await rm(path)
    await expect(developmentIssuer(folder)).resolves.toBeDefined()
  })
})

import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { developmentIssuer } from '../../src/identity/development.ts'
import { KeysUnavailable, remoteKeys } from '../../src/identity/keys.ts'
import { TokenRefused, tokenVerifier } from '../../src/identity/verify.ts'
import { rounds } from '../support/rounds.ts'
import { listen, newKey, rules, sign, type TestKey } from '../support/servers/issuers.ts'

/** A key server whose answer can be exchanged. */
async function keyServer(keys: readonly TestKey[]) {
  const good: RequestListener = (_request, response) =>
    response.end(JSON.stringify({ keys: current.keys.map(({ jwk }) => jwk) }))
  const current = { keys, answer: good }
  const server = await listen((request, response) => current.answer(request, response))
  return Object.assign(server, { current })
}

describe('keys by URL', () => {
  it('are fetched once for many calls', async () => {
    const key = await newKey('one')
    const server = await keyServer([key])
    const verify = tokenVerifier(remoteKeys(server.url), rules)
    const tokens = await Promise.all(Array.from({ length: 50 }, (_, jti) => sign(key, { jti })))
    await Promise.all(tokens.map(verify))
    expect(server.hits).toBe(1)
    server.close()
  })

  it('are not asked for by unknown kids within the cooldown', async () => {
    const key = await newKey('one')
    const server = await keyServer([key])
    const verify = tokenVerifier(remoteKeys(server.url), rules)
    await verify(await sign(key))
    for (let index = 0; index < 50; index += 1)
      await expect(sign(key, {}, { kid: `x${index}` }).then(verify)).rejects.toBeInstanceOf(
        TokenRefused,
      )
    expect(server.hits).toBe(1)
    server.close()
  })

  it('follow a rotation after the cooldown', async () => {
    const [old, fresh] = [await newKey('old'), await newKey('fresh')]
    const server = await keyServer([old])
    const verify = tokenVerifier(remoteKeys(server.url, { cooldown: 50 }), rules)
    await verify(await sign(old))
    server.current.keys = [fresh]
    const subject = async () => (await verify(await sign(fresh))).subject
    await expect.poll(() => subject().catch(() => undefined)).toBe('ada')
    server.close()
  })

  it('lose a withdrawn one, also when nobody asked for long', async () => {
    const [old, fresh] = [await newKey('old'), await newKey('fresh')]
    const server = await keyServer([old])
    const { getKey, ready } = remoteKeys(server.url, { maxAge: 20, cooldown: 0 })
    const verify = tokenVerifier({ getKey, ready }, rules)
    await verify(await sign(old))
    server.current.keys = [fresh]
    await sleep(50)
    await expect(sign(old, { jti: 2 }).then(verify)).rejects.toBeInstanceOf(TokenRefused)
    server.close()
  })

  it.each([
    ['of another curve', { crv: 'P-384' }],
    ['that is no point', { x: 'AA' }],
    ['without a point', { x: undefined, y: undefined }],
    ['that is a secret', { kty: 'oct', k: 'AAAA' }],
    ['that may not verify', { key_ops: ['sign'] }],
    ['that is no object', undefined],
  ])('serve on beside one %s, and tokens that name it are refused', async (_name, change) => {
    const [good, bad] = [await newKey('good'), await newKey('bad')]
    const keys = [change && { ...bad.jwk, ...change }, good.jwk]
    const server = await listen((_request, response) => response.end(JSON.stringify({ keys })))
    const verify = tokenVerifier(remoteKeys(server.url), rules)
    await expect(sign(bad).then(verify)).rejects.toBeInstanceOf(TokenRefused)
    expect(await verify(await sign(good))).toMatchObject({ subject: 'ada' })
    server.close()
  })

  const large = JSON.stringify({ keys: [{ kty: 'EC', kid: 'x' }], fat: 'x'.repeat(10_000_000) })
  const outages: readonly (readonly [string, RequestListener])[] = [
    ['answers 500', (_request, response) => response.writeHead(500).end('{"keys":[]}')],
    ['hangs', () => undefined],
    ['sends 10 MB', (_request, response) => response.end(large)],
    ['sends nonsense', (_request, response) => response.end('<html>')],
    ['sends another JSON', (_request, response) => response.end('{"error":"x"}')],
    ['sends no keys', (_request, response) => response.end('{"keys":[]}')],
    ['redirects', (_request, response) => response.writeHead(302, { location: '/x' }).end()],
    ['hangs up', (request) => request.socket.destroy()],
  ]
  it.each(outages)(
    'that are known serve on while the issuer %s; of others nothing is said',
    async (_name, answer) => {
      const key = await newKey('one')
      const server = await keyServer([key])
      const times = { cooldown: 0, maxAge: 0, retry: 60_000, timeout: 3_000 }
      const verify = tokenVerifier(remoteKeys(server.url, times), rules)
      await verify(await sign(key))
      server.current.answer = answer
      const before = server.hits
      const calls = Array.from({ length: 100 }, async (_, jti) => {
        await verify(await sign(key, { jti }))
        await expect(sign(key, { jti }, { kid: 'new' }).then(verify)).rejects.toBeInstanceOf(
          KeysUnavailable,
        )
      })
      await Promise.all(calls)
      expect(server.hits - before).toBe(1)
      server.close()
    },
  )

  it('serve on while the port is closed, asked for once in the retry time', async () => {
    const key = await newKey('one')
    const server = await keyServer([key])
    const times = { cooldown: 0, retry: 60_000 }
    const verify = tokenVerifier(remoteKeys(server.url, times), rules)
    await verify(await sign(key))
    server.close()
    const unknown = await sign(key, {}, { kid: 'new' })
    for (let count = 0; count < 200; count += 1)
      await expect(verify(unknown)).rejects.toBeInstanceOf(KeysUnavailable)
    expect(await verify(await sign(key, { jti: 2 }))).toMatchObject({ subject: 'ada' })
  })

  it('that were never got make calls unavailable, not unauthenticated', async () => {
    const server = await listen((request) => request.socket.destroy())
    const keys = remoteKeys(server.url, { timeout: 100 })
    await expect(keys.ready()).rejects.toBeInstanceOf(KeysUnavailable)
    const verify = tokenVerifier(keys, rules)
    await expect(sign(await newKey('x')).then(verify)).rejects.toBeInstanceOf(KeysUnavailable)
    expect(server.hits).toBe(1)
    server.close()
  })
})

it('the development issuer has one key, which only its owner can read, whoever makes it first', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lending-gateway-keys-'))
  // Often, and many at once: the race between two of one process is rare.
  for (let round = 0; round < rounds(4); round += 1) {
    const inner = join(folder, String(round))
    const all = await Promise.all(Array.from({ length: 8 }, () => developmentIssuer(inner)))
    const tokens = all.map(({ issue }) => issue({ subject: 'ada', lifetimeSeconds: 60 }))
    for (const issuer of all) {
      const verify = tokenVerifier(issuer.keys, {
        ...issuer,
        tokenType: undefined,
        scopeClaim: 'scope',
      })
      const subjects = (await Promise.all(tokens)).map(
        async (token) => (await verify(token)).subject,
      )
      expect(new Set(await Promise.all(subjects))).toEqual(new Set(['ada']))
    }
    expect(await readdir(inner)).toEqual(['development-issuer.json'])
    expect((await stat(join(inner, 'development-issuer.json'))).mode & 0o777).toBe(0o600)
  }
  await rm(folder, { recursive: true })
})

import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { JWK } from 'jose'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { KeysUnavailable, remoteKeys } from '../../src/identity/keys.ts'
import { TokenRefused, tokenVerifier } from '../../src/identity/verify.ts'
import {
  listen,
  newKey,
  openProvider,
  rules,
  sign,
  type TestKey,
} from '../support/servers/issuers.ts'

// What tokens.test.ts and keys.test.ts leave open: the table there is not repeated here.

let key: TestKey
const setOf = (...keys: readonly unknown[]) => ({ keys }) as { keys: (JWK & { kty: string })[] }

beforeAll(async () => {
  key = await newKey('one')
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
    await vi.waitFor(() => asks(token), { timeout: 120_000 })
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

  it('are read no further than half a megabyte', async () => {
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

  it('are not waited for when they drip', async () => {
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
    const asks = tokenVerifier(keys, { ...options, tokenType: 'at+jwt', scopeClaim: 'scope' })
    const [good, later, foreign] = await Promise.all(
      ['https://lending.test', 'https://lending.test', 'https://other.test'].map(provider.token),
    )
    expect(await asks(good ?? '')).toMatchObject({ subject: 'machine' })
    await expect(asks(foreign ?? '')).rejects.toMatchObject({
      reason: 'claim',
      values: { claim: 'aud' },
    })
    provider.close()
    expect(await asks(later ?? '')).toMatchObject({ subject: 'machine' })
  })
})

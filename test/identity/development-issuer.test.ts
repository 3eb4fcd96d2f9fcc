import { execFile } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { developmentIssuer } from '../../src/identity/development.ts'
import { tokenVerifier } from '../../src/identity/verify.ts'
import { newKey, type TestKey } from '../support/servers/issuers.ts'

// What tokens.test.ts and keys.test.ts leave open: the table there is not repeated here.

let key: TestKey
const now = () => Math.floor(Date.now() / 1000)

beforeAll(async () => {
  key = await newKey('one')
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
    return tokenVerifier(keys, { issuer, audience, tokenType: undefined, scopeClaim: 'scope' })(
      token,
    )
  }

  it('has one key for all processes', async () => {
    await fresh()
    const module = new URL('../../src/identity/development.ts', import.meta.url).href
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
      isNew: true,
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

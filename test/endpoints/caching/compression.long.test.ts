import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startWorld, type World } from '../../support/world.ts'

let world: World
let token: string
beforeAll(async () => {
  world = await startWorld({ SEED_DEMO: '1' })
  token = await world.token('ada')
})
afterAll(() => world.close())

/** What comes over the wire, as it comes. */
async function wire(path: string, encoding?: string, accept?: string) {
  const headers = {
    authorization: `Bearer ${token}`,
    ...(accept !== undefined && { accept }),
    ...(encoding !== undefined && { 'accept-encoding': encoding }),
  }
  const [response] = (await once(get(world.url + path, { headers }), 'response')) as [
    IncomingMessage,
  ]
  const bytes = Buffer.concat(await response.toArray())
  return { status: response.statusCode, headers: response.headers, bytes }
}

const long = '/graphql?query={__schema{types{name,description}}}'
const short = '/graphql?query={me{id}}'

describe('compression', () => {
  it.each([
    ['gzip, deflate', 'gzip', gunzipSync],
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ] as const)('for %s is %s', async (accepted, encoding, decode) => {
    for (const path of [long, '/loans?limit=20', '/openapi.json']) {
      const plain = await wire(path)
      const { status, headers, bytes } = await wire(path, accepted)
      expect([path, status, headers['content-encoding']]).toEqual([path, 200, encoding])
      expect(headers.vary).toContain('accept-encoding')
      expect(plain.headers['content-encoding']).toBeUndefined()
      expect(plain.headers.vary).toContain('accept-encoding')
      expect(decode(bytes).equals(plain.bytes)).toBe(true)
      expect(bytes.length).toBeLessThan(plain.bytes.length / 2)
    }
  })

  it.each([undefined, 'identity', 'deflate', 'br;q=0', 'gibberish'])(
    'is none for %s',
    async (accepted) => {
      const { headers, bytes } = await wire(long, accepted)
      expect(headers['content-encoding']).toBeUndefined()
      expect(Number(headers['content-length'])).toBe(bytes.length)
    },
  )

  it('is none below 4 KB', async () => {
    const { headers, bytes } = await wire(short, 'br, gzip')
    expect(bytes.length).toBeLessThan(4_096)
    expect([headers['content-encoding'], headers.vary ?? '']).toEqual([
      undefined,
      expect.not.stringContaining('encoding'),
    ])
  })

  it('has an ETag of its own for each coding, all of them strong, which name the version', async () => {
    const body = { title: 'A loom', amount_requested: 100, description: 'x'.repeat(5_000) }
    const { loan } = (await world.rest('POST', '/loans', { token, body })).body
    const path = `/loans/${loan.id}`
    const [plain, encoded] = [await wire(path), await wire(path, 'br')]
    expect(plain.headers.etag).toMatch(/^"1\.[\w-]{16}"$/)
    expect(encoded.headers).toMatchObject({
      'content-encoding': 'br',
      etag: plain.headers.etag?.replace(/"$/, '.br"'),
    })
    const etag = encoded.headers.etag ?? ''
    const known = { token, headers: { 'if-none-match': etag } }
    expect((await world.rest('GET', path, known)).status).toBe(304)
    const change = { token, body: { title: 'Two looms' }, headers: { 'if-match': etag } }
    const weak = { ...change, headers: { 'if-match': `W/${etag}` } }
    const refused = await world.rest('PUT', path, weak)
    expect([refused.status, refused.body.error.code]).toEqual([412, 'VERSION_CONFLICT'])
    expect((await world.rest('PUT', path, change)).status).toBe(200)
    expect((await world.rest('PUT', path, change)).status).toBe(412)
  })

  it('goes along with a file that is streamed', async () => {
    const plain = await wire('/cash-flow', undefined, 'text/csv')
    const { headers, bytes } = await wire('/cash-flow', 'br', 'text/csv')
    expect(headers['content-encoding']).toBe('br')
    expect(String(brotliDecompressSync(bytes))).toBe(String(plain.bytes))
  })
})

describe('pages', () => {
  const assetsOf = (html: Buffer) =>
    [...String(html).matchAll(/(?:src|link[^>]* href)="(\/[^"]+)"/g)].map(([, path = '']) => path)

  it.each([
    ['/graphiql', 1_500_000],
    ['/docs', 1_000_000],
  ])('%s loads assets whose names change with them, once, in few bytes', async (path, most) => {
    const page = await wire(path)
    const assets = assetsOf(page.bytes)
    expect(assets.length).toBeGreaterThan(1)
    let total = page.bytes.length
    for (const asset of assets) {
      const { status, headers, bytes } = await wire(asset, 'gzip')
      expect([asset, status]).toEqual([expect.stringMatching(/\.[0-9a-f]{16}\.(js|css)$/), 200])
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
      total += bytes.length
    }
    expect(total).toBeLessThan(most)
  })

  it('have no asset under another name', async () => {
    for (const path of ['/docs/assets/swagger-ui.css', '/graphiql/graphiql.js', '/docs/assets/x'])
      expect((await wire(path)).status).toBe(404)
  })
})

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { appPaths, openBundle } from '../../src/http/app/paths.ts'
import { startWorld, type World } from '../support/world.ts'

const KB = 1_024
/** What the page loads before it shows anything to somebody who is not signed in, and what it loads to show whoever is the frame of all screens. */
const FIRST_MAX = 45 * KB
const SIGNED_IN_MAX = 65 * KB
/** What a screen may add when it is opened, and the back office, most of whose pages come at once. */
const SCREEN_MAX = 48 * KB
const BACK_OFFICE_MAX = 101 * KB

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${world.url}${path}`, { headers, redirect: 'manual' })

const dist = new URL('../../app/dist/', import.meta.url)

/** The files that the page loads before it shows anything, and some more, with whatever these import. */
function firstFiles(...more: string[]): Set<string> {
  const found = new Set<string>()
  const add = (file: string) => {
    if (found.has(file)) return
    found.add(file)
    if (!file.endsWith('.js')) return
    const text = readFileSync(new URL(`assets/${file}`, dist), 'utf8')
    // Lazy parts are imported by a call.
    for (const [, name = ''] of text.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)) add(name)
  }
  const page = readFileSync(new URL('index.html', dist), 'utf8')
  for (const [, name = ''] of page.matchAll(/(?:src|href)="\/app\/assets\/([^"]+)"/g)) add(name)
  for (const file of more) add(file)
  return found
}

/** The bytes of some files as they are sent, compressed. */
function sent(files: ReadonlySet<string>): number {
  const sizes = [...files].map(
    (file) => gzipSync(readFileSync(new URL(`assets/${file}`, dist))).length,
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

it('the first bundle is small, and has no map and no operation', () => {
  const files = firstFiles()
  expect(files.size).toBeGreaterThan(1)
  expect(sent(files)).toBeLessThan(FIRST_MAX)
  const texts = [...files].map((file) => readFileSync(new URL(`assets/${file}`, dist), 'utf8'))
  expect(
    texts.some((text) => /maplibregl|\b(?:query|mutation|subscription) [A-Z]/.test(text)),
  ).toBe(false)
})

/** The file that draws what all screens share. */
const frame = () =>
  readdirSync(new URL('assets/', dist)).find((file) => /^signed-in-.*\.js$/.test(file)) ?? ''
const textOf = (file: string) => readFileSync(new URL(`assets/${file}`, dist), 'utf8')

it('what all screens share is small, too, and has the operations of no screen', () => {
  const files = firstFiles(frame())
  expect(sent(files)).toBeLessThan(SIGNED_IN_MAX)
  const texts = [...files].map(textOf)
  expect(texts.some((text) => /mutation PreferLanguage/.test(text))).toBe(true)
  expect(texts.some((text) => /mutation Withdraw/.test(text))).toBe(false)
})

it('each screen adds little to that', () => {
  const shared = firstFiles(frame())
  const lazy = [...shared].flatMap((file) =>
    Array.from(textOf(file).matchAll(/import\(`\.\/(screen-[^`]+)`\)/g), ([, name = '']) => name),
  )
  expect(lazy.length).toBeGreaterThan(9)
  const large = lazy.flatMap((name) => {
    const files = [...firstFiles(frame(), name)].filter((file) => !shared.has(file))
    const isBackOffice = files.some((file) => textOf(file).includes('query Desk'))
    const bytes = sent(new Set(files))
    return bytes < (isBackOffice ? BACK_OFFICE_MAX : SCREEN_MAX)
      ? []
      : [`${bytes} bytes: ${files.join(', ')}`]
  })
  expect(large, 'load what is large with an import() in the screen, once it is needed').toEqual([])
})

it('each screen has a path, which a browser asks for again; its policy allows nothing from elsewhere', async () => {
  for (const path of ['/app/', '/app/map', '/app/map?q=corn', '/app/wallet', '/app/lend/some-id']) {
    const answer = await get(path)
    expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([
      path,
      200,
      'no-cache',
    ])
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/default-src 'none'.*script-src 'self';.*connect-src 'self'$/)
    expect(policy).not.toMatch(/unsafe|https?:|\*/)
    expect(await answer.text()).toContain(
      '{"demo":true,"login":null,"aprMethod":"us","timezone":"UTC","currency":"USD"}',
    )
  }
  expect((await get('/app')).headers.get('location')).toBe('/app/')
})

it('files are kept for a year under names with a hash, and sent encoded', async () => {
  for (const file of firstFiles()) {
    const answer = await get(`/app/assets/${file}`, { 'accept-encoding': 'br' })
    const { status, headers } = answer
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('content-encoding')).toBe('br')
    expect(headers.get('content-type')).toMatch(/^text\/(?:javascript|css)/)
    await answer.arrayBuffer()
  }
})

it('no other file is read, by whatever name', async () => {
  const [file = ''] = firstFiles()
  const up = '..%5C'.repeat(12)
  // Those with needless escapes are refused as malformed.
  for (const path of [
    ...['nothing.js', '..%2Findex.html', '%2Fetc%2Fpasswd', '.', '%2e%2e%2findex.html'],
    ...['..%5Cindex.html', '..%5C..%5Cpackage.json', '..%5C..%5C..%5Cpackage.json'],
    ...[`${up}etc%5Cpasswd`, `${up}proc%5Cself%5Cenviron`, 'file:%2F%2F%2Fetc%2Fpasswd'],
    ...[`${file}%3F1`, `${file}%231`, `${file}%09`, `.%5C${file}`, `x%5C..%5C${file}`],
    ...[`${file}%00`, `%00${file}`, `%2F${file}`, `${file}%2F`],
  ])
    expect([400, 404], path).toContain((await get(`/app/assets/${path}`)).status)
})

it('tokens of the demo are given under own host names alone, to pages of no other origin', async () => {
  await world.rest('GET', '/profile', { token: await world.token('ada', { name: 'Ada' }) })
  const people = await get('/app/demo/people')
  const acts = { scope: 'lending:admin' }
  expect(await people.json()).toMatchObject({
    people: [{ subject: 'ada', name: 'Ada' }],
    // Two who act: what one may not do alone, another decides on.
    operators: [
      ...[acts, acts, { subject: 'support', scope: 'lending:support' }],
      { subject: 'compliance', scope: 'lending:support lending:cases' },
      { subject: 'deputy', scope: 'lending:cases' },
    ],
  })
  const ask = (body: object, headers: Record<string, string> = {}) =>
    fetch(`${world.url}/app/demo/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const { token, expires_in } = (await (await ask({ subject: 'ada' })).json()) as Record<
    string,
    string
  >
  expect(expires_in).toBe(3600)
  const me = await world.graphql(String(token), '{ me { fullName } }')
  expect(me.body.data.me.fullName).toBe('Ada')
  expect((await ask({ subject: '' })).status).toBe(400)
  expect((await ask({ subject: 'ada' }, { origin: 'http://elsewhere.example' })).status).toBe(403)
  const rebound = { 'x-forwarded-host': 'elsewhere.example' }
  expect((await ask({ subject: 'ada' }, rebound)).status).toBe(403)
  expect((await get('/app/demo/people', rebound)).status).toBe(403)
})

it('says how to build the app where it has not been built', async () => {
  const app = fastify()
  const nowhere = new URL('nowhere/', import.meta.url)
  expect(existsSync(nowhere)).toBe(false)
  const none = async () => undefined
  const page = {
    demo: undefined,
    clock: undefined,
    login: none,
    mapStyle: none,
    aprMethod: 'us',
    timezone: 'UTC',
    currency: 'USD',
  } as const
  appPaths(app, '127.0.0.1', page, openBundle(nowhere))
  const { statusCode, headers, body } = await app.inject('/app/map')
  expect([statusCode, headers['content-type']]).toEqual([503, 'text/html; charset=utf-8'])
  expect(body).toContain('npm run build')
  // Without the development issuer there are no tokens to be had.
  expect((await app.inject('/app/demo/people')).statusCode).toBe(503)
  await app.close()
})

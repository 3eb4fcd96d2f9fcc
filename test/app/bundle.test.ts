import { existsSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { appPaths, openBundle } from '../../src/http/app/paths.ts'
import { startWorld, type World } from '../support/world.ts'

const KB = 1_024
const FIRST_MAX = 350 * KB

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${world.url}${path}`, { headers, redirect: 'manual' })

/** The files that the page loads before it shows anything, with whatever these import. */
function firstFiles(): Set<string> {
  const dist = new URL('../../app/dist/', import.meta.url)
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
  return found
}

it('the first bundle is small, and has no map', () => {
  const files = [...firstFiles()]
  expect(files.length).toBeGreaterThan(1)
  const texts = files.map((file) =>
    readFileSync(new URL(`../../app/dist/assets/${file}`, import.meta.url), 'utf8'),
  )
  const size = texts.reduce((sum, text) => sum + gzipSync(text).length, 0)
  expect(size).toBeLessThan(FIRST_MAX)
  expect(texts.some((text) => /maplibregl/.test(text))).toBe(false)
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
    expect(await answer.text()).toContain('{"demo":true,"login":null}')
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
  const signIn = { demo: undefined, clock: undefined, login: async () => undefined }
  appPaths(app, '127.0.0.1', signIn, openBundle(nowhere))
  const { statusCode, headers, body } = await app.inject('/app/map')
  expect([statusCode, headers['content-type']]).toEqual([503, 'text/html; charset=utf-8'])
  expect(body).toContain('npm run build')
  // Without the development issuer there are no tokens to be had.
  expect((await app.inject('/app/demo/people')).statusCode).toBe(503)
  await app.close()
})

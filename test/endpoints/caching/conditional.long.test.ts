import { afterAll, beforeAll, expect, it } from 'vitest'
import { routes } from '../../../src/rest-bridge/routes.ts'
import { patientClient } from '../../support/clients/patient-client.ts'
import { bankSettings } from '../../support/payments/bank.ts'
import { startWorld, type World } from '../../support/world.ts'

// What a client polls: as long as nothing has changed, it gets 304 and no body.

let world: World
let ada: string
let admin: string
let loan: string

beforeAll(async () => {
  world = await startWorld({ ...bankSettings, CURRENCY: 'USD', PAYMENTS: 'sandbox,bank-file' })
  ada = await world.token('ada')
  admin = await world.token('olivia', { scope: 'lending:admin lending:cases' })
  const terms = { description: 'd', interest_rate: 1, repayment_period_months: 2, purpose: 'p' }
  const body = { title: 'Seeds', amount_requested: 100, ...terms }
  const rest = patientClient(world.rest)
  const made = await rest('POST', '/loans', { token: ada, body })
  loan = made.body.loan.id
  await rest('PUT', `/loans/${loan}`, { token: ada, body: { status: 'open' } })
  await rest('POST', '/wallet/deposit', { token: ada, body: { amount: 5 } })
})
afterAll(() => world.close())

/** What an operation needs to be asked at all. */
const asked: Readonly<Record<string, string>> = {
  '/quote': '?amount=100&interest_rate=5&months=12',
  '/loan-guidance': '?amount=100&months=12',
  '/map/loans': '?bbox=-10,-10,10,10',
  '/map/profiles': '?bbox=-10,-10,10,10',
  '/operator/members': '?query=ada',
  '/operator/transactions': '?amount=10',
  '/operator/journal': '?from=2026-01-01&to=2026-01-31',
  '/operator/trial-balance': '?at=2026-01-31T12:00:00Z',
}
// Nothing is at /frozen-account for others, nor at /lender-test where lenders are not protected.
const polled = routes.filter(
  ({ method, path }) => method === 'GET' && !/[{]|^.(frozen-account|lender-test)/.test(path),
)

it.each([
  ...polled.map(({ path }) => path + (asked[path] ?? '')),
  '/loans?include=total&limit=2',
  '/map/loans?bbox=-10,-10,10,10&f=geojson',
  '/openapi.json',
  '/asyncapi.json',
])('GET %s has a strong ETag, and is 304 for who has it', async (path) => {
  const token = path.startsWith('/operator') ? admin : ada
  const ask = (headers = {}) => world.rest('GET', path, { token, headers })
  // Whoever opens the worklist for the first time is listed from then on.
  if (path === '/operator/work-operators') await ask()
  const first = await ask()
  const etag = first.headers.get('etag') ?? ''
  expect([first.status, etag]).toEqual([200, expect.stringMatching(/^"[\w.-]+"$/)])
  for (const tag of [
    etag,
    `W/${etag}`,
    `"other", ${etag}`,
    etag.replace(/(\.(br|gzip))?"$/, '.gzip"'),
  ]) {
    const again = await ask({ 'if-none-match': tag })
    expect([tag, again.status, again.body]).toEqual([tag, 304, null])
  }
  expect((await ask({ 'if-none-match': '"other"' })).status).toBe(200)
})

it('keeps the tag that the client has, in whatever coding it got it, so that its cache finds the response', async () => {
  const ask = async (coding: string, known = '') => {
    const headers = { 'accept-encoding': coding, 'if-none-match': known }
    const { status, headers: told } = await fetch(`${world.url}/openapi.json`, { headers })
    return [status, told.get('etag') ?? ''] as const
  }
  const [[, plain], [, small]] = [await ask('identity'), await ask('br')]
  expect(small).toBe(plain.replace(/"$/, '.br"'))
  expect(await ask('br', small)).toEqual([304, small])
  expect(await ask('br', plain)).toEqual([304, plain])
})

it('has another tag once something has changed', async () => {
  const tags = async () => {
    const paths = ['/wallet', '/me/loans', '/loans', '/notifications', '/portfolio']
    const answers = await Promise.all(paths.map((path) => world.rest('GET', path, { token: ada })))
    return answers.map(({ headers }) => headers.get('etag'))
  }
  const before = await tags()
  expect(await tags()).toEqual(before)
  const lender = await world.token('lender')
  await world.rest('POST', '/wallet/deposit', { token: lender, body: { amount: 90 } })
  await world.rest('POST', `/loans/${loan}/invest`, { token: lender, body: { amount: 50 } })
  await world.rest('POST', '/wallet/withdraw', { token: ada, body: { amount: 1 } })
  await world.rest('POST', '/notifications', { token: ada, body: { title: 'a', message: 'b' } })
  const after = await tags()
  for (const [at, tag] of before.slice(0, 4).entries()) expect(after[at]).not.toBe(tag)
})

it('is described: every GET has an ETag, If-None-Match and 304', async () => {
  const { paths } = (await world.rest('GET', '/openapi.json')).body
  for (const { path } of routes.filter(({ method }) => method === 'GET')) {
    const { parameters, responses } = paths[path].get
    expect(parameters.map(({ name }: { name: string }) => name)).toContain('If-None-Match')
    expect(Object.keys(responses[200].headers)).toContain('ETag')
    expect(Object.keys(responses[304].headers)).toContain('ETag')
  }
})

import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { places } from '../../support/clients/places.ts'
import { listen } from '../../support/servers/issuers.ts'
import { startWorld, statements, type World } from '../../support/world.ts'

let world: World
let token: string

beforeAll(async () => {
  world = await startWorld()
  token = await world.token('ada')
})
afterAll(() => world.close())

const attacks = [
  "'||pg_sleep(5)--",
  "'; select pg_sleep(5); --",
  '1) or pg_sleep(5) is null --',
  "' union select credit_score::text from finances --",
  '$x$; select pg_sleep(5); $x$',
  '"; drop table loan; --',
  "\\'; select 1 --",
  "x'),('y",
  '[raw]: now() (#1)',
]

/** The statements without their literals: what is sent is data, and never a part of them. */
function outsideOfText(seen: readonly string[]): string {
  return seen.join('\n').replaceAll(/'(?:[^']|'')*'/g, "''")
}

it.each(places)('takes SQL in %s as the text that it is', async (_name, request) => {
  for (const attack of attacks) {
    const [method, path, body] = request(attack)
    const seen = await statements(async () => {
      const answer = await world.rest(method, path, { token, body })
      expect([200, 201, 400, 404]).toContain(answer.status)
      expect(JSON.stringify(answer.body)).not.toMatch(/syntax error|pg_catalog|relation "|column "/)
    })
    expect(outsideOfText(seen)).not.toContain(attack)
  }
})

it('takes SQL in cursors, sorts and filters of GraphQL as text, or not at all', async () => {
  const queries = [
    'query ($x: String) { loans(filter: { q: $x, purpose: $x }) { nodes { id } facets { purpose { count } } } }',
    'query ($x: String) { loans(after: $x) { nodes { id } } }',
    'query ($x: String) { me { opportunities(filter: { purpose: $x }) { nodes { matchScore } } } }',
    'query ($x: String) { me { notifications(after: $x) { nodes { id } } } }',
    'query ($x: LoanSort) { loans(sort: $x) { nodes { id } } }',
    'query ($x: ID!) { loan(id: $x) { id } member(id: $x) { id } node(id: $x) { id } nodes(ids: [$x]) { id } }',
    'query ($x: Money!) { loanQuote(amount: $x, interestRate: "1", months: 1) { totalPayment } }',
  ]
  for (const query of queries)
    for (const x of attacks) {
      const seen = await statements(async () => {
        const { body } = await world.graphql(token, query, { x })
        expect(JSON.stringify(body.errors ?? [])).not.toMatch(/syntax error at|relation |INTERNAL/)
      })
      expect(outsideOfText(seen)).not.toContain(x)
    }
})

describe('objects where a value is meant', () => {
  const crafted: readonly unknown[] = [
    { $ne: null },
    { $gt: '' },
    [],
    [null],
    [[1]],
    {},
    { __raw: true, sql: 'now()', params: [] },
    { toString: 'x', valueOf: 'y' },
    true,
    7,
  ]
  it('are refused by REST', async () => {
    for (const value of crafted) {
      const calls = [
        ['POST', '/loans', { title: value, amount_requested: 50 }],
        ['POST', '/wallet/transfer', { recipient_id: value, amount: 1 }],
        ['POST', '/wallet/deposit', { amount: 1, description: value }],
        ['PUT', '/profile', { city: value }],
        ['PUT', '/preferences', { timezone: value }],
        ['POST', '/notifications', { title: 'a', message: value }],
      ] as const
      for (const [method, path, body] of calls) {
        const answer = await world.rest(method, path, { token, body })
        // A number may be an id, of nobody.
        const isId = typeof value === 'number' && path.endsWith('transfer')
        expect([answer.status, answer.body.error?.code]).toEqual(
          isId ? [404, 'NOT_FOUND'] : [400, 'VALIDATION_FAILED'],
        )
      }
    }
  })

  it.each([
    ['ID', 'loan(id: $x) { id }'],
    ['String', 'loans(filter: { q: $x }) { nodes { id } }'],
    ['Int', 'loans(first: $x) { nodes { id } }'],
    ['Money', 'loanQuote(amount: $x, interestRate: "1", months: 1) { totalPayment }'],
    ['Percent', 'loans(filter: { minRate: $x }) { nodes { id } }'],
    ['DateTime', 'me { transactions(since: $x) { nodes { id } } }'],
    ['LoanStatus', 'loans(filter: { status: [$x] }) { nodes { id } }'],
    ['LoanFilter', 'loans(filter: $x) { nodes { id } }'],
    ['BBox', 'loanMarkers(bbox: $x) { truncated }'],
  ])('are refused by GraphQL as %s', async (type, field) => {
    for (const x of crafted) {
      if (x === 7 && ['ID', 'Int', 'Money', 'Percent'].includes(type)) continue
      if (type === 'LoanFilter' && JSON.stringify(x) === '{}') continue
      const { status, body } = await world.graphql(token, `query ($x: ${type}!) { ${field} }`, {
        x,
      })
      expect([status, body.errors?.[0].extensions.code]).toEqual([400, 'VALIDATION_FAILED'])
    }
  })
})

it('fetches no address that it is given', async () => {
  const trap = await listen((_request, response) => response.end('{}'))
  const { href, host } = trap.url
  const headers = {
    'x-forwarded-host': host,
    forwarded: `host=${host}`,
    referer: href,
    origin: href,
  }
  for (const [, request] of places) {
    const [method, path, body] = request(href)
    await world.rest(method, path, { token, body, headers })
  }
  await world.graphql(token, '{ me { id } }', { url: href })
  expect(trap.hits).toBe(0)
  trap.close()
})

it('asks no other server but those of the settings, and what the style of the map refers to', () => {
  const source = new URL('../../../src/', import.meta.url).pathname
  const asking = readdirSync(source, { recursive: true, encoding: 'utf8' })
    // The simulation is a client, run by hand.
    .filter((path) => path.endsWith('.ts') && !path.startsWith('simulation/'))
    .filter((path) =>
      /\bfetch\(|\b(undici|axios)\b|\b(request|get)\(new URL/.test(
        readFileSync(source + path, 'utf8'),
      ),
    )
  // A neighbour is whoever has the gateway's own port. The sandbox of a payment provider is a program of its own.
  expect(asking.toSorted()).toEqual([
    'http/app/map-style.ts',
    'identity/discovery.ts',
    'identity/fetch-keys.ts',
    'payments/sandbox/service.ts',
    'server/listen.ts',
  ])
})

import fc from 'fast-check'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { readConfig } from '../src/config.ts'
import { type Gateway, startGateway } from '../src/gateway.ts'
import { questions } from './questions.ts'
import { type Body, startWorld, statements, type World } from './world.ts'

let world: World
/** The same database, read by graphql and dataloaders alone. */
let plain: Gateway
let tokens: string[]
let ids: string[]

beforeAll(async () => {
  world = await startWorld({ SEED_DEMO: '1' })
  const { url, ownerUrl } = world.database
  const settings = { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl, DATA_DIR: inject('dataDir') }
  const off = { COMPILE_QUERIES: 'off', LOOK_AHEAD: 'off', RATE_LIMIT: '0', PORT: '0' }
  plain = await startGateway(readConfig({ ...settings, ...off }), pino({ level: 'silent' }))
  const [lender] = await world.database.sql<{ subject: string }>(
    'select subject from identity join investment on lender_id = profile_id limit 1',
  )
  const [owner] = await world.database.sql<{ subject: string }>(
    'select subject from identity join loan on borrower_id = profile_id limit 1',
  )
  tokens = await Promise.all([
    world.token(owner?.subject ?? ''),
    world.token(lender?.subject ?? ''),
    world.token('stranger'),
    world.token('operator', { scope: 'lending:admin' }),
  ])
  const rows = await world.database.sql<{ id: string }>(
    `(select id from loan where status = 'draft' limit 1) union all (select id from loan where status <> 'draft' limit 3)
     union all (select id from investment limit 1) union all (select id from profile limit 2)`,
  )
  ids = [...rows.map(({ id }) => id), 'nonsense']
})
afterAll(async () => {
  await plain.close()
  await world.close()
})

async function ask(url: string, token: string, query: string, variables: object): Promise<Body> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  })
  return JSON.parse((await response.text()).replaceAll(/"requestId":"[^"]+"/g, '"requestId":""'))
}

const browse = `query ($first: Int!) { loans(first: $first) { nodes { id title borrower { id fullName }
  investments(first: 3) { totalCount nodes { id amount lender { id fullName } } } } pageInfo { endCursor } } }`
const detail = `query ($id: ID!) { loan(id: $id) { title borrower { city } investments { totalCount } } }`
const me = `{ me { fullName wallet { balance availableBalance }
  transactions(first: 10) { nodes { amount status description } } preferences { showOnMap } } }`

describe('a query that is known', () => {
  it.each([
    ['loans with borrowers and investments', browse],
    ['a loan with its borrower and a count', detail],
    ['the caller with wallet and statement', me],
  ])('reads %s in one statement', async (_, query) => {
    const [token = ''] = tokens
    const variables = { first: 20, id: ids[1] }
    const before = await ask(plain.url, token, query, variables)
    for (let sight = 1; sight < 3; sight += 1) await world.graphql(token, query, variables)
    const seen = await statements(async () => {
      expect(await ask(world.url, token, query, variables)).toEqual(before)
    })
    expect(before.errors).toBeUndefined()
    expect(seen).toHaveLength(1)
  })

  it('keeps apart what variables decide', async () => {
    const [token = ''] = tokens
    const query = `query ($n: Int, $yes: Boolean!) { loans(first: 2) { nodes { id
      investments(first: $n) @include(if: $yes) { nodes { id } } } } }`
    for (const variables of [
      { n: 1, yes: true },
      { n: 2, yes: true },
      { n: null, yes: true },
      { n: 1, yes: false },
      { n: 101, yes: true },
    ])
      for (let sight = 1; sight <= 4; sight += 1)
        expect(await ask(world.url, token, query, variables)).toEqual(
          await ask(plain.url, token, query, variables),
        )
  })
})

it('runs nothing that a client sends', async () => {
  const [token = ''] = tokens
  const alias = '{ __proto__: me { id } constructor: me { id } }'
  const text = '{ loans(filter: { q: "__MAGIC_DATE__process.exit(1)" }) { totalCount } }'
  for (const query of [alias, text])
    for (let sight = 1; sight <= 4; sight += 1)
      expect(await ask(world.url, token, query, {})).toEqual(await ask(plain.url, token, query, {}))
})

it('shows the same as plain execution with loaders alone, to whoever asks', async () => {
  const sides = fc.record({ no: fc.boolean() })
  await fc.assert(
    fc.asyncProperty(questions(ids), sides, async (query, variables) => {
      for (const token of tokens) {
        const expected = await ask(plain.url, token, query, variables)
        for (let sight = 1; sight <= 2; sight += 1)
          expect(await ask(world.url, token, query, variables), query).toEqual(expected)
      }
    }),
    { numRuns: 60 },
  )
}, 120_000)

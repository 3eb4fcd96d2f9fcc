import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathAlone, questions } from '../support/reads/questions.ts'
import {
  ask,
  idsOf,
  type ReadPaths,
  startReadPaths,
  viewersOf,
} from '../support/reads/read-paths.ts'
import { rounds } from '../support/rounds.ts'
import { type Body, statements, type World } from '../support/world.ts'

let paths: ReadPaths
let world: World
let tokens: string[]
let ids: string[]

beforeAll(async () => {
  paths = await startReadPaths({ SEED_DEMO: '1' })
  world = paths.world
  tokens = await viewersOf(paths)
  ids = await idsOf(paths, tokens)
})
afterAll(() => paths.close())

const browse = `query ($first: Int!) { loans(first: $first) { nodes { id title borrower { id fullName }
  investments(first: 3) { totalCount nodes { id amount lender { id fullName } } } } pageInfo { endCursor } } }`
const detail = `query ($id: ID!) { loan(id: $id) { title borrower { city } investments { totalCount } } }`
const me = `{ me { fullName wallet { balance availableBalance }
  transactions(first: 10) { nodes { amount status description } } preferences { showOnMap } } }`

/** What differs between any two answers. */
const OWN_HEADERS = ['date', 'x-request-id']

const places = `{ me { wallet { userId createdAt updatedAt } transactions(first: 10) {
  edges { cursor node { walletId } } pageInfo { startCursor endCursor hasNextPage } } } }`
const ends = '{ me { transactions(first: 2) { pageInfo { endCursor } nodes { id } } } }'

describe('a query that is known', () => {
  it.each([
    ['loans with borrowers and investments', browse],
    ['a loan with its borrower and a count', detail],
    ['the caller with wallet and statement', me],
    ['a statement with the places of its lines', places],
    ['a statement and where it ends', ends],
  ])('reads %s in one statement', async (_, query) => {
    const [token = ''] = tokens
    const variables = { first: 20, id: ids[1] }
    const before = await ask(paths.urls.plain, token, query, variables)
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
          await ask(paths.urls.plain, token, query, variables),
        )
  })
})

it.each(['application/json', 'application/graphql-response+json'])(
  'answers in the same words as %s, however often they are sent',
  async (accept) => {
    const [token = ''] = tokens
    const answers = new Set<string>()
    for (let sight = 1; sight <= 4; sight += 1) {
      const response = await fetch(`${world.url}/graphql`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', accept },
        body: JSON.stringify({ query: `query As { me { fullName } } # ${accept}` }),
      })
      const headers = [...response.headers].filter(([name]) => !OWN_HEADERS.includes(name))
      answers.add(JSON.stringify([response.status, headers, await response.text()]))
    }
    expect([...answers]).toEqual([expect.stringContaining('fullName')])
  },
)

it('runs nothing that a client sends', async () => {
  const [token = ''] = tokens
  const alias = '{ __proto__: me { id } constructor: me { id } }'
  const text = '{ loans(filter: { q: "__MAGIC_DATE__process.exit(1)" }) { totalCount } }'
  for (const query of [alias, text])
    for (let sight = 1; sight <= 4; sight += 1)
      expect(await ask(world.url, token, query, {})).toEqual(
        await ask(paths.urls.plain, token, query, {}),
      )
})

it('shows no subscription that is sent as a query', async () => {
  const [token = ''] = tokens
  for (const field of ['walletChanged { id }', 'notificationReceived { id }', '__typename'])
    for (let sight = 1; sight <= 4; sight += 1) {
      const query = `subscription { ${field} }`
      expect(await ask(world.url, token, query)).toEqual(await ask(paths.urls.plain, token, query))
    }
})

interface Told {
  readonly path?: readonly (string | number)[]
  readonly locations?: unknown
}

/**
 * Of several errors that end the same part of an answer the first to come is told (GraphQL, 6.4.4): another one than
 * expected must be what is told where the fields on its path are alone.
 */
async function expectSame(
  found: Body,
  expected: Body,
  alone: (path: Told['path'] & object) => Promise<Body>,
) {
  expect({ ...found, errors: found.errors?.length }).toEqual({
    ...expected,
    errors: expected.errors?.length,
  })
  for (const error of found.errors ?? []) {
    if (expected.errors.some((one: Told) => isDeepStrictEqual(one, error))) continue
    const { errors = [] } = await alone(error.path ?? [])
    expect(errors.map(placeless), JSON.stringify(expected.errors)).toContainEqual(placeless(error))
  }
}

/** Without the place in the text, and in a list. */
function placeless({ locations: _, path = [], ...rest }: Told): object {
  return { ...rest, path: path.map((step: unknown) => (typeof step === 'number' ? '*' : step)) }
}

it('shows the same as plain execution with loaders alone, to whoever asks', async () => {
  const conditions = fc.record({ no: fc.boolean() })
  await fc.assert(
    fc.asyncProperty(questions(ids), conditions, async (query, variables) => {
      for (const token of tokens) {
        const expected = await ask(paths.urls.plain, token, query, variables)
        for (let sight = 1; sight <= 2; sight += 1)
          await expectSame(await ask(world.url, token, query, variables), expected, (path) =>
            ask(paths.urls.plain, token, pathAlone(query, path), variables),
          )
      }
    }),
    { numRuns: rounds(8) },
  )
})

import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildSchema, type GraphQLObjectType, getIntrospectionQuery, getNamedType } from 'graphql'
import { afterAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { schemaText } from '../../../src/schema.ts'
import {
  codes,
  openSocket,
  post,
  stream,
  subscribeOnce,
  type Told,
} from '../../support/clients/guarded.ts'
import { startWorld, type World } from '../../support/world.ts'

const world: World = await startWorld()
const ada = await world.token('ada', { name: 'Ada L.' })
afterAll(() => world.close())

const NOBODY = '01a1fcac-0000-7000-8000-000000000000'
const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ')
const nested = (levels: number, rest = 'id') =>
  `${'investments { nodes { loan { '.repeat(levels)}${rest}${' } } }'.repeat(levels)}`

/** The same selection of a loan at each endpoint. */
async function everywhere(
  selection: string,
  variables: object = {},
  more = '',
  declared = '',
): Promise<Record<string, Told>> {
  const query = `query ${declared} { loan(id: "${NOBODY}") { ${selection} } } ${more}`
  const live = `subscription ${declared} { loanChanged(id: "${NOBODY}") { ${selection} } } ${more}`
  const search = new URLSearchParams({ query, variables: JSON.stringify(variables) })
  const get = await world.rest('GET', `/graphql?${search}`, { token: ada })
  return {
    post: await post(world, ada, query, variables),
    get: { status: get.status, errors: get.body.errors ?? [] },
    socket: await subscribeOnce(world, ada, { query: live, variables }),
    stream: await stream(world, ada, { query: live, variables }),
  }
}

const doubled = (count: number) =>
  `${times(count, (n) => `fragment f${n} on Loan { ...f${n + 1} ... on Loan { ...f${n + 1} } }`)}
   fragment f${count} on Loan { id }`

const cases = [
  {
    limit: 'A2: 10 000 fields are too many tokens',
    code: 'TOO_MANY_TOKENS',
    most: 5_000,
    good: times(250, () => 'id'),
    bad: times(5_000, () => 'id'),
  },
  {
    limit: 'A2: 301 fields',
    code: 'TOO_MANY_FIELDS',
    most: 300,
    good: times(298, () => 'id'),
    bad: times(300, () => 'id'),
    actual: 301,
  },
  {
    limit: 'A1: 31 aliases of __typename',
    code: 'TOO_MANY_ALIASES',
    most: 30,
    good: times(30, (n) => `a${n}: __typename`),
    bad: times(31, (n) => `a${n}: __typename`),
    actual: 31,
  },
  {
    limit: 'A1: 40 aliases in a fragment that is spread',
    code: 'TOO_MANY_ALIASES',
    most: 30,
    good: '...some',
    bad: 'borrower { ...more } ...some',
    more: `fragment some on Loan { ${times(20, (n) => `a${n}: id`)} }`,
    badMore: `fragment more on Member { ${times(20, (n) => `a${n}: id`)} }`,
    actual: 40,
  },
  {
    limit: 'A3: 51 directives',
    code: 'TOO_MANY_DIRECTIVES',
    most: 50,
    good: times(50, () => 'id @include(if: true)'),
    bad: times(51, () => 'id @include(if: true)'),
    actual: 51,
  },
  {
    limit: 'A6: 301 fragments in each other',
    code: 'TOO_MANY_FIELDS',
    most: 300,
    good: `${'... { '.repeat(300)} id ${'}'.repeat(300)}`,
    bad: `${'... { '.repeat(301)} id ${'}'.repeat(301)}`,
    actual: 301,
  },
  {
    limit: 'A6: 14 levels, not 11',
    code: 'TOO_DEEP',
    most: 12,
    good: nested(3),
    bad: nested(4),
    actual: 14,
  },
  {
    limit: 'A6: 50 levels',
    code: 'TOO_DEEP',
    most: 12,
    good: nested(1),
    bad: nested(16),
    actual: 50,
  },
  {
    limit: 'A7: a page of 101 as a literal',
    code: 'PAGE_TOO_LARGE',
    most: 100,
    good: 'investments(first: 100) { nodes { id } }',
    bad: 'investments(first: 101) { nodes { id } }',
    actual: 101,
  },
  {
    limit: 'A7: a page of 100 000 by variable',
    code: 'PAGE_TOO_LARGE',
    most: 100,
    declared: '($n: Int)',
    good: 'investments(last: $n) { nodes { id } }',
    goodVariables: { n: 100 },
    bad: 'investments(last: $n) { nodes { id } }',
    variables: { n: 100_000 },
    actual: 100_000,
  },
  {
    limit: 'A7: a page of 500 by the default of a variable',
    code: 'PAGE_TOO_LARGE',
    most: 100,
    declared: '($n: Int = 500)',
    good: 'investments(first: $n) { nodes { id } }',
    goodVariables: { n: null },
    bad: 'investments(first: $n) { nodes { id } }',
    actual: 500,
  },
  {
    limit: 'lists in lists by variable',
    code: 'TOO_COSTLY',
    most: 25_000,
    declared: '($n: Int)',
    good: 'investments(first: $n) { nodes { loan { investments(first: 100) { nodes { lender { id } loan { id } } } } } }',
    goodVariables: { n: 80 },
    bad: 'investments(first: $n) { nodes { loan { investments(first: 100) { nodes { lender { id } loan { id } } } } } }',
    variables: { n: 100 },
    actual: 30_302,
  },
  {
    limit: 'A6: fragments that double 40 times',
    code: 'TOO_MANY_FIELDS',
    most: 300,
    good: '...f0',
    more: doubled(6),
    bad: '...f0',
    badMore: doubled(40),
    actual: 2 ** 40 + 1,
  },
]

describe('both endpoints refuse before execution, and take what is within the limit', () => {
  it.each(cases)('$limit', async (row) => {
    const { good, bad, more = '', badMore = '', declared = '', code, most, actual } = row
    const passed = await everywhere(good, row.goodVariables, more, declared)
    expect(codes(passed.post as Told)).toEqual([])
    // Nothing is there to be watched, which execution finds out.
    for (const endpoint of ['socket', 'stream'])
      expect([endpoint, ...codes(passed[endpoint] as Told)]).toEqual([endpoint, 'NOT_FOUND'])
    const both = more.includes('fragment f0') ? badMore : `${more} ${badMore}`
    const told = await everywhere(bad, row.variables, both, declared)
    expect([told.post?.status, told.get?.status, told.socket?.status]).toEqual([400, 400, 'error'])
    for (const [endpoint, { errors }] of Object.entries(told)) {
      const error = errors.find(({ extensions }) => extensions.code === code)
      expect([endpoint, error?.extensions]).toEqual([
        endpoint,
        expect.objectContaining({ code, limit: most, ...(actual && { actual }) }),
      ])
      expect(error.message).toContain(String(most))
    }
  })

  it.each([
    ['selections', `${'{ a '.repeat(1_650)}${'}'.repeat(1_650)}`],
    ['lists', `{ nodes(ids: ${'['.repeat(2_400)}${']'.repeat(2_400)}) { id } }`],
  ])('A6: %s that nest deeper than any stack', async (_what, query) => {
    const told = await post(world, ada, query)
    expect([told.status, codes(told)[0]]).toEqual([400, 'TOO_DEEP'])
    expect(codes(await subscribeOnce(world, ada, { query }))[0]).toBe('TOO_DEEP')
  })

  it('A6: circular fragments', async () => {
    const more = 'fragment a on Loan { ...b id } fragment b on Loan { ...a }'
    for (const told of Object.values(await everywhere('...a', {}, more))) {
      expect(codes(told)).toContain('GRAPHQL_VALIDATION_FAILED')
      expect(told.errors[0].message).toContain('Cannot spread fragment')
    }
  })

  it('says which list is too long, and takes 100 ids but not 101', async () => {
    const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }'
    const ids = (count: number) => ({ ids: Array(count).fill(NOBODY) })
    expect((await post(world, ada, query, ids(100))).status).toBe(200)
    const { status, errors } = await post(world, ada, query, ids(101))
    expect([status, errors[0].message]).toEqual([
      400,
      'nodes(ids): A list returns at most 100 items; 101 were asked for.',
    ])
  })

  it('leaves the standard question of explorers for the schema', async () => {
    const query = getIntrospectionQuery({
      schemaDescription: true,
      specifiedByUrl: true,
      directiveIsRepeatable: true,
      inputValueDeprecation: true,
    })
    expect(await post(world, ada, query)).toEqual({ status: 200, errors: [] })
  })

  it('counts what was refused', async () => {
    const { body } = await world.rest('GET', '/metrics')
    expect(body).toMatch(/refusals_total\{code="TOO_DEEP"\} [1-9]/)
  })
})

describe('money moves once in an operation', () => {
  it('which the schema says of each mutation that answers with a wallet', () => {
    const schema = buildSchema(schemaText())
    const mutations = Object.values(schema.getMutationType()?.getFields() ?? {})
    const moving = mutations.filter(
      ({ type }) => 'wallet' in (getNamedType(type) as GraphQLObjectType).getFields(),
    )
    const marked = mutations.filter(({ astNode }) =>
      astNode?.directives?.some(({ name }) => name.value === 'movesMoney'),
    )
    expect(moving.length).toBeGreaterThan(3)
    expect(marked).toEqual(expect.arrayContaining(moving))
  })

  const deposit = (n: number) => `d${n}: deposit(input: { amount: 5 }) { wallet { balance } }`
  const balance = async () =>
    (await world.rest('GET', '/wallet', { token: ada })).body.wallet.balance

  it.each([
    ['14 by their aliases', `mutation { ${times(14, deposit)} }`, 14],
    ['2 by a fragment', `mutation { ...m } fragment m on Mutation { ${times(2, deposit)} }`, 2],
    [
      '2 of two kinds',
      `mutation { ${deposit(1)} withdraw(input: { amount: 1 }) { wallet { id } } }`,
      2,
    ],
  ])('A5: refuses %s', async (_what, query, actual) => {
    const before = await balance()
    const { status, errors } = await post(world, ada, query)
    expect([status, errors[0].extensions]).toEqual([
      400,
      expect.objectContaining({ code: 'TOO_MANY_MUTATIONS', limit: 1, actual }),
    ])
    expect(await balance()).toBe(before)
  })

  it('takes one, with other changes beside it', async () => {
    const query = `mutation { ${deposit(1)} updateProfile(input: { city: "Turin" }) { profile { city } } }`
    expect(await post(world, ada, query)).toEqual({ status: 200, errors: [] })
  })

  it('changes nothing when a list of the answer is too long', async () => {
    const query = `mutation ($n: Int) { createLoan(input: { title: "x", amountRequested: 100 }) {
      loan { investments(first: $n) { nodes { id } } } } }`
    expect(codes(await post(world, ada, query, { n: 101 }))).toEqual(['PAGE_TOO_LARGE'])
    expect(await world.database.sql('select count(*)::int from loan')).toEqual([{ count: 0 }])
  })
})

describe('what else comes to the endpoints', () => {
  it('A4, A10: refuses batches and hashes of queries', async () => {
    const batch = await world.rest('POST', '/graphql', {
      token: ada,
      body: [{ query: '{ me { id } }' }],
    })
    expect(batch.status).toBe(400)
    for (const query of [undefined, '{ me { id } }']) {
      const extensions = { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } }
      const { status, body } = await world.rest('POST', '/graphql', {
        token: ada,
        body: { query, extensions },
      })
      expect([status, body.errors[0].extensions.code]).toEqual([
        400,
        'PERSISTED_QUERY_NOT_SUPPORTED',
      ])
    }
  })

  it('A35: sockets and streams take subscriptions only', async () => {
    for (const query of [
      '{ me { id } }',
      '{ __schema { description } }',
      'mutation { __typename }',
    ]) {
      expect(codes(await subscribeOnce(world, ada, { query }))).toEqual(['SUBSCRIPTIONS_ONLY'])
      expect(codes(await stream(world, ada, { query }))).toEqual(['SUBSCRIPTIONS_ONLY'])
    }
  })

  it('A33: a socket carries 50 subscriptions', async () => {
    const { ask, socket } = await openSocket(world, ada)
    const query = 'subscription { notificationReceived { id } }'
    for (let id = 0; id < 50; id += 1)
      socket.send(JSON.stringify({ type: 'subscribe', id: `s${id}`, payload: { query } }))
    expect(codes(await ask({ query }))).toEqual(['TOO_MANY_SUBSCRIPTIONS'])
    socket.terminate()
  })

  it.each([
    ['pings of the protocol', 4429, 150, (socket: WebSocket) => socket.send('{"type":"ping"}')],
    ['pings of WebSocket', 4429, 150, (socket: WebSocket) => socket.ping()],
    ['fragments', 1008, 20_000, (socket: WebSocket) => socket.send(' ', { fin: false })],
  ])('A34: closes a socket for a flood of %s', async (_what, code, many, send) => {
    const { socket, closed } = await openSocket(world, ada)
    for (let count = 0; count < many; count += 1) {
      send(socket)
      // The library ends floods of pings itself, but not trickles.
      if (count % 25 === 0) await sleep(2)
    }
    expect(await closed).toBe(code)
  })

  it('A36: takes no sockets of foreign pages', async () => {
    const origin = 'https://evil.example'
    const socket = new WebSocket(`${world.url.replace('http', 'ws')}/graphql`, { origin })
    socket.on('error', () => undefined)
    const [, { statusCode }] = await once(socket, 'unexpected-response')
    expect(statusCode).toBe(403)
  })

  it('says at every endpoint what is wrong with variables', async () => {
    const rest =
      '($f: LoanMarkerFilter) { result: markers(bbox: { west: 0, south: 0, east: 1, north: 1 }, filter: $f) { __typename } }'
    const query = `query ${rest.replace('markers', 'loanMarkers')}`
    const live = `subscription ${rest.replace('markers', 'loanMarkersChanged')}`
    for (const f of [{ riskLevel: ['LOWW'] }, { riskLevell: 1 }, { minRate: 'x' }, 7])
      for (const told of [
        await post(world, ada, query, { f }),
        await subscribeOnce(world, ada, { query: live, variables: { f } }),
        await stream(world, ada, { query: live, variables: { f } }),
      ]) {
        expect(codes(told)).toEqual(['VALIDATION_FAILED'])
        expect(told.errors[0].message).toMatch(
          typeof f === 'object' && 'minRate' in f
            ? /^minRate must be a percentage/
            : /^Variable "\$f" got invalid value/,
        )
        expect(told.errors[0].extensions).not.toHaveProperty('http')
      }
  })

  it('executes what the guard has read when parameters are sent twice', async () => {
    const answer = await world.rest('GET', '/graphql?query={me{id}}&query={__typename}', {
      token: ada,
    })
    expect([answer.status, answer.body.data]).toEqual([400, undefined])
  })
})

import type { ApolloServerPlugin } from '@apollo/server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { HttpContext } from '../../src/http/apollo.ts'
import { type Body, startWorld, type World } from '../support/world.ts'

/** What the plugin was called with: the hook, and what matters of its context. */
const seen: (readonly [hook: string, what?: unknown])[] = []
const hooks = () => seen.map(([hook]) => hook)
const seenBy = (hook: string) => seen.find(([name]) => name === hook)?.[1]

const recorder: ApolloServerPlugin<HttpContext> = {
  async requestDidStart({ request, contextValue }) {
    seen.push(['requestDidStart', [request.http?.method, request.query, contextValue.viewer.id]])
    return {
      didResolveSource: async ({ source, queryHash }) => {
        seen.push(['didResolveSource', [source, queryHash]])
      },
      didResolveOperation: async ({ operationName, operation, document }) => {
        const { length } = document.definitions
        seen.push(['didResolveOperation', [operationName, operation?.operation, length]])
      },
      executionDidStart: async () => {
        seen.push(['executionDidStart'])
      },
      didEncounterErrors: async ({ errors }) => {
        seen.push(['didEncounterErrors', errors.map(({ extensions }) => extensions.code)])
      },
      willSendResponse: async ({ response: { body, http } }) => {
        http.headers.set('x-seen', 'yes')
        seen.push(['willSendResponse', body.kind === 'single' && body.singleResult])
      },
    }
  },
}

const settings = { FAST_READS: 'on' }
let watched: World
let plain: World

beforeAll(async () => {
  watched = await startWorld(settings, undefined, undefined, [recorder])
  plain = await startWorld(settings)
})
afterAll(async () => {
  await watched.close()
  await plain.close()
})
beforeEach(() => {
  seen.length = 0
})

const ask = async (world: World, body: Body) =>
  world.rest('POST', '/graphql', { token: await world.token('ann'), body })

const document = 'query Mine { me { fullName } }'
const missed = 'query Missing { loan(id: "01890000-0000-7000-8000-000000000000") { title } }'
const deposit = 'mutation Pay { deposit(input: { amount: 100 }) { transaction { amount } } }'

describe('a plugin', () => {
  it('sees a query that graphql executes, with its text, operation, viewer and answer', async () => {
    const { headers, body } = await ask(watched, { query: document, operationName: 'Mine' })
    expect(hooks()).toEqual([
      'requestDidStart',
      'didResolveSource',
      'didResolveOperation',
      'executionDidStart',
      'willSendResponse',
    ])
    expect(seenBy('requestDidStart')).toEqual([
      'POST',
      document,
      expect.stringMatching(/^[\da-f-]{36}$/),
    ])
    expect(seenBy('didResolveSource')).toEqual([document, expect.stringMatching(/^[\da-f]{64}$/)])
    expect(seenBy('didResolveOperation')).toEqual(['Mine', 'query', 1])
    expect(seenBy('willSendResponse')).toMatchObject(body)
    expect(headers.get('x-seen')).toBe('yes')
  })

  it('sees the same of a query that has been asked for often', async () => {
    for (let times = 0; times < 4; times += 1) await ask(watched, { query: document })
    seen.length = 0
    const { headers, body } = await ask(watched, { query: document })
    expect(hooks()).toEqual([
      'requestDidStart',
      'didResolveSource',
      'didResolveOperation',
      'executionDidStart',
      'willSendResponse',
    ])
    expect(seenBy('willSendResponse')).toMatchObject(body)
    expect(body.data.me).toEqual({ fullName: null })
    expect(headers.get('x-seen')).toBe('yes')
  })

  it('sees a mutation', async () => {
    await ask(watched, { query: deposit })
    expect(seenBy('didResolveOperation')).toEqual(['Pay', 'mutation', 1])
    expect(hooks()).toContain('willSendResponse')
  })

  it('sees an error of a resolver, however often it comes', async () => {
    for (let times = 0; times < 4; times += 1) {
      seen.length = 0
      const { body } = await ask(watched, { query: '{ loans(after: "nothing") { totalCount } }' })
      expect(body.errors).toHaveLength(1)
      expect(hooks()).toContain('didEncounterErrors')
      expect(hooks().at(-1)).toBe('willSendResponse')
    }
  })

  it.each([
    ['that does not parse', '{ me {', 'GRAPHQL_PARSE_FAILED'],
    ['that is not valid', '{ me { nothing } }', 'GRAPHQL_VALIDATION_FAILED'],
    ['that a limit refuses', `{ me { ${'a: fullName '.repeat(2_000)} } }`, undefined],
    ['without an operation of its name', document, 'OPERATION_RESOLUTION_FAILURE'],
  ])('sees a document %s, and may change the answer', async (_, query, code) => {
    const { status, headers, body } = await ask(watched, {
      query,
      operationName: code === 'OPERATION_RESOLUTION_FAILURE' ? 'Other' : undefined,
    })
    expect(status).toBe(400)
    expect(hooks()).toEqual([
      'requestDidStart',
      'didResolveSource',
      'didEncounterErrors',
      'willSendResponse',
    ])
    const codes = body.errors.map(({ extensions }: Body) => extensions.code)
    expect(seenBy('didEncounterErrors')).toEqual(codes)
    expect(codes[0]).toBe(code ?? codes[0])
    expect(headers.get('x-seen')).toBe('yes')
  })
})

it.each([
  document,
  missed,
  deposit,
  '{ me {',
  '{ me { nothing } }',
  '{ loans(after: "nothing") { totalCount } }',
])('changes nothing of the answer to %s', async (query) => {
  for (let times = 0; times < 4; times += 1) {
    const [left, right] = [await ask(watched, { query }), await ask(plain, { query })]
    const told = ({ status, headers, body }: typeof left) => [
      status,
      headers.get('content-type'),
      JSON.parse(JSON.stringify(body, (key, value) => (key === 'requestId' ? '' : value))),
    ]
    expect(told(left)).toEqual(told(right))
  }
})

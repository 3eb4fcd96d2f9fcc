import { makeExecutableSchema } from '@graphql-tools/schema'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connect } from '../../src/database/connection.ts'
import { createGuard, type Guarded } from '../../src/http/guard/guard.ts'
import { trusting } from '../../src/http/guard/request.ts'
import { networkOf } from '../../src/http/rates/address.ts'
import { admission } from '../../src/reads/fast/index.ts'
import { codes, post, stream, subscribeOnce } from '../support/clients/guarded.ts'
import { bareSocket } from '../support/clients/live.ts'
import { createDatabase } from '../support/database.ts'
import { heap } from '../support/reads/heap.ts'
import { plan, planned } from '../support/reads/plans.ts'
import { startWorld, statements, type World } from '../support/world.ts'

const LONG = 60_000
const long = (index: number) => `n${index}${'x'.repeat(LONG)}`
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

let world: World
let ada: string

beforeAll(async () => {
  world = await startWorld({ FAST_READS: 'on' })
  ada = await world.token('ada')
})
afterAll(() => world.close())

describe('A48: an operationName', () => {
  const query = '{ __typename }'

  it('that names no operation of the document is refused at every endpoint', async () => {
    for (const operationName of [long(1), 'other', '']) {
      const payload = { query, operationName }
      const posted = await world.rest('POST', '/graphql', { token: ada, body: payload })
      const got = await world.rest('GET', `/graphql?query=${query}&operationName=other`, {
        token: ada,
      })
      expect([posted.status, got.status]).toEqual([400, 400])
      for (const errors of [
        posted.body.errors,
        got.body.errors,
        (await subscribeOnce(world, ada, payload)).errors,
        (await stream(world, ada, payload)).errors,
      ]) {
        expect(codes({ status: 400, errors })).toEqual(['OPERATION_RESOLUTION_FAILURE'])
        expect(errors[0].message).toContain('operationName')
        expect(errors[0].message.length).toBeLessThan(200)
      }
    }
    const several = await post(world, ada, 'query a { __typename } query b { __typename }')
    expect([several.status, codes(several)]).toEqual([400, ['OPERATION_RESOLUTION_FAILURE']])
  })

  it('is not kept, whether it was refused or got as far as execution', async () => {
    const ask = (operationName: string) =>
      world.rest('POST', '/graphql', { token: ada, body: { query, operationName } })
    await ask(long(-1))
    const before = heap()
    for (const index of numbers(200)) await ask(long(index))
    // All of them would be 12 MB.
    expect(heap() - before).toBeLessThan(6_000_000)
  })
})

describe('A48: what was made of documents', () => {
  const schema = makeExecutableSchema({
    typeDefs: 'type Query { text(of: String): String self: Query! }',
    resolvers: { Query: { text: () => 'text', self: () => ({}) } },
  })

  it('is not kept under texts that stand where a switch might', async () => {
    const execute = planned()
    const plans = numbers(40).map((index) =>
      plan(
        schema,
        `query A($x: String) { a${index}: text(of: $x) self { text(of: $x) } }
          query B($x: Boolean!) { text @include(if: $x) }`,
        'A',
      ),
    )
    const before = heap()
    for (const one of plans)
      for (const index of numbers(10))
        await execute({ plan: one, variables: { x: long(index) } }, {})
    // 8 of each document would be 19 MB.
    expect(heap() - before).toBeLessThan(6_000_000)
  })

  it('is forgotten when there is too much of it: with its document, which was not asked for longest', async () => {
    const guard = createGuard({
      schema,
      introspection: false,
      suggestions: false,
      trusted: trusting(new Map(), false),
      refused: () => undefined,
    })
    const execute = planned()
    const left = async () => undefined
    const ask = async (query: string) => {
      const guarded = guard({ query }) as Guarded
      expect(await execute(guarded, {}, left)).toBeDefined()
      return guarded
    }
    const [first = '', often = '', ...others] = numbers(300).map(
      (index) => `{ self { ${numbers(299).map((field) => `text # ${index} ${field}\n`)} } }`,
    )
    const { plan: planOfOften } = await ask(often)
    expect((await ask(first)).work).toBeGreaterThan(0)
    expect((await ask(first)).work).toBe(0)
    for (const other of others) {
      await ask(other)
      expect((await ask(often)).plan).toBe(planOfOften)
    }
    expect((await ask(first)).work).toBeGreaterThan(0)
  })

  it('is forgotten when there is too much of it: what they read ahead', async () => {
    const query = '{ me { fullName wallet { balance } } }'
    const read = () => statements(() => world.graphql(ada, query))
    for (let sight = 1; sight <= 3; sight += 1) await read()
    expect(await read()).toHaveLength(1)
    const loan = `loan(id: "nobody") { id borrower { id fullName }
      investments(first: $n) { nodes { id lender { fullName } } } }`
    for (const index of numbers(180))
      for (const n of [1, 1, 1, 7, 16]) {
        const aliased = numbers(30).map((alias) => `a${alias}: ${loan}`)
        const text = `query ($n: Int) { ${aliased} } # ${index}`
        expect((await world.graphql(ada, text, { n })).status).toBe(200)
      }
    expect((await read()).length).toBeGreaterThan(1)
  })

  it('is made of an operation for so many shapes of its variables and no more', async () => {
    const execute = planned()
    const switches = numbers(5).map((bit) => `a${bit}: text @include(if: $b${bit})`)
    const variables = numbers(5).map((bit) => `$b${bit}: Boolean!`)
    const asked = plan(schema, `query (${variables}) { ${switches} }`)
    const bits = (number: number) =>
      Object.fromEntries(numbers(5).map((bit) => [`b${bit}`, (number & (1 << bit)) > 0]))
    const isPlanned = async (number: number) => {
      const operation = { plan: asked, variables: bits(number) }
      return (await execute(operation, {}, async () => 'left')) !== 'left'
    }
    const found = []
    for (const number of [...numbers(30), 3]) found.push(await isPlanned(number))
    expect(found).toEqual([...numbers(30).map((number) => number < 16), true])
  })
})

describe('A48: statements', () => {
  it('that look ahead have a bound of their characters together, and of their number', () => {
    const admitted = (length: number) => {
      const { admits } = admission()
      return numbers(1_000).filter((index) => admits(`${index}`.padEnd(length))).length
    }
    expect([10, 1_000, 10_000].map(admitted)).toEqual([300, 300, 60])
  })

  it('are prepared up to a bound of their characters', async () => {
    const database = await createDatabase()
    const connected = await connect(database.url, 1)
    for (const index of numbers(30)) await connected.query(`select 1 -- ${long(index)}`)
    const [found] = await connected.query<{ characters: bigint }>(
      'select sum(length(statement)) as characters from pg_prepared_statements',
    )
    expect(Number(found?.characters)).toBeGreaterThan(500_000)
    expect(Number(found?.characters)).toBeLessThan(1_001_000)
    await connected.close()
    await database.drop()
  })
})

describe('A48: open subscriptions of a member', () => {
  const query = `subscription {
    loanMarkersChanged(bbox: { west: 0, south: 0, east: 1, north: 1 }) { removedIds } }`

  /** Subscribes with 60 000 characters more; how it was answered. */
  async function subscriber(token: string) {
    const { socket, send, messages } = await bareSocket(world.url)
    send({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } })
    await expect.poll(() => messages[0]?.type).toBe('connection_ack')
    let last = 0
    const answered = (type: string) =>
      messages.find(({ id, type: had }) => id === `${last}` && had === type)
    const subscribe = async (more: object): Promise<string> => {
      last += 1
      send({ type: 'subscribe', id: `${last}`, payload: { query, ...more } })
      await expect.poll(() => answered('next') ?? answered('error')).toBeDefined()
      const [error] = answered('error')?.payload ?? answered('next')?.payload.errors ?? []
      return error?.extensions.code ?? 'taken'
    }
    return { socket, send, subscribe }
  }
  const junk = { variables: { junk: long(0) } }
  const comment = { query: `${query} # ${long(0)}` }
  const full = 'TOO_MANY_SUBSCRIPTIONS'

  it('are fewer where each holds the markers of an area', async () => {
    const token = await world.token('cartographer')
    const one = await subscriber(token)
    const box = (west: number) => query.replace('west: 0', `west: ${west / 100}`)
    const answers = []
    for (const west of numbers(50)) answers.push(await one.subscribe({ query: box(west) }))
    expect(new Set(answers)).toEqual(new Set(['taken']))
    const two = await subscriber(token)
    for (const west of numbers(50)) answers.push(await two.subscribe({ query: box(-1 - west) }))
    expect(answers.indexOf(full)).toBe(50)
    one.socket.terminate()
    two.socket.terminate()
  })

  it('have a bound of their characters, over all connections, until they are closed', async () => {
    const token = await world.token('subscriber')
    const [one, two] = [await subscriber(token), await subscriber(token)]
    const taken = []
    for (const more of [junk, comment, junk, comment])
      taken.push(await one.subscribe(more), await two.subscribe(more))
    expect(taken).toEqual([...Array(7).fill('taken'), full])
    expect(await stream(world, token, { query, ...junk })).toMatchObject({
      status: 429,
      errors: [{ extensions: { code: full } }],
    })
    expect(await one.subscribe({})).toBe('taken')
    expect(await (await subscriber(ada)).subscribe(junk)).toBe('taken')
    one.send({ type: 'complete', id: '1' })
    expect(await two.subscribe(junk)).toBe('taken')
    expect(await two.subscribe(junk)).toBe(full)
    two.socket.terminate()
    await expect.poll(() => one.subscribe(junk)).toBe('taken')
    one.socket.terminate()
  })
})

it('A48: a budget is kept for addresses alone', () => {
  for (const junk of [
    '',
    'unknown',
    long(1),
    '::1%a:b:c:d:e:f:g',
    `::1%${long(1)}`,
    `[${long(1)}]`,
  ])
    expect(networkOf(junk).length).toBeLessThan(20)
  expect(networkOf('[2001:db8:1:2:3::]:4711')).toBe('2001:db8:1:2')
  expect(networkOf('10.0.0.1:4711')).toBe('10.0.0.1')
  expect(networkOf('2001:db8:1:2:3::%eth0')).toBe('2001:db8:1:2')
  expect(networkOf('::ffff:10.0.0.1')).toBe('10.0.0.1')
})

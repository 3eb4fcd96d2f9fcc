import { createSecretKey } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readCursor, writeCursor } from '../../src/resolvers/connection.ts'
import { type Body, startWorld, type World } from '../support/world.ts'

const key = createSecretKey(Buffer.alloc(32, 1))

it('a cursor is good for its own scope, in which a filter that is null is none', () => {
  const since = new Date(0)
  const cursor = writeCursor({ key, scope: ['me', 'lines', { type: null, since }] }, ['7'])
  const read = (...scope: unknown[]) => readCursor({ key, scope }, cursor)
  expect(read('me', 'lines', { type: undefined, since })).toEqual(['7'])
  expect(read('me', 'lines', { since })).toEqual(['7'])
  for (const other of [
    ['me', 'lines', { type: 'fee', since }],
    ['me', 'lines', { since: new Date(1) }],
    ['me', 'lines'],
    ['you', 'lines', { since }],
    ['me', 'others', { since }],
  ])
    expect(() => read(...other), JSON.stringify(other)).toThrow('not one of this list')
})

let world: World
let ada: string
beforeAll(async () => {
  world = await startWorld()
  ada = await world.token('ada')
})
afterAll(() => world.close())

const query = `query ($after: String, $type: TransactionType) { me {
  transactions(first: 1, after: $after, type: $type) { nodes { amount } pageInfo { endCursor } } } }`

it('a cursor of a statement is good while the statement grows, and for no other filter', async () => {
  const deposit = (amount: number) =>
    world.rest('POST', '/wallet/deposit', { token: ada, body: { amount } })
  const ask = async (variables: object): Promise<Body> =>
    (await world.graphql(ada, query, { ...variables })).body
  const amounts = ({ data }: Body) =>
    data.me.transactions.nodes.map((one: Body) => Number(one.amount))
  for (const amount of [10, 20]) await deposit(amount)
  for (const filter of [{}, { type: 'DEPOSIT' }]) {
    const first = await ask(filter)
    const after = first.data.me.transactions.pageInfo.endCursor
    const [newest = 0] = amounts(first)
    await deposit(newest + 10)
    expect(amounts(await ask({ ...filter, after }))).toEqual([newest - 10])
    const other = 'type' in filter ? {} : { type: 'DEPOSIT' }
    const { errors } = await ask({ ...other, after })
    expect(errors?.[0].extensions.code).toBe('BAD_CURSOR')
  }
})

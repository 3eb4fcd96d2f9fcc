import { afterAll, beforeAll, expect, it } from 'vitest'
import { patientClient } from '../support/clients/patient-client.ts'
import { startWorld, statements, type World } from '../support/world.ts'

let world: World
let token: string

beforeAll(async () => {
  world = await startWorld({ SEED_DEMO: '1', FAST_READS: 'on' })
  token = await world.token('stranger')
})
afterAll(() => world.close())

const ask = async (query: string, operationName: string, variables = {}) => {
  const body = { query, operationName, variables }
  // On a busy machine a read may be told to come again.
  return (await patientClient(world.rest)('POST', '/graphql', { token, body })).body
}

/** Four times: graphql executes an operation at first, what was built for it then. */
async function four<T>(run: () => Promise<T>): Promise<T[]> {
  const found: T[] = []
  for (let sight = 1; sight <= 4; sight += 1) found.push(await run())
  return found
}

it('reads for each operation of a document what that one selects, though they share a field', async () => {
  const query = `fragment F on Query { loans(first: 3) { nodes { id borrowerId } } }
    query A { ...F }
    query B($id: ID!) { ...F loan(id: $id) { title description } }`
  const [first] = await four(() => ask(query, 'A'))
  for (const { id } of first.data.loans.nodes) {
    const alone = `query B($id: ID!) { loan(id: $id) { title description } } # ${id}`
    const { loan } = (await ask(alone, 'B', { id })).data
    for (const body of await four(() => ask(query, 'B', { id })))
      expect(body).toEqual({ data: { ...first.data, loan } })
  }
})

it('reads in one statement what an operation adds to a field that another one shares', async () => {
  const query = `fragment F on Query { loans(first: 3) { nodes { id } } }
    query A { ...F }
    query B { ...F loans(first: 3) { nodes { borrower { fullName } } } }`
  await four(() => ask(query, 'A'))
  const seen = await four(() => statements(() => ask(query, 'B')))
  expect(seen.at(-1)).toHaveLength(1)
})

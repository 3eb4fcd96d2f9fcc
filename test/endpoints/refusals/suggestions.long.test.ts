import { buildSchema, isEnumType, isInputObjectType, isObjectType } from 'graphql'
import { afterAll, describe, expect, it } from 'vitest'
import { schemaText } from '../../../src/schema.ts'
import { codes, openSocket, post, subscribeOnce, type Told } from '../../support/clients/guarded.ts'
import { long } from '../../support/long.ts'
import { rounds } from '../../support/rounds.ts'
import { startWorld, type World } from '../../support/world.ts'

const COUNT = rounds(200)
const closed: World = await startWorld({ INTROSPECTION: '0' })
const open: World = await startWorld()
const [ada, bob] = [await closed.token('ada'), await open.token('bob')]
afterAll(() => Promise.all([closed.close(), open.close()]))

interface Typo {
  readonly query: string
  readonly variables?: object
}

const schema = buildSchema(schemaText())
const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'))
const fields = types.filter(isObjectType).flatMap((type) => Object.keys(type.getFields()))
const inputs = types.filter(isInputObjectType).flatMap((type) => Object.keys(type.getFields()))
const values = types.filter(isEnumType).flatMap((type) => type.getValues().map(({ name }) => name))
const names = types.map(({ name }) => name)
const loan = 'loanChanged(id: "x")'
const box = 'bbox: { west: 0, south: 0, east: 1, north: 1 }'

/** Ways to be wrong, each with a name that the schema almost has; a subscription is wrong in the same way at both endpoints. */
const ways: readonly ((typo: (from: readonly string[]) => string) => Typo)[] = [
  (typo) => ({ query: `subscription { ${typo(fields)} }` }),
  (typo) => ({ query: `subscription { ${loan} { ${typo(fields)} } }` }),
  (typo) => ({ query: `subscription { ${loan} { borrower { ${typo(fields)} } } }` }),
  (typo) => ({
    query: `subscription { ${loan} { investments(${typo(['first', 'after'])}: 1) { nodes { id } } } }`,
  }),
  (typo) => ({
    query: `subscription { loanMarkersChanged(${box}, filter: { ${typo(inputs)}: 1 }) { removedIds } }`,
  }),
  (typo) => ({
    query: `subscription { loanMarkersChanged(${box}, filter: { riskLevel: [${typo(values)}] }) { removedIds } }`,
  }),
  (typo) => ({ query: `subscription { ${loan} { ... on ${typo(names)} { id } } }` }),
  (typo) => ({ query: `subscription { ${loan} { id @${typo(['include', 'skip'])}(if: true) } }` }),
  (typo) => ({ query: `subscription ($a: ${typo(names)}) { ${loan} { id } }` }),
  (typo) => ({
    query: `subscription ($f: LoanMarkerFilter) { loanMarkersChanged(${box}, filter: $f) { removedIds } }`,
    variables: { f: { riskLevel: [typo(['LOW', 'MEDIUM', 'HIGH'])] } },
  }),
  (typo) => ({
    query: `subscription ($f: LoanMarkerFilter) { loanMarkersChanged(${box}, filter: $f) { removedIds } }`,
    variables: { f: { [typo(['riskLevel', 'minRate'])]: null } },
  }),
]

const typos = Array.from({ length: COUNT }, (_, index) => {
  const way = ways[index % ways.length] as (typeof ways)[number]
  return way((from) => mistyped(from[(index * 7919) % from.length] ?? '', index))
})

/** One letter is doubled, so that no name is met by chance. */
function mistyped(name: string, index: number): string {
  const at = 1 + (index % Math.max(1, name.length - 1))
  return `${name.slice(0, at)}${name.charAt(at - 1)}${name.slice(at)}`
}

const suggests = ({ errors }: Told) => /did you mean/i.test(JSON.stringify(errors))

/** Asks all over sockets of their own, as many a socket as it takes in a minute. */
async function overSockets(world: World, token: string, asked: readonly Typo[]): Promise<Told[]> {
  const told: Told[] = []
  for (let at = 0; at < asked.length; at += 90) {
    const { ask, socket } = await openSocket(world, token)
    for (const typo of asked.slice(at, at + 90)) told.push(await ask(typo))
    socket.terminate()
  }
  return told
}

const asQuery = (text: string) =>
  text
    .replace('subscription', 'query')
    .replace('loanChanged(', 'loan(')
    .replace('loanMarkersChanged(', 'loanMarkers(')
    .replace('removedIds', 'truncated')

async function overHttp(world: World, token: string, asked: readonly Typo[]): Promise<Told[]> {
  const told: Told[] = []
  for (const { query, variables } of asked)
    told.push(await post(world, token, asQuery(query), variables))
  return told
}

describe('A8: where the schema is not to be asked for', () => {
  long('no typo over HTTP is told what would be right', async () => {
    const told = await overHttp(closed, ada, typos)
    expect(told.filter(({ errors }) => errors.length === 0)).toEqual([])
    expect(told.filter(suggests)).toEqual([])
  })

  it('no typo over a socket is told what would be right', async () => {
    const told = await overSockets(closed, ada, typos)
    expect(told.filter(({ errors }) => errors.length === 0)).toEqual([])
    expect(told.filter(suggests)).toEqual([])
  })

  it('elsewhere typos are told, so that the two above mean something', async () => {
    const some = typos.slice(0, 80)
    expect((await overSockets(open, bob, some)).filter(suggests).length).toBeGreaterThan(20)
    expect((await overHttp(open, bob, some)).filter(suggests).length).toBeGreaterThan(20)
  })

  it.each([
    ['__schema', '{ __schema { types { name } } }'],
    ['__type', '{ __type(name: "Loan") { name } }'],
    ['a fragment', 'fragment x on __Schema { types { name } } { __schema { ...x } }'],
    ['a fragment of the root', '{ ...q } fragment q on Query { s: __schema { description } }'],
    ['an inline fragment', '{ ... on Query { __type(name: "Loan") { fields { name } } } }'],
    ['aliases', '{ a: __schema { description } me { id } }'],
  ])('refuses to tell the schema: %s', async (_what, query) => {
    const told = await post(closed, ada, query)
    expect(told.status).toBe(400)
    expect(codes(told)).toContain('GRAPHQL_VALIDATION_FAILED')
    const live = await subscribeOnce(closed, ada, { query })
    expect(codes(live)).toContain('GRAPHQL_VALIDATION_FAILED')
  })
})

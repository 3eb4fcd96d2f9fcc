import { makeExecutableSchema } from '@graphql-tools/schema'
import type { GraphQLResolveInfo } from 'graphql'
import { expect, it } from 'vitest'
import { executing } from '../../src/reads/index.ts'
import { plan, planned } from '../support/reads/plans.ts'

const told = ({
  fieldName,
  parentType,
  operation,
  variableValues,
  rootValue,
}: GraphQLResolveInfo) =>
  JSON.stringify([fieldName, parentType.name, operation.operation, variableValues, rootValue])

let plain = 0
const schema = makeExecutableSchema({
  typeDefs: `type Query { none: String rest(of: String): String method: Method node: Node path: String }
    type Method { itself: String } interface Node { id: String } type Thing implements Node { id: String }`,
  resolvers: {
    Query: {
      // A resolver is told however many arguments it names: none, here.
      none() {
        // biome-ignore lint/complexity/noArguments: that is what is tested
        return told(arguments[3])
      },
      rest: (...given: [unknown, unknown, unknown, GraphQLResolveInfo]) => told(given[3]),
      method: () => ({ itself: (_: unknown, __: unknown, info: GraphQLResolveInfo) => told(info) }),
      node: () => ({}),
      path: (_, __, ___, { path }: GraphQLResolveInfo) => `${path.key} of ${path.typename}`,
    },
    Node: {
      __resolveType: (node: { id?: string }, _: unknown, info: GraphQLResolveInfo) => {
        node.id = told(info)
        return 'Thing'
      },
    },
  },
})

/** What an operation answers each of five times, and how often graphql itself executed it. */
async function five(query: string, compile: boolean) {
  const execute = compile ? planned() : executing(undefined)
  const operation = { plan: plan(schema, query), variables: { of: 'a' } }
  plain = 0
  const answers = new Set<string>()
  for (let time = 1; time <= 5; time += 1) {
    const otherwise = async () => {
      plain += 1
      return executing(undefined)(operation, {})
    }
    answers.add(JSON.stringify(await execute(operation, {}, otherwise)))
  }
  return { answers: [...answers], plain }
}

it.each([
  ['of a resolver that names no arguments', '{ none }'],
  ['of a resolver with a rest', 'query ($of: String) { rest(of: $of) again: rest }'],
  ['of a method of a record', '{ method { itself } }'],
  ['of what tells a type', '{ node { id } }'],
])('is the same by compiled execution as by graphql: that %s', async (_, query) => {
  const [expected, found] = [await five(query, false), await five(query, true)]
  expect(expected.answers).toEqual([expect.stringContaining('query')])
  expect(found.answers).toEqual(expected.answers)
  expect([expected.plain, found.plain]).toEqual([5, 0])
})

it('has the path of a field: graphql executes what asks for it', async () => {
  const { answers, plain } = await five('{ mine: path }', true)
  expect(answers).toEqual([JSON.stringify({ data: { mine: 'mine of Query' } })])
  expect(plain).toBe(5)
})

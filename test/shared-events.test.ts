import { makeExecutableSchema } from '@graphql-tools/schema'
import type { ExecutionResult } from 'graphql'
import { expect, it } from 'vitest'
import { share } from '../src/events.ts'
import { createGuard } from '../src/http/guard/guard.ts'
import { trusting } from '../src/http/guard/trusted.ts'
import {
  type Operation,
  openSubscription,
  operationOf,
  textOf,
} from '../src/http/live/operation.ts'

let executions = 0
const [ours, theirs] = [share({ number: 1 }), { number: 2 }]
const schema = makeExecutableSchema({
  typeDefs: 'type Query { a: Int } type Subscription { tick: Tick } type Tick { number: Int }',
  resolvers: {
    Subscription: {
      tick: {
        subscribe: async function* () {
          yield ours
          yield theirs
        },
        resolve: (event: object) => {
          executions += 1
          return event
        },
      },
    },
  },
})

const guard = createGuard({
  schema,
  introspection: true,
  suggestions: true,
  trusted: trusting(new Map(), false),
  refused: () => undefined,
})

async function all(query: string): Promise<ExecutionResult[]> {
  const operation = operationOf(guard({ query })) as Operation
  const results = await openSubscription(schema, operation, () => ({}) as never)
  const seen: ExecutionResult[] = []
  for await (const result of results as AsyncGenerator<ExecutionResult>) seen.push(result)
  return seen
}

it('executes and writes an event that shows the same to everybody once for all who ask alike', async () => {
  const query = 'subscription { tick { number } }'
  const [[first, own], [second, other], [aliased]] = await Promise.all([
    all(query),
    all(query),
    all('subscription { tick { n: number } }'),
  ])
  expect(second).toBe(first)
  expect(textOf(first ?? {})).toBe('{"data":{"tick":{"number":1}}}')
  expect(aliased).toEqual({ data: { tick: { n: 1 } } })
  // What may differ by viewer is executed for each.
  expect(other).not.toBe(own)
  expect(executions).toBe(2 + 3)
})

import { makeExecutableSchema } from '@graphql-tools/schema'
import { Registry } from '@prometheus-io/client'
import type { ExecutionResult } from 'graphql'
import { expect, it } from 'vitest'
import { share } from '../../src/events.ts'
import { createGuard } from '../../src/http/guard/guard.ts'
import { trusting } from '../../src/http/guard/request.ts'
import { Audiences } from '../../src/http/live/audience.ts'
import { textOf } from '../../src/http/live/frame.ts'
import { openSubscription } from '../../src/http/live/open-subscription.ts'
import { type Operation, operationOf } from '../../src/http/live/operation.ts'
import type { Subscription } from '../../src/http/live/subscription.ts'
import { Operations } from '../../src/http/operations.ts'
import { newNoted } from '../../src/telemetry/noted.ts'
import { planned } from '../support/reads/plans.ts'

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
  const operation = operationOf(guard({ query }), String) as Operation
  const seen: ExecutionResult[] = []
  const opened = await openSubscription(
    {
      execute: planned(),
      audiences: new Audiences(),
      operations: new Operations(new Registry()),
      rateLimiter: { afford: () => 0 } as never,
    },
    operation,
    () => ({ viewer: { id: 'ada' } }) as never,
    newNoted('socket'),
  )
  await (opened as Subscription).deliver((result) => void seen.push(result))
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

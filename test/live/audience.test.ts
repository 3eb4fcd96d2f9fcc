import { setImmediate as turn } from 'node:timers/promises'
import { makeExecutableSchema } from '@graphql-tools/schema'
import { Registry } from '@prometheus-io/client'
import type { ExecutionResult } from 'graphql'
import { beforeEach, expect, it } from 'vitest'
import { events, shareStates } from '../../src/events.ts'
import { Audiences } from '../../src/http/live/audience.ts'
import { openSubscription } from '../../src/http/live/open-subscription.ts'
import type { Send, Subscription } from '../../src/http/live/subscription.ts'
import { Operations } from '../../src/http/operations.ts'
import { newNoted } from '../../src/telemetry/noted.ts'
import { plan, planned } from '../support/reads/plans.ts'

interface State {
  readonly version: number
}

/** A stream of states that a test pushes. */
interface Source {
  readonly push: (version: number) => void
  readonly fail: () => void
  ended: boolean
}

let sources: Source[]
let executions: number
let audiences: Audiences
let present: number
/** The version from which on the states are no longer the same for all. */
let apart: number
/** Whether subscribers begin with the present state. */
let begins: boolean
beforeEach(() => {
  sources = []
  executions = 0
  audiences = new Audiences()
  present = 1
  apart = Number.POSITIVE_INFINITY
  begins = false
})

function states() {
  const queue: (State | undefined)[] = []
  let wake = () => {}
  const add = (state?: State) => {
    queue.push(state)
    wake()
  }
  const source = { push: (version: number) => add({ version }), fail: () => add(), ended: false }
  sources.push(source)
  const next = async (): Promise<IteratorResult<State, void>> => {
    while (queue.length === 0 && !source.ended)
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    if (source.ended) return { done: true, value: undefined }
    const state = queue.shift()
    if (state === undefined) throw new Error('the stream broke')
    return { done: false, value: state }
  }
  const end = async () => {
    source.ended = true
    wake()
  }
  return shareStates(events(next, end), {
    first: begins ? { version: present } : undefined,
    known: present,
    versionOf: ({ version }) => version,
    alike: ({ version }) => version < apart,
  })
}

const schema = makeExecutableSchema({
  typeDefs: 'type Query { a: Int } type Subscription { state: State } type State { version: Int }',
  resolvers: {
    Subscription: {
      state: {
        subscribe: states,
        resolve: (state: State) => {
          executions += 1
          return state
        },
      },
    },
  },
})

const execute = planned()
const text = 'subscription { state { version } }'

async function open(query = text): Promise<Subscription> {
  const operation = {
    plan: plan(schema, query),
    label: 'state',
    variables: {},
    text: query,
    cost: 1,
  }
  return (await openSubscription(
    {
      execute,
      audiences,
      operations: new Operations(new Registry()),
      rateLimiter: { afford: () => 0 } as never,
    },
    operation,
    () => ({}) as never,
    newNoted('socket'),
  )) as never
}

/** Subscribes, and keeps the versions that come. */
async function listen(query?: string, waiting?: () => Promise<void> | undefined) {
  const seen: unknown[] = []
  const results: ExecutionResult[] = []
  const subscription = await open(query)
  const send: Send = (result) => {
    results.push(result)
    seen.push((result.data as { state: State }).state.version)
    return waiting?.()
  }
  const over = subscription.deliver(send)
  return { seen, results, over, stop: subscription.stop }
}

const told = (seen: unknown[], versions: number[]) => expect.poll(() => seen).toEqual(versions)

it('executes a state once for all who ask alike, and again for those who ask otherwise', async () => {
  const [one, two, other] = [await listen(), await listen(), await listen(`${text} #`)]
  for (const { push } of sources) push(2)
  for (const { seen } of [one, two, other]) await told(seen, [2])
  expect(two.results[0]).toBe(one.results[0])
  expect(executions).toBe(2)
  expect(sources.map(({ ended }) => ended)).toEqual([false, true, false])
})

it('tells who comes later what is newer than what they have seen for themselves', async () => {
  const first = await listen()
  sources[0]?.push(3)
  await told(first.seen, [3])
  present = 2
  const behind = await listen()
  present = 3
  const level = await listen()
  present = 4
  const ahead = await listen()
  for (const version of [4, 5]) sources[0]?.push(version)
  await told(behind.seen, [3, 4, 5])
  await told(level.seen, [4, 5])
  await told(ahead.seen, [5])
  expect(executions).toBe(3)
})

it('executes a state for each, also for who comes later, once it is not the same for all', async () => {
  apart = 3
  const [one, two] = [await listen(), await listen()]
  for (const version of [2, 3]) {
    sources[0]?.push(version)
    for (const { seen } of [one, two]) await expect.poll(() => seen.at(-1)).toBe(version)
  }
  expect(one.results[0]).toBe(two.results[0])
  expect(one.results[1]).not.toBe(two.results[1])
  expect(executions).toBe(1 + 2)
  const late = await listen()
  await told(late.seen, [3])
  expect(executions).toBe(1 + 3)
})

it('holds nobody up for one that is slow, who misses what is outdated meanwhile', async () => {
  const gates: (() => void)[] = []
  const gate = () => new Promise<void>((resolve) => void gates.push(resolve))
  const [slow, quick] = [await listen(text, gate), await listen()]
  for (const version of [2, 3, 4]) sources[0]?.push(version)
  await told(quick.seen, [2, 3, 4])
  expect(slow.seen).toEqual([2])
  gates.shift()?.()
  await told(slow.seen, [2, 4])
  await slow.stop()
  sources[0]?.push(5)
  await told(quick.seen, [2, 3, 4, 5])
  gates.shift()?.()
  await slow.over
  expect(slow.seen).toEqual([2, 4])
})

it('goes on when the first has left, ends with the last, and begins anew for the next', async () => {
  const [first, last] = [await listen(), await listen()]
  await first.stop()
  await first.over
  sources[0]?.push(2)
  await told(last.seen, [2])
  expect(first.seen).toEqual([])
  await last.stop()
  expect(sources.every(({ ended }) => ended)).toBe(true)
  const next = await listen()
  sources[2]?.push(3)
  await told(next.seen, [3])
})

it('shows each the state that they begin with, once to all who begin together, and nothing older after it', async () => {
  begins = true
  const both = await Promise.all([listen(), listen()])
  for (const { seen } of both) await told(seen, [1])
  expect([executions, both[1].results[0] === both[0].results[0]]).toEqual([1, true])
  present = 3
  const later = await listen()
  await told(later.seen, [3])
  for (const version of [2, 3, 4]) sources[0]?.push(version)
  await told(later.seen, [3, 4])
  await expect.poll(() => both[0].seen.at(-1)).toBe(4)
  // What it shows may have changed without a version: it is executed anew.
  const last = executions
  present = 4
  await told((await listen()).seen, [4])
  expect(executions).toBe(last + 1)
})

it('sends one that leaves while its beginning is shown nothing', async () => {
  begins = true
  const subscription = await open()
  const seen: unknown[] = []
  const over = subscription.deliver((result) => void seen.push(result))
  await subscription.stop()
  await over
  await turn()
  expect(seen).toEqual([])
})

it('ends one that has left before it listened', async () => {
  const early = await open()
  await early.stop()
  await early.deliver(() => undefined)
  expect(sources[0]?.ended).toBe(true)
})

it('fails for all of them when the states break off, and begins anew for the next', async () => {
  const both = [await listen(), await listen()]
  const early = await open()
  const broken = both.map(({ over }) => expect(over).rejects.toThrow('the stream broke'))
  sources[0]?.fail()
  await Promise.all(broken)
  await turn()
  await expect(early.deliver(() => undefined)).rejects.toThrow('the stream broke')
  const next = await listen()
  sources[3]?.push(2)
  await told(next.seen, [2])
})

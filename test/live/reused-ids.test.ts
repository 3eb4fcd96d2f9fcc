import { makeExecutableSchema } from '@graphql-tools/schema'
import { Registry } from '@prometheus-io/client'
import { beforeEach, expect, it } from 'vitest'
import { events } from '../../src/events.ts'
import { createGuard } from '../../src/http/guard/guard.ts'
import { trusting } from '../../src/http/guard/request.ts'
import { Audiences } from '../../src/http/live/audience.ts'
import type { LiveEndpoint } from '../../src/http/live/endpoint.ts'
import { liveProtocol } from '../../src/http/live/protocol.ts'
import { quota } from '../../src/http/live/quota.ts'
import { SubscriptionSlots } from '../../src/http/live/subscription-slots.ts'
import { Operations } from '../../src/http/operations.ts'
import { planned } from '../support/reads/plans.ts'
import type { Body } from '../support/world.ts'

// A client may use an id again once it has completed it, also before the server has opened what the id stood for.

interface Source {
  readonly tell: (tick: number) => void
  ended: boolean
}

let sources: Source[]
/** Subscriptions are opened only when this is resolved. */
let gate: PromiseWithResolvers<void>
let endpoint: LiveEndpoint
beforeEach(() => {
  sources = []
  gate = Promise.withResolvers()
  endpoint = newEndpoint()
})

async function ticks() {
  await gate.promise
  let next = Promise.withResolvers<IteratorResult<number, void>>()
  const source: Source = {
    tell: (value) => {
      next.resolve({ done: false, value })
      next = Promise.withResolvers()
    },
    ended: false,
  }
  sources.push(source)
  return events<number>(
    () => next.promise,
    async () => {
      source.ended = true
      next.resolve({ done: true, value: undefined })
    },
  )
}

const schema = makeExecutableSchema({
  typeDefs: 'type Query { a: Int } type Subscription { tick: Int }',
  resolvers: { Subscription: { tick: { subscribe: ticks, resolve: (tick: number) => tick } } },
})
const guard = createGuard({
  schema,
  introspection: true,
  suggestions: true,
  trusted: trusting(new Map(), false),
  refused: () => undefined,
})

function newEndpoint(): LiveEndpoint {
  const nothing = () => undefined
  const viewer = { id: 'ada', expiresAt: Date.now() / 1000 + 3_600 }
  return {
    schema,
    guard,
    execute: planned(),
    rateLimiter: { admit: nothing, requireBudget: nothing, spend: nothing, afford: () => 0 },
    operations: new Operations(new Registry()),
    authenticate: async () => viewer,
    watchMember: () => nothing,
    contextOf: () => ({ viewer }),
    connections: { take: async () => nothing },
    characters: quota(100_000),
    audiences: new Audiences(),
    open: new Set(),
  } as never
}

const text = (frame: Buffer) => String(frame.subarray((frame[1] ?? 0) < 126 ? 2 : 4))

/** A socket with a session, without a network: all that is sent in one turn arrives in one. */
async function openSocket() {
  const said: Body[] = []
  const socket = { readyState: 1, OPEN: 1, close: () => undefined }
  const client = {
    socket,
    write: (frame: Buffer) => void said.push(JSON.parse(text(frame))),
    say: async (message: object) => void said.push(JSON.parse(JSON.stringify(message))),
    authorization: 'Bearer a.b.c',
    slots: new SubscriptionSlots(),
  }
  const { receive, closed } = liveProtocol(endpoint, client as never)
  await receive(JSON.stringify({ type: 'connection_init' }))
  const send = (type: string, id: string, payload?: object) =>
    void receive(JSON.stringify({ type, id, payload }))
  return {
    subscribe: (id: string) => send('subscribe', id, { query: 'subscription { tick }' }),
    complete: (id: string) => send('complete', id),
    said: () => said.slice(1),
    isClosing: () => {
      socket.readyState = 2
    },
    close: () => {
      socket.readyState = 3
      closed()
    },
  }
}

const open = () => expect.poll(() => endpoint.open.size)
const opened = (count: number) => expect.poll(() => sources).toHaveLength(count)
const running = () => sources.filter(({ ended }) => !ended)
const tellAll = (tick: number) => {
  for (const { tell } of sources) tell(tick)
}

it('ends what its client completed before it was open, and tells of the one that has its id now', async () => {
  const { subscribe, complete, said } = await openSocket()
  for (let count = 0; count < 4; count += 1) {
    subscribe('1')
    complete('1')
  }
  subscribe('1')
  gate.resolve()
  await opened(5)
  await open().toBe(1)
  tellAll(7)
  await expect.poll(said).toEqual([{ id: '1', type: 'next', payload: { data: { tick: 7 } } }])
  expect(running()).toHaveLength(1)
  complete('1')
  await open().toBe(0)
  expect(running()).toEqual([])
})

it('does not take the end of one for the end of the next under its id', async () => {
  const { subscribe, complete, said } = await openSocket()
  gate.resolve()
  subscribe('1')
  await opened(1)
  complete('1')
  subscribe('1')
  await opened(2)
  await expect.poll(running).toEqual([sources[1]])
  tellAll(8)
  await expect.poll(said).toEqual([{ id: '1', type: 'next', payload: { data: { tick: 8 } } }])
  await open().toBe(1)
})

it('ends with its socket whatever is still opening, and whatever is open', async () => {
  const early = await openSocket()
  const late = await openSocket()
  for (const { subscribe, complete } of [early, late]) {
    for (let count = 0; count < 5; count += 1) {
      subscribe('1')
      complete('1')
      subscribe(`other ${count}`)
    }
    subscribe('1')
  }
  await early.close()
  gate.resolve()
  await opened(22)
  await open().toBe(6)
  await late.close()
  await open().toBe(0)
  expect(running()).toEqual([])
  expect(endpoint.characters.taken()).toBe(0)
})

it('opens nothing for a socket that is closing, whose client need not answer for 30 s', async () => {
  const { subscribe, isClosing } = await openSocket()
  subscribe('1')
  isClosing()
  gate.resolve()
  await opened(1)
  await expect.poll(running).toEqual([])
  expect(endpoint.open.size).toBe(0)
})

it('counts towards the 50 of a socket while it opens, completed or not', async () => {
  const { subscribe, complete, said } = await openSocket()
  for (let count = 0; count < 49; count += 1) {
    subscribe('1')
    complete('1')
  }
  subscribe('the 50th')
  subscribe('one too many')
  const refused = [
    {
      id: 'one too many',
      type: 'error',
      payload: [expect.objectContaining({ extensions: { code: 'TOO_MANY_SUBSCRIPTIONS' } })],
    },
  ]
  await expect.poll(said).toEqual(refused)
  gate.resolve()
  await opened(50)
  await open().toBe(1)
  subscribe('another')
  await open().toBe(2)
  expect(said()).toEqual(refused)
})

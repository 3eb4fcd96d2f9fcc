import { createServer } from 'node:http'
import { makeExecutableSchema } from '@graphql-tools/schema'
import { useServer } from 'graphql-ws/use/ws'
import { WebSocketServer } from 'ws'
import { events } from '../../src/events.ts'
import { openIdentify } from './identify.ts'
import { listen } from './listen.ts'
import { openPool } from './pool.ts'
import { openSubscriptions, streams } from './streams/index.ts'

/** Subscriptions as graphql-ws' own documentation writes them: every subscriber's events executed for itself. */
const typeDefs = ['type Query { version: String } type Subscription { _: String }']
const query = openPool()
const identify = await openIdentify(query)
const subscriptions = openSubscriptions<(data: object) => void>(query, (watching, _, data) => {
  for (const tell of watching) tell(data)
})

const fields = Object.keys(streams).map((field) => {
  const subscribe = (_: unknown, variables: Record<string, unknown>, member: string) =>
    queued((tell) => subscriptions.add(field, { member, variables }, tell))
  return [field, { subscribe, resolve: (data: object) => data }] as const
})
const schema = makeExecutableSchema({
  typeDefs: [...typeDefs, ...Object.values(streams).map((stream) => stream.typeDefs)],
  resolvers: { Subscription: Object.fromEntries(fields) },
})

const server = createServer()
const sockets = new WebSocketServer({ server, path: '/graphql', perMessageDeflate: false })
useServer<{ readonly authorization?: string }, { member?: string }>(
  {
    schema,
    onConnect: async ({ connectionParams, extra }) => {
      extra.member = await identify(connectionParams?.authorization)
    },
    context: ({ extra }) => extra.member,
  },
  sockets,
)
listen(server)

/** The events of one subscriber, queued while they are not taken. */
function queued(subscribe: (tell: (data: object) => void) => () => void) {
  const queue: object[] = []
  let wake = () => {}
  const leave = subscribe((data) => {
    queue.push(data)
    wake()
  })
  const next = async (): Promise<IteratorResult<object, void>> => {
    if (queue.length === 0)
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    const data = queue.shift()
    return data === undefined ? { done: true, value: undefined } : { done: false, value: data }
  }
  return events(next, async () => {
    leave()
    wake()
  })
}

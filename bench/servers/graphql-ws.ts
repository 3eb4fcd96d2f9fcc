import { createServer } from 'node:http'
import { makeExecutableSchema } from '@graphql-tools/schema'
import { useServer } from 'graphql-ws/use/ws'
import { WebSocketServer } from 'ws'
import { events } from '../../src/events.ts'
import { openIdentify } from './identify.ts'
import { listen } from './listen.ts'
import { followLoans, type LoanRow, money } from './loan-changes.ts'
import { openPool } from './pool.ts'

/** Subscriptions as graphql-ws' own documentation writes them: every subscriber's events executed for itself. */
const typeDefs = `
  type Loan {
    id: ID! title: String! status: String! amountRequested: String! amountFunded: String!
    updatedAt: String! version: Int!
  }
  type Query { version: String }
  type Subscription { loanChanged(id: ID!): Loan! }`

const query = openPool()
const identify = await openIdentify(query)
const watching = new Map<string, Set<(loan: LoanRow) => void>>()

const schema = makeExecutableSchema({
  typeDefs,
  resolvers: {
    Loan: {
      status: ({ status }: LoanRow) => status.toUpperCase(),
      amountRequested: ({ amountRequested }: LoanRow) => money(amountRequested),
      amountFunded: ({ amountFunded }: LoanRow) => money(amountFunded),
      updatedAt: ({ updatedAt }: LoanRow) => updatedAt.toISOString(),
    },
    Subscription: {
      loanChanged: {
        subscribe: (_: unknown, { id }: { readonly id: string }) => changesOf(id),
        resolve: (loan: LoanRow) => loan,
      },
    },
  },
})

const server = createServer()
const sockets = new WebSocketServer({ server, path: '/graphql', perMessageDeflate: false })
useServer<{ readonly authorization?: string }>(
  {
    schema,
    onConnect: async ({ connectionParams }) => {
      await identify(connectionParams?.authorization)
    },
  },
  sockets,
)
followLoans(
  query,
  () => watching.keys(),
  (loan) => {
    for (const tell of watching.get(loan.id) ?? []) tell(loan)
  },
)
listen(server)

/** The changes of a loan, for one subscriber, queued while they are not taken. */
function changesOf(id: string): AsyncGenerator<LoanRow, void> {
  const queue: LoanRow[] = []
  let wake = () => {}
  const tell = (loan: LoanRow) => {
    queue.push(loan)
    wake()
  }
  const set = watching.get(id) ?? new Set()
  watching.set(id, set.add(tell))
  const next = async (): Promise<IteratorResult<LoanRow, void>> => {
    if (queue.length === 0)
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    const loan = queue.shift()
    return loan === undefined ? { done: true, value: undefined } : { done: false, value: loan }
  }
  return events(next, async () => {
    set.delete(tell)
    wake()
  })
}

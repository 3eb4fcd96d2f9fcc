import fastify from 'fastify'
import { mercurius } from 'mercurius'
import { openIdentify } from './identify.ts'
import { countsOf, type InvestmentsOf, investmentsOf, membersOf, reads } from './mercurius-reads.ts'
import { typeDefs } from './mercurius-schema.ts'
import {
  type Box,
  camel,
  cursorOf,
  type LoanRow,
  type LoansArguments,
  type Outcome,
  placeOf,
  scalars,
  statusesOf,
  type Wish,
} from './mercurius-values.ts'
import { openPool } from './pool.ts'
import { makeMovement, notifying, transferValues } from './transfer.ts'

/** Mercurius as one who knows it would tune it: compiled queries, loaders without a cache, prepared SQL by hand. */
const query = openPool()
const identify = await openIdentify(query)
const notify = notifying(query)

interface Caller {
  readonly member: string
}

const resolvers = {
  ...scalars,
  Query: {
    loans: async (_: unknown, { first = 20, after, filter }: LoansArguments) => {
      const values = [statusesOf(filter), ...placeOf(after)]
      const rows = await query<LoanRow>(reads.loans(first + 1), values)
      const nodes = rows.slice(0, first)
      const last = nodes.at(-1)
      return {
        nodes,
        pageInfo: { hasNextPage: rows.length > first, endCursor: last ? cursorOf(last) : null },
      }
    },
    loan: async (_: unknown, { id }: { readonly id: string }) => (await query(reads.loan, [id]))[0],
    loanMarkers: async (_: unknown, { bbox }: { readonly bbox: Box }) => {
      const rows = await query(reads.markers, [bbox.west, bbox.south, bbox.east, bbox.north])
      return { markers: rows.slice(0, 500), truncated: rows.length > 500 }
    },
    me: async (_: unknown, __: unknown, { member }: Caller) => (await query(reads.me, [member]))[0],
  },
  Profile: {
    wallet: async ({ id }: { readonly id: string }) => (await query(reads.wallet, [id]))[0],
    transactions: async (
      { id }: { readonly id: string },
      { first }: { readonly first: number },
    ) => ({
      nodes: await query(reads.lines, [id, first]),
    }),
  },
  LoanConnection: {
    edges: ({ nodes }: { readonly nodes: readonly LoanRow[] }) =>
      nodes.map((node) => ({ cursor: cursorOf(node), node })),
  },
  Loan: {
    investments: ({ id }: LoanRow, { first = 20 }): InvestmentsOf => ({ loanId: id, first }),
  },
  Mutation: {
    transfer: async (_: unknown, { input }: { readonly input: Wish }, { member }: Caller) => {
      const amount = BigInt(input.amount.replace('.', ''))
      const values = transferValues(member, { ...input, amount })
      const [row] = await query<{ outcome: Outcome }>(`select ${makeMovement} as outcome`, values)
      notify()
      const { code, transaction, wallet } = row?.outcome ?? {}
      const userErrors = code === undefined ? [] : [{ code, field: null, message: code }]
      return { transaction: camel(transaction), wallet: camel(wallet), userErrors }
    },
  },
}

/** A loader without a cache: its keys would cost more than what they save within a request. */
const loaded = <T>(load: (objects: readonly T[]) => Promise<unknown[]>) => ({
  opts: { cache: false },
  loader: (queries: readonly { readonly obj: T }[]) => load(queries.map(({ obj }) => obj)),
})
const loaders = {
  Loan: {
    borrower: loaded<LoanRow>((loans) =>
      membersOf(
        query,
        loans.map(({ borrowerId }) => borrowerId),
      ),
    ),
  },
  Investment: {
    lender: loaded<{ readonly lenderId: string }>((some) =>
      membersOf(
        query,
        some.map(({ lenderId }) => lenderId),
      ),
    ),
  },
  InvestmentConnection: {
    nodes: loaded<InvestmentsOf>((pages) => investmentsOf(query, pages)),
    totalCount: loaded<InvestmentsOf>((pages) => countsOf(query, pages)),
  },
}

const app = fastify({ logger: false })
await app.register(mercurius, {
  schema: typeDefs,
  resolvers,
  loaders,
  jit: 1,
  context: async ({ headers }: { headers: { authorization?: string } }): Promise<Caller> => ({
    member: await identify(headers.authorization),
  }),
} as never)
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`)

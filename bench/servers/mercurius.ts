import fastify from 'fastify'
import { GraphQLScalarType } from 'graphql'
import { mercurius } from 'mercurius'
import { openIdentify } from './identify.ts'
import { money } from './loan-changes.ts'
import { countsOf, type InvestmentsOf, investmentsOf, membersOf, reads } from './mercurius-reads.ts'
import { typeDefs } from './mercurius-schema.ts'
import { openPool } from './pool.ts'
import { hinting, moveMoney, transferValues } from './transfer.ts'

/** Mercurius as one who knows it would tune it: compiled queries, loaders without a cache, prepared SQL by hand. */
const query = openPool()
const identify = await openIdentify(query)
const hint = hinting(query)

interface Eyes {
  readonly member: string
}
type Queries<T> = readonly { readonly obj: T }[]
type LoanRow = { readonly id: string; readonly borrowerId: string; readonly createdAt: Date }

const resolvers = {
  Money: new GraphQLScalarType({ name: 'Money', serialize: (minor) => money(String(minor)) }),
  Percent: new GraphQLScalarType({
    name: 'Percent',
    serialize: (hundredths) => money(String(hundredths)).replace(/\.?0+$/, ''),
  }),
  DateTime: new GraphQLScalarType({
    name: 'DateTime',
    serialize: (moment) => (moment as Date).toISOString(),
  }),
  Query: {
    loans: async (_: unknown, { first = 20, after, filter }: LoansArguments) => {
      const values = [statusesOf(filter), ...placeOf(after), first + 1]
      const rows = await query<LoanRow>(reads.loans, values)
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
    me: async (_: unknown, __: unknown, { member }: Eyes) => (await query(reads.me, [member]))[0],
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
    transfer: async (_: unknown, { input }: { readonly input: Wish }, { member }: Eyes) => {
      const amount = BigInt(input.amount.replace('.', ''))
      const values = transferValues(member, { ...input, amount })
      const [row] = await query<{ outcome: Outcome }>(`select ${moveMoney} as outcome`, values)
      hint()
      const { code, transaction, wallet } = row?.outcome ?? {}
      const userErrors = code === undefined ? [] : [{ code, field: null, message: code }]
      return { transaction: camel(transaction), wallet: camel(wallet), userErrors }
    },
  },
}

/** Off: its keys would cost more than what they save within a request. */
const opts = { cache: false }
const loaders = {
  Loan: {
    borrower: {
      opts,
      loader: (queries: Queries<LoanRow>) =>
        membersOf(
          query,
          queries.map(({ obj }) => obj.borrowerId),
        ),
    },
  },
  Investment: {
    lender: {
      opts,
      loader: (queries: Queries<{ readonly lenderId: string }>) =>
        membersOf(
          query,
          queries.map(({ obj }) => obj.lenderId),
        ),
    },
  },
  InvestmentConnection: {
    nodes: {
      opts,
      loader: (queries: Queries<InvestmentsOf>) =>
        investmentsOf(
          query,
          queries.map(({ obj }) => obj),
        ),
    },
    totalCount: {
      opts,
      loader: (queries: Queries<InvestmentsOf>) =>
        countsOf(
          query,
          queries.map(({ obj }) => obj),
        ),
    },
  },
}

const app = fastify({ logger: false })
await app.register(mercurius, {
  schema: typeDefs,
  resolvers,
  loaders,
  jit: 1,
  context: async ({ headers }: { headers: { authorization?: string } }): Promise<Eyes> => ({
    member: await identify(headers.authorization),
  }),
} as never)
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`)

interface LoansArguments {
  readonly first?: number
  readonly after?: string
  readonly filter?: { readonly status?: readonly string[] }
}
interface Box {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}
interface Wish {
  readonly recipientId: string
  readonly amount: string
  readonly description: string
  readonly idempotencyKey: string
}
type Json = Readonly<Record<string, unknown>>
interface Outcome {
  readonly code?: string
  readonly transaction?: Json
  readonly wallet?: Json
}

function statusesOf(filter: LoansArguments['filter']): readonly string[] {
  return (filter?.status ?? ['OPEN']).map((status) => status.toLowerCase())
}

function cursorOf({ createdAt, id }: LoanRow): string {
  return Buffer.from(JSON.stringify([createdAt, id])).toString('base64url')
}

function placeOf(after: string | undefined): [string, string] {
  if (after === undefined) return ['infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff']
  return JSON.parse(Buffer.from(after, 'base64url').toString())
}

/** A row that came as JSON, in the schema's words. */
function camel(json: Json | undefined): Json | null {
  if (json === undefined) return null
  return {
    ...json,
    type: upper(json.type),
    direction: upper(json.direction),
    balanceAfter: json.balance_after,
    counterpartyId: json.counterparty_id,
    availableBalance: json.available_balance,
    heldBalance: json.held_balance,
    createdAt: new Date(String(json.created_at)),
  }
}

function upper(value: unknown): unknown {
  return typeof value === 'string' ? value.toUpperCase() : value
}

import { createServer } from 'node:http'
import { postgraphile } from 'postgraphile'
import { sideEffectWithPgClient, TYPES } from 'postgraphile/@dataplan/pg'
import type { SQL } from 'postgraphile/@dataplan/pg/pg-sql2'
import { makePgService } from 'postgraphile/adaptors/pg'
import { access, constant, context, type FieldArgs, object, type Step } from 'postgraphile/grafast'
import { grafserv } from 'postgraphile/grafserv/node'
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber'
import { extendSchema, gql, pgSmartTags } from 'postgraphile/utils'
import { openIdentify } from './identify.ts'
import { listen } from './listen.ts'
import { openPool } from './pool.ts'
import { makeMovement, notifying, type Transfer, transferValues } from './transfer.ts'

/** PostGraphile as its documentation sets it up for production, with three fields that no table gives. */
const query = openPool()
const identify = await openIdentify(query)
const notify = notifying(query)

const walletState = pgSmartTags([
  {
    kind: 'class',
    match: 'wallet_state',
    tags: {
      primaryKey: 'id',
      unique: 'user_id',
      foreignKey: '(user_id) references profile (id)',
    },
  },
])

type Wish = Omit<Transfer, 'amount'> & { readonly amount: string }

const typeDefs = gql`
  input BBox { west: Float! south: Float! east: Float! north: Float! }
  input TransferInput { recipientId: UUID! amount: String! description: String! idempotencyKey: String! }
  type TransferLine {
    id: UUID! type: String! direction: String! amount: Int! balanceAfter: Int!
    description: String reference: String! counterpartyId: UUID createdAt: String!
  }
  type TransferWallet { id: UUID! availableBalance: Int! heldBalance: Int! }
  type TransferPayload { transaction: TransferLine wallet: TransferWallet code: String }
  extend type Query { me: Profile loanMarkers(bbox: BBox!): [Loan!]! }
  extend type Mutation { transfer(input: TransferInput!): TransferPayload }`

declare global {
  namespace Grafast {
    interface Context {
      readonly member: string
    }
  }
}

const ownFields = extendSchema((build) => {
  const { profile, loan } = build.pgResources
  if (profile === undefined || loan === undefined) throw new Error('tables are missing')
  const { sql } = build
  const column = (name: string) => ($json: Step) => access($json, name)
  const member = () => context().get('member')
  return {
    typeDefs,
    objects: {
      Query: {
        plans: {
          me: () => profile.get({ id: member() }),
          loanMarkers: (_: Step, args: FieldArgs) => {
            const $loans = loan.find()
            const edge = (name: string) =>
              $loans.placeholder(args.getRaw(['bbox', name]) as Step<number>, TYPES.float)
            const [x, y] = ['longitude', 'latitude'].map(
              (name) => sql`${$loans.alias}.${sql.identifier(`public_${name}`)}`,
            ) as [SQL, SQL]
            $loans.where(sql`${$loans.alias}.status = 'open' and not ${$loans.alias}.frozen and ${y} is not null and point(${x}, ${y})
              <@ box(point(${edge('west')}, ${edge('south')}), point(${edge('east')}, ${edge('north')}))`)
            $loans.setFirst(constant(501))
            return $loans
          },
        },
      },
      Mutation: {
        plans: {
          transfer: (_: Step, args: FieldArgs) =>
            sideEffectWithPgClient(
              loan.executor,
              object({ member: member(), input: args.getRaw('input') as Step<Wish> }),
              async (client, { member, input }) => {
                const amount = BigInt(input.amount.replace('.', ''))
                const values = [...transferValues(member, { ...input, amount })] as never[]
                const { rows } = await client.query<{ readonly outcome: object }>({
                  name: 'transfer',
                  text: `select ${makeMovement} as outcome`,
                  values,
                })
                notify()
                return rows[0]?.outcome
              },
            ),
        },
      },
      TransferLine: {
        plans: {
          balanceAfter: column('balance_after'),
          counterpartyId: column('counterparty_id'),
          createdAt: column('created_at'),
        },
      },
      TransferWallet: {
        plans: {
          availableBalance: column('available_balance'),
          heldBalance: column('held_balance'),
        },
      },
      TransferPayload: {
        plans: {
          transaction: ($outcome: Step) => access($outcome, 'transaction'),
          wallet: ($outcome: Step) => access($outcome, 'wallet'),
        },
      },
    },
  }
})

const instance = postgraphile({
  extends: [PostGraphileAmberPreset],
  plugins: [walletState, ownFields],
  // Lists are ordered and filtered by columns that are not the first of an index.
  disablePlugins: ['PgIndexBehaviorsPlugin'],
  pgServices: [
    makePgService({
      connectionString: process.env.DATABASE_URL ?? '',
      schemas: ['public'],
      poolConfig: { max: Number(process.env.DATABASE_POOL), idleTimeoutMillis: 3_600_000 },
    }),
  ],
  grafserv: { graphiql: false, watch: false },
  grafast: {
    explain: false,
    context: async ({ node }: { node?: { req: { headers: { authorization?: string } } } }) => ({
      member: await identify(node?.req.headers.authorization),
    }),
  },
} as never)
// What it has to say of the tables it does so here, before it is asked.
await instance.getSchema()
const server = createServer()
await instance.createServ(grafserv).addTo(server)
listen(server)

import { nth } from '../measuring/population.ts'
import { graphqlRequests, type Workload } from './workload.ts'

const record = 'fullName city userType verificationStatus occupation bio createdAt'
const lines = 'type direction amount balanceAfter description reference createdAt'
const balances = 'currency availableBalance heldBalance'
const queryOf = (id: string) => `query Me {
  me {
    ${id} ${record} wallet { id ${balances} }
    transactions(first: 10) { nodes { id ${lines} } }
  }
}`
const graphileQuery = `query Me {
  me {
    id: rowId ${record} wallet: walletStateByUserId { id: rowId ${balances} }
    statement: walletByUserId {
      transactions: walletTransactionsByWalletId(first: 10, orderBy: [POSITION_DESC]) {
        nodes { id: rowId ${lines} }
      }
    }
  }
}`

type Line = Readonly<Record<string, unknown>>
interface Reshaped {
  readonly me: {
    readonly statement: { readonly transactions: { readonly nodes: readonly Line[] } }
  }
}

/** PostGraphile shows the column, in which a hold is a debit. */
function shown(line: Line): Line {
  const stays = /^investment_(hold|release)$/i.test(String(line.type))
  return stays ? { ...line, direction: 'NONE' } : line
}

/** The caller's profile and wallet, and the ten newest lines of the statement. */
export const me: Workload = {
  name: 'me',
  prepare: async ({ members }) => {
    const tokenOf = (number: number) => nth(members, number).token
    const none = () => ({})
    return {
      gateway: graphqlRequests(queryOf('id: memberId'), tokenOf, none),
      mercurius: graphqlRequests(queryOf('id'), tokenOf, none),
      postgraphile: graphqlRequests(graphileQuery, tokenOf, none),
      limit: (number) => ({ path: '/me', token: tokenOf(number), body: [] }),
    }
  },
  reshape: ({ me: { statement, ...rest } }: Reshaped) => ({
    me: { ...rest, transactions: { nodes: statement.transactions.nodes.map(shown) } },
  }),
}

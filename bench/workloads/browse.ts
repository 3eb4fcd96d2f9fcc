import { nth, type Population } from '../measuring/population.ts'
import { type HttpRequest, send } from '../measuring/request.ts'
import type { Server } from '../server.ts'
import { graphqlRequests, type Workload } from './workload.ts'

const VIEWERS = 16
const PAGES = 10
const PAGE = 100

const card = `id title purpose amountRequested amountFunded interestRate repaymentPeriodMonths riskLevel
  status locationDescription createdAt`
export const browseQuery = `query Browse($after: String) {
  loans(first: 20, after: $after, filter: { status: [OPEN] }) {
    nodes {
      ${card} borrower { id fullName city }
      investments(first: 3) { nodes { id amount createdAt lender { id fullName } } }
    }
    pageInfo { hasNextPage endCursor }
  }
}`
const order = 'orderBy: [CREATED_AT_DESC, ROW_ID_DESC], condition: { status: "open" }'
const graphileQuery = `query Browse($after: Cursor) {
  loans: allLoans(first: 20, after: $after, ${order}) {
    nodes {
      ${card.replace('id', 'id: rowId')} borrower: profileByBorrowerId { id: rowId fullName city }
      investments: investmentsByLoanId(first: 3, orderBy: [CREATED_AT_ASC, ROW_ID_ASC]) {
        nodes { id: rowId amount createdAt lender: profileByLenderId { id: rowId fullName } }
      }
    }
    pageInfo { hasNextPage endCursor }
  }
}`
const places = `query Places($after: String) {
  loans(first: ${PAGE}, after: $after, filter: { status: [OPEN] }) { edges { cursor node { id } } }
}`
const graphilePlaces = `query Places($after: Cursor) {
  loans: allLoans(first: ${PAGE}, after: $after, ${order}) { edges { cursor node { id: rowId } } }
}`

/** 20 open loans from anywhere among the newest thousand, each with its borrower and three lenders. */
export const browse: Workload = {
  name: 'browse',
  prepare: async (population, servers) => {
    const viewers = population.members.slice(0, VIEWERS)
    const gateway = await Promise.all(viewers.map(({ token }) => cursors(servers.gateway, token)))
    const [{ token } = { token: '' }] = viewers
    const mercurius = await cursors(servers.mercurius, token)
    const graphile = await cursors(servers.postgraphile, token, graphilePlaces)
    const rows = await positions(population, [...mercurius.keys()])
    const tokenOf = (number: number) => nth(viewers, number).token
    const after = (cursorsOf: ReadonlyMap<string, string>) => (number: number) => ({
      after: cursorsOf.get(nth(rows, number).id),
    })
    return {
      gateway: graphqlRequests(browseQuery, tokenOf, (number) =>
        after(nth(gateway, number))(number),
      ),
      mercurius: graphqlRequests(browseQuery, tokenOf, after(mercurius)),
      postgraphile: graphqlRequests(graphileQuery, tokenOf, after(graphile)),
      limit: (number) => {
        const { at, id } = nth(rows, number)
        return { path: '/browse', token: tokenOf(number), body: [at, id] }
      },
    }
  },
}

/** The same for a gateway alone: its viewers turn the pages, each by cursors of their own. */
export async function browseRequests(
  { members }: Population,
  gateway: Server,
): Promise<(number: number) => HttpRequest> {
  const viewers = members.slice(0, VIEWERS)
  const found = await Promise.all(viewers.map(({ token }) => cursors(gateway, token)))
  const after = found.map((places) => [...places.values()])
  return graphqlRequests(
    browseQuery,
    (number) => nth(viewers, number).token,
    (number) => ({ after: nth(nth(after, number), Math.floor(number / VIEWERS) * 7) }),
  )
}

interface Places {
  readonly loans: { readonly edges: readonly { cursor: string; node: { id: string } }[] }
}

/** The cursors of the newest loans by their ids, read as a client would who turns the pages. */
export async function cursors(
  server: Server,
  token: string,
  text = places,
): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  let after: string | undefined
  for (let page = 0; page < PAGES; page += 1) {
    const body = { query: text, variables: { after } }
    const { loans } = (await send(server, { path: '/graphql', token, body })) as Places
    for (const { cursor, node } of loans.edges) found.set(node.id, cursor)
    after = loans.edges.at(-1)?.cursor
  }
  return found
}

/** The places of the loans in the list, in an order by chance. */
async function positions(
  population: Population,
  ids: readonly string[],
): Promise<readonly { id: string; at: Date }[]> {
  return population.rows(
    'select id, created_at as at from loan where id = any($1) order by md5(id::text)',
    [ids],
  )
}

import { nth } from '../measuring/population.ts'
import { graphqlRequests, type Workload } from './workload.ts'

const LOANS = 5_000

const record = `title description purpose amountRequested amountFunded interestRate repaymentPeriodMonths
  riskLevel status locationDescription createdAt publishedAt expiresAt version`
/** One loan with its borrower, and how many have invested. */
export const query = `query Detail($id: ID!) {
  loan(id: $id) {
    id ${record} borrower { id fullName city occupation bio memberSince } investments { totalCount }
  }
}`
const graphileQuery = `query Detail($id: UUID!) {
  loan: loanByRowId(rowId: $id) {
    id: rowId ${record}
    borrower: profileByBorrowerId { id: rowId fullName city occupation bio memberSince: createdAt }
    investments: investmentsByLoanId { totalCount }
  }
}`

/** One open loan with its borrower, and how many have invested. */
export const detail: Workload = {
  name: 'detail',
  prepare: async ({ members, rows }) => {
    const loans = await rows<{ id: string }>(
      `select id from loan where status = 'open' order by md5(id::text) limit ${LOANS}`,
    )
    const tokenOf = (number: number) => nth(members, number).token
    const variables = (number: number) => ({ id: nth(loans, number).id })
    return {
      gateway: graphqlRequests(query, tokenOf, variables),
      mercurius: graphqlRequests(query, tokenOf, variables),
      postgraphile: graphqlRequests(graphileQuery, tokenOf, variables),
      limit: (number) => ({
        path: '/detail',
        token: tokenOf(number),
        body: [nth(loans, number).id],
      }),
    }
  },
}

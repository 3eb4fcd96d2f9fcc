import { nth } from '../town.ts'
import { asking, type Work } from './work.ts'

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
export const detail: Work = {
  name: 'detail',
  prepare: async ({ members, rows }) => {
    const loans = await rows<{ id: string }>(
      `select id from loan where status = 'open' order by md5(id::text) limit ${LOANS}`,
    )
    const tokenOf = (number: number) => nth(members, number).token
    const variables = (number: number) => ({ id: nth(loans, number).id })
    return {
      gateway: asking(query, tokenOf, variables),
      mercurius: asking(query, tokenOf, variables),
      postgraphile: asking(graphileQuery, tokenOf, variables),
      limit: (number) => ({
        path: '/detail',
        token: tokenOf(number),
        body: [nth(loans, number).id],
      }),
    }
  },
}

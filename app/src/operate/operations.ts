import type { ResultOf } from '@graphql-typed-document-node/core'
import { graphql } from '../graphql/index.ts'

const operatedLoan = graphql(`fragment Operated on Loan {
  id title status currency amountRequested amountDue daysPastDue payoffAmount publishedAt disbursementDate
  borrower { ...Operated_Member }
}`)

const operatedMember = graphql(`fragment Operated_Member on Member {
  id fullName city userType verificationStatus occupation memberSince
}`)

export const lateQuery = graphql(`query LateLoans {
  loans(filter: { status: [ACTIVE], overdue: true }, first: 50) { nodes { ...Operated } }
}`)

export const byWordsQuery = graphql(`query LoansByWords($words: String!) {
  loans(filter: { status: [OPEN, FUNDED, ACTIVE, REPAID, DEFAULTED, CANCELLED, EXPIRED], q: $words }, first: 20) {
    nodes { ...Operated }
  }
}`)

export const byIdQuery = graphql(`query ById($id: ID!) {
  member(id: $id) { ...Operated_Member }
  loan(id: $id) { ...Operated }
}`)

export const reviewMutation = graphql(`mutation ReviewMember($input: ReviewMemberInput!) {
  reviewMember(input: $input) { member { ...Operated_Member } userErrors { code field message } }
}`)

export const defaultMutation = graphql(`mutation DeclareDefault($input: DefaultLoanInput!) {
  defaultLoan(input: $input) { loan { ...Operated } userErrors { code field message } }
}`)

export type Operated = ResultOf<typeof operatedLoan>
export type OperatedMember = ResultOf<typeof operatedMember>

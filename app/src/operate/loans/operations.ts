import type { ResultOf } from '@graphql-typed-document-node/core'
import { graphql } from '../../graphql/index.ts'

const operated = graphql(`fragment Operated on Loan {
  id title status paused pauseReasons freeze { frozenAt reason operatorId operator { id fullName } } writtenOffAt currency amountRequested amountFunded amountDue daysPastDue payoffAmount createdAt
  borrower { id fullName city }
}`)

export const loansQuery = graphql(`query OperatedLoans(
  $filter: LoanFilter, $sort: LoanSort, $first: Int, $after: String, $last: Int, $before: String
) {
  loans(filter: $filter, sort: $sort, first: $first, after: $after, last: $last, before: $before) {
    nodes { ...Operated }
    totalCount totalCountIsExact
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  }
}`)

const loanFile = graphql(`fragment LoanFile on Loan {
  ...Operated ...AgreedTerms
  defaultOn description purpose riskLevel interestRate repaymentPeriodMonths fundedPercent apr version
  publishedAt expiresAt disbursementDate locationDescription writtenOffAmount
  lateTerms { ...WhenLate }
  nextDue { number dueOn payment paid }
  schedule { number dueOn principal interest payment paid chargesDue prepaid status }
  chargesDue principalOutstanding
  charges(first: 100) {
    totalCount
    nodes { id kind number dueOn amount paid waived outstanding reason waivedReason }
  }
  planChanges(last: 50) {
    totalCount
    nodes { ...PlanChangeLine operator { id fullName } }
  }
  history { id from to reason actorId actor { id fullName } createdAt }
  investments(first: 50) {
    nodes { id amount sharePercent createdAt lender { id fullName } }
    totalCount
  }
}`)

const foundInvestment = graphql(`fragment FoundInvestment on Investment {
  id amount sharePercent createdAt
  lender { id fullName city }
  loan { id title currency status borrower { id fullName city } }
}`)

const repayment = graphql(`fragment Repayment on LoanRepayment {
  id amount principal interest charges lentAgain valueDate paidAt undoneAt
}`)

export const repaymentsQuery = graphql(`query LoanRepayments(
  $id: ID!, $memberId: ID!, $first: Int, $after: String, $last: Int, $before: String
) {
  loanRepayments(loanId: $id, first: $first, after: $after, last: $last, before: $before) {
    nodes { ...Repayment }
    totalCount totalCountIsExact
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  }
  approvalRequests(first: 100, memberId: $memberId) { nodes { ...Waits } }
}`)

export const waiversAskedQuery = graphql(`query WaiversAsked($memberId: ID!) {
  approvalRequests(first: 100, memberId: $memberId) { nodes { ...Waits } }
}`)

/** A loan in a list. */
export type Operated = ResultOf<typeof operated>
/** An investment that was found by its id. */
export type FoundInvestment = ResultOf<typeof foundInvestment>
/** A repayment of a loan, with its parts. */
export type Repayment = ResultOf<typeof repayment>
/** A loan with its history, its investments and its next payment. */
export type LoanFile = ResultOf<typeof loanFile>

import type { ResultOf } from '@graphql-typed-document-node/core'
import { graphql } from '../../graphql/index.ts'

const listed = graphql(`fragment ListedCase on Case {
  id memberId rule state outcome reason holdsMoney canHoldMoney dueAt proposal createdAt closedAt assigneeId proposedById openedById
  member { id fullName city }
  assignee { id fullName }
  proposedBy { id fullName }
  openedBy { id fullName }
}`)

/** A list of cases is no look at any of them. */
export const casesQuery = graphql(`query Cases(
  $state: [CaseState!], $memberId: ID, $assigneeId: ID, $overdue: Boolean, $proposed: Boolean,
  $first: Int, $after: String, $last: Int, $before: String
) {
  cases(
    state: $state, memberId: $memberId, assigneeId: $assigneeId, overdue: $overdue, proposed: $proposed,
    first: $first, after: $after, last: $last, before: $before
  ) {
    nodes { ...ListedCase }
    totalCount totalCountIsExact
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  }
}`)

export const waitingCasesQuery = graphql(`query WaitingCases {
  open: cases(first: 1, state: [OPEN]) { totalCount }
  overdue: cases(first: 1, overdue: true) { totalCount }
  proposed: cases(first: 1, proposed: true) { totalCount }
}`)

/** To whom a case can be given. */
export const caseOperatorsQuery = graphql(`query CaseOperators { caseOperators { id fullName } }`)

const entry = graphql(`fragment Entered on CaseEntry {
  id act at actorId rule text decision dueAt assigneeId paymentIds refusedWith
  actor { id fullName }
  assignee { id fullName }
  file { name sha256 size }
  finding {
    amountIn amountOut senders counterpartyId until listed
    counterparty { id fullName }
    sentBy { id fullName }
  }
}`)

/** A case with what was found and done. Each time it is asked for is a look, which the case notes. */
export const caseQuery = graphql(`query CaseFile(
  $id: ID!, $looks: Boolean, $first: Int, $after: String, $last: Int, $before: String
) {
  case(id: $id) {
    ...ListedCase
    heldPayments { ...SeenPayment }
    requestedPayments { ...SeenPayment }
    found: entries(first: 100, looks: false) { nodes { ...Entered } }
    entries(looks: $looks, first: $first, after: $after, last: $last, before: $before) {
      nodes { ...Entered }
      totalCount totalCountIsExact
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    }
  }
}`)

export const caseMemberQuery = graphql(`query CaseMember($id: ID!) {
  case(id: $id) { id memberFile { ...FileFacts } }
}`)

export const caseStatementQuery = graphql(`query CaseStatement(
  $id: ID!, $first: Int, $after: String, $last: Int, $before: String
) {
  case(id: $id) {
    id
    memberFile {
      transactions(first: $first, after: $after, last: $last, before: $before) {
        nodes { ...FileLine }
        totalCount totalCountIsExact
        pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
      }
    }
  }
}`)

export const caseLoansQuery = graphql(`query CaseLoans(
  $id: ID!, $first: Int, $after: String, $last: Int, $before: String
) {
  case(id: $id) {
    id
    memberFile {
      loans(first: $first, after: $after, last: $last, before: $before) {
        nodes { ...Operated }
        totalCount totalCountIsExact
        pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
      }
    }
  }
}`)

export const caseInvestmentsQuery = graphql(`query CaseInvestments(
  $id: ID!, $first: Int, $after: String, $last: Int, $before: String
) {
  case(id: $id) {
    id
    memberFile {
      investments(first: $first, after: $after, last: $last, before: $before) {
        nodes { ...FileInvestment }
        totalCount totalCountIsExact
        pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
      }
    }
  }
}`)

/** A case as lists show it. */
export type ListedCase = ResultOf<typeof listed>
/** What was found or done in a case. */
export type Entered = ResultOf<typeof entry>
/** A case with its entries. */
export type CaseFile = NonNullable<ResultOf<typeof caseQuery>['case']>

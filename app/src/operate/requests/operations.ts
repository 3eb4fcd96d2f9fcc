import type { ResultOf } from '@graphql-typed-document-node/core'
import { graphql } from '../../graphql/index.ts'

const requested = graphql(`fragment Requested on ApprovalRequest {
  id act target amount assignedTo reason reasonPublic askedById askedBySubject askedAt status redacted
  decidedById decidedBySubject decidedAt decision
  member { id fullName city }
  askedBy { id fullName }
  decidedBy { id fullName }
  loan { id title }
  charge { id kind number }
  bankLine { id bookedOn counterparty remittance }
  transaction {
    id type amount currency description status createdAt
    counterparty { id fullName }
  }
}`)

export const requestsQuery = graphql(`query Requests(
  $status: [ApprovalStatus!], $memberId: ID, $target: ID,
  $first: Int, $after: String, $last: Int, $before: String
) {
  approvalRequests(
    status: $status, memberId: $memberId, target: $target,
    first: $first, after: $after, last: $last, before: $before
  ) {
    nodes { ...Requested }
    totalCount totalCountIsExact
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  }
}`)

/** Without amounts and reasons: reading those is a look at the member, on each page that names a request. */
const waits = graphql(`fragment Waits on ApprovalRequest {
  id act target askedById askedBySubject askedAt
  askedBy { id fullName }
}`)

/** A request of an operator. */
export type ApprovalRequest = ResultOf<typeof requested>
/** A request without its amount and reason. */
export type Waits = ResultOf<typeof waits>

import type { ResultOf } from '@graphql-typed-document-node/core'
import { graphql } from '../../graphql/index.ts'

export const requestsQuery = graphql(`query Requests {
  approvalRequests(first: 100) {
    nodes {
      id act target amount reason askedById askedAt status
      member { id fullName }
      askedBy { id fullName }
    }
  }
}`)

/** What an operator has asked for. */
export type ApprovalRequest = ResultOf<typeof requestsQuery>['approvalRequests']['nodes'][number]

import type { ResultOf } from '@graphql-typed-document-node/core'
import { graphql } from '../graphql/index.ts'

export const startQuery = graphql(`query Start {
  me {
    id
    current: loans(status: [DRAFT, SUBMITTED, OPEN, FUNDED, ACTIVE, DEFAULTED], first: 1) { nodes { id } }
    investments(first: 1) { nodes { id } }
    loans(first: 1) { nodes { id } }
  }
}`)

/** What tells where a member begins. */
export type Beginning = ResultOf<typeof startQuery>['me']

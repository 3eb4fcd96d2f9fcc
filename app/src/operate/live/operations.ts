import type { ResultOf } from '@graphql-typed-document-node/core'
import { graphql } from '../../graphql/index.ts'

/** What tells that something has changed: the newest acts of operators, and how much waits of what is not late. It costs little, since it is asked often. */
export const pulseQuery = graphql(`query Pulse {
  auditTrail(first: 5, filter: { actorKind: OPERATOR, looks: false }) {
    nodes { number actorId targetId memberId refusedWith actor { id fullName } }
  }
  submitted: loans(first: 1, filter: { status: [SUBMITTED] }) { totalCount }
  approvalRequests(first: 1) { totalCount }
  requested: operatorPayments(first: 1, state: [REQUESTED]) { totalCount }
  operatorHelpRequests(first: 1, state: [OPEN]) { totalCount }
  bankLines(first: 1, purpose: [SUSPENSE]) { totalCount }
}`)

/** What an operator has, put away or not, and who gave something to whom lately. */
export const ownWorkQuery = graphql(`query OwnWork($own: ID!) {
  worklist(ownerId: $own, first: 100) { nodes { ...Work } }
  auditTrail(first: 20, filter: { act: "updateWorkItem", refused: false }) {
    nodes { number actorId targetId actor { id fullName } }
  }
}`)

export type Pulse = ResultOf<typeof pulseQuery>
export type OwnWork = ResultOf<typeof ownWorkQuery>

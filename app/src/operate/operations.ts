import type { ResultOf } from '@graphql-typed-document-node/core'
import { graphql } from '../graphql/index.ts'

export const deskQuery = graphql(`query Desk {
  submitted: loans(first: 1, filter: { status: [SUBMITTED] }) { totalCount }
  approvalRequests(first: 1) { totalCount }
  requested: operatorPayments(first: 1, state: [REQUESTED]) { totalCount }
  auditTrail(first: 6, filter: { actorKind: OPERATOR, looks: false }) { nodes { ...Recorded } }
  platform { currency approvalAbove }
}`)

/** By itself, since what thousands of loans have due takes a second to add up. */
export const lateLoansQuery = graphql(`query LateLoans {
  lateLoans { bucket loans loansAdded amountDue }
  platform { currency }
}`)

/** Loans that are late by so many days, or in default. */
export type LateLoans = ResultOf<typeof lateLoansQuery>['lateLoans'][number]

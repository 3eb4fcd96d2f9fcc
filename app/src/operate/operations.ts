import type { ResultOf } from '@graphql-typed-document-node/core'
import { graphql } from '../graphql/index.ts'

export const deskQuery = graphql(`query Desk {
  late1: loans(first: 100, filter: { arrears: [DAYS_1_TO_30] }) { ...LateLoans }
  late31: loans(first: 100, filter: { arrears: [DAYS_31_TO_60] }) { ...LateLoans }
  late61: loans(first: 100, filter: { arrears: [DAYS_61_TO_90] }) { ...LateLoans }
  late91: loans(first: 100, filter: { arrears: [OVER_90_DAYS] }) { ...LateLoans }
  submitted: loans(first: 1, filter: { status: [SUBMITTED] }) { totalCount }
  approvalRequests(first: 1) { totalCount }
  auditTrail(first: 6, filter: { looks: false }) { nodes { ...Recorded } }
}

fragment LateLoans on LoanConnection {
  totalCount
  nodes { id currency amountDue payoffAmount daysPastDue }
}`)

/** What the desk shows. */
export type DeskAnswer = ResultOf<typeof deskQuery>

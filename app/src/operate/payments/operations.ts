import type { ResultOf } from '@graphql-typed-document-node/core'
import { graphql } from '../../graphql/index.ts'

const seen = graphql(`fragment SeenPayment on Payment {
  id direction amount currency state provider reference reason reasonCode description createdAt settledAt endedAt counterpartyId
  bankAccount { holder lastDigits createdAt }
  member { id fullName city }
  counterparty { id fullName city }
}`)

export const paymentsQuery = graphql(`query SeenPayments(
  $direction: PaymentDirection, $state: [PaymentState!], $memberId: ID,
  $provider: String, $bankFileId: ID, $since: DateTime, $until: DateTime,
  $first: Int, $after: String, $last: Int, $before: String
) {
  operatorPayments(
    direction: $direction, state: $state, memberId: $memberId,
    provider: $provider, bankFileId: $bankFileId, since: $since, until: $until,
    first: $first, after: $after, last: $last, before: $before
  ) {
    nodes { ...SeenPayment }
    totalCount totalCountIsExact
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  }
}`)

/** A payment as operators see it. */
export type SeenPayment = ResultOf<typeof seen>

import type { ResultOf } from '@graphql-typed-document-node/core'
import { graphql } from '../../graphql/index.ts'

const seen = graphql(`fragment SeenPayment on Payment {
  id direction amount currency state provider reference reason reasonCode description createdAt settledAt endedAt counterpartyId
  transaction { id status }
  bankAccount { holder lastDigits createdAt }
  member { id fullName city }
  counterparty { id fullName city }
}`)

export const paymentsQuery = graphql(`query SeenPayments(
  $direction: PaymentDirection, $state: [PaymentState!], $memberId: ID,
  $provider: String, $reference: String, $bankFileId: ID, $minAmount: Money, $maxAmount: Money, $since: DateTime, $until: DateTime,
  $first: Int, $after: String, $last: Int, $before: String
) {
  operatorPayments(
    direction: $direction, state: $state, memberId: $memberId,
    provider: $provider, reference: $reference, bankFileId: $bankFileId,
    minAmount: $minAmount, maxAmount: $maxAmount, since: $since, until: $until,
    first: $first, after: $after, last: $last, before: $before
  ) {
    nodes { ...SeenPayment }
    totalCount totalCountIsExact
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  }
}`)

export const paymentQuery = graphql(`query SeenPaymentById($id: ID!) {
  payment(id: $id) { ...SeenPayment }
}`)

/** A payment as operators see it. */
export type SeenPayment = ResultOf<typeof seen>

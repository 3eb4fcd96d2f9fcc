import type { ResultOf } from '@graphql-typed-document-node/core'
import { graphql } from '../graphql/index.ts'

export const helpQuery = graphql(`query Help {
  me {
    id memberId
    loans(status: [ACTIVE, DEFAULTED], first: 50) {
      nodes { id title status currency amountDue payoffAmount daysPastDue }
    }
    investments(status: [ACTIVE, DEFAULTED], first: 100) {
      nodes { id status loan { id title daysPastDue } }
    }
  }
  payments(first: 5, state: [FAILED, CANCELED, RETURNED, DISPUTED]) { nodes { ...OwnPayment } }
  verification { level lostBecause check { id state } }
  platform { supportEmail defaultAfterDays }
}`)

/** What the reader may need help with. */
export type Standing = ResultOf<typeof helpQuery>

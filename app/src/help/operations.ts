import type { ResultOf } from '@graphql-typed-document-node/core'
import { graphql } from '../graphql/index.ts'

export const helpQuery = graphql(`query Help($loan: ID!, $isOfLoan: Boolean!) {
  me {
    id memberId
    loans(status: [ACTIVE, DEFAULTED], first: 50) {
      nodes { id title status currency amountDue payoffAmount daysPastDue defaultOn interestPausedUntil }
    }
    investments(status: [ACTIVE, DEFAULTED], first: 100) {
      nodes { id status loan { id title daysPastDue defaultOn interestPausedUntil borrower { id fullName } } }
    }
  }
  payments(first: 5, state: [FAILED, CANCELED, RETURNED, DISPUTED]) { nodes { ...OwnPayment } }
  verification { level lostBecause check { id state } }
  loan(id: $loan) @include(if: $isOfLoan) { id title status currency borrowerId }
  platform { supportEmail }
}`)

/** What the reader may need help with. */
export type Standing = ResultOf<typeof helpQuery>

const asked = graphql(`fragment AskedHelp on HelpRequest {
  id topic state repliedAt answeredAt createdAt version
  thread { fromMember text writtenAt files { id name } }
  loan { id title }
  payment { id amount currency direction counterpartyId loanId createdAt }
}`)

/** A request of the reader's. */
export type AskedHelp = ResultOf<typeof asked>

export const requestsQuery = graphql(`query HelpRequests {
  helpRequests(first: 50) { nodes { ...AskedHelp } totalCount }
}`)

export const requestMutation = graphql(`mutation RequestHelp($input: RequestHelpInput!) {
  requestHelp(input: $input) {
    helpRequest { ...AskedHelp }
    userErrors { code field message details }
  }
}`)

export const replyMutation = graphql(`mutation ReplyToHelp($input: ReplyToHelpRequestInput!) {
  replyToHelpRequest(input: $input) {
    helpRequest { ...AskedHelp }
    userErrors { code field message details }
  }
}`)

export const closeMutation = graphql(`mutation CloseHelpRequest($input: CloseHelpRequestInput!) {
  closeHelpRequest(input: $input) {
    helpRequest { ...AskedHelp }
    userErrors { code field message details }
  }
}`)

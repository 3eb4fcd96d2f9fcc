import type { ResultOf } from '@graphql-typed-document-node/core'
import { graphql } from '../../graphql/index.ts'

const seen = graphql(`fragment SeenHelp on HelpRequest {
  id memberId topic state repliedAt answeredAt createdAt closedAt version
  thread { fromMember text files { id name } writtenAt writtenById writtenBy { id fullName } }
  member { id fullName city }
  loan { id title borrowerId }
  payment { id direction amount currency state reason reasonCode createdAt }
}`)

/** A request for help, as operators see it. */
export type SeenHelp = ResultOf<typeof seen>

export const helpRequestQuery = graphql(`query HelpRequest($id: ID!) {
  helpRequest(id: $id) { ...SeenHelp }
}`)

export const memberHelpQuery = graphql(`query MemberHelp(
  $id: ID!, $first: Int, $after: String, $last: Int, $before: String
) {
  operatorHelpRequests(memberId: $id, first: $first, after: $after, last: $last, before: $before) {
    nodes { ...SeenHelp }
    totalCount totalCountIsExact
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  }
}`)

export const answerMutation = graphql(`mutation AnswerHelp($input: AnswerHelpRequestInput!) {
  acted: answerHelpRequest(input: $input) {
    helpRequest { ...SeenHelp }
    userErrors { code field message details }
  }
}`)

import type { ResultOf } from '@graphql-typed-document-node/core'
import { graphql } from '../../graphql/index.ts'

const seenNote = graphql(`fragment SeenNote on OperatorNote {
  id text createdAt
  author { id fullName }
  loan { id title }
  file { name sha256 size }
}`)
export type SeenNote = ResultOf<typeof seenNote>

export const memberNotesQuery = graphql(`query MemberNotes(
  $id: ID!, $first: Int, $after: String, $last: Int, $before: String
) {
  operatorNotes(memberId: $id, first: $first, after: $after, last: $last, before: $before) {
    nodes { ...SeenNote }
    totalCount totalCountIsExact
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  }
}`)

export const loanNotesQuery = graphql(`query LoanNotes($id: ID!) {
  operatorNotes(loanId: $id, first: 20) { nodes { ...SeenNote } totalCount }
}`)

export const addNoteMutation = graphql(`mutation AddNote($input: AddOperatorNoteInput!) {
  acted: addOperatorNote(input: $input) { note { id } userErrors { code field message } }
}`)

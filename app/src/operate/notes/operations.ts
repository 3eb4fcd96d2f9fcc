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
  memberFile(memberId: $id) {
    notes(first: $first, after: $after, last: $last, before: $before) {
      nodes { ...SeenNote }
      totalCount totalCountIsExact
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    }
  }
}`)

export const loanNotesQuery = graphql(`query LoanNotes($id: ID!) {
  loanNotes(loanId: $id, first: 20) { nodes { ...SeenNote } totalCount totalCountIsExact }
}`)

export const addMemberNoteMutation = graphql(`mutation AddMemberNote($input: AddMemberNoteInput!) {
  acted: addMemberNote(input: $input) { note { id } userErrors { code field message } }
}`)

export const addLoanNoteMutation = graphql(`mutation AddLoanNote($input: AddLoanNoteInput!) {
  acted: addLoanNote(input: $input) { note { id } userErrors { code field message } }
}`)

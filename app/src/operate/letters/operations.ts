import type { ResultOf } from '@graphql-typed-document-node/core'
import { graphql } from '../../graphql/index.ts'

const seen = graphql(`fragment SeenLetter on Letter {
  id kind state address subject text dueAt sentAt problem createdAt
}`)

export const lettersQuery = graphql(`query SeenLetters(
  $state: [LetterState!], $first: Int, $after: String, $last: Int, $before: String
) {
  platform { sendsLetters }
  operatorLetters(state: $state, first: $first, after: $after, last: $last, before: $before) {
    nodes { ...SeenLetter member { id fullName city } }
    totalCount totalCountIsExact
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  }
}`)

/** A letter as operators see it. */
export type SeenLetter = ResultOf<typeof seen>

import type { ResultOf } from '@graphql-typed-document-node/core'
import { graphql } from '../../graphql/index.ts'

const item = graphql(`fragment Work on WorkItem {
  id kind subjectId memberId loanId since ageDays dueAt nextStep ownerId note lookAgainOn version amount counterparty topic rule
  lastReminder { id sentAt operator { id fullName } }
  member { id fullName city }
  loan { id title }
  owner { id fullName }
}`)

export const worklistQuery = graphql(`query Worklist(
  $kind: [WorkKind!], $ownerId: ID, $owned: Boolean, $postponed: Boolean, $sort: WorkSort,
  $nextStep: [WorkStep!], $minDays: Int, $maxDays: Int, $minAmount: Money, $maxAmount: Money, $q: String,
  $first: Int, $after: String, $last: Int, $before: String
) {
  worklist(
    kind: $kind, ownerId: $ownerId, owned: $owned, postponed: $postponed, sort: $sort,
    nextStep: $nextStep, minDays: $minDays, maxDays: $maxDays, minAmount: $minAmount, maxAmount: $maxAmount, q: $q,
    first: $first, after: $after, last: $last, before: $before
  ) {
    nodes { ...Work }
    totalCount totalCountIsExact
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  }
}`)

/** How many there are of each kind, by itself, so that a page of the list does not count them again. */
export const workCountsQuery = graphql(`query WorkCounts(
  $ownerId: ID, $owned: Boolean, $postponed: Boolean,
  $nextStep: [WorkStep!], $minDays: Int, $maxDays: Int, $minAmount: Money, $maxAmount: Money, $q: String
) {
  workCounts(
    ownerId: $ownerId, owned: $owned, postponed: $postponed,
    nextStep: $nextStep, minDays: $minDays, maxDays: $maxDays, minAmount: $minAmount, maxAmount: $maxAmount, q: $q
  ) { kind items }
}`)

export const workAboutQuery = graphql(`query WorkAbout($loanId: ID, $memberId: ID) {
  worklist(loanId: $loanId, memberId: $memberId, first: 20) {
    nodes { ...Work }
    totalCount totalCountIsExact
  }
}`)

export const workOperatorsQuery = graphql(`query WorkOperators {
  workOperators { id fullName }
}`)

/** What a member asks for help with, or has replied: a look at them. */
export const helpAskedQuery = graphql(`query HelpAsked($id: ID!) {
  helpRequest(id: $id) { id thread { fromMember text } }
}`)

export const updateWorkMutation = graphql(`mutation UpdateWork($input: UpdateWorkItemInput!) {
  acted: updateWorkItem(input: $input) {
    item { ...Work }
    userErrors { code field message details }
  }
}`)

/** Something that waits for an operator. */
export type Work = ResultOf<typeof item>

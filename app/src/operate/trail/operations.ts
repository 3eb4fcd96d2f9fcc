import type { ResultOf } from '@graphql-typed-document-node/core'
import { graphql } from '../../graphql/index.ts'

const recorded = graphql(`fragment Recorded on AuditEntry {
  number at actorKind actorId actorSubject actorName act targetKind targetId memberId refusedWith redacted amount
  openReason: reason(unlessLook: true) openBefore: before(unlessLook: true) openAfter: after(unlessLook: true)
  actor { id fullName }
  member { id fullName }
}`)

/** With the reasons and values of acts on nobody's records alone: reading the others is a look at each member on the page. */
export const trailQuery = graphql(`query Trail(
  $filter: AuditTrailFilter, $first: Int, $after: String, $last: Int, $before: String
) {
  auditTrail(filter: $filter, first: $first, after: $after, last: $last, before: $before) {
    nodes { ...Recorded }
    totalCount totalCountIsExact
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  }
}`)

/** The reasons and values of the entries at one moment. */
export const toldQuery = graphql(`query Told($filter: AuditTrailFilter!) {
  auditTrail(filter: $filter, first: 20) { nodes { number redacted reason before after } }
}`)

export const whoQuery = graphql(`query Who {
  me { id memberId }
  platform { currency approvalAbove approvalDays }
}`)

export const actorsQuery = graphql(`query Actors {
  auditActors { id subject member { id fullName } }
}`)

/** An entry of the audit trail without the reason and values that are a look at a member. */
export type Recorded = ResultOf<typeof recorded>
/** The reason and values of an entry of the audit trail. */
export type Told = ResultOf<typeof toldQuery>['auditTrail']['nodes'][number]

import type { ResultOf } from '@graphql-typed-document-node/core'
import { graphql } from '../graphql/index.ts'

export const loanMarkers =
  graphql(`subscription LoansOnMap($bbox: BBox!, $zoom: Int!, $filter: LoanMarkerFilter) {
  loanMarkersChanged(bbox: $bbox, zoom: $zoom, filter: $filter) {
    upserted { id kind latitude longitude title subtitle amountRequested amountFunded riskLevel
      interestRate repaymentPeriodMonths userType count bbox expansionZoom }
    removedIds reset
  }
}`)

export const profileMarkers = graphql(`subscription PeopleOnMap($bbox: BBox!, $zoom: Int!) {
  profileMarkersChanged(bbox: $bbox, zoom: $zoom) {
    upserted { id kind latitude longitude title subtitle amountRequested amountFunded riskLevel
      interestRate repaymentPeriodMonths userType count bbox expansionZoom }
    removedIds reset
  }
}`)

/** The loans of the whole earth in a few clusters, to find the nearest. */
export const nearestQuery = graphql(`query NearestLoans($filter: LoanMarkerFilter) {
  loanMarkers(bbox: { west: -180, south: -90, east: 180, north: 90 }, zoom: 4, filter: $filter) {
    markers { id latitude longitude }
  }
}`)

/** The loans at one place, which stay together at every zoom. */
export const stackQuery = graphql(`query LoansAtPlace($bbox: BBox!, $filter: LoanMarkerFilter) {
  loanMarkers(bbox: $bbox, filter: $filter) {
    markers { id kind latitude longitude title subtitle amountRequested amountFunded riskLevel
      interestRate repaymentPeriodMonths userType count bbox expansionZoom }
  }
}`)

export const loanQuery = graphql(`query LoanCard($id: ID!) {
  loan(id: $id) {
    id version title description currency status paused purpose riskLevel interestRate apr repaymentPeriodMonths
    amountRequested amountFunded amountRemaining fundedPercent expiresAt locationDescription
    locationLatitude locationLongitude borrowerId
    borrower { id fullName city }
  }
  me { id memberId }
}`)

export const loanChanged = graphql(`subscription LoanCardChanged($id: ID!) {
  loanChanged(id: $id) { id version status paused amountFunded amountRemaining fundedPercent apr }
}`)

/** A person as everybody sees them, with the loans that they ask for. */
export const personQuery = graphql(`query PersonCard($id: ID!) {
  member(id: $id) { id fullName city userType ...MemberFacts }
  loans(filter: { borrowerId: $id, status: [OPEN] }, first: 20) {
    nodes { id title currency amountRequested borrowerId borrowerRecord { ...BorrowerRecordFacts } }
    pageInfo { hasNextPage }
  }
  me { id memberId }
}`)

export const marketQuery = graphql(`query Purposes {
  platform { currency }
  loans(first: 1) { facets { purpose { purpose count } } }
}`)

/** How many loans there are. */
export const countQuery = graphql(`query LoanCount($filter: LoanFilter!) {
  loans(filter: $filter, first: 1) { totalCount totalCountIsExact }
}`)

/** A loan, a person or a cluster on the map. */
export type Marker = ResultOf<typeof loanMarkers>['loanMarkersChanged']['upserted'][number]

import { nth } from '../measuring/population.ts'
import { graphqlRequests, type Workload } from './workload.ts'

const CENTRES = 400
const BOXES = 40
const NEAREST = 380

const shown = 'status amountRequested amountFunded riskLevel'
export const markersQuery = `query Markers($bbox: BBox!) {
  loanMarkers(bbox: $bbox) { markers { id latitude longitude title subtitle ${shown} } truncated }
}`
const graphileQuery = `query Markers($bbox: BBox!) {
  loanMarkers(bbox: $bbox) {
    id: rowId latitude: publicLatitude longitude: publicLongitude title subtitle: purpose ${shown}
  }
}`

/** Boxes around loans with nearly 500 others: no more, so that every server must find the same. */
export const boxes = `
  select west, south, east, north from (
    select id, public_longitude as x, public_latitude as y from loan
    where status = 'open' and abs(public_longitude) < 170 and abs(public_latitude) < 80
    order by md5(id::text) limit ${CENTRES}) as centre
  cross join lateral (
    select min(x) - 1e-4 as west, min(y) - 1e-4 as south, max(x) + 1e-4 as east, max(y) + 1e-4 as north
    from (select public_longitude as x, public_latitude as y from loan
      where status = 'open' and public_latitude is not null
      order by point(public_longitude, public_latitude) <-> point(centre.x, centre.y) limit ${NEAREST}) as near) as box
  cross join lateral (
    select count(*) as markers from loan where status = 'open' and public_latitude is not null
      and point(public_longitude, public_latitude) <@ box(point(west, south), point(east, north))) as found
  where markers between 450 and 500 order by md5(id::text) limit ${BOXES}`

export interface Box {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

/** 450 to 500 markers of an area. */
export const markers: Workload = {
  name: 'markers',
  prepare: async ({ members, rows }) => {
    const found = await rows<Box>(boxes)
    const tokenOf = (number: number) => nth(members, number).token
    const variables = (number: number) => ({ bbox: nth(found, number) })
    return {
      gateway: graphqlRequests(markersQuery, tokenOf, variables),
      mercurius: graphqlRequests(markersQuery, tokenOf, variables),
      postgraphile: graphqlRequests(graphileQuery, tokenOf, variables),
      limit: (number) => {
        const { west, south, east, north } = nth(found, number)
        return { path: '/markers', token: tokenOf(number), body: [west, south, east, north] }
      },
    }
  },
  reshape: ({ loanMarkers }: { readonly loanMarkers: readonly unknown[] }) => ({
    loanMarkers: { markers: loanMarkers },
  }),
}

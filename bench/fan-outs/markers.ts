import { LISTENERS, nth } from '../measuring/population.ts'
import type { Box } from '../workloads/markers.ts'
import type { FanOut } from './fan-out.ts'

const LOANS = 50
const query = `subscription ($bbox: BBox!) {
  loanMarkersChanged(bbox: $bbox) { upserted { id title latitude longitude amountFunded } removedIds }
}`
const shown = "status = 'open' and not frozen and public_latitude is not null"

/** Loans, at most $1, and $2 boxes around each that hold some of its neighbours, but never more markers than are sent. */
export const boxesAroundLoans = `
  select id, boxes from (
    select id, public_longitude as x, public_latitude as y from loan
    where ${shown} and amount_funded = 0 and abs(public_longitude) < 170 and abs(public_latitude) < 80 order by md5(id::text) limit 500) as centre
  cross join lateral (
    select json_agg(json_build_object('west', west, 'south', south, 'east', east, 'north', north)) as boxes,
      min(west) as west, min(south) as south, max(east) as east, max(north) as north
    from (select x - reach * near.away as west, y - reach * near.away as south, x + reach * near.away as east,
        y + reach * near.away as north
      from generate_series(1, $2) as place, lateral (select 0.5 + place::float8 / $2 as reach) as scale, (
        select greatest(max(point(public_longitude, public_latitude) <-> point(centre.x, centre.y)), 0.01) as away
        from (select public_longitude, public_latitude from loan where ${shown}
          order by point(public_longitude, public_latitude) <-> point(centre.x, centre.y) limit 20) as twenty) as near) as box) as around
  cross join lateral (
    select count(*) as markers from loan where ${shown} and point(public_longitude, public_latitude)
      <@ box(point(west - (east - west) / 8, south - (north - south) / 8), point(east + (east - west) / 8, north + (north - south) / 8))) as found
  where markers <= 500 order by md5(id::text) limit $1`
const change = `
  update loan set title = 'Change ' || $2 || '-' || place - 1 from unnest($1::uuid[]) with ordinality as changed (id, place)
  where loan.id = changed.id`

/** Boxes around loans, each box its own: all those loans change at once. */
export const markers: FanOut = {
  name: 'fan-out markers',
  sockets: LISTENERS,
  query,
  restMs: 300,
  prepare: async ({ rows }) => {
    const found = await rows<{ id: string; boxes: readonly Box[] }>(boxesAroundLoans, [
      LOANS,
      LISTENERS / LOANS,
    ])
    const ids = found.map(({ id }) => id)
    return {
      variables: (socket) => ({ bbox: nth(nth(found, socket).boxes, Math.floor(socket / LOANS)) }),
      write: async (number) => {
        await rows(change, [ids, String(number)])
        return (socket) => `"title":"Change ${number}-${socket % ids.length}"`
      },
    }
  },
}

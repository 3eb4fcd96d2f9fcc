import { type BBox, contains } from '../../../src/lending/map/area.ts'
import { money } from '../money.ts'
import type { Query } from '../pool.ts'
import type { Stream } from './stream.ts'

interface Row {
  readonly id: string
  readonly title: string
  readonly latitude: number
  readonly longitude: number
  readonly amountFunded: number
}

interface Found {
  readonly snapshot: string
  readonly rows: readonly Row[]
}

/** The markers of the loans that have changed since a snapshot, found as the gateway finds them. */
const read = `
  with changed as materialized (
    select distinct record_id as id from change
    where kind = 'loan' and database_transaction >= (select pg_snapshot_xmin($1::pg_snapshot))
      and not pg_visible_in_snapshot(database_transaction, $1::pg_snapshot))
  select pg_current_snapshot()::text as snapshot, coalesce((select json_agg(marker) from (
    select id, title, public_latitude as latitude, public_longitude as longitude, amount_funded as "amountFunded"
    from loan join changed using (id) where status = 'open' and not frozen and public_latitude is not null) as marker), '[]') as rows`

/** Changed markers in a box; what leaves it is not told, since nothing moves here. */
export const loanMarkersChanged: Stream = {
  typeDefs: `
    input BBox { west: Float! south: Float! east: Float! north: Float! }
    type Marker { id: ID! title: String! latitude: Float! longitude: Float! amountFunded: String! }
    type MarkerChanges { upserted: [Marker!]! removedIds: [ID!]! }
    extend type Subscription { loanMarkersChanged(bbox: BBox!): MarkerChanges! }`,
  of: 'area',
  keyOf: (_member, { bbox }) => JSON.stringify(bbox),
  open: (query) => {
    let since: string | undefined
    return async (boxes) => {
      const [found] = await query<Found>(read, [since ?? (await snapshotNow(query))])
      since = found?.snapshot
      return boxes.flatMap((key) => inBox(key, found?.rows ?? []))
    }
  },
}

/** The snapshot before any change that is to be told. */
export async function snapshotNow(query: Query): Promise<string | undefined> {
  const [now] = await query<{ snapshot: string }>('select pg_current_snapshot()::text as snapshot')
  return now?.snapshot
}

function inBox(key: string, rows: readonly Row[]): [string, object][] {
  const bbox: BBox = JSON.parse(key)
  const found = rows.filter(({ longitude, latitude }) => contains(bbox, [longitude, latitude]))
  return found.length === 0 ? [] : [[key, { upserted: found.map(marker), removedIds: [] }]]
}

function marker({ id, title, latitude, longitude, amountFunded }: Row) {
  return { id: `loan:${id}`, title, latitude, longitude, amountFunded: money(String(amountFunded)) }
}

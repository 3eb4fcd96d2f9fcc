import { NEAR, type Statement, sqlOf } from './list-sql.ts'
import {
  bounds,
  type Listing,
  type Nearest,
  orderOf,
  rowsToRead,
  type Unordered,
  type Window,
} from './page.ts'

/** By sorting all rows, or those that come first in another order. */
export function sorted(listing: Listing, window: Window): Statement {
  const { rows, wanted, values } = sqlOf(listing)
  const { unordered, columns, from } = listing
  const all = rows(listing.parts, wanted)
  const among =
    typeof unordered === 'object' && 'among' in unordered
      ? `(select * from ${all} order by ${unordered.among} desc limit ${unordered.limit}) as ${from} where true`
      : all
  const within = bounds(listing, window, values).map((bound) => ` and ${bound}`)
  const text = `select ${columns} from ${among}${within.join('')}
    order by ${orderOf(listing, window)} limit ${rowsToRead(window)}`
  return { text, values }
}

/** Of the rows about the place, those that are surely nearer than all others. */
export function nearest(
  listing: Listing,
  window: Window,
  { from, to, known, km }: Nearest,
): Statement {
  const { rows, put, wanted, values } = sqlOf(listing)
  const place = put(from)
  const within = [...wanted, ...bounds(listing, window, values)].map((one) => ` and ${one}`)
  const text = `with near as materialized (
      select *, ${to} <-> ${place} as degrees from ${rows(listing.parts, [known])} order by degrees limit ${NEAR})
    select ${listing.columns} from near as ${listing.from}
    where ${km} < surely_km((select max(degrees) from near), ${place}[1], ${place}[0])${within.join('')}
    order by ${orderOf(listing, window)} limit ${rowsToRead(window)}`
  return { text, values }
}

/** Whether the page is nearer to the place than to the end of the earth. */
export function startsNear({ descending }: Listing, { backwards }: Window): boolean {
  return descending === backwards
}

/** Whether an index of points knows about the beginning of the order. */
export function isNearest(unordered: Unordered): unordered is Nearest {
  return typeof unordered === 'object' && 'km' in unordered
}

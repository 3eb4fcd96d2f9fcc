import { FEW, NEAR, type Statement, sqlOf } from './list-sql.ts'
import {
  bounds,
  type First,
  type Listing,
  type Nearest,
  orderOf,
  rowsToRead,
  type Unordered,
  type Window,
} from './page.ts'

/** Sorts all rows, or the first in another order. */
export function sorted(listing: Listing, window: Window): Statement {
  const { rows, wanted, values } = sqlOf(listing)
  const { unordered, columns, from, parts, id = 'id' } = listing
  const all = rows(parts, wanted)
  const among = typeof unordered === 'object' && 'among' in unordered ? unordered : undefined
  const first = among && (wanted.length > 0 ? rows(parts, [firstOf(all, id, among)]) : all)
  const source =
    among && first
      ? `(select * from ${first} order by ${among.among} desc limit ${among.limit}) as ${from} where true`
      : all
  const within = bounds(listing, window, values).map((bound) => ` and ${bound}`)
  const text = `select ${columns} from ${source}${within.join('')}
    order by ${orderOf(listing, window)} limit ${rowsToRead(window)}`
  return { text, values }
}

/** The condition for the first rows in another order: found by sorting if the matches are few, else along its index. */
function firstOf(all: string, id: string, { among, limit }: First): string {
  const first = `order by ${among} desc limit ${limit}`
  return `${id} = any(array(with found as materialized (select ${id}, ${among} from ${all}),
      few as materialized (select * from found limit ${FEW + 1})
    select unnest(case when (select count(*) from few) <= ${FEW} then array(select ${id} from few ${first})
      else array(select ${id} from ${all} ${first}) end)))`
}

/** Finds rows that are certainly nearer than all others, among the nearest on the plane. */
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

/** Whether the page is read from the nearest rows outwards, not from the farthest inwards. */
export function startsNear({ descending }: Listing, { backwards }: Window): boolean {
  return descending === backwards
}

/** Whether the order is by distance. */
export function isNearest(unordered: Unordered): unordered is Nearest {
  return typeof unordered === 'object' && 'km' in unordered
}

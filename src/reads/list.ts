import type { Reader } from '../database/reader.ts'
import { FEW, FOUND_MAX, keys, NEAR, named, once, type Statement, sqlOf } from './list-sql.ts'
import {
  bounds,
  given,
  type Listing,
  orderOf,
  type Page,
  paged,
  rowsToRead,
  type Window,
} from './page.ts'
import { isNearest, nearest, sorted, startsNear } from './unordered.ts'

/**
 * Reads one page. A list without filters is read along the index of its order. Filters can match most rows or none, and
 * PostgreSQL's estimates are too unreliable to choose a plan by. So the rows next to the page are searched first; if they
 * don't fill it, indexes of the filters find the matches, if they are few; if they are many, the list is read in order
 * until the page is full.
 */
export async function readPage<Row>(
  database: Reader,
  listing: Listing,
  window: Window,
): Promise<Page<Row>> {
  const { unordered } = listing
  const filtered = given(listing.filters).length > 0
  if (unordered !== undefined) {
    const near = isNearest(unordered) && startsNear(listing, window)
    const rows = near ? await send(nearest(listing, window, unordered), 'search') : []
    if (near && rows.length >= rowsToRead(window)) return paged(rows, window)
    return paged(await send(sorted(listing, window), 'search'), window)
  }
  if (!filtered) return paged(await send(walk(listing, window), 'read'), window)
  const near = await send(nearby(listing, window), 'read')
  if (near.length >= rowsToRead(window)) return paged(near, window)
  return paged(await send(fewOrMany(listing, window), 'search'), window)

  function send({ text, values }: Statement, kind: 'read' | 'search') {
    const planned = kind === 'read' ? 'for any values' : 'for its own'
    return database.query<Row>(once(text, planned), values, kind)
  }
}

/** The CTEs `found`, the given columns of a list's rows, and `counted`, at most FOUND_MAX + 1 of them. */
export function found(listing: Listing, columns: string): Statement {
  const { rows, wanted, values } = sqlOf(listing)
  // No limit in `found`: with one, the planner expects to stop early, and may scan the whole table to find nothing.
  const text = `found as materialized (select ${columns} from ${rows(listing.whole ?? listing.parts, wanted)}),
    counted as materialized (select * from found limit ${FOUND_MAX + 1})`
  return { text: once(text, 'for its own'), values }
}

/** Reads along the index of the order. */
function walk(listing: Listing, window: Window): Statement {
  const { rows, ordered, wanted, values } = sqlOf(listing)
  const all = [...wanted, ...bounds(listing, window, values)]
  const limit = rowsToRead(window)
  const single = listing.parts.length === 1
  const from = single ? rows(listing.parts, all) : ordered(window, all, limit)
  const key = single ? listing.key : named(listing.key)
  const order = orderOf({ ...listing, key }, window)
  return { text: `select ${listing.columns} from ${from} order by ${order} limit ${limit}`, values }
}

/** Searches the rows next to the page. */
function nearby(listing: Listing, window: Window): Statement {
  const { ordered, wanted, values } = sqlOf(listing)
  const within = bounds(listing, window, values)
  const order = orderOf({ ...listing, key: named(listing.key) }, window)
  const near = `select * from ${ordered(window, within, NEAR)} order by ${order} limit ${NEAR}`
  const text = `select ${listing.columns} from (${near}) as ${listing.from} where ${wanted.join(' and ')}
    order by ${order} limit ${rowsToRead(window)}`
  return { text, values }
}

/** Finds few matches by the indexes of the filters, many along the index of the order. */
function fewOrMany(listing: Listing, window: Window): Statement {
  const { rows, ordered, wanted, values } = sqlOf(listing)
  const { columns, key, parts, whole = parts, id = 'id' } = listing
  const all = [...wanted, ...bounds(listing, window, values)]
  const limit = rowsToRead(window)
  const order = orderOf({ ...listing, key: named(key) }, window)
  const text = `with found as materialized (select ${id}, ${keys(key)} from ${rows(whole, all)}),
      few as materialized (select * from found limit ${FEW + 1})
    select ${columns} from ${rows(whole, [
      `${id} = any(case when (select count(*) from few) <= ${FEW}
        then array(select ${id} from few order by ${order} limit ${limit})
        else array(select ${id} from ${ordered(window, all, limit)} order by ${order} limit ${limit}) end)`,
    ])}
    order by ${orderOf(listing, window)} limit ${limit}`
  return { text, values }
}

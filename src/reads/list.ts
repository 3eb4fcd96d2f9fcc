import type { Reader } from '../database/reader.ts'
import {
  bounds,
  type Condition,
  given,
  type Listing,
  type Nearest,
  orderOf,
  type Page,
  paged,
  rowsToRead,
  type Unordered,
  type Window,
  written,
} from './page.ts'

/** So many rows are looked at in order, in the hope that a page is among them. */
const NEAR = 2_000
/** Up to so many rows are found by what is wanted of them, and sorted or counted. */
export const FOUND_MAX = 10_000

/**
 * Reads one page. A list that is only sorted is read along an index. Filters may want most rows or none, and PostgreSQL's
 * estimate is not relied on: first the rows next to the page are looked at, then those that indexes of the filters find,
 * if they are few; if they are many, the list is read in order until the page is full.
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
    return database.query<Row>(text, values, kind)
  }
}

/** A statement with its values. */
interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** The number of a list's rows up to a limit, in one statement; `values` are the listing's. */
export function found(listing: Listing, columns: string): Statement {
  const { rows, wanted, values } = sqlOf(listing)
  // Not limited where it is planned: whoever expects to stop early may read everything to find nothing.
  const text = `found as materialized (select ${columns} from ${rows(listing.whole ?? listing.parts, wanted)}),
    counted as materialized (select * from found limit ${FOUND_MAX + 1})`
  return { text, values }
}

/** Along the index of the order. */
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

/** Of the rows next to the page. */
function nearby(listing: Listing, window: Window): Statement {
  const { ordered, wanted, values } = sqlOf(listing)
  const within = bounds(listing, window, values)
  const order = orderOf({ ...listing, key: named(listing.key) }, window)
  const near = `select * from ${ordered(window, within, NEAR)} order by ${order} limit ${NEAR}`
  const text = `select ${listing.columns} from (${near}) as ${listing.from} where ${wanted.join(' and ')}
    order by ${order} limit ${rowsToRead(window)}`
  return { text, values }
}

/** Few rows by the indexes of the filters; many along the index of the order. */
function fewOrMany(listing: Listing, window: Window): Statement {
  const { rows, ordered, wanted, values } = sqlOf(listing)
  const { columns, key, parts, whole = parts, id = 'id' } = listing
  const all = [...wanted, ...bounds(listing, window, values)]
  const limit = rowsToRead(window)
  const order = orderOf({ ...listing, key: named(key) }, window)
  const text = `with found as materialized (select ${id}, ${keys(key)} from ${rows(whole, all)}),
      few as materialized (select * from found limit ${FOUND_MAX + 1})
    select ${columns} from ${rows(whole, [
      `${id} = any(case when (select count(*) from few) <= ${FOUND_MAX}
        then array(select ${id} from few order by ${order} limit ${limit})
        else array(select ${id} from ${ordered(window, all, limit)} order by ${order} limit ${limit}) end)`,
    ])}
    order by ${orderOf(listing, window)} limit ${limit}`
  return { text, values }
}

/** By sorting all rows, or those that come first in another order. */
function sorted(listing: Listing, window: Window): Statement {
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
function nearest(listing: Listing, window: Window, { from, to, known, km }: Nearest): Statement {
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
function startsNear({ descending }: Listing, { backwards }: Window): boolean {
  return descending === backwards
}

function isNearest(unordered: Unordered): unordered is Nearest {
  return typeof unordered === 'object' && 'km' in unordered
}

function sqlOf({ from, filters, parts, key, descending }: Listing) {
  const values: unknown[] = []
  const known = new Map<Condition, string>()
  const put = (condition: Condition) => {
    const text = known.get(condition) ?? written([condition], values).texts.join()
    known.set(condition, text)
    return text
  }
  const wanted = given(filters).map(put)
  const rows = (places: Listing['parts'], more: readonly string[]) => {
    const wheres = places.map((conditions) => given(conditions).map(put))
    const [only = []] = wheres
    if (wheres.length === 1) return `${from} where ${[...only, ...more].join(' and ')}`
    const union = wheres.map((where) => `select * from ${from} where ${where.join(' and ')}`)
    return `(${union.join(' union all ')}) as ${from} where ${more.join(' and ') || 'true'}`
  }
  // Each part in order by itself: PostgreSQL then merges them, and reads of each only what it needs.
  const ordered = (window: Window, more: readonly string[], limit: number) => {
    const union = parts.map((part) => {
      const where = [...given(part).map(put), ...more].join(' and ')
      return `(select *, ${keys(key)} from ${from} where ${where} order by ${orderOf({ key, descending }, window)} limit ${limit})`
    })
    return `(${union.join(' union all ')}) as ${from}`
  }
  return { rows, ordered, put, wanted, values }
}

function keys(key: readonly string[]): string {
  return key.map((column, at) => `${column} as key_${at}`).join(', ')
}

function named(key: readonly string[]): readonly string[] {
  return key.map((_, at) => `key_${at}`)
}

import type { Reader } from '../database/reader.ts'
import { FAR, FEW, keys, NEAR, named, once, type Statement, sqlOf } from './list-sql.ts'
import {
  bounds,
  type Condition,
  given,
  type Listing,
  orderOf,
  type Page,
  paged,
  rowsToRead,
  type Window,
  written,
} from './page.ts'
import { firstSorted } from './unordered.ts'

/**
 * Reads one page. A list without filters is read along the index of its order. Filters can match most rows or none, and
 * PostgreSQL's estimates are too unreliable to choose a plan by. So the rows next to the page are searched first; if they
 * don't fill it, indexes of the filters find the matches, if they are few. If they are many, more rows next to the page are
 * searched, or belts of them, and only if the filters exclude those, all matches are sorted.
 */
export async function readPage<Row>(
  database: Reader,
  listing: Listing,
  window: Window,
): Promise<Page<Row>> {
  const isFull = (rows: readonly unknown[]) => rows.length >= rowsToRead(window)
  if (listing.first !== undefined)
    return paged(await send(firstSorted(listing, window, listing.first), 'search'), window)
  // Indexes of distances are always read from the nearest on, also for a page that is far.
  const along = listing.along === undefined ? 'read' : 'search'
  if (given(listing.filters).length === 0)
    return paged(await send(walk(listing, window), along), window)
  const belts = listing.belts?.(window)
  const near = belts ? [] : await send(nearby(listing, window, NEAR), along)
  if (isFull(near)) return paged(near, window)
  const matches = await send<Row & Matched>(few(listing, window), 'search')
  if (matches[0]?.many !== true) return paged(matches, window)
  const among = belts?.map((belt) => sorted(listing, window, belt)) ?? [
    nearby(listing, window, FAR),
  ]
  for (const statement of among) {
    const rows = await send(statement, 'search')
    if (isFull(rows)) return paged(rows, window)
  }
  return paged(await send(sorted(listing, window), 'search'), window)

  function send<Sent = Row>({ text, values }: Statement, kind: 'read' | 'search') {
    const planned = kind === 'read' ? 'for any values' : 'for its own'
    return database.query<Sent>(once(text, planned), values, kind)
  }
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
function nearby(listing: Listing, window: Window, among: number): Statement {
  const { ordered, wanted, values } = sqlOf(listing)
  const within = bounds(listing, window, values)
  const order = orderOf({ ...listing, key: named(listing.key) }, window)
  const near = `select * from ${ordered(window, within, among)} order by ${order} limit ${among}`
  const text = `select ${listing.columns} from (${near}) as ${listing.from} where ${wanted.join(' and ')}
    order by ${order} limit ${rowsToRead(window)}`
  return { text, values }
}

interface Matched {
  /** Whether there are too many matches to sort: then the rows are not a page. */
  readonly many: boolean
}

/** Finds matches by the indexes of the filters, and sorts them if they are few. */
function few(listing: Listing, window: Window): Statement {
  const { matches, shared, values } = sqlOf(listing)
  const { columns, key, id = 'id', from } = listing
  const within = bounds(listing, window, values)
  const limit = rowsToRead(window)
  const order = orderOf({ ...listing, key: named(key) }, window)
  const page = `${id} = any(array(select ${id} from few order by ${order} limit ${limit}))`
  const text = `with found as materialized (select ${id}, ${keys(key)} from ${matches(within)}),
      few as materialized (select * from found limit ${FEW + 1})
    select ${columns}, (select count(*) from few) > ${FEW} as many from ${from}
    where ${[...shared(), page].join(' and ')} order by ${orderOf(listing, window)}`
  return { text, values }
}

/** Sorts all matches, or those in a belt. */
function sorted(listing: Listing, window: Window, belt: readonly Condition[] = []): Statement {
  const { matches, values } = sqlOf(listing)
  const from = matches([...written(belt, values).texts, ...bounds(listing, window, values)])
  const text = `select ${listing.columns} from ${from} order by ${orderOf(listing, window)} limit ${rowsToRead(window)}`
  return { text, values }
}

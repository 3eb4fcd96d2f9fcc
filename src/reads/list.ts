import type { Reader } from '../database/reader.ts'
import {
  bounds,
  type Condition,
  type First,
  given,
  type Listing,
  orderOf,
  type Page,
  paged,
  rowsToRead,
  type Window,
  written,
} from './page.ts'

/** The number of rows next to the page that are searched first for those that match. */
const NEAR = 500
/** The maximum number of rows that are counted for a total or for facets. */
export const FOUND_MAX = 10_000
/** The planner is told to expect at most this many matches when it plans a count. */
export const EXPECTED = 3 * FOUND_MAX
/** Up to this many matches are sorted to find a page. */
const FEW = 5_000
/**
 * With more than FEW matches, this many rows next to the page are searched: enough, unless the filters match only the far end
 * of the order.
 */
const FAR = 5_000

/** A statement with its values. */
export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** Building blocks for a list's statements; collects their values. */
export function sqlOf(listing: Listing) {
  const { from, sources, filters, parts, whole = parts, key } = listing
  const values: unknown[] = [...(listing.values ?? [])]
  const known = new Map<Condition, string>()
  const put = (condition: Condition) => {
    const text = known.get(condition) ?? written([condition], values).texts.join()
    known.set(condition, text)
    return text
  }
  const wanted = given(filters).map(put)
  // Filters of the first sort column, whose index can skip what they exclude.
  const range = given(filters).filter(([text]) => text.startsWith(key[0] ?? text))
  const sourceOf = (part: number) => sources?.[part] ?? from
  const rows = (alternatives: Listing['parts'], more: readonly string[]) => {
    const wheres = alternatives.map((conditions) => given(conditions).map(put))
    const [only = []] = wheres
    if (wheres.length === 1) return `${from} where ${[...only, ...more].join(' and ')}`
    const union = wheres.map(
      (where, at) => `select * from ${sourceOf(at)} where ${where.join(' and ')}`,
    )
    return `(${union.join(' union all ')}) as ${from} where ${more.join(' and ') || 'true'}`
  }
  // Each part is ordered separately, so that PostgreSQL merges them and reads only as much of each as it needs.
  const ordered = (window: Window, more: readonly string[], limit: number) => {
    const union = parts.map((part, at) => {
      const where = [...[...given(part), ...range].map(put), ...more].join(' and ')
      return `(select *, ${keys(key)} from ${sourceOf(at)} where ${where} order by ${indexOrderOf(listing, window)} limit ${limit})`
    })
    return `(${union.join(' union all ')}) as ${from}`
  }
  const matches = (more: readonly string[]) => rows(whole, [...wanted, ...more])
  const [first = [], ...others] = whole
  // The conditions that all parts share.
  const shared = () =>
    given(first.filter((condition) => others.every((part) => part.includes(condition)))).map(put)
  return { rows, ordered, matches, shared, wanted, values }
}

/** The `order by` of a window, in the form that the index supports. */
function indexOrderOf(listing: Listing, window: Window): string {
  const { along, key, descending } = listing
  if (along === undefined) return orderOf(listing, window)
  const first = descending !== window.backwards ? along.descending : along.ascending
  return `${first}, ${orderOf({ key: key.slice(1), descending }, window)}`
}

/**
 * Replaces `once(…)`. A generic plan evaluates an expression once, rather than for each row, only if it is a subselect; a
 * custom plan does so in any case.
 */
export function once(text: string, planned: 'for any values' | 'for its own'): string {
  return text.replaceAll('once(', planned === 'for any values' ? '(select ' : '(')
}

/** The select list of a list's sort columns, under the names of `named`. */
function keys(key: readonly string[]): string {
  return key.map((column, at) => `${column} as key_${at}`).join(', ')
}

/** The names under which `keys` selects a list's sort columns. */
function named(key: readonly string[]): readonly string[] {
  return key.map((_, at) => `key_${at}`)
}

/** Takes the first rows in another order (`first`), and sorts them in the list's own. */
function firstSorted(listing: Listing, window: Window, first: First): Statement {
  const sql = sqlOf(listing)
  const { rows, wanted, values } = sql
  const { columns, from, parts } = listing
  const among = rows(parts, wanted.length > 0 ? [firstOf(listing, sql, first)] : [])
  const source = `(select * from ${among} order by ${first.among} desc limit ${first.limit}) as ${from}`
  const within = bounds(listing, window, values)
  const where = within.length > 0 ? ` where ${within.join(' and ')}` : ''
  const text = `select ${columns} from ${source}${where}
    order by ${orderOf(listing, window)} limit ${rowsToRead(window)}`
  return { text, values }
}

/** If at least this share of the first NEAR rows matches, matches are found along the index. */
const DENSE = 0.08
/** If there are more than SORTED_MAX matches, this share is enough to prefer the index over sorting them all. */
const THIN = 0.03
/** Otherwise, up to this many matches are sorted: sorting twice as many is quicker than searching 20 rows along the index for each. */
const SORTED_MAX = 12_000
/** At most this many rows are searched along the index. */
const AMONG = 100_000

/**
 * The condition that selects the first rows in another order (`first`). Where matches are dense at its beginning, they are
 * found along its index; elsewhere all matches are sorted, unless there are too many. PostgreSQL must not choose, since its
 * estimates are too unreliable.
 */
function firstOf(
  listing: Listing,
  { rows, wanted }: ReturnType<typeof sqlOf>,
  first: First,
): string {
  const { from, parts, id = 'id' } = listing
  const { among, limit } = first
  const order = `order by ${among} desc limit`
  const all = rows(parts, wanted)
  // The limit is a subselect, so that PostgreSQL doesn't expect to need most rows, and sort them all rather than use the index.
  const next = (many: number) =>
    `select ${id} from (select * from ${rows(parts, [])} ${order} (select ${many})) as ${from} where ${wanted.join(' and ')}`
  return `${id} = any(array(with sample as materialized (${next(NEAR)}),
      near as materialized (${next(AMONG)} limit ${limit}),
      found as materialized (select ${id}, ${among} from ${all}),
      few as materialized (select * from found limit ${SORTED_MAX + 1})
    select unnest(case
      when (select count(*) from sample) >= ${NEAR * DENSE} and (select count(*) from near) = ${limit}
        then array(select ${id} from near)
      when (select count(*) from few) <= ${SORTED_MAX} then array(select ${id} from few ${order} ${limit})
      when (select count(*) from sample) >= ${NEAR * THIN} and (select count(*) from near) = ${limit}
        then array(select ${id} from near)
      else array(select ${id} from ${all} ${order} ${limit}) end)))`
}

/**
 * Reads one page. A list without filters is read along the index of its order. Filters can match most rows or none, and
 * PostgreSQL's estimates are too unreliable to choose a plan by. So the rows next to the page are searched first. If they don't
 * fill it, the filters' own indexes find the matches, which are sorted if they are few. If they are many, more rows next to the
 * page are searched, or belts of them (`Listing.belts`). Only if those don't fill the page either are all matches sorted.
 */
export async function readPage<Row>(
  database: Reader,
  listing: Listing,
  window: Window,
): Promise<Page<Row>> {
  const isFull = (rows: readonly unknown[]) => rows.length >= rowsToRead(window)
  if (listing.first !== undefined)
    return paged(await send(firstSorted(listing, window, listing.first), 'search'), window)
  // An index of distances is always read from the nearest row on, so reading a distant page is as slow as a search.
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

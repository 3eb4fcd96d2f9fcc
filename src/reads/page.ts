import type { Reader } from '../database/reader.ts'
import { fewOrMany } from './few-or-many.ts'

/** The default and the maximum number of items in a page. */
export const PAGE_DEFAULT = 20
export const PAGE_MAX = 100
const SMALL = 10

/** A list in the database: its select list, and the columns it is sorted by, ending with a unique one. */
export interface Listing {
  readonly columns: string
  readonly from: string
  readonly conditions: readonly Condition[]
  readonly key: readonly string[]
  readonly descending: boolean
  /** What scans more rows than it returns: only counting, or pages too; absent if neither does. */
  readonly searches?: 'counts' | 'pages' | undefined
  /** Limits pages, but not counts, to the rows with the highest values of a column. */
  readonly newest?: { readonly column: string; readonly limit: number }
}

/** A condition with `?` for its one value, with a cast if that may be wider than the column; omitted if the value is null or undefined. */
export type Condition = readonly [text: string, value: unknown, by?: 'by an index']

/** The requested part of a list. */
export interface Window {
  readonly limit: number
  /** Sort keys, as text, that the page lies between. */
  readonly after: readonly string[] | undefined
  readonly before: readonly string[] | undefined
  /** Whether the page is at the end of that range. */
  readonly backwards: boolean
}

/** A window of a statement that starts at the line its wallet's balances come from. */
export function upTo(window: Window, position: bigint): Window {
  return { ...window, after: window.after ?? [(position + 1n).toString()] }
}

/** Rows in list order, and whether more follow in the direction of reading. */
export interface Page<Row> {
  readonly rows: Row[]
  /** A function if reading ahead did not expect anyone to ask. */
  readonly more: boolean | (() => Promise<boolean>)
}

/** Reads one page. */
export async function readPage<Row>(
  database: Reader,
  listing: Listing,
  window: Window,
): Promise<Page<Row>> {
  const { text, values, indexed } = within(listing)
  const order = orderOf(listing, window)
  const where = [text, ...bounds(listing, window, values)].join(' and ')
  const select = (more: string) =>
    `select ${listing.columns} ${where} ${more} order by ${order} limit ${rowsToRead(window)}`
  const rows = await database.query<Row>(
    indexed === undefined ? select('') : fewOrMany(listing.from, indexed, select),
    values,
    listing.searches === 'pages' ? 'search' : 'read',
  )
  return paged(rows, window)
}

/** Reads the same window of many parents' lists in one statement; the listing must have no conditions. */
export async function readPages<Row>(
  database: Reader,
  listing: Listing,
  parentColumn: string,
  parents: readonly string[],
  window: Window,
): Promise<Page<Row>[]> {
  const values: unknown[] = [parents]
  const order = orderOf(listing, window)
  const where = [`${parentColumn} = parent.id`, ...bounds(listing, window, values)].join(' and ')
  const rows = await database.query<Row & { parent: string }>(
    `select parent.id as parent, page.* from unnest($1::uuid[]) as parent (id) cross join lateral (
       select ${listing.columns}, row_number() over (order by ${order}) as place from ${listing.from}
       where ${where} order by ${order} limit ${rowsToRead(window)}) as page order by place`,
    values,
  )
  const groups = Map.groupBy(rows, ({ parent }) => parent)
  return parents.map((id) => paged<Row>(groups.get(id) ?? [], window))
}

/** The `order by` of a window. */
export function orderOf(
  { key, descending }: Pick<Listing, 'key' | 'descending'>,
  { backwards }: Window,
): string {
  return key.map((column) => `${column}${descending !== backwards ? ' desc' : ''}`).join(', ')
}

function bounds(listing: Listing, { after, before }: Window, values: unknown[]): string[] {
  return [
    ...bound(listing, after, listing.descending ? '<' : '>', values),
    ...bound(listing, before, listing.descending ? '>' : '<', values),
  ]
}

/** A page, from rows that include one more than it needs. */
export function paged<Row>(rows: readonly Row[], { limit, backwards }: Window): Page<Row> {
  const page = rows.slice(0, limit)
  return { rows: backwards ? page.toReversed() : page, more: rows.length > limit }
}

/**
 * One more than the page has, to see whether more follow, and rounded, since the number is part of the statement's text: for
 * a parameter PostgreSQL expects a tenth of the table, and would plan the statement again each time.
 */
function rowsToRead({ limit }: Window): number {
  return 1 + (limit <= SMALL ? limit : Math.ceil(limit / SMALL) * SMALL)
}

/** A filtered list, before sorting. */
interface Filtered {
  readonly text: string
  readonly values: unknown[]
  /** The condition that an index can find rows by. */
  readonly indexed?: string | undefined
}

function within(listing: Listing): Filtered {
  const { text, values, indexed } = filtered(listing)
  if (listing.newest === undefined) return { text, values, indexed }
  const { column, limit } = listing.newest
  const rows = `select * ${text} order by ${column} desc limit ${limit}`
  return { text: `from (${rows}) as newest where true`, values }
}

/** The `from` and `where` of a list, with their values. */
export function filtered({ from, conditions }: Listing): Filtered {
  const given = conditions.filter(([, value]) => value !== undefined && value !== null)
  const texts = given.map(([text], index) => text.replace('?', `$${index + 1}`))
  return {
    text: `from ${from} where ${texts.join(' and ')}`,
    values: given.map(([, value]) => value),
    indexed: texts.find((_, at) => given[at]?.[2] !== undefined),
  }
}

function bound(
  { key }: Listing,
  position: readonly string[] | undefined,
  comparison: string,
  values: unknown[],
): string[] {
  if (position === undefined) return []
  const places = position.map((value) => `$${values.push(value)}`)
  return [`(${key.join(', ')}) ${comparison} (${places.join(', ')})`]
}

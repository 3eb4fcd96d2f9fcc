import type { Reader } from '../database/reader.ts'
import { fewOrMany } from './few-or-many.ts'

/** How many items a page has when nothing is said, and at most. */
export const PAGE_DEFAULT = 20
export const PAGE_MAX = 100
const SMALL = 10

/** A list in the database: what is selected, and the columns that order it, the last of them unique. */
export interface Listing {
  readonly columns: string
  readonly from: string
  readonly conditions: readonly Condition[]
  readonly key: readonly string[]
  readonly descending: boolean
  /** What has to look at more rows than it shows: counting alone, or its pages too; absent where neither does. */
  readonly searches?: 'counts' | 'pages' | undefined
  /** Only so many of the rows are looked at, the last by this column; all are counted. */
  readonly newest?: { readonly column: string; readonly limit: number }
}

/** A condition with `?` for its one value, cast where it may be wider than the column; absent values leave it out. */
export type Condition = readonly [text: string, value: unknown, by?: 'by an index']

/** Which part of a list is asked for. */
export interface Window {
  readonly limit: number
  /** Key values between which the page lies, as text. */
  readonly after: readonly string[] | undefined
  readonly before: readonly string[] | undefined
  /** The last items of that range, not the first. */
  readonly backwards: boolean
}

/** A window of a statement that ends at the line its wallet's balances come from. */
export function upTo(window: Window, position: bigint): Window {
  return { ...window, after: window.after ?? [(position + 1n).toString()] }
}

/** Rows in the list's order, and whether there are more in the direction of reading. */
export interface Page<Row> {
  readonly rows: Row[]
  /** To be asked for where nobody was thought to want to know. */
  readonly more: boolean | (() => Promise<boolean>)
}

/** The rows of a window. */
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

/** The same window of the lists of many parents, in one statement; the listing has no conditions of its own. */
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

/** The order in which a window of a list is read. */
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

/** The page of a window that was read with one row too many. */
export function paged<Row>(rows: readonly Row[], { limit, backwards }: Window): Page<Row> {
  const page = rows.slice(0, limit)
  return { rows: backwards ? page.toReversed() : page, more: rows.length > limit }
}

/**
 * One more than the page has, to see whether there are more; few sizes, since they stand in the text: of a parameter
 * PostgreSQL expects a tenth of the table, and would plan the statement anew each time.
 */
function rowsToRead({ limit }: Window): number {
  return 1 + (limit <= SMALL ? limit : Math.ceil(limit / SMALL) * SMALL)
}

/** The rows of a list, before they are ordered. */
interface Filtered {
  readonly text: string
  readonly values: unknown[]
  /** The condition by which an index finds them. */
  readonly indexed?: string | undefined
}

function within(listing: Listing): Filtered {
  const { text, values, indexed } = filtered(listing)
  if (listing.newest === undefined) return { text, values, indexed }
  const { column, limit } = listing.newest
  const rows = `select * ${text} order by ${column} desc limit ${limit}`
  return { text: `from (${rows}) as newest where true`, values }
}

/** The condition of a list, with what it is compared with. */
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

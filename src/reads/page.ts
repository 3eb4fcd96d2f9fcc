import type { Reader } from '../database/reader.ts'

/** The default and the maximum number of items in a page. */
export const PAGE_DEFAULT = 20
export const PAGE_MAX = 100
const SMALL = 10

/** A list in the database: its select list, and the columns it is sorted by, ending with a unique one. */
export interface Listing {
  readonly columns: string
  readonly from: string
  /** Where its rows are: in each of these parts an index has them in order. */
  readonly parts: readonly (readonly Condition[])[]
  /** The same rows for statements that need no order; absent if the parts serve for that too. */
  readonly whole?: readonly (readonly Condition[])[]
  /** What to read each part from, if that differs; all have the columns of `from`. */
  readonly sources?: readonly string[]
  /** Whether the index of the order has its first column only. */
  readonly byFirst?: boolean
  /** What else is wanted of them: perhaps few rows, perhaps most. */
  readonly filters: readonly Condition[]
  readonly key: readonly string[]
  readonly descending: boolean
  /** The column that names a row; `id` if absent. */
  readonly id?: string
  /** How its pages are found, if no index has the order. */
  readonly unordered?: Unordered
}

/** All rows are sorted, or those that come first in another order that an index has. */
export type Unordered = 'sorted' | First | Nearest

/** So many that come first in an order that an index has, the highest first. */
export interface First {
  readonly among: string
  readonly limit: number
}

/** The order of distances on the globe, of which an index of points knows about the nearest. */
export interface Nearest {
  /** The place from which distances are measured, as a point. */
  readonly from: Condition
  readonly to: string
  /** Where that is known. */
  readonly known: string
  readonly km: string
}

/** A condition with a `?` for each value, with a cast if that may be wider than the column; omitted if a value is null or undefined. `once(…)` depends on values only. */
export type Condition = readonly [text: string, ...values: unknown[]]

/** The conditions whose values are there. */
export function given(conditions: readonly Condition[]): readonly Condition[] {
  return conditions.filter(([, ...own]) => own.every((one) => one !== undefined && one !== null))
}

/** The given conditions as SQL, with their values after those that are there already. */
export function written(
  conditions: readonly Condition[],
  values: unknown[] = [],
): { readonly texts: readonly string[]; readonly values: unknown[] } {
  const texts = given(conditions).map(([text, ...own]) =>
    own.reduce<string>((rest, value) => rest.replace('?', `$${values.push(value)}`), text),
  )
  return { texts, values }
}

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

/** Reads the same window of many parents' lists in one statement; the listing must have no parts and no filters. */
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

/** The conditions that keep a page within its window; adds their values. */
export function bounds(
  listing: Pick<Listing, 'key' | 'descending' | 'byFirst'>,
  { after, before }: Window,
  values: unknown[],
): string[] {
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
export function rowsToRead({ limit }: Window): number {
  return 1 + (limit <= SMALL ? limit : Math.ceil(limit / SMALL) * SMALL)
}

function bound(
  { key, byFirst }: Pick<Listing, 'key' | 'byFirst'>,
  position: readonly string[] | undefined,
  comparison: string,
  values: unknown[],
): string[] {
  if (position === undefined) return []
  const places = position.map((value) => `$${values.push(value)}`)
  const first = byFirst ? [`${key[0]} ${comparison}= ${places[0]}`] : []
  return [...first, `(${key.join(', ')}) ${comparison} (${places.join(', ')})`]
}

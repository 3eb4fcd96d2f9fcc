import type { Reader } from '../database/reader.ts'

/** The default and the maximum number of items in a page. */
export const PAGE_DEFAULT = 20
export const PAGE_MAX = 100
const SMALL = 10

/** A list in the database: its select list, its rows, and its sort columns, ending with a unique one. */
export interface Listing {
  readonly columns: string
  readonly from: string
  /** The conditions of each part of the list; rows of one part are in order in an index. */
  readonly parts: readonly (readonly Condition[])[]
  /** The same rows for statements that need no order, if that takes fewer conditions. */
  readonly whole?: readonly (readonly Condition[])[]
  /** What each part is read from, if not `from`; all have the same columns. */
  readonly sources?: readonly string[]
  /** Whether the index of the order has only its first column. */
  readonly byFirst?: boolean
  /** Further conditions, which can match few rows or most. */
  readonly filters?: readonly Condition[]
  readonly key: readonly string[]
  readonly descending: boolean
  /** The column that identifies a row; `id` if absent. */
  readonly id?: string
  /** What the index orders by in place of the first sort column, if that index can't be read backwards. */
  readonly along?: Along
  /**
   * For an order without an index: conditions that many of the rows next to a page meet, the strictest first; undefined if
   * there are none.
   */
  readonly belts?: (window: Window) => readonly (readonly Condition[])[] | undefined
  /** The values of `$1` and so on in the texts above; the first part refers to all of them. */
  readonly values?: readonly unknown[]
  /** For an order without an index: only the first rows in another order are sorted. */
  readonly first?: First
}

/** Expressions in whose ascending order rows are read: one for each direction of the list's first sort column. */
interface Along {
  readonly ascending: string
  readonly descending: string
}

/** The first rows in an order that has an index, highest first. */
export interface First {
  readonly among: string
  readonly limit: number
}

/**
 * A condition with a `?` for each value, cast if the value's type may be wider than the column's; omitted if a value is null
 * or undefined. `once(…)` encloses an expression that depends on values only.
 */
export type Condition = readonly [text: string, ...values: unknown[]]

/**
 * The parts of a list in which each row has one of these values, such as states: a part for each, with the conditions of all; one part if
 * none are named, and nothing if there is nothing among them.
 */
export function partsBy<Value>(
  values: readonly Value[] | null | undefined,
  all: readonly Condition[],
  of: (value: Value) => readonly Condition[],
): Listing['parts'] {
  if (!values) return [all]
  return values.length === 0
    ? [[['false']]]
    : [...new Set(values)].map((one) => [...all, ...of(one)])
}

/** The conditions whose values are all present. */
export function given(conditions: readonly Condition[] = []): readonly Condition[] {
  return conditions.filter(([, ...own]) => own.every((one) => one !== undefined && one !== null))
}

/** Conditions as SQL; appends their values to those given. */
export function written(
  conditions: readonly Condition[],
  values: unknown[] = [],
): { readonly texts: readonly string[]; readonly values: unknown[] } {
  const texts = given(conditions).map(([text, ...own]) =>
    own.reduce<string>((rest, value) => rest.replace('?', `$${values.push(value)}`), text),
  )
  return { texts, values }
}

/** Reads the sort key of a row as text: the properties that are named after the columns of the key, in camelCase. */
export function positionBy<Row>({ key }: Pick<Listing, 'key'>): (row: Row) => readonly string[] {
  const names = key.map((column) =>
    column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
  )
  return (row) =>
    names.map((name) => {
      const value = (row as Readonly<Record<string, unknown>>)[name]
      if (value === undefined || value === null)
        throw new Error(`a row without ${name}, by which its list is sorted`)
      return value instanceof Date ? value.toISOString() : String(value)
    })
}

/** The requested part of a list. */
export interface Window {
  readonly limit: number
  /** The sort keys, as text, between which the page lies. */
  readonly after: readonly string[] | undefined
  readonly before: readonly string[] | undefined
  /** Whether the page is at the end of that range, not at its start. */
  readonly backwards: boolean
}

/** A window of a wallet's statement that starts at the line from which the wallet's balances were read. */
export function upTo(window: Window, position: bigint): Window {
  return { ...window, after: window.after ?? [(position + 1n).toString()] }
}

/** Rows in list order, and whether more follow in the direction of reading. */
export interface Page<Row> {
  readonly rows: Row[]
  /** A function if look-ahead did not select it: then it must be read. */
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
       select ${listing.columns}, row_number() over (order by ${order}) as rank from ${listing.from}
       where ${where} order by ${order} limit ${rowsToRead(window)}) as page order by rank`,
    values,
  )
  const groups = Map.groupBy(rows, ({ parent }) => parent)
  return parents.map((id) => paged<Row>(groups.get(id) ?? [], window))
}

/** The `order by` of a window. */
export function orderOf(
  { key, descending }: Pick<Listing, 'key' | 'descending'>,
  { backwards }: Pick<Window, 'backwards'>,
): string {
  return key.map((column) => `${column}${descending !== backwards ? ' desc' : ''}`).join(', ')
}

/** The conditions that keep a page within its window; appends their values. */
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

/** Cuts a page from its rows; if more rows follow, at least one of them must have been read. */
export function paged<Row>(rows: readonly Row[], { limit, backwards }: Window): Page<Row> {
  const page = rows.slice(0, limit)
  return { rows: backwards ? page.toReversed() : page, more: rows.length > limit }
}

/**
 * How many rows to read for a page: one more than its size, to see whether more follow. The size is rounded up, so that there
 * are few statements: it is part of their text, since with a parameter for a limit PostgreSQL would expect a tenth of the table
 * and replan each time.
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
  const parameters = position.map((value) => `$${values.push(value)}`)
  const first = byFirst ? [`${key[0]} ${comparison}= ${parameters[0]}`] : []
  return [...first, `(${key.join(', ')}) ${comparison} (${parameters.join(', ')})`]
}

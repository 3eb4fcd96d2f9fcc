import type { Database } from './connection.ts'

/** A list in the database: what is selected, and the columns that order it, the last of them unique. */
export interface Listing {
  readonly columns: string
  readonly from: string
  readonly conditions: readonly Condition[]
  readonly key: readonly string[]
  readonly descending: boolean
}

/** A condition with `?` for its one value; absent values leave it out. */
export type Condition = readonly [text: string, value: unknown]

/** Which part of a list is asked for. */
export interface Window {
  readonly limit: number
  /** Key values between which the page lies, as text. */
  readonly after: readonly string[] | undefined
  readonly before: readonly string[] | undefined
  /** The last items of that range, not the first. */
  readonly backwards: boolean
}

/** The rows of a window in the list's order, and whether there are more in the direction of reading. */
export async function readPage<Row>(
  database: Database,
  listing: Listing,
  { limit, after, before, backwards }: Window,
): Promise<{ rows: Row[]; more: boolean }> {
  const { text, values } = filtered(listing)
  const bounds = [
    ...bound(listing, after, listing.descending ? '<' : '>', values),
    ...bound(listing, before, listing.descending ? '>' : '<', values),
  ]
  const down = listing.descending !== backwards
  const order = listing.key.map((column) => `${column}${down ? ' desc' : ''}`).join(', ')
  values.push(limit + 1)
  const rows = await database.query<Row>(
    `select ${listing.columns} ${[text, ...bounds].join(' and ')} order by ${order} limit $${values.length}`,
    values,
  )
  const page = rows.slice(0, limit)
  return { rows: backwards ? page.toReversed() : page, more: rows.length > limit }
}

/** How many items the whole list has. */
export async function countAll(database: Database, listing: Listing): Promise<number> {
  const { text, values } = filtered(listing)
  const [row] = await database.query<{ count: bigint }>(`select count(*) as count ${text}`, values)
  return Number(row?.count ?? 0)
}

function filtered({ from, conditions }: Listing): { text: string; values: unknown[] } {
  const given = conditions.filter(([, value]) => value !== undefined && value !== null)
  const texts = given.map(([text], index) => text.replace('?', `$${index + 1}`))
  return {
    text: `from ${from} where ${texts.join(' and ')}`,
    values: given.map(([, value]) => value),
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

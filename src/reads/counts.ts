import type { Reader } from '../database/reader.ts'
import { EXPECTED, FOUND_MAX, once, type Statement, sqlOf } from './list.ts'
import type { Listing } from './page.ts'

/** How many items a list has; beyond 10 000 they are not counted. */
export interface Total {
  readonly count: number
  readonly isExact: boolean
}

/** An exact total. */
export function exactly(count: number | bigint): Total {
  return { count: Number(count), isExact: true }
}

/** The number of items in the whole list. */
export async function countAll(database: Reader, listing: Listing): Promise<Total> {
  const { text, values } = found(listing, '1')
  const [row] = await database.query<{ count: bigint }>(
    `with ${text} select count(*) as count from counted`,
    values,
    'search',
  )
  return upToMax(row?.count)
}

/** Counts the items with each value of the given expressions, by their names, among the first 10 000 items. */
export async function countBy(
  database: Reader,
  listing: Listing,
  expressions: Readonly<Record<string, string>>,
): Promise<readonly Counted[]> {
  const columns = Object.keys(expressions)
  const named = Object.entries(expressions).map(([name, expression]) => `${expression} as ${name}`)
  const { text, values } = found(listing, named.join(', '))
  const sets = columns.map((column) => `(${column})`).join(', ')
  const names = columns.map((column) => `when grouping(${column}) = 0 then '${column}'`).join(' ')
  return database.query<Counted>(
    `with ${text} select case ${names} end as column, coalesce(${columns.join(', ')}) as value, count(*) as count
     from counted group by grouping sets (${sets}) order by count desc, value`,
    values,
    'search',
  )
}

/** The CTEs `found`, with the given columns of a list's rows, and `counted`, with at most FOUND_MAX + 1 of those rows. */
function found(listing: Listing, columns: string): Statement {
  const { matches, values } = sqlOf(listing)
  // If the limit were FOUND_MAX + 1, the planner would expect to stop early and might scan the whole table in vain. Without a
  // limit, it would plan to read hundreds of thousands of rows.
  const text = `found as materialized (select ${columns} from ${matches([])} limit ${EXPECTED}),
    counted as materialized (select * from found limit ${FOUND_MAX + 1})`
  return { text: once(text, 'for its own'), values }
}

/** The number of items with a value. */
interface Counted {
  readonly column: string
  readonly value: string | null
  readonly count: bigint
}

function upToMax(count = 0n): Total {
  return count > FOUND_MAX ? { count: FOUND_MAX, isExact: false } : exactly(count)
}

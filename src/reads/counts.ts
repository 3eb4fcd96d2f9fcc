import type { Kind, Reader } from '../database/reader.ts'
import { filtered, type Listing } from './page.ts'

/** The number of items in the whole list. */
export async function countAll(database: Reader, listing: Listing): Promise<number> {
  const { text, values } = filtered(listing)
  const [row] = await database.query<{ count: bigint }>(
    `select count(*) as count ${text}`,
    values,
    kindOfCount(listing),
  )
  return Number(row?.count ?? 0)
}

/** The number of items for each value of some columns. */
export async function countBy(
  database: Reader,
  listing: Listing,
  columns: readonly string[],
): Promise<readonly { column: string; value: string | null; count: bigint }[]> {
  const { text, values } = filtered(listing)
  const sets = columns.map((column) => `(${column})`).join(', ')
  const names = columns.map((column) => `when grouping(${column}) = 0 then '${column}'`).join(' ')
  return database.query(
    `select case ${names} end as column, coalesce(${columns.join(', ')}) as value, count(*) as count
     ${text} group by grouping sets (${sets}) order by count desc, value`,
    values,
    kindOfCount(listing),
  )
}

function kindOfCount({ searches }: Listing): Kind {
  return searches === undefined ? 'read' : 'search'
}

import { NEAR, type Statement, sqlOf } from './list-sql.ts'
import { bounds, type First, type Listing, orderOf, rowsToRead, type Window } from './page.ts'

/** Sorts the first rows in another order. */
export function firstSorted(listing: Listing, window: Window, first: First): Statement {
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

/** If at least so much of the first rows matches, those wanted are looked for along the index at once. */
const DENSE = 0.08
/** If at least so much does, they are looked for there rather than by sorting many matches. */
const THIN = 0.03
/** Up to this many matches are sorted otherwise: to sort twice as many takes less than to search 20 rows for each. */
const FEW = 12_000
/** So many rows are searched along the index at most. */
const AMONG = 100_000

/**
 * The condition for the first rows in another order. Where matches are dense at its beginning they are found along its index,
 * and otherwise by sorting them, unless they are many. PostgreSQL isn't left to choose, since its estimates are too unreliable.
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
  // As a subselect, so that PostgreSQL doesn't expect to need most rows, and sort them all rather than use the index.
  const next = (many: number) =>
    `select ${id} from (select * from ${rows(parts, [])} ${order} (select ${many})) as ${from} where ${wanted.join(' and ')}`
  return `${id} = any(array(with sample as materialized (${next(NEAR)}),
      near as materialized (${next(AMONG)} limit ${limit}),
      found as materialized (select ${id}, ${among} from ${all}),
      few as materialized (select * from found limit ${FEW + 1})
    select unnest(case
      when (select count(*) from sample) >= ${NEAR * DENSE} and (select count(*) from near) = ${limit}
        then array(select ${id} from near)
      when (select count(*) from few) <= ${FEW} then array(select ${id} from few ${order} ${limit})
      when (select count(*) from sample) >= ${NEAR * THIN} and (select count(*) from near) = ${limit}
        then array(select ${id} from near)
      else array(select ${id} from ${all} ${order} ${limit}) end)))`
}

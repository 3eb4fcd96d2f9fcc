import { FEW, type Statement, sqlOf } from './list-sql.ts'
import { bounds, type First, type Listing, orderOf, rowsToRead, type Window } from './page.ts'

/** Sorts the first rows in another order. */
export function firstSorted(listing: Listing, window: Window, first: First): Statement {
  const { rows, wanted, values } = sqlOf(listing)
  const { columns, from, parts, id = 'id' } = listing
  const all = rows(parts, wanted)
  const among = wanted.length > 0 ? rows(parts, [firstOf(all, id, first)]) : all
  const source = `(select * from ${among} order by ${first.among} desc limit ${first.limit}) as ${from}`
  const within = bounds(listing, window, values)
  const where = within.length > 0 ? ` where ${within.join(' and ')}` : ''
  const text = `select ${columns} from ${source}${where}
    order by ${orderOf(listing, window)} limit ${rowsToRead(window)}`
  return { text, values }
}

/** The condition for the first rows in another order: found by sorting if the matches are few, else along its index. */
function firstOf(all: string, id: string, { among, limit }: First): string {
  const first = `order by ${among} desc limit ${limit}`
  return `${id} = any(array(with found as materialized (select ${id}, ${among} from ${all}),
      few as materialized (select * from found limit ${FEW + 1})
    select unnest(case when (select count(*) from few) <= ${FEW} then array(select ${id} from few ${first})
      else array(select ${id} from ${all} ${first}) end)))`
}

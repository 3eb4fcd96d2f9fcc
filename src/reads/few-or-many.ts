/** Up to this many rows, finding and sorting them is faster than scanning a list that may contain none of them. */
const FEW = 1_000

/**
 * A page of rows that match an indexed condition. Few matches are found through the index; if there are many, the list is
 * read in order until the page is full. PostgreSQL would rely on its estimate, and scan the whole list (2 s for 200 000
 * loans) for a word that no loan contains.
 */
export function fewOrMany(
  table: string,
  condition: string,
  select: (more: string) => string,
): string {
  const few = `(select count(*) <= ${FEW} from found)`
  return `with found as materialized (select id from ${table} where ${condition} limit ${FEW + 1})
    (${select(`and ${few} and id = any(array(select id from found))`)})
    union all (${select(`and not ${few}`)})`
}

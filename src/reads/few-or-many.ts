/** So many rows are looked up and sorted sooner than a list is read that may have none of them. */
const FEW = 1_000

/**
 * A page of rows that fit a condition which an index knows: where they are few, they are looked up; where they are
 * many, the list is read in its order until the page is full. PostgreSQL takes its guess for how many fit, and reads the
 * whole list (2 s of 200 000 loans) for a word that nobody wrote.
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

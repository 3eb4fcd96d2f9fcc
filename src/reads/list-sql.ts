import { type Condition, given, type Listing, orderOf, type Window, written } from './page.ts'

/** The number of rows next to the page that are searched first for those that match. */
export const NEAR = 500
/** The maximum number of rows that are counted for a total or for facets. */
export const FOUND_MAX = 10_000
/** For so many a count is planned at most. */
export const EXPECTED = 3 * FOUND_MAX
/** Up to this many matches are sorted to find a page. */
export const FEW = 5_000
/** With more matches, so many rows next to the page are searched: enough, unless filters and order exclude each other. */
export const FAR = 5_000

/** A statement with its values. */
export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** Building blocks for a list's statements; collects their values. */
export function sqlOf(listing: Listing) {
  const { from, sources, filters, parts, whole = parts, key } = listing
  const values: unknown[] = [...(listing.values ?? [])]
  const known = new Map<Condition, string>()
  const put = (condition: Condition) => {
    const text = known.get(condition) ?? written([condition], values).texts.join()
    known.set(condition, text)
    return text
  }
  const wanted = given(filters).map(put)
  // The index of the order skips what is out of the range of its own column.
  const range = given(filters).filter(([text]) => text.startsWith(key[0] ?? text))
  const sourceOf = (part: number) => sources?.[part] ?? from
  const rows = (alternatives: Listing['parts'], more: readonly string[]) => {
    const wheres = alternatives.map((conditions) => given(conditions).map(put))
    const [only = []] = wheres
    if (wheres.length === 1) return `${from} where ${[...only, ...more].join(' and ')}`
    const union = wheres.map(
      (where, at) => `select * from ${sourceOf(at)} where ${where.join(' and ')}`,
    )
    return `(${union.join(' union all ')}) as ${from} where ${more.join(' and ') || 'true'}`
  }
  // Each part is ordered separately, so that PostgreSQL merges them and reads only as much of each as it needs.
  const ordered = (window: Window, more: readonly string[], limit: number) => {
    const union = parts.map((part, at) => {
      const where = [...[...given(part), ...range].map(put), ...more].join(' and ')
      return `(select *, ${keys(key)} from ${sourceOf(at)} where ${where} order by ${indexOrderOf(listing, window)} limit ${limit})`
    })
    return `(${union.join(' union all ')}) as ${from}`
  }
  const matches = (more: readonly string[]) => rows(whole, [...wanted, ...more])
  const [first = [], ...others] = whole
  // What holds in every part.
  const shared = () =>
    given(first.filter((condition) => others.every((part) => part.includes(condition)))).map(put)
  return { rows, ordered, matches, shared, wanted, values }
}

/** The `order by` of a window as an index has it. */
function indexOrderOf(listing: Listing, window: Window): string {
  const { along, key, descending } = listing
  if (along === undefined) return orderOf(listing, window)
  const first = descending !== window.backwards ? along.descending : along.ascending
  return `${first}, ${orderOf({ key: key.slice(1), descending }, window)}`
}

/** Replaces `once(…)`: a generic plan needs a subselect to evaluate it once, not for each row; a custom plan does so without. */
export function once(text: string, planned: 'for any values' | 'for its own'): string {
  return text.replaceAll('once(', planned === 'for any values' ? '(select ' : '(')
}

/** The select list of a list's sort columns, under the names of `named`. */
export function keys(key: readonly string[]): string {
  return key.map((column, at) => `${column} as key_${at}`).join(', ')
}

/** The names under which `keys` selects a list's sort columns. */
export function named(key: readonly string[]): readonly string[] {
  return key.map((_, at) => `key_${at}`)
}

import { type Condition, given, type Listing, orderOf, type Window, written } from './page.ts'

/** This many rows are looked at in order, in the hope that a page is among them. */
export const NEAR = 500
/** The most rows that are counted for a total or for facets. */
export const FOUND_MAX = 10_000
/** Up to this many matches are sorted for a page; if there are more, reading in order soon finds enough. */
export const FEW = 5_000

/** A statement with its values. */
export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** The parts of the statements of a list, whose values are collected. */
export function sqlOf({ from, sources, filters, parts, key, descending }: Listing) {
  const values: unknown[] = []
  const known = new Map<Condition, string>()
  const put = (condition: Condition) => {
    const text = known.get(condition) ?? written([condition], values).texts.join()
    known.set(condition, text)
    return text
  }
  const wanted = given(filters).map(put)
  const sourceOf = (part: number) => sources?.[part] ?? from
  const rows = (places: Listing['parts'], more: readonly string[]) => {
    const wheres = places.map((conditions) => given(conditions).map(put))
    const [only = []] = wheres
    if (wheres.length === 1) return `${from} where ${[...only, ...more].join(' and ')}`
    const union = wheres.map(
      (where, at) => `select * from ${sourceOf(at)} where ${where.join(' and ')}`,
    )
    return `(${union.join(' union all ')}) as ${from} where ${more.join(' and ') || 'true'}`
  }
  // Each part in order by itself: PostgreSQL then merges them, and reads of each only what it needs.
  const ordered = (window: Window, more: readonly string[], limit: number) => {
    const union = parts.map((part, at) => {
      const where = [...given(part).map(put), ...more].join(' and ')
      return `(select *, ${keys(key)} from ${sourceOf(at)} where ${where} order by ${orderOf({ key, descending }, window)} limit ${limit})`
    })
    return `(${union.join(' union all ')}) as ${from}`
  }
  return { rows, ordered, put, wanted, values }
}

/** Makes a statement that is planned for any values compute `once(…)` once, not for each row; otherwise the planner does so itself. */
export function once(text: string, planned: 'for any values' | 'for its own'): string {
  return text.replaceAll('once(', planned === 'for any values' ? '(select ' : '(')
}

/** The columns of a list's order, under names of their own. */
export function keys(key: readonly string[]): string {
  return key.map((column, at) => `${column} as key_${at}`).join(', ')
}

/** Those names. */
export function named(key: readonly string[]): readonly string[] {
  return key.map((_, at) => `key_${at}`)
}

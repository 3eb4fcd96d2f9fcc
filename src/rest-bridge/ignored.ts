import { snakeCase } from './names.ts'
import { recordFields } from './records.ts'
import type { Row } from './row.ts'

/** Clients may PUT or POST a record as they read it: its fields that they can't set are ignored. */
export function ignoredFields({ record }: Row): ReadonlySet<string> {
  return new Set(record === undefined ? [] : recordFields(record))
}

/** The members of an accepted body that were ignored: those that its input does not take. */
export function ignoredIn(row: Row, takes: object, body: unknown): string[] {
  const own = ignoredFields(row)
  if (own.size === 0) return []
  const taken = new Set(Object.keys(takes).map(snakeCase))
  return Object.keys(body ?? {}).filter(
    (name) => own.has(name) && (name === 'id' || !taken.has(name)),
  )
}

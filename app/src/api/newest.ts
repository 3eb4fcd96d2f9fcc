import type { Exchange } from '@urql/core'
import { map, pipe, tap } from 'wonka'

type Fields = Readonly<Record<string, unknown>>
interface Known {
  readonly version: number
  readonly fields: Fields
}

/**
 * Keeps an answer from bringing an older record back: one that was on its way while a newer event arrived, such as a mutation's. What
 * the newest version of the record said, as it was sent, takes the place of what an older one says; records without a version are left alone.
 * Within records that have one, a name stands for one field with the same arguments throughout the app.
 */
export function newest(): Exchange {
  return ({ forward }) => {
    const known = new Map<string, Known>()
    return (operations) =>
      pipe(
        forward(operations),
        map((result) => (result.data ? { ...result, data: renewed(result.data, known) } : result)),
        tap(() => forgetOldest(known)),
      )
  }
}

/** How many records are known at most: a page stays open for days, and answers are on their way for seconds. */
const KNOWN_MAX = 5_000

function forgetOldest(known: Map<string, Known>): void {
  for (const key of known.keys()) {
    if (known.size <= KNOWN_MAX) return
    known.delete(key)
  }
}

/** The same data, with no record older than what is known of it. */
export function renewed<Value>(value: Value, known: Map<string, Known>): Value
export function renewed(value: unknown, known: Map<string, Known>): unknown {
  if (Array.isArray(value)) return value.map((one) => renewed(one, known))
  if (!isFields(value)) return value
  const fields = Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, renewed(one, known)]),
  )
  const { __typename: type, id, version } = value
  if (typeof id !== 'string' || typeof version !== 'number') return fields
  const key = `${type}:${id}`
  const before = known.get(key)
  if (before && before.version > version) return over(fields, before.fields)
  const own = Object.entries(fields).filter(([, one]) => !holdsRecords(one))
  const same = before?.version === version ? before.fields : {}
  // From now on it is the one that was heard of last.
  known.delete(key)
  known.set(key, { version, fields: { ...same, ...Object.fromEntries(own) } })
  return fields
}

/** Whether there are records in it, which are as new as themselves. */
function holdsRecords(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(holdsRecords)
  return isFields(value) && ('id' in value || Object.values(value).some(holdsRecords))
}

/** What an older record says, where the newer said nothing. */
function over(older: Fields, newer: Fields): Fields {
  const both = Object.entries(newer).filter(([name]) => name in older && !holdsRecords(older[name]))
  return {
    ...older,
    ...Object.fromEntries(
      both.map(([name, now]) => {
        const then = older[name]
        if (isFields(then) && isFields(now)) return [name, over(then, now)]
        return [name, lacksFields(now, then) ? then : now]
      }),
    ),
  }
}

/** Whether a list's items lack fields that another's have: then the shorter ones must not replace them. */
function lacksFields(list: unknown, other: unknown): boolean {
  if (!Array.isArray(list) || !Array.isArray(other)) return false
  const wanted = other.filter(isFields).flatMap(Object.keys)
  return list.filter(isFields).some((one) => wanted.some((name) => !(name in one)))
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

import type { Exchange, OperationResult } from '@urql/core'
import { map, pipe } from 'wonka'

type Fields = Readonly<Record<string, unknown>>
type Path = readonly (string | number)[]

/** How many answers are kept: more than a page shows at a time. */
const KEPT_MAX = 100

/**
 * Keeps what a page shows while asking again fails: its forms stay, with what was typed and the keys of requests whose answer got
 * lost. An answer that failed as a whole has the data null. Pages treat undefined as “not here yet”, and would read fields of null.
 */
export function keepShown(): Exchange {
  return ({ forward }) => {
    /** The last answer to each query, the newest last: a page that asks again ends what it has asked before. */
    const shown = new Map<number, Fields>()
    const keep = (key: number, data: Fields) => {
      shown.delete(key)
      shown.set(key, data)
      const [oldest] = shown.keys()
      if (shown.size > KEPT_MAX && oldest !== undefined) shown.delete(oldest)
    }
    return (operations) =>
      pipe(
        forward(operations),
        map((result) => {
          const { kind, key } = result.operation
          const data = dataOf(result, shown.get(key))
          if (kind === 'query' && data !== undefined) keep(key, data)
          return { ...result, data }
        }),
      )
  }
}

/** What was answered, and in place of what failed, what was before. What is null although nothing failed there is gone. */
function dataOf({ data, error }: OperationResult<Fields | null>, before: Fields | undefined) {
  if (!data || error === undefined) return data ?? (error && before)
  const failed = error.graphQLErrors.flatMap(({ path }) => (path ? [path] : []))
  return failed.reduce((now: unknown, path) => keptAt(path, now, before), data) as Fields
}

/** An answer with what was before at the first null on the path of an error. */
function keptAt([name, ...path]: Path, now: unknown, before: unknown): unknown {
  if (name === undefined || !isFields(now) || !isFields(before) || now.id !== before.id) return now
  if (Array.isArray(now)) {
    const record: unknown = now[Number(name)]
    if (!isFields(record)) return now
    // It may have another place now.
    const was = Object.values(before).find((one) => isSame(one, record))
    return now.with(Number(name), keptAt(path, record, was))
  }
  const [value, was] = [now[name], before[name]]
  return { ...now, [name]: (value ?? null) === null ? (was ?? null) : keptAt(path, value, was) }
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

const isSame = (one: unknown, other: Fields) => isFields(one) && one.id === other.id

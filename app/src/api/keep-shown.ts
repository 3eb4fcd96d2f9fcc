import type { Exchange, OperationResult } from '@urql/core'
import { map, pipe } from 'wonka'

type Fields = Readonly<Record<string, unknown>>

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

/** What was answered, and in place of what failed, what was before. */
function dataOf({ data, error }: OperationResult<Fields | null>, before: Fields | undefined) {
  if (error === undefined || before === undefined) return data ?? undefined
  const fields = Object.entries(before).map(([name, was]) => [name, data?.[name] ?? was])
  return Object.fromEntries(fields) as Fields
}

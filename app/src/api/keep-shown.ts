import type { Exchange, OperationResult } from '@urql/core'
import { map, pipe, tap } from 'wonka'

type Fields = Readonly<Record<string, unknown>>

/**
 * Keeps what a page shows while asking again fails: its forms stay, with what was typed and the keys of requests whose answer got
 * lost. An answer that failed as a whole has null: to the page it is as one that has not come, whose fields nobody reads.
 */
export function keepShown(): Exchange {
  return ({ forward }) => {
    /** The last answer to each query on the screen. */
    const shown = new Map<number, Fields>()
    return (operations) =>
      pipe(
        operations,
        tap(({ kind, key }) => {
          if (kind === 'teardown') shown.delete(key)
        }),
        forward,
        map((result) => {
          const { kind, key } = result.operation
          const data = dataOf(result, shown.get(key))
          if (kind === 'query' && data !== undefined) shown.set(key, data)
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

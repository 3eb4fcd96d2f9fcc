import { useClient } from '@urql/preact'
import { useEffect, useRef } from 'preact/hooks'
import { pipe, subscribe } from 'wonka'
import { sparingly } from '../map/markers/budget.ts'
import { loansFollowed } from './operations.ts'

/** How many loans one subscription follows at most. */
const LOANS_MAX = 100

/**
 * One pace for all lists, since each choice of filters begins another subscription on the same socket, which may send only so
 * many messages a minute.
 */
const pace = sparingly()

/**
 * Follows the loans of a list, whose records the cache changes. Each subscription begins with all of its loans as they are, also after a
 * reconnection, so that nothing is missed between two. Published loans stay visible, so none is ever removed.
 */
export function useLiveLoans(ids: readonly string[]): void {
  const client = useClient()
  const ends = useRef(new Map<string, () => void>())
  const listed = ids.join()
  useEffect(() => {
    const follow = (list: string) =>
      pipe(
        client.subscription(loansFollowed, { ids: list.split(',') }),
        subscribe(() => undefined),
      ).unsubscribe
    const change = () => replace(ends.current, hundreds(listed), follow)
    // While a list is loading there is nothing to begin, so it must not use up the pace.
    if (listed === '') return change()
    pace.run(change)
    return () => pace.cancel()
  }, [client, listed])
  useEffect(
    () => () => {
      for (const end of ends.current.values()) end()
    },
    [],
  )
}

/** Lists of at most 100 loans: if the whole list only grows, all full ones stay as they are, with their subscriptions. */
function hundreds(listed: string): readonly string[] {
  const ids = listed.split(',').filter(Boolean)
  return Array.from({ length: Math.ceil(ids.length / LOANS_MAX) }, (_, at) =>
    ids.slice(at * LOANS_MAX, (at + 1) * LOANS_MAX).join(),
  )
}

/** Ends the subscriptions to lists that are no longer wanted, and begins the missing ones. */
function replace(
  ends: Map<string, () => void>,
  wanted: readonly string[],
  follow: (list: string) => () => void,
): void {
  for (const [list, end] of ends) {
    if (wanted.includes(list)) continue
    end()
    ends.delete(list)
  }
  for (const list of wanted) if (!ends.has(list)) ends.set(list, follow(list))
}

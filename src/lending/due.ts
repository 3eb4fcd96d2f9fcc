import type { Database } from '../database/connection.ts'
import { isClosed } from '../database/connections/faults.ts'
import { type Failure, throwTogether } from './attempts.ts'

/** The limit that each query for due items must use: a shorter result means that nothing is left. */
export const BATCH = 100

/** Runs the query that finds due items. */
type Finder = { readonly database: Pick<Database, 'query'> }

/**
 * Handles due items one after the other, and returns how many were handled. The query gets the ids already tried as $1.
 * A failure doesn't stop the others: all failures are thrown together at the end, the first with its item, and their items are due again next time.
 * Once this process has closed its connections, nothing more is tried, and what is thrown says how much is left.
 * `act` rejects with undefined if there was nothing left to do for an item. About `most` items are tried; the others are due again next time.
 */
export async function forEachDue(
  finder: Finder,
  text: string,
  parameters: readonly unknown[],
  act: (id: string) => Promise<boolean>,
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  const one = async ([id]: readonly string[]) => (id !== undefined && (await act(id)) ? 1 : 0)
  return forGroupsDue(finder, text, parameters, 1, one, most)
}

/**
 * The same for items that are handled together, that many at a time: `act` returns how many it has handled. If it fails for several, it
 * is tried with each of them alone, so that none keeps the others from being handled.
 */
export async function forGroupsDue(
  { database }: Finder,
  text: string,
  parameters: readonly unknown[],
  together: number,
  act: (ids: readonly string[]) => Promise<number>,
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  const seen: string[] = []
  const failures: Failure[] = []
  let done = 0
  const attempt = async (ids: readonly string[]): Promise<void> => {
    try {
      done += await act(ids)
    } catch (error) {
      if (isClosed(error)) throw error
      if (ids.length > 1) for (const id of ids) await attempt([id])
      else if (error !== undefined) failures.push({ of: ids[0], error })
    }
  }
  for (;;) {
    const rows = await database.query<{ id: string }>(text, [seen, ...parameters])
    for (let from = 0; from < rows.length; from += together) {
      const ids = rows.slice(from, from + together).map(({ id }) => id)
      seen.push(...ids)
      const left = `${rows.length - from}${rows.length < BATCH ? '' : ' or more'}`
      await attempt(ids).catch((cause) => {
        throw new Error(`${done} done, ${left} left: ${cause.message}`, { cause })
      })
    }
    if (rows.length < BATCH || seen.length >= most) break
  }
  throwTogether(failures, seen.length)
  return done
}

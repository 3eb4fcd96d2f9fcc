import type { Database } from '../database/connection.ts'

/** The limit that each query for due items must use: a shorter result means that nothing is left. */
export const BATCH = 100

/**
 * Handles due items one after the other, and returns how many were handled. The query gets the ids already tried as $1.
 * A failure doesn't stop the others: all failures are thrown together at the end, and their items are due again next time.
 * `act` rejects with undefined if there was nothing left to do for an item.
 */
export async function forEachDue(
  { database }: { readonly database: Pick<Database, 'query'> },
  text: string,
  parameters: readonly unknown[],
  act: (id: string) => Promise<boolean>,
): Promise<number> {
  const seen: string[] = []
  const failures: unknown[] = []
  let done = 0
  for (;;) {
    const rows = await database.query<{ id: string }>(text, [seen, ...parameters])
    for (const { id } of rows) {
      seen.push(id)
      await act(id).then(
        (did) => {
          if (did) done += 1
        },
        (error) => error !== undefined && failures.push(error),
      )
    }
    if (rows.length < BATCH) break
  }
  if (failures.length > 0)
    throw new AggregateError(
      failures,
      `${failures.length} of ${seen.length} failed, first: ${failures[0]}`,
    )
  return done
}

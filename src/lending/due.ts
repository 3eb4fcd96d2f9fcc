import type { Platform } from './platform.ts'

/** How many are looked for at once: a query of what is due finds at most so many. */
export const BATCH = 100

/**
 * Does what is due, one after the other, and returns how often something was done. The query takes the ids that were tried
 * already as $1. What fails is left for the next time, and reported when all else is done; a rejection with undefined says
 * that there was nothing to do any more.
 */
export async function forEachDue(
  { database }: Platform,
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

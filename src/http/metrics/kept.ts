/** What reads many rows is read at most this often. */
const FRESH_MS = 600_000

/** Reads again only after ten minutes; a failure is not kept. */
export function kept<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let known: { readonly value: Promise<Value>; readonly at: number } | undefined
  return () => {
    if (known === undefined || performance.now() - known.at > FRESH_MS)
      known = {
        value: read().catch((error) => {
          known = undefined
          throw error
        }),
        at: performance.now(),
      }
    return known.value
  }
}

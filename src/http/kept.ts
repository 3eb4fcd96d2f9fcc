/** What reads many rows, kept for some time, however many ask; a failure is not kept. */
export function kept<Value>(read: () => Promise<Value>, freshMs: number): () => Promise<Value> {
  let known: { readonly value: Promise<Value>; readonly at: number } | undefined
  return () => {
    if (known === undefined || performance.now() - known.at > freshMs)
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

/** How long a failure is kept: anybody may ask for the page, as often as they like. */
const RETRY_MS = 10_000

/** Reads what another server says, on first use, and keeps it; after a failure, which `failed` hears of, it tries again at most every ten seconds. */
export function discovered<Found>(
  read: () => Promise<Found>,
  failed: (reason: string) => void,
): () => Promise<Found | undefined> {
  let known: Promise<Found | undefined> | undefined
  let failedAt = Number.NEGATIVE_INFINITY
  return async () => {
    if (known === undefined && performance.now() - failedAt < RETRY_MS) return undefined
    known ??= read().catch((error: unknown) => {
      known = undefined
      failedAt = performance.now()
      failed(String(error))
      return undefined
    })
    return known
  }
}

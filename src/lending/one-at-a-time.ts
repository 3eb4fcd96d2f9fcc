import { loggedReason } from '../database/connections/reasons.ts'

/**
 * Returns a function that has something done in the background: never twice at once, and once more if it is called meanwhile. `failed` is
 * called with the reason if it throws.
 */
export function oneAtATime(
  act: () => Promise<unknown>,
  failed: (reason: string) => void,
): () => void {
  let [running, again] = [false, false]
  const run = async () => {
    running = true
    do {
      again = false
      await act().catch((error) => failed(loggedReason(error)))
    } while (again)
    running = false
  }
  return () => {
    again = true
    if (!running) void run()
  }
}

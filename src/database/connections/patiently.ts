import { isUnconnected } from './faults.ts'

/** How many times in all a statement of a job is sent while it gets no connection, and one without which a gateway can't start. */
const ATTEMPTS = 3
export const STARTING_ATTEMPTS = 5

/**
 * Sends a statement, and again if it got no connection in time. Requests must not wait longer than that, but jobs can: as a gateway starts,
 * on a slow machine, it may be too busy to open a dozen connections within a second.
 */
export async function patiently<T>(send: () => Promise<T>, attempts = ATTEMPTS): Promise<T> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await send()
    } catch (error) {
      if (attempt === attempts || !isUnconnected(error)) throw error
    }
}

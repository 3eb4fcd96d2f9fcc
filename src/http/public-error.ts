import type { Told } from '../languages/told-error.ts'

/** What clients may see of an error: nothing internal. */
export interface PublicError {
  readonly status: number
  readonly code: string
  readonly message: string
  /** What the message is made from; absent for one that is in English alone. */
  readonly told?: Told | undefined
  /** Seconds after which to retry. */
  readonly retryAfter?: number | undefined
}

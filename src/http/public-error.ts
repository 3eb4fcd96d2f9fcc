/** What clients may see of an error: nothing internal. */
export interface PublicError {
  readonly status: number
  readonly code: string
  readonly message: string
  /** Seconds after which to retry. */
  readonly retryAfter?: number | undefined
}

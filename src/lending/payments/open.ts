import type { Platform } from '../platform.ts'

/** How many payments of a provider are in a state, and the age in seconds of the oldest. */
export interface OpenPayments {
  readonly provider: string
  readonly direction: string
  readonly state: string
  readonly count: number
  readonly ageSeconds: number
}

const text = `select provider, direction, state, count(*)::int as count,
    extract(epoch from gateway_now() - min(created_at))::float8 as "ageSeconds"
  from payment where is_open_payment(state) and not ($1 and is_unsent(payment)) group by 1, 2, 3`

/**
 * Counts the payments that are neither settled nor over. Where a case can hold money, what has not been sent is left out, whether or not it waits for
 * a case: otherwise its age would give the case away.
 */
export function openPayments({
  database,
  limits,
}: Pick<Platform, 'database' | 'limits'>): Promise<OpenPayments[]> {
  return database.query<OpenPayments>(text, [limits.screening !== null])
}

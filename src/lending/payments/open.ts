import type { Database } from '../../database/connection.ts'

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
  from payment where state in ('pending', 'requested', 'approved', 'sent', 'unknown') group by 1, 2, 3`

/** Counts the payments that are neither settled nor over. */
export function openPayments({ query }: Pick<Database, 'query'>): Promise<OpenPayments[]> {
  return query<OpenPayments>(text)
}

import { oneRow } from '../../database/change.ts'
import type { Database } from '../../database/connection.ts'

/** How paying out fully funded loans is going. */
export interface PayoutFigures {
  /** How many loans are not paid out yet, though none of their lenders can leave any more. */
  readonly due: number
  /** How many seconds the oldest of them has waited. */
  readonly oldestSeconds: number
  /** How many expired within the last 24 hours because they could not be paid out. */
  readonly expired: number
}

const text = `select count(*)::int as due, coalesce(extract(epoch from gateway_now() - min(reflection_ends_at)), 0)::float8 as "oldestSeconds",
    (select count(*)::int from loan_event where id >= first_id_at(clock_timestamp() - interval '1 day')
      and from_status = 'funded' and to_status = 'expired') as expired
  from loan where status = 'funded' and not is_reflecting(reflection_ends_at)`

/** Counts the loans that wait to be paid out, and those that expired while they waited. */
export function payoutFigures({ query }: Pick<Database, 'query'>): Promise<PayoutFigures> {
  return oneRow(query<PayoutFigures>(text))
}

import { oneRow } from '../../database/change.ts'
import type { Database } from '../../database/connection.ts'

/** How sending letters goes, for operators. */
export interface LetterFigures {
  /** How many letters could be sent now. */
  readonly due: number
  /** For how many seconds the first of them has been due. */
  readonly oldestSeconds: number
  /** How many letters of the last 24 hours mail servers have accepted. */
  readonly sent: number
  /** How many letters of the last 24 hours were given up. */
  readonly failed: number
  /** How many letters of the last 24 hours came back. */
  readonly bounced: number
}

// Ids begin with the time in milliseconds at which they were made, so the primary key leads to the newest letters.
const text = `with due as (select due_at from letter where state in ('new', 'waiting') and due_at <= gateway_now()),
    recent as (select state from letter where created_at > gateway_now() - interval '1 day'
      and id > rpad(lpad(to_hex(floor(extract(epoch from gateway_now() - interval '25 hours') * 1000)::bigint), 12, '0'), 32, '0')::uuid)
  select (select count(*) from due)::int as due,
    (select coalesce(extract(epoch from gateway_now() - min(due_at)), 0) from due)::float8 as "oldestSeconds",
    count(*) filter (where state = 'sent')::int as sent, count(*) filter (where state = 'failed')::int as failed, count(*) filter (where state = 'bounced')::int as bounced from recent`

/** Counts the letters that wait although they could be sent, and those of the last day that did not arrive. */
export function letterFigures({ query }: Pick<Database, 'query'>): Promise<LetterFigures> {
  return oneRow(query<LetterFigures>(text))
}

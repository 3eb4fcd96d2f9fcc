import { oneRow } from '../../database/change.ts'
import type { Database } from '../../database/connection.ts'

/** How the work on cases is going; no figure says whom they are about. */
export interface CaseFigures {
  /** How many cases are not closed. */
  readonly open: number
  /** The age in seconds of the oldest of them. */
  readonly oldestSeconds: number
  /** How many of them have passed their deadline. */
  readonly overdue: number
}

const text = `select count(*)::int as open, count(*) filter (where due_at < gateway_now())::int as overdue,
    coalesce(extract(epoch from gateway_now() - min(created_at)), 0)::float8 as "oldestSeconds"
  from member_case where state <> 'closed'`

/** Counts the cases that are not closed. */
export function caseFigures({ query }: Pick<Database, 'query'>): Promise<CaseFigures> {
  return oneRow(query<CaseFigures>(text))
}

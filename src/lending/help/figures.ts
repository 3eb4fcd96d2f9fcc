import { oneRow } from '../../database/change.ts'
import type { Database } from '../../database/connection.ts'

/** How the answering of members' requests for help is going; no figure says who asked, or what. */
export interface HelpFigures {
  /** How many requests wait for an answer. */
  readonly open: number
  /** How long the oldest of them has waited, in seconds: since it was asked, or replied to. */
  readonly oldestSeconds: number
}

const text = `select count(*)::int as open,
    coalesce(extract(epoch from gateway_now() - min(coalesce(replied_at, created_at))), 0)::float8 as "oldestSeconds"
  from help_request where state = 'open'`

/** Counts the requests that wait for an answer. */
export function helpFigures({ query }: Pick<Database, 'query'>): Promise<HelpFigures> {
  return oneRow(query<HelpFigures>(text))
}

import type { Database } from '../../database/connection.ts'
import { idOrNone } from '../../database/ids.ts'
import { HelpRequest, type HelpState } from '../../entities/member/help-request.ts'
import type { Condition, Listing } from '../../reads/page.ts'
import { columnsOf } from '../../reads/rows.ts'

/** Which requests to list; all conditions must hold. */
interface HelpFilter {
  readonly state?: readonly HelpState[] | null | undefined
  readonly memberId?: string | null | undefined
}

/** Lists requests for help, newest first. */
export function helpRequestsIn(database: Database, { state, memberId }: HelpFilter): Listing {
  const whose: readonly Condition[] = memberId ? [['user_id = ?', idOrNone(memberId)]] : [['true']]
  const states = state && [...new Set(state)].map((one): Condition => ['state = ?', one])
  const parts = states ? states.map((one) => [...whose, one]) : [whose]
  return {
    columns: columnsOf(database, HelpRequest),
    from: 'help_request',
    parts: parts.length > 0 ? parts : [[['false']]],
    filters: [],
    key: ['created_at', 'id'],
    descending: true,
  }
}

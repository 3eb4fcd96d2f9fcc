import type { Database } from '../../database/connection.ts'
import { idOrNone } from '../../database/ids.ts'
import { HelpRequest, type HelpState } from '../../entities/member/help-request.ts'
import { type Condition, type Listing, partsBy } from '../../reads/page.ts'
import { recordsOf } from '../../reads/rows.ts'

/** Which requests to list; all conditions must hold. */
interface HelpFilter {
  readonly state?: readonly HelpState[] | null | undefined
  readonly memberId?: string | null | undefined
}

/** Lists requests for help, newest first. */
export function helpRequestsIn(database: Database, { state, memberId }: HelpFilter): Listing {
  const whose: readonly Condition[] = memberId ? [['user_id = ?', idOrNone(memberId)]] : [['true']]
  return {
    ...recordsOf(database, HelpRequest),
    parts: partsBy(state, whose, (one) => [['state = ?', one]]),
    key: ['created_at', 'id'],
    descending: true,
  }
}

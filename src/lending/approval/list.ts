import type { Database } from '../../database/connection.ts'
import { ApprovalRequest, type ApprovalStatus } from '../../entities/approval-request.ts'
import type { Condition, Listing } from '../../reads/page.ts'
import { columnsOf } from '../../reads/rows.ts'

const nothing: readonly Condition[] = [['false']]

/** The requests in these states, or those that wait if none is named: oldest first. */
export function requestsIn(
  database: Database,
  status: readonly ApprovalStatus[] | null | undefined,
): Listing {
  const parts = [...new Set(status ?? ['pending'])].map((one): Condition[] => [['status = ?', one]])
  return {
    columns: columnsOf(database, ApprovalRequest),
    from: 'approval_request',
    parts: parts.length > 0 ? parts : [nothing],
    filters: [],
    key: ['asked_at', 'id'],
    descending: false,
  }
}

/** The position of a request in the list. */
export function askedAt({ askedAt: time, id }: ApprovalRequest): readonly string[] {
  return [time.toISOString(), id]
}

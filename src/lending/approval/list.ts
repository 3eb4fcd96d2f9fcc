import type { Database } from '../../database/connection.ts'
import { idOrNone } from '../../database/ids.ts'
import { ApprovalRequest, type ApprovalStatus } from '../../entities/operator/approval-request.ts'
import { type Listing, partsBy } from '../../reads/page.ts'
import { recordsOf } from '../../reads/rows.ts'

/** Which requests to list; all conditions must hold. */
interface RequestFilter {
  readonly status?: readonly ApprovalStatus[] | null | undefined
  readonly memberId?: string | null | undefined
  readonly target?: string | null | undefined
}

/** Lists the requests in the given states, oldest first; pending ones if no state is given. */
export function requestsIn(
  database: Database,
  { status, memberId, target }: RequestFilter,
): Listing {
  return {
    ...recordsOf(database, ApprovalRequest),
    parts: partsBy(status ?? ['pending'], [], (one) => [['status = ?', one]]),
    filters: [
      ['member_id = ?', memberId && idOrNone(memberId)],
      ['target_id = ?', target && idOrNone(target)],
    ],
    key: ['asked_at', 'id'],
    descending: false,
  }
}

type TargetKind = 'transaction' | 'member' | 'bank line' | 'charge' | 'repayment' | 'plan change'

/** The kind of record that each act is about; all acts that are not listed are about loans. */
const kinds: Readonly<Record<string, TargetKind>> = {
  reverseTransaction: 'transaction',
  redactAuditTrail: 'member',
  assignBankLine: 'bank line',
  waiveCharge: 'charge',
  undoRepayment: 'repayment',
  undoPlanChange: 'plan change',
}

/** The kind of record that a request is about. */
export function targetKind(act: string): TargetKind | 'loan' {
  return kinds[act] ?? 'loan'
}
